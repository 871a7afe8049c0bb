import type { MapWay } from '../../ink/map/story-graph';
import { textOfFile, type StoryProgram } from '../../ink/story/story-program';
import type { WrittenWay } from './change-way';
import {
  choiceOf,
  choicesIn,
  labelled,
  type ChoiceLine,
  type WrittenCondition,
} from './choice-lines';
import { conditionInk, readCondition, type Condition } from './condition';
import type { EditPlan, TextEdit } from './text-edit';
import { declaration } from './variables';

type ChoiceWay = Pick<WrittenWay, 'file' | 'line'>;

/** What must be so, where a choice that players have taken is meant by its line. */
export type AskedCondition = Condition | { kind: 'chosen'; at: ChoiceWay; is: boolean };

/** The conditions of the choice that a way follows, each with what it means in words. */
export function conditionsOf(program: StoryProgram, way: ChoiceWay) {
  return (choiceOf(program, way)?.conditions ?? []).map((written) => ({
    written,
    condition: readCondition(program, written),
  }));
}

/** Offers choices only if something is so. */
export function onlyIf(
  program: StoryProgram,
  ways: readonly ChoiceWay[],
  asked: AskedCondition,
): EditPlan {
  const choices = ways.map((way) => choiceOf(program, way));
  const known = choices.filter((choice) => choice !== null);
  if (ways.length === 0) return { problem: 'no-choice' };
  if (known.length < choices.length) return { problem: 'changed' };
  return withCondition(program, asked, (ink) =>
    [...new Map(known.map((choice) => [`${choice.file} ${choice.at}`, choice])).values()]
      .filter(({ conditions }) => !conditions.some(({ inner }) => inner === ink))
      .map((choice) => ({ ...placeFor(choice), insert: `{${ink}} ` })),
  );
}

/** Writes another condition in place of one. */
export function changeCondition(
  program: StoryProgram,
  { file, from, to, source }: WrittenCondition,
  asked: AskedCondition,
): EditPlan {
  if (textOfFile(program, file).slice(from, to) !== source) return { problem: 'changed' };
  const end = from + source.trimEnd().length;
  return withCondition(program, asked, (ink) => [{ file, from, to: end, insert: `{${ink}}` }]);
}

/** Takes a condition out. */
export function removeCondition({ file, from, to }: WrittenCondition): EditPlan {
  return { edits: [{ file, from, to, insert: '' }] };
}

/** The ways that lead to a place and follow a choice, and how many follow none: these lead there in any case. */
export function waysTo(ways: readonly MapWay[], id: string): { guarded: MapWay[]; others: number } {
  const there = ways.filter(
    ({ to, goesOn }) => to.kind === 'place' && to.id === id && goesOn !== true,
  );
  const guarded = there.filter(({ choice }) => choice !== null && choice !== '');
  return { guarded, others: there.length - guarded.length };
}

function placeFor({ file, conditionAt }: ChoiceLine) {
  return { file, from: conditionAt, to: conditionAt };
}

function withCondition(
  program: StoryProgram,
  asked: AskedCondition,
  write: (ink: string) => TextEdit[],
): EditPlan {
  if (asked.kind === 'chosen') {
    const { file, line } = asked.at;
    const choice = choicesIn(program).find((one) => one.file === file && one.at === line - 1);
    if (choice === undefined) return { problem: 'changed' };
    const { path, edits } = labelled(program, choice);
    const ink = asked.is ? path : `not ${path}`;
    return { edits: [...edits, ...write(ink)] };
  }
  const declared =
    asked.kind === 'flag' || asked.kind === 'number' ? declaration(program, asked) : { edits: [] };
  if ('problem' in declared) return declared;
  return { edits: [...declared.edits, ...write(conditionInk(asked))] };
}
