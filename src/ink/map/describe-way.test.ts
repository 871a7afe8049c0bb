import { describeWay } from './describe-way';
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
  expect(readStoryGraph({ source: SOURCE, files: {} })?.ways.map(describeWay)).toEqual([
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
