import type { StoryProgram } from '../../../ink/story/story-program';
import { nameBeginning } from '../../story-edits/name-beginning';
import { heldActs } from './held-acts';
import type { MapActs } from './use-map-acts';

const program = { source: 'Rain.\n-> hall\n== hall\n-> END\n', files: {} };

function shown() {
  const write = jest.fn<undefined, [StoryProgram, string]>();
  const places = { hold: jest.fn(), putBeginning: jest.fn() };
  const onNamed = jest.fn();
  const acts = heldActs({ write } as unknown as MapActs, program, places, onNamed);
  return { acts, write, places, onNamed };
}

test('a beginning that gets a name stays where it is, and is told of', () => {
  const { acts, write, places, onNamed } = shown();
  expect(acts.act(nameBeginning(program, 'The road'), 'Done.')).toBeNull();
  expect(write.mock.lastCall?.[1]).toBe(
    'Done. The beginning now has the name “The road” in the text, so that arrows can lead there.',
  );
  expect(places.putBeginning).toHaveBeenCalledWith('The_road');
  expect(places.hold).not.toHaveBeenCalled();
  expect(onNamed).toHaveBeenCalledWith('The_road');
});

test('any other act keeps all places where they are', () => {
  const { acts, write, places } = shown();
  acts.act({ edits: [{ file: null, from: 0, to: 4, insert: 'Snow' }] }, 'Done.');
  expect(write.mock.lastCall?.[1]).toBe('Done.');
  expect(places.hold).toHaveBeenCalled();
});
