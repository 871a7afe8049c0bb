import { history, undo } from '@codemirror/commands';
import { EditorState } from '@codemirror/state';
import { randomInts } from '../../../testing/random';
import { firstSeed, times } from '../../../testing/thorough';
import { readStoryGraph } from '../../ink/map/read-story-graph';
import { textOfFile, type StoryProgram } from '../../ink/story/story-program';
import { addPlace } from './add-place';
import { addWay } from './add-way';
import { changeText, pointWay, removeWay } from './change-way';
import { choicesIn } from './choice-lines';
import { deletePlace, usesOfPlace } from './delete-place';
import { findPlace } from './find-place';
import { conditionsOf, onlyIf, removeCondition, type AskedCondition } from './only-if';
import { changeNote } from './place-note';
import { faultsOf, realPrograms } from './real-programs.fixture';
import { forget, remember, remembered } from './remember';
import { splitPlace } from './split-place';
import { applyEdits, type EditPlan, type TextEdit } from './text-edit';

const ACTS = 400 * times;
const WORDS = ['Go', 'Take [all] {for|while} #1', 'A -> b', 'x // y', '* {', 'Ünï', 'No.'];

const memories = [
  { name: 'has_it', kind: 'flag', is: true },
  { name: 'how_many', kind: 'number', sign: '+=', value: 3 },
] as const;

/** What can be asked for, of places that really are some. */
function conditions(program: StoryProgram, place: string): AskedCondition[] {
  return [
    { kind: 'flag', name: 'has_it', is: false },
    { kind: 'number', name: 'how_many', sign: '>=', value: 2 },
    ...(findPlace(program, place)?.header ? [{ kind: 'place', id: place, is: true } as const] : []),
    ...choicesIn(program).map(
      ({ file, at }) => ({ kind: 'chosen', at: { file, line: at + 1 }, is: true }) as const,
    ),
  ];
}

/** A random act; null if the story has nothing for it. */
function randomAct(
  program: StoryProgram,
  pick: <Item>(items: readonly Item[]) => Item | undefined,
) {
  const { places = [], ways = [] } = readStoryGraph(program) ?? {};
  const place = pick(places)?.id ?? '';
  const other = pick(places)?.id ?? '';
  const way = pick(ways);
  const words = pick(WORDS) ?? '';
  const acts: Record<string, () => EditPlan | null> = {
    place: () =>
      addPlace(
        program,
        `place_${places.length}`,
        pick([null, ...Object.keys(program.files)]) ?? null,
      ),
    way: () => addWay(program, place, other, words),
    end: () => addWay(program, place, 'END', words),
    text: () => (way === undefined ? null : changeText(program, way, words)),
    point: () => (way?.kind === 'divert' ? pointWay(program, way, other) : null),
    remove: () => (way === undefined ? null : removeWay(program, way)),
    note: () => changeNote(program, place, { note: words, colour: 'red' }),
    split: () => {
      const file = pick([null, ...Object.keys(program.files)]) ?? null;
      const positions = Array.from(textOfFile(program, file), (_, at) => at);
      return splitPlace(program, file, pick(positions) ?? 0, `part_${places.length}`);
    },
    remember: () => remember(program, { place }, pick(memories) ?? memories[0]),
    take: () => (way?.choice ? remember(program, { choice: way }, memories[1]) : null),
    forget: () => {
      const spot = pick([{ place }, ...(way?.choice ? [{ choice: way }] : [])]) ?? { place };
      const one = pick(remembered(program, spot));
      return one === undefined ? null : forget(program, one);
    },
    onlyIf: () => {
      const asked = pick(conditions(program, other)) ?? conditions(program, other)[0];
      return way?.choice && asked ? onlyIf(program, [way], asked) : null;
    },
    always: () => {
      const one = pick(ways.flatMap((asking) => conditionsOf(program, asking)));
      return one === undefined ? null : removeCondition(one.written);
    },
    // What uses a place otherwise is told before it is deleted, and left to its writer.
    delete: () => {
      const deleted = pick(places.slice(1))?.id ?? '';
      return usesOfPlace(program, deleted).others.length === 0
        ? deletePlace(program, deleted, other)
        : null;
    },
  };
  const name = pick(Object.keys(acts)) ?? '';
  return { name, plan: acts[name]?.() ?? null };
}

/** A file’s text after its edits were done and undone in an editor, as one step. */
function undone(program: StoryProgram, edits: readonly TextEdit[], file: string | null): string {
  const doc = textOfFile(program, file);
  let state = EditorState.create({ doc, extensions: history() });
  const changes = edits.filter((edit) => edit.file === file);
  state = state.update({ changes }).state;
  expect(state.doc.toString()).toBe(textOfFile(applyEdits(program, edits), file));
  undo({ state, dispatch: (transaction) => (state = transaction.state) });
  return state.doc.toString();
}

test(`the stories compile after each of ${ACTS} random acts, and undo brings back the same text`, async () => {
  const stories = await realPrograms();
  const next = randomInts(10 + firstSeed);
  const pick = <Item>(items: readonly Item[]): Item | undefined => items[next(items.length)];
  const done = new Map<string, number>();
  for (let count = 0; count < ACTS;) {
    let program = pick(stories) ?? { source: '', files: {} };
    if (faultsOf(program).length > 0) continue;
    for (let step = 0; step < 8 && count < ACTS; step += 1) {
      const { name, plan } = randomAct(program, pick);
      if (plan === null) continue;
      count += 1;
      if ('problem' in plan) continue;
      const changed = applyEdits(program, plan.edits);
      const faults = faultsOf(changed);
      expect(
        faults.length === 0
          ? ''
          : `${name}: ${faults[0]}\n${JSON.stringify(plan)}\n${changed.source}`,
      ).toBe('');
      for (const file of [null, ...Object.keys(program.files)])
        expect(undone(program, plan.edits, file)).toBe(textOfFile(program, file));
      done.set(name, (done.get(name) ?? 0) + 1);
      program = changed;
    }
  }
  const memory = ['always', 'forget', 'onlyIf', 'remember', 'take'];
  const names = ['delete', 'end', 'note', 'place', 'point', 'remove', 'split', 'text', 'way'];
  expect([...done.keys()].sort()).toEqual([...names, ...memory].sort());
});
