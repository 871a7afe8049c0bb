import { emptySite } from '../../../../testing/empty-site';
import type { Exercise } from '../../../docs/exercises/exercise';
import type { PreviewContent } from '../../protocol/preview-content';
import { checkPage } from './check-page';

const FILE = 'content/docs/a.mdx';
const content: PreviewContent = {
  ...emptySite,
  docs: ['a', 'b'].map((docId) => ({
    docId,
    file: `content/docs/${docId}.mdx`,
    path: `/docs/${docId}/`,
    title: docId,
    anchors: [],
    isDraft: false,
    isUnlisted: false,
    headings: [],
  })),
  exercises: [
    { id: 'bell', page: 'a' } as Exercise,
    { id: 'lamp', page: 'a' } as Exercise,
    { id: 'sun', page: 'b' } as Exercise,
  ],
  games: [{ id: 'games/low-water', title: 'Low water' }],
};
const found = async (...lines: string[]) => {
  const source = ['---', 'title: A', 'description: B.', '---', ...lines].join('\n');
  const problems = await checkPage(FILE, source, content);
  return problems.map(({ line, message, hint }) => `${line}: ${message} ${hint}`);
};

it('knows the games and exercises of the site', async () => {
  expect(
    await found(
      '<WholeGame id="games/low-water" />',
      '',
      '<GameMap id="games/low-water" />',
      '',
      '<Exercise id="bell" />',
    ),
  ).toEqual([]);
});

it.each([
  [
    '<WholeGame id="games/low-watr" />',
    'There is no game “games/low-watr”. Did you mean “games/low-water”?',
  ],
  ['<GameSource id="low-water" />', 'There is no game “low-water”.'],
  ['<GameMap id="lamps" />', 'There is no game “lamps”.'],
  ['<Exercise id="bel" />', 'There is no exercise “bel”. Did you mean “bell”?'],
  ['<Exercise id="sun" />', 'The exercise “sun” belongs to the page b.'],
  ['<Reference kind="lamp" />', 'of the kind “lamp”, which does not exist'],
])('finds an id that the build would stop at: %s', async (line, message) => {
  expect(await found('', line)).toEqual([expect.stringContaining(`6: `)]);
  expect((await found('', line)).join()).toContain(message);
});

it('finds an exercise that the page shows twice', async () => {
  expect(await found('<Exercise id="bell" />', '', '<Exercise id="bell" />')).toEqual([
    '7: The exercise “bell” is already on this page. Remove one of them.',
  ]);
});
