import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { makeProject } from '../../../testing/temp-project';
import { serveRedirects } from './serve-redirects';

const FILE = 'content/redirects.yaml';

function makeServer(files: Record<string, string>, pages: readonly string[] = []) {
  const projectRoot = makeProject(files);
  const handle = serveRedirects(projectRoot, (address) => pages.includes(address));
  const ask = (url: string): string | null => {
    let answer: string | null = null;
    handle(
      { url },
      { redirect: (status, address) => (answer = `${status} ${address}`) },
      () => undefined,
    );
    return answer;
  };
  return { ask, write: (text: string) => writeFileSync(path.join(projectRoot, FILE), text) };
}

const moved = `- { from: /old/, to: /docs/a/#go, reason: R. }
- { from: /asked/, to: /search/?q=lamp, reason: R. }
`;

it.each([
  ['/old/', '302 /docs/a/#go'],
  ['/old', '302 /docs/a/#go'],
  ['/old/?q=1', '302 /docs/a/?q=1#go'],
  ['/asked/', '302 /search/?q=lamp'],
  // The query in the file takes precedence, as in a built site.
  ['/asked/?q=1', '302 /search/?q=lamp'],
  ['/docs/a/', null],
  ['/old/picture.png', null],
  ['http://[', null],
])('answers %s with %s', (url, expected) => {
  expect(makeServer({ [FILE]: moved }).ask(url)).toBe(expected);
});

it.each(['/old/', '/old', '/old/?q=1'])('shows the draft that is at %s', (url) => {
  expect(makeServer({ [FILE]: moved }, ['/old/']).ask(url)).toBeNull();
});

it('follows the file as it changes', () => {
  const { ask, write } = makeServer({ [FILE]: '[]\n' });
  expect(ask('/old/')).toBeNull();
  write(moved);
  expect(ask('/old/')).toBe('302 /docs/a/#go');
});

it('leaves all to others where the file is broken or missing', () => {
  expect(makeServer({ [FILE]: '- {' }).ask('/old/')).toBeNull();
  expect(makeServer({}).ask('/old/')).toBeNull();
});
