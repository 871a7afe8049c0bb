import { isMap, isSeq, type Node, type YAMLMap } from 'yaml';
import type { Problem } from '../../base/problems/problem';
import { didYouMean } from '../../base/text/nearest-name';
import { listWords } from '../../base/text/words';
import type { Exercise, ExerciseCheck, PlacedExercise, Step } from '../../docs/exercises/exercise';
import type { FieldReader } from '../../docs/reference/field-reader';
import { readYaml } from '../../docs/reference/read-yaml';
import type { Shapes } from '../claims/claim-shapes';
import { readShapedFields } from '../claims/read-shape';
import { checkKinds } from './check-kinds';

const exerciseShapes: Shapes = {
  id: 'text',
  title: 'text',
  level: 'count',
  task: 'text',
  start: 'text',
  hints: 'texts',
  solution: 'text',
  why: 'text',
  checks: 'list',
};

const fieldShapes: Shapes = {
  after: 'list',
  is: 'text',
  on: 'text',
  with: 'text',
  without: 'text',
  times: 'count',
  most: 'count',
  say: 'text',
};

const checkShapes: Shapes = {
  ...Object.fromEntries(Object.entries(checkKinds).map(([kind, { shape }]) => [kind, shape])),
  ...fieldShapes,
};

const OPTIONAL = Object.keys(fieldShapes).filter((key) => key !== 'after' && key !== 'say');

const ID = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const SENTENCE = /[.!?]["”’)*`]*$/;

/** Parses a file of exercises and the page they are on; whatever cannot be read is left out and reported. */
export function parseExercises(
  source: string,
  file: string,
): { exercises: PlacedExercise[]; problems: Problem[] } {
  const { root, reader } = readYaml(source, file);
  const { problems } = reader;
  if (root === null) return { exercises: [], problems };
  const page = isMap(root) ? root.get('page') : null;
  const list = isMap(root) ? root.get('exercises') : null;
  if (typeof page !== 'string' || !isSeq(list)) {
    reader.report(
      root,
      'This does not say which exercises are on which page.',
      'Begin with “page: …”, the id of the page, then “exercises:” and for each “- id: …”.',
    );
    return { exercises: [], problems };
  }
  const exercises = list.items.flatMap((item): PlacedExercise[] => {
    if (!isMap(item)) {
      reader.report(item, 'This is not an exercise.', 'Begin it with “- id: …”.');
      return [];
    }
    const exercise = readExercise(item, page, reader);
    if (exercise === null) return [];
    const solutionLine = reader.lineOf(keyOf(item, 'solution'));
    return [{ exercise, file, line: reader.lineOf(item), solutionLine }];
  });
  return { exercises, problems };
}

function readExercise(node: YAMLMap, page: string, reader: FieldReader): Exercise | null {
  const before = reader.problems.length;
  const fields = readShapedFields(node, exerciseShapes, 'An exercise', reader);
  if (fields === null) return null;
  for (const key of Object.keys(exerciseShapes)) {
    if (key in fields || key === 'why') continue;
    reader.report(node, `The exercise has no “${key}”.`, `Add “${key}: …” to it.`);
  }
  // The shapes guarantee these types.
  const { id = '', level, ...texts } = fields as unknown as Partial<Exercise>;
  if (id !== '' && !ID.test(id))
    reader.report(
      keyOf(node, 'id'),
      `“${id}” cannot be an id.`,
      'Use small letters, digits and hyphens, as in “dining-car”.',
    );
  if (level !== undefined && ![1, 2, 3].includes(level))
    reader.report(keyOf(node, 'level'), `There is no level ${String(level)}.`, 'Write 1, 2 or 3.');
  for (const key of ['task', 'hints', 'why']) {
    if (JSON.stringify(fields[key] ?? '').includes(']('))
      reader.report(
        keyOf(node, key),
        `“${key}” has a link.`,
        'Say it without: the exercise is on the page that explains it.',
      );
  }
  const checks = node.get('checks', true) as Node | undefined;
  const read = (isSeq(checks) ? checks.items : []).map((item) => readCheck(item as Node, reader));
  if (isSeq(checks) && read.length === 0)
    reader.report(checks, 'The exercise checks nothing.', 'Write at least one “- shows: …”.');
  if (reader.problems.length > before) return null;
  return { ...texts, id, level, page, checks: read } as Exercise;
}

function readCheck(node: Node, reader: FieldReader): ExerciseCheck | null {
  if (!isMap(node)) {
    reader.report(node, 'This is not a check.', 'Write “- shows: …” or another kind.');
    return null;
  }
  const fields = readShapedFields(node, checkShapes, 'A check', reader);
  if (fields === null) return null;
  const kinds = Object.keys(fields).filter((key) => key in checkKinds);
  const [kind = ''] = kinds;
  const rule = checkKinds[kind];
  if (rule === undefined || kinds.length > 1) {
    reader.report(
      node,
      rule === undefined
        ? 'The check says nothing to check.'
        : `The check has ${kinds.length} kinds.`,
      `Write one of: ${Object.keys(checkKinds).join(', ')}.`,
    );
    return null;
  }
  const value = fields[kind] as ExerciseCheck['value'];
  if (rule.values !== undefined && !rule.values.includes(String(value)))
    reader.report(
      keyOf(node, kind),
      `“${kind}” does not know “${String(value)}”.`,
      `${didYouMean(String(value), rule.values)}Write ${listWords(rule.values, 'or')}.`,
    );
  for (const key of Object.keys(fields)) {
    if (key === kind || key === 'say' || rule.fields.includes(key)) continue;
    reader.report(keyOf(node, key), `“${kind}” has no “${key}”.`, fieldHint(rule.fields));
  }
  const say = typeof fields.say === 'string' ? fields.say.trim() : '';
  if (!SENTENCE.test(say))
    reader.report(
      keyOf(node, 'say') ?? node,
      say === '' ? 'The check has no “say”.' : 'What the check says is not a sentence.',
      'Write what helps somebody whose text fails it, ending with a full stop or a question mark.',
    );
  const steps = readSteps(node, fields.after, reader);
  return { kind, value, ...optional(fields), ...(steps && { after: steps }), say };
}

function optional(fields: Record<string, unknown>): Partial<ExerciseCheck> {
  return Object.fromEntries(Object.entries(fields).filter(([key]) => OPTIONAL.includes(key)));
}

function readSteps(node: YAMLMap, after: unknown, reader: FieldReader): Step[] | null {
  if (!Array.isArray(after)) return null;
  const isStep = (step: unknown) =>
    typeof step === 'string' || (Number.isInteger(step) && Number(step) > 0);
  if (!after.every(isStep))
    reader.report(
      keyOf(node, 'after'),
      'A step is neither the number of a choice nor words of it.',
      'Write numbers from 1, or texts, as in “after: [1, Knock]”.',
    );
  return after as Step[];
}

function fieldHint(fields: readonly string[]): string {
  return fields.length === 0 ? 'Leave it out.' : `It can have ${listWords(fields, 'and')}.`;
}

function keyOf(node: YAMLMap, key: string): Node | null {
  return (node.items.find((item) => String(item.key) === key)?.key as Node | undefined) ?? null;
}
