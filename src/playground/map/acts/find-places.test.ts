import { oddSpellings } from '../../../../testing/odd-spellings';
import { required } from '../../../base/errors/required';
import { readStoryGraph } from '../../../ink/map/read-story-graph';
import { placesNamed } from './find-places';

const graph = required(
  readStoryGraph({
    source: '-> café\n=== café\n-> END\n=== attic\n-> END\n',
    files: {},
  }),
  'The map',
);

test.each([...oddSpellings('cafe'), ' CAFÉ', 'caf'])('a place is found by %j', (typed) => {
  expect(placesNamed(graph, typed)).toEqual(['café']);
});

test('nothing is found by nothing', () => {
  expect(placesNamed(graph, ' \u200b')).toEqual([]);
});
