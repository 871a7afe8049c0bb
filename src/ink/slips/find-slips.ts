import { nameFault } from '../reading/name-rules';
import { readPieces } from '../reading/read-pieces';
import type { StoryProgram } from '../story/story-program';
import { belowItsText } from './below-its-text';
import { findInsert, findModifier, findVarsSection } from './chapbook-slips';
import {
  findBranch,
  findChoiceCondition,
  findCondition,
  findConditionShape,
  findMissingColon,
  findPrintedName,
} from './condition-slips';
import { findDeclaringWord } from './declaring-words';
import { findGoto, findJoined, findKnotName, findStart, findTarget } from './divert-slips';
import { findHiddenSign } from './hidden-signs';
import { readInkLines, type InkLine } from './ink-line';
import {
  findAssignment,
  findChange,
  findDeclaration,
  findFunctionName,
  findKeyword,
  findList,
} from './logic-slips';
import {
  findArrow,
  findControl,
  findCurlyQuotes,
  findListMark,
  findOddSpace,
  findWideSigns,
} from './look-alikes';
import {
  findFootnote,
  findFrontMatter,
  findLongComment,
  findTable,
  findTask,
} from './markdown-slips';
import { findCode, findEmphasis, findMarkdown, findPath, findPicture } from './markup-slips';
import { findForeignCommand, findForeignLine, findNeedless } from './other-tools';
import {
  findAddress,
  findBar,
  findComment,
  findDialogueDash,
  findNumberSign,
  findSceneBreak,
  findSignAtStart,
} from './plain-text-slips';
import type { Around, Recogniser, Slip } from './slip';
import { knownNames } from './known-names';
import { findTwineCommand } from './twine-commands';
import {
  findForeignIf,
  findForeignValue,
  findHook,
  findHookLine,
  findInlineSet,
  findLink,
} from './twine-slips';

/** The most certain first: one slip is reported per line. */
const RECOGNISERS: readonly Recogniser[] = [
  findHiddenSign,
  findOddSpace,
  findWideSigns,
  findFrontMatter,
  findVarsSection,
  findTable,
  findTask,
  findForeignLine,
  findNeedless,
  findForeignCommand,
  findForeignIf,
  findHook,
  findHookLine,
  findInsert,
  findModifier,
  findInlineSet,
  findLink,
  findForeignValue,
  findAssignment,
  findPrintedName,
  findTwineCommand,
  findArrow,
  findSceneBreak,
  findMarkdown,
  findFootnote,
  findLongComment,
  findComment,
  findAddress,
  findCurlyQuotes,
  findDeclaration,
  findDeclaringWord,
  findChange,
  findKeyword,
  findList,
  findPath,
  findKnotName,
  findChoiceCondition,
  findConditionShape,
  findBranch,
  findCondition,
  findMissingColon,
  findFunctionName,
  findTarget,
  findGoto,
  findPicture,
  findEmphasis,
  findNumberSign,
  findCode,
  findBar,
  findListMark,
  findSignAtStart,
  findDialogueDash,
  findJoined,
  findStart,
];

/** Longer files are not read, since the writer waits; in UTF-16 units. */
const LONGEST_FILE = 300_000;
/** Longer lines are not checked. */
const LONGEST_LINE = 2000;

/** A slip, and the line that it is in; null is the main file. */
export interface PlacedSlip extends Slip {
  file: string | null;
  /** From 1. */
  line: number;
  was: string;
}

/** Finds the slips of all files of a story, at most one in each line. */
export function findSlips({ source, files }: StoryProgram): PlacedSlip[] {
  const texts = [[null, source] as const, ...Object.entries(files)].filter(
    ([, text]) => text.length <= LONGEST_FILE,
  );
  const read = texts.map(([file, text]) => ({ file, lines: readInkLines(text) }));
  const names = knownNames(read.map(({ lines }) => lines));
  const around = { names, files: Object.keys(files), story: read.map(({ lines }) => lines) };
  return read.flatMap(({ file, lines }) => {
    const isMain = file === null;
    return lines.flatMap((line, index): PlacedSlip[] => {
      const slip = slipIn(line, { ...around, isMain, lines, index });
      if (slip === null) return [];
      const of = lines.slice(index, index + (slip.count ?? 1));
      const was = of.map(({ text }) => text).join('\n');
      return [{ ...slip, file, line: index + 1, was }];
    });
  });
}

function slipIn(line: InkLine, around: Around): Slip | null {
  // No file should have one, wherever it is.
  const control = findControl(line, around);
  if (control !== null) return control;
  if (line.kind === 'note' || line.text.length > LONGEST_LINE) return null;
  for (const recognise of isComment(line) ? [findLongComment] : RECOGNISERS) {
    const slip = recognise(line, around);
    if (slip !== null && slip.is !== line.text)
      return withRightNames(belowItsText(slip, line, around));
  }
  return null;
}

/** The slip without its line where that has a name in letters that ink takes in no name. */
function withRightNames(slip: Slip): Slip {
  const written = readPieces(slip.is ?? '').flatMap(({ names }) => names);
  const isRefused = written.some(({ path }) =>
    path.split('.').some((name) => nameFault(name) === 'letters'),
  );
  return isRefused ? { ...slip, is: null } : slip;
}

/** Whether a line is a comment, or belongs to one. */
function isComment({ parts, kind }: InkLine): boolean {
  return (
    kind === 'comment' ||
    parts.every(({ types, text }) => types.includes('comment') || text.trim() === '')
  );
}
