import { slipWords } from '../../config/messages/slips';
import type { StoryProgram } from '../story/story-program';
import { findSlips, type KnownFiles, type PlacedSlip } from './find-slips';
import type { SlipNote } from './slip-note';
import { SLIP_PAGES } from './slip-pages';

/** What is shown of a long line. */
const SHOWN = 60;

/** The slips of a story, in words; of files that did not change, those that are `known`. */
export function slipNotes(program: StoryProgram, known?: KnownFiles): SlipNote[] {
  return findSlips(program, known).map(noteOf);
}

function noteOf({ kind, file, line, was, is, isQuiet, ...slip }: PlacedSlip): SlipNote {
  const { written, mended, isMovedDown = false } = slip;
  const { text, hint } = slipWords.kinds[kind];
  const own = isQuiet ? ` ${slipWords.own}` : isMovedDown ? ` ${slipWords.movedDown}` : '';
  return {
    kind,
    file,
    line,
    text: text(shortened(written)),
    hint: hint(shortened(mended)) + own,
    mend: is === null ? null : { was, is },
    why: SLIP_PAGES[kind],
    isQuiet,
  };
}

function shortened(text: string): string {
  // A brace alone tells nothing.
  const [first = ''] = text.trim().replace(/^\{\n/, '{ ').split('\n');
  return first.length > SHOWN ? `${first.slice(0, SHOWN - 1).trimEnd()}…` : first;
}
