/** @jest-environment node */
import { realStories } from '../../../testing/real-stories';
import { someOf } from '../../../testing/thorough';
import { pseudoTable } from '../languages/pseudo-language';
import { readRows } from '../languages/text-rows';
import { translateProgram } from '../languages/translate';
import type { StoryProgram } from '../story/story-program';
import { readStoryGraph } from './read-story-graph';
import type { StoryGraph } from './story-graph';
import { withWords } from './with-words';

function graphOf(program: StoryProgram): StoryGraph {
  const graph = readStoryGraph(program);
  if (graph === null) throw new Error('No map.');
  return graph;
}

/** The choices of a map, and the choices above its labels. */
const choicesOf = ({ places, ways }: StoryGraph) => [
  ...ways.map(({ choice }) => choice),
  ...places.map(({ label }) => label?.choice),
];

test('a map has the words of each translation, and is otherwise that of its story', async () => {
  let count = 0;
  for (const program of someOf(await realStories())) {
    const graph = readStoryGraph(program);
    if (graph === null) continue;
    const table = pseudoTable('en-XA', readRows(program));
    const translated = graphOf(translateProgram(program, table));
    const worded = withWords(graph, translated);
    expect(choicesOf(worded)).toEqual(choicesOf(translated));
    expect(withWords(worded, graph)).toEqual(graph);
    count += choicesOf(worded).filter((choice) => choice?.includes('⟦')).length;
  }
  expect(count).toBeGreaterThan(50);
});

test('where the translation is that of an earlier text, the words of the story stay', () => {
  const graph = graphOf({
    source: '* [Swim] -> sea\n* [Wait] -> END\n== sea\n-> END\n',
    files: {},
  });
  const earlier = graphOf({
    source: '* [Warten] -> END\n== meer\n* [Bleiben] -> END\n',
    files: {},
  });
  expect(withWords(graph, earlier)).toEqual(graph);
});
