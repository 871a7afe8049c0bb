import type { GithubApi } from './github-api';
import { Repository } from './repository';

it('reads all texts of the content that the local backend has: other files show pictures as well', async () => {
  const files = ['docs/a.mdx', 'glossary.yaml', 'games/a/main.ink', 'games/a/custom.css'];
  const tree = [...files, 'games/a/lamp.svg', '../src/a.css'].map(
    (file) => [`content/${file}`.replace('content/../', ''), file] as const,
  );
  const api = { readFile: (file: string) => Promise.resolve(file) } as unknown as GithubApi;
  const texts = await new Repository(api).contentTexts(new Map(tree));
  expect([...texts.keys()]).toEqual(files.map((file) => `content/${file}`));
});
