import type { DocumentNode } from '../../base/tree/document-tree';
import { checkSteps } from './check-steps';
import { drawSteps } from './draw-steps';

const line = (text: string, change?: 'added' | 'removed'): DocumentNode => [
  'CodeLine',
  change === undefined ? 0 : { change },
  ['span', { className: 'token' }, text],
];
const write = (at: number, ...lines: DocumentNode[]): DocumentNode => [
  'Write',
  { line: at },
  ['CodeBlock', { language: 'ink' }, ...lines],
];
const program = (source: string) => ({ source, files: {} });
const games = [
  { id: 'first-game/02-door', program: program('Rain.\n\n* Knock\n'), archive: '02.zip' },
  { id: 'first-game/01-rain', program: program('Rain.\n'), archive: '01.zip' },
  { id: 'games/other', program: program('Sun.\n'), archive: 'other.zip' },
];
const chapter = (...tree: DocumentNode[]) => ({
  docId: 'first-game/door',
  file: 'content/docs/first-game/door.mdx',
  tree,
});

test('steps that lead from one game to the next are right', () => {
  const tree = [write(7, line('Rain.'), line('* Knock', 'added'))];
  expect(checkSteps(chapter(...tree), games)).toEqual([]);
  expect(checkSteps({ ...chapter(), docId: 'quickstart' }, games)).toEqual([]);
});

test('tells at which step the text and the game part', () => {
  const wrong = chapter(
    write(7, line('Rain.'), line('* Knock', 'added')),
    write(12, line('* Knock'), line('  Twice.', 'added')),
  );
  expect(checkSteps(wrong, games)).toMatchObject([
    { line: 12, message: expect.stringContaining('“Twice.” instead of “nothing”') as string },
  ]);
});

test('tells which place a step looks for in vain', () => {
  const lost = chapter(write(7, line('Snow.'), line('* Knock', 'added')));
  expect(checkSteps(lost, games)).toMatchObject([
    { line: 7, message: expect.stringContaining('“Snow.”') as string },
  ]);
});

test('a page with steps needs a game', () => {
  const page = { ...chapter(write(7, line('Rain.', 'added'))), docId: 'first-game/sea' };
  expect(checkSteps(page, games)).toMatchObject([
    { line: 7, hint: expect.stringContaining('NN-sea') as string },
  ]);
});

test('a step is drawn as its lines, with all lines of the chapter so far for the editor', () => {
  const first = write(7, line('Rain.'), line('* Knock', 'added'));
  const second = write(12, line('* Knock', 'removed'));
  const [, drawn] = drawSteps([first, second], 'first-game/door', games);
  expect(drawn).toEqual([
    'Sample',
    {
      id: 'step-2',
      label: 'Write it in your game',
      course: {
        chapter: 'first-game/door',
        total: 2,
        before: '01.zip',
        after: '02.zip',
        steps: [[' Rain.\n+* Knock'], ['-* Knock']],
      },
    },
    ['CodeBlock', { language: 'ink' }, line('* Knock', 'removed')],
  ]);
});

test('a preview without games shows the lines alone', () => {
  const block: DocumentNode = ['CodeBlock', { language: 'ink' }];
  expect(drawSteps([['Write', { line: 1 }, block]], 'first-game/door', [])).toEqual([block]);
});
