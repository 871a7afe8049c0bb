import { isolateHistory, undo } from '@codemirror/commands';
import { EditorView } from '@codemirror/view';
import { isDeepStrictEqual } from 'node:util';
import { act, render } from '@testing-library/react';
import { useLayoutEffect, useMemo, useState } from 'react';
import { randomInts } from '../../../testing/random';
import { firstSeed, times } from '../../../testing/thorough';
import { rememberLast } from '../../base/text/remember-last';
import { CommandBus } from '../../base/browser/command-bus';
import { foldMap } from '../../ink/map/fold-map';
import { layOutMap } from '../../ink/map/lay-out-map';
import { readStoryGraph } from '../../ink/map/read-story-graph';
import type { StoryProgram } from '../../ink/story/story-program';
import { writeGlobalTag } from '../../ink/story/write-global-tag';
import { MultiFileEditor } from '../editor/MultiFileEditor';
import { changeFiles } from '../editor/file-set';
import type { EditorCommands } from '../editor/ink-editor-content';
import { OpenStoryProvider, useOpenStory, type OpenStory } from '../editor/open-story';
import { createMemoryStorage } from '../projects/store/memory-storage';
import { addPlace } from '../story-edits/add-place';
import { addWay } from '../story-edits/add-way';
import { changeNote } from '../story-edits/place-note';
import { findPlaces } from '../story-edits/find-place';
import { heldActs } from './acts/held-acts';
import { useMapActs, type MapActs } from './acts/use-map-acts';
import { usePositions } from './acts/use-positions';
import { ExtrasProvider } from '../projects/use-extras';

const STEPS = 2000 * times;
/** CodeMirror keeps at least a hundred steps of each file. */
const DEEPEST = 60;

Range.prototype.getClientRects = (() => []) as unknown as () => DOMRectList;
const mockManager = { storage: { ...createMemoryStorage(), isLasting: true } };
const mockState = { project: { id: 'abcd' }, isWriter: true };
jest.mock('../projects/store/use-project-manager', () => ({
  useOpenProject: () => ({ manager: mockManager, state: mockState }),
}));

const BEGIN: StoryProgram = {
  source: 'INCLUDE two.ink\n-> hall\n=== hall\nDark.\n* [Up] -> attic\n=== attic\nDust.\n-> two\n',
  files: { 'two.ink': '=== two\nRain.\n-> END\n' },
};

/** Undoing leads back to former texts. */
const layoutOf = rememberLast((program) => {
  const graph = readStoryGraph(JSON.parse(program) as StoryProgram);
  return { layout: graph && layOutMap(foldMap(graph, new Set())) };
}, 200);

const commands = new CommandBus<EditorCommands>();
let story: OpenStory;
let acts: MapActs;
let places: ReturnType<typeof usePositions>;
/** The story as another tab has written it. */
let writeElsewhere: (program: StoryProgram) => void;

function Story() {
  const [program, setProgram] = useState(BEGIN);
  useLayoutEffect(() => {
    writeElsewhere = setProgram;
  }, []);
  return (
    <ExtrasProvider>
      <OpenStoryProvider program={program} onChange={setProgram} editor={commands}>
        <MultiFileEditor
          compile={() => Promise.resolve(null)}
          messages={[]}
          words={null}
          commands={commands}
        />
        <Drawing />
      </OpenStoryProvider>
    </ExtrasProvider>
  );
}

function Drawing() {
  const open = useOpenStory();
  const { program } = open;
  const { layout } = useMemo(() => layoutOf(JSON.stringify(program)), [program]);
  const shown = usePositions(layout);
  const plain = useMapActs(() => undefined);
  useLayoutEffect(() => {
    story = open;
    places = shown;
    acts = heldActs(plain, program, shown, () => undefined);
  });
  return null;
}

/** Everything that undoing brings back. */
const stateNow = () => ({
  program: story.program,
  names: Object.keys(story.program.files),
  boxes: Object.fromEntries(
    (places.layout?.boxes ?? []).map(({ id, x, y }) => [id, [Math.round(x), Math.round(y)]]),
  ),
});

const openView = (): EditorView => EditorView.findFromDOM(document.querySelector('.cm-editor')!)!;
const typeIn = (view: EditorView, from: number): void =>
  view.dispatch({
    changes: { from, insert: ' a' },
    userEvent: 'input.type',
    annotations: isolateHistory.of('full'),
  });

/** What somebody may do next, by what it is called. */
function doings(pick: <Item>(items: readonly Item[]) => Item, count: number) {
  const { program } = story;
  const { source, files } = program;
  const names = Object.keys(files);
  const found = findPlaces(program).filter(({ header }) => header !== null);
  // The last is none.
  const ids = [...found.map(({ id }) => id), ''];
  const place = pick(ids);
  const renamed = (text: string): string => text.replaceAll(/\bhall\w*/g, `hall_${count}`);
  return {
    type: () => {
      const view = openView();
      const { doc } = view.state;
      typeIn(view, doc.line(1 + (count % doc.lines)).to);
    },
    place: () => acts.act(addPlace(program, `place ${count}`, pick([null, ...names])), ''),
    way: () => acts.act(addWay(program, place, pick(ids), 'Go'), ''),
    note: () => acts.act(changeNote(program, place, { note: `Note ${count}`, colour: 'red' }), ''),
    drag: () => places.move([pick(places.layout?.boxes ?? [])], { x: 10 + count, y: count % 7 }),
    rename: () => {
      const texts = Object.entries(files).map(([name, text]) => [name, renamed(text)]);
      const after = { source: renamed(source), files: Object.fromEntries(texts) as typeof files };
      acts.write(after, '');
      places.rename(program, after);
    },
    settings: () =>
      story.change({ ...program, source: writeGlobalTag(source, 'title', `Game ${count}`) }),
    newFile: () => {
      const added = [{ name: `file${count % 3}.ink`, text: `=== f${count}\n-> END\n` }];
      story.change(changeFiles({ program, open: null }, { type: 'add', files: added }).program);
    },
    renameFile: () => {
      const action = { type: 'rename', name: pick(names), to: `file${count % 3}.ink` } as const;
      story.change(changeFiles({ program, open: null }, action).program);
    },
    deleteFile: () => {
      const action = { type: 'delete', name: pick(names) } as const;
      story.change(changeFiles({ program, open: null }, action).program);
    },
    elsewhere: () =>
      writeElsewhere({
        source: `${source}// ${count}\n`,
        files: Object.fromEntries(names.map((name) => [name, `${files[name]}// ${count}\n`])),
      }),
  };
}

test('undo and redo bring back text, files and positions, whatever was done', () => {
  const next = randomInts(firstSeed);
  const pick = <Item,>(items: readonly Item[]): Item => items[next(items.length)]!;
  render(<Story />);
  // The first box that is moved keeps all others where they are.
  act(() => places.move(places.layout!.boxes.slice(0, 1), { x: 5, y: 5 }));
  let past = [stateNow()];
  let future: ReturnType<typeof stateNow>[] = [];
  let now = stateNow();
  past = [];
  const done: string[] = [];
  const step = (name: string, run: () => unknown): void => {
    done.push(name);
    act(() => void run());
  };
  for (let count = 0; count < STEPS; count += 1) {
    const chance = next(20);
    if (past.length > 0 && (chance < 7 || past.length > DEEPEST)) {
      const isTyped = done.at(-1) === 'type' && next(2) === 0;
      step('undo', () => (isTyped ? undo(openView()) : acts.undo()));
      future.push(now);
      now = past.pop()!;
    } else if (future.length > 0 && chance < 12) {
      step('redo', () => acts.redo());
      past.push(now);
      now = future.pop()!;
    } else if (chance < 13) {
      const file = pick([null, ...Object.keys(story.program.files)]);
      step('open', () => commands.call('point', { file, line: 1 }));
    } else {
      const all = doings(pick, count);
      const name = pick(Object.keys(all) as (keyof typeof all)[]);
      if (
        name.endsWith('File') &&
        name !== 'newFile' &&
        Object.keys(story.program.files).length < 2
      )
        continue;
      step(name, all[name]);
      const after = stateNow();
      if (isDeepStrictEqual(after, now)) continue;
      past.push(now);
      future = [];
      now = after;
    }
    try {
      expect(stateNow()).toEqual(now);
      expect(openView().state.doc.toString()).toBe(textShown());
    } catch (cause) {
      throw new Error(`Seed ${firstSeed}: ${done.slice(-25).join(', ')}`, { cause });
    }
  }
});

/** The text of the file that is open. */
function textShown(): string {
  const [, name = ''] = /^Ink, (.*)$/.exec(openView().contentDOM.ariaLabel ?? '') ?? [];
  return story.program.files[name] ?? story.program.source;
}
