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
import { knownNames, namesOfAll, type KnownNames } from './known-names';
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

/** What was found in a file, which is found again while neither it nor what it was found by changes. */
interface KnownFile {
  text: string;
  names: KnownNames;
  slips: PlacedSlip[];
  /** The names that it was found by, as JSON; null if lines of other files had a part in it. */
  by: string | null;
}

/** What is known of a story’s files, by their names, from a text before. */
export type KnownFiles = Map<string | null, KnownFile>;

/**
 * Finds the slips of all files of a story, at most one in each line. What is `known` of files that did not change is not
 * looked for again.
 */
export function findSlips(
  { source, files }: StoryProgram,
  known: KnownFiles = new Map(),
): PlacedSlip[] {
  const texts = [[null, source] as const, ...Object.entries(files)].filter(
    ([, text]) => text.length <= LONGEST_FILE,
  );
  const before = new Map(known);
  const read = new Map<string | null, InkLine[]>();
  const linesOf = (file: string | null, text: string): InkLine[] => {
    const lines = read.get(file) ?? readInkLines(text);
    read.set(file, lines);
    return lines;
  };
  const namesIn = texts.map(([file, text]) => {
    const same = before.get(file);
    return same?.text === text ? same.names : knownNames(linesOf(file, text));
  });
  const names = namesOfAll(namesIn);
  const others = Object.keys(files);
  const listed = (some: Iterable<unknown>): unknown[] => [...some];
  const now = JSON.stringify([others, ...Object.values(names).map(listed)]);
  known.clear();
  return texts.flatMap(([file, text], index) => {
    const same = before.get(file);
    const isSame = same?.text === text && same.by === now;
    let by: string | null = now;
    const story = (): InkLine[][] => {
      by = null;
      return texts.map(([name, other]) => linesOf(name, other));
    };
    const found = isSame
      ? same.slips
      : slipsIn(file, linesOf(file, text), { names, files: others, isMain: file === null, story });
    known.set(file, { text, names: namesIn[index] ?? names, slips: found, by });
    return found;
  });
}

function slipsIn(
  file: string | null,
  lines: InkLine[],
  around: Omit<Around, 'lines' | 'index'>,
): PlacedSlip[] {
  return lines.flatMap((line, index): PlacedSlip[] => {
    const slip = slipIn(line, { ...around, lines, index });
    if (slip === null) return [];
    const of = lines.slice(index, index + (slip.count ?? 1));
    const was = of.map(({ text }) => text).join('\n');
    return [{ ...slip, file, line: index + 1, was }];
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
