import { readFileSync } from 'node:fs';
import { TextDecoder, TextEncoder } from 'node:util';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { strFromU8, unzipSync } from 'fflate';
import { Compiler } from 'inkjs/full';
import { makeStoryZip, PLAYER_FILES, zipEntries } from './story-zip';

Object.assign(globalThis, { TextDecoder, TextEncoder });

const source = `# title: Low & <b>tide</b>
# author: A. Nobody
The [b]sea[/b] goes out.</script>
* [Follow it]
  You follow. [img]sea.jpg[/img]
  -> END
* [Stay #UNCLICKABLE] -> END
`;
const parts = {
  title: 'Low tide',
  program: { source, files: { 'chapters/two.ink': '=== two\n-> END' } },
  compiled: new Compiler(source).Compile().ToJson() ?? '',
};
const player: Record<string, string> = {
  'ink.js': readFileSync('node_modules/inkjs/dist/ink.js', 'utf8'),
  'ink-LICENSE.txt': readFileSync('node_modules/inkjs/LICENSE.md', 'utf8'),
  'player.js': readFileSync('static/player/player.js', 'utf8'),
  'player.css': readFileSync('static/player/player.css', 'utf8'),
};
const playerFiles = PLAYER_FILES.map((name) => player[name] ?? '');

const mockFetch = (ok: boolean) => {
  globalThis.fetch = jest.fn((address: string) =>
    Promise.resolve({ ok, text: () => Promise.resolve(player[address.split('/').pop()!] ?? '') }),
  ) as unknown as typeof fetch;
};

it('packs the page, the player, its licence and the sources', async () => {
  mockFetch(true);
  const result = await makeStoryZip(parts, '/player/');
  if (!result.isOk) throw new Error(result.message);
  const files = unzipSync(result.zip);
  expect(Object.keys(files).sort()).toEqual([
    'story/README.txt',
    'story/game/ink-LICENSE.txt',
    'story/game/ink.js',
    'story/game/player.css',
    'story/game/player.js',
    'story/game/story.js',
    'story/index.html',
    'story/ink/chapters/two.ink',
    'story/ink/story.ink',
  ]);
  expect(strFromU8(files['story/ink/story.ink']!)).toBe(source);
  expect(strFromU8(files['story/game/ink-LICENSE.txt']!)).toContain('MIT License');
  expect(strFromU8(files['story/README.txt']!)).toContain('npx atrament-wizard create');
});

it('says what to do when the player cannot be fetched', async () => {
  mockFetch(false);
  expect(await makeStoryZip(parts, '/player/')).toEqual({
    isOk: false,
    message: expect.stringContaining('could not be loaded') as string,
  });
});

it('needs nothing from a network', () => {
  const page = zipEntries(parts, playerFiles)['story/index.html']!;
  expect(page).not.toMatch(/https?:|src="\/|type="module"/);
});

it('plays: text, choices, the end, and again', async () => {
  const entries = zipEntries(parts, playerFiles);
  expect(entries['story/game/story.js']).not.toContain('</script>');
  const page = new DOMParser().parseFromString(entries['story/index.html']!, 'text/html');
  document.body.replaceChildren(...page.querySelectorAll('main'));
  const [inkRuntime, story, playerScript] = ['ink', 'story', 'player'].map(
    (name) => entries[`story/game/${name}.js`],
  );
  for (const code of [inkRuntime, story, playerScript]) {
    const script = document.createElement('script');
    script.textContent = code ?? '';
    document.body.append(script);
  }

  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Low & <b>tide</b>');
  expect(screen.getByText('The sea goes out.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Stay' })).toBeDisabled();
  await userEvent.click(screen.getByRole('button', { name: 'Follow it' }));
  expect(screen.getByText('You follow.')).toHaveFocus();
  expect(screen.getByText('The end')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Play again' }));
  expect(screen.getByRole('button', { name: 'Follow it' })).toBeInTheDocument();
  expect(screen.queryByText('You follow.')).not.toBeInTheDocument();
});
