import { checkRelated } from './check-related';
import { contentReference } from './content-reference.fixture';
import { parseReference } from './parse-reference';

const problemsOf = (related: string) =>
  checkRelated(
    parseReference([
      {
        file: 'tags.yaml',
        source: `kind: knot-tag
handledBy: [core]
entries:
  - { name: CLEAR, summary: Clears. }
  - name: AUDIO
    summary: Plays.
    related:
      - tag-clear
      - ${related}
`,
      },
    ]),
  );

it('accepts the ids of other entries', () => {
  expect(problemsOf('tag-clear')).toEqual([]);
  expect(checkRelated(contentReference)).toEqual([]);
});

it.each([
  ['tag-claer', 'Did you mean “tag-clear”?'],
  ['CLEAR', 'Did you mean “tag-clear”?'],
  ['weather', 'Write its kind and its name'],
])('reports %s with its line', (id, hint) => {
  expect(problemsOf(id)).toEqual([
    {
      severity: 'error',
      file: 'tags.yaml',
      line: 9,
      message: `“AUDIO” is related to “${id}”, which is not the id of an entry.`,
      hint: expect.stringContaining(hint) as string,
    },
  ]);
});

it('reports an entry that is related to itself', () => {
  expect(problemsOf('tag-audio')).toMatchObject([
    { line: 9, message: '“AUDIO” is related to itself.' },
  ]);
});
