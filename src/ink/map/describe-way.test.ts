import { describeWay, placeNames } from './describe-way';
import { readStoryGraph } from './read-story-graph';

const SOURCE = `VAR next = -> cave
VAR key = true
-> cave -> tea
<- tea
{key: -> next}
* {key} [Swim] -> tea
* -> gone
== tea
+ [Go] ->->
== cave
-> DONE
- (label)
-> END
== end
* [Wait]
`;

test('a way is told by its choice, its condition and where it leads', () => {
  expect(
    readStoryGraph({ source: SOURCE, files: {} })?.ways.map((way) => describeWay(way, (id) => id)),
  ).toEqual([
    'to cave and back',
    'to tea',
    'with tea as a thread',
    'sometimes: to the place in the variable next',
    '“Swim”, sometimes: to tea',
    'fallback choice: to gone, which does not exist',
    '“Go”: back to where the tunnel began',
    'to the end of this part',
    'to the end of the story',
    '“Wait”: nowhere, the story runs out here',
  ]);
});

it('names places as their writer does', () => {
  const source =
    '-> The_keepers_lodge\n=== The_keepers_lodge // The keeper’s lodge\n+ [Up] -> attic\n= attic // Up, at last\n-> old_hall\n=== old_hall // draft\n-> The_keepers_lodge.attic';
  const { places, ways } = readStoryGraph({ source, files: {} }) ?? { places: [], ways: [] };
  const nameOf = placeNames(places);
  expect(places.map(({ id }) => nameOf(id))).toEqual([
    'Beginning',
    'The keeper’s lodge',
    'The keeper’s lodge.attic',
    'old hall',
  ]);
  expect(ways.map((way) => describeWay(way, nameOf))).toEqual([
    'to The keeper’s lodge',
    '“Up”: to The keeper’s lodge.attic',
    'to old hall',
    'to The keeper’s lodge.attic',
  ]);
});

test('the beginning leaves its name to a place that is called so', () => {
  const nameOf = (id: string, title: string | null = null) =>
    placeNames([{ id: '' }, { id, title }])('');
  expect(nameOf('hall')).toBe('Beginning');
  expect(nameOf('beginning')).toBe('Start');
  expect(nameOf('Hall', 'Beginning')).toBe('Start');
});
