import type { StoryProgram } from '../../story/story-program';
import { lossKind, type LossKind } from './loss-kinds';
import { COMMENT, isMark, MARK } from './loss-mark';

/** A comment that stands for what a conversion left out. */
export interface MarkedLoss {
  /** Null for the main file. */
  file: string | null;
  /** Its first and last line, from 1. */
  line: number;
  last: number;
  /** As the other tool writes it. */
  code: string;
  kind: LossKind;
}

/** What conversions left out, as long as its comments stand in the text. */
export function markedLosses({ source, files }: StoryProgram): MarkedLoss[] {
  return [
    ...lossesIn(null, source),
    ...Object.entries(files).flatMap(([file, text]) => lossesIn(file, text)),
  ];
}

function lossesIn(file: string | null, text: string): MarkedLoss[] {
  if (!text.includes(MARK)) return [];
  const lines = text.split('\n');
  return lines.flatMap((line, at): MarkedLoss[] => {
    if (!isMark(line)) return [];
    let last = at + 1;
    while (COMMENT.test(lines[last] ?? '') && !isMark(lines[last] ?? '')) last += 1;
    const said = lines.slice(at, last).map((one) => one.replace(COMMENT, ''));
    const code = said.join('\n').slice(MARK.length).trim();
    return [{ file, line: at + 1, last, code, kind: lossKind(code) }];
  });
}
