import { courseMessages } from '../../config/messages/course';
import { formOf, PROSE } from '../course/line-forms';
import type { StepGap } from '../course/step-gap';

const words = courseMessages.gaps;

/** The longest line that is quoted whole, in characters. */
const MOST = 80;

/** Says in one sentence what a text still lacks of a step. */
export function explainGap(gap: StepGap): string {
  switch (gap.kind) {
    case 'unreached':
    case 'unfinished':
      return words[gap.kind](gap.line);
    case 'missing': {
      const wanted = shorten(gap.wanted);
      if (formOf(gap.wanted) === PROSE) return words.missingWords(wanted);
      if (gap.knot === '' || gap.wanted.startsWith('==')) return words.missing(wanted);
      return words.missingIn(wanted, gap.knot.replace(/^=+/, '=== '));
    }
    default:
      return words[gap.kind](gap.line, shorten(gap.wanted));
  }
}

function shorten(line: string): string {
  return line.length > MOST ? `${line.slice(0, line.lastIndexOf(' ', MOST))} …` : line;
}
