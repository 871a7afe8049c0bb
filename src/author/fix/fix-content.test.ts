import { readFileSync } from 'node:fs';
import path from 'node:path';
import { makeDoc, makeVersion } from '../../../testing/factories';
import { makeProject } from '../../../testing/temp-project';
import { REDIRECTS_FILE } from '../../gatsby/project/content-files';
import { fixContent } from './fix-content';

async function fixRedirects(...rules: string[]) {
  const lines = rules.map((rule) => {
    const [from, to] = rule.split(' -> ');
    return `- { from: ${from}, to: ${to}, reason: R. }\n`;
  });
  const docs = [makeDoc('b'), makeDoc('c'), makeDoc('draft', { frontmatter: { draft: true } })];
  const root = makeProject({
    [REDIRECTS_FILE]: lines.join(''),
    ...Object.fromEntries(docs.map(({ file }) => [file, ''])),
  });
  const check = jest.fn().mockResolvedValue({
    problems: [{ severity: 'error', file: REDIRECTS_FILE, line: 1, message: 'Wrong.' }],
    content: { versions: [{ version: makeVersion(), docs, sidebars: {} }], redirects: [] },
    lostAddresses: [],
    movedIds: new Map(),
  });
  const { changes } = await fixContent(root, check);
  const source = readFileSync(path.join(root, REDIRECTS_FILE), 'utf8');
  return {
    left: [...source.matchAll(/from: (\S+), to: (\S+),/g)].map(
      ([, from, to]) => `${from} -> ${to}`,
    ),
    changes: changes.map(({ from, to }) => `${from}: ${to}`),
    checks: check.mock.calls.length,
  };
}

it('leaves two redirects from one address to their author, and says nothing of them', async () => {
  const rules = ['/a/ -> /docs/b/', '/a/ -> /docs/c/'];
  expect(await fixRedirects(...rules)).toEqual({ left: rules, changes: [], checks: 1 });
});

it('ends the redirects from pages, but not from drafts', async () => {
  expect(await fixRedirects('/docs/b/ -> /docs/c/', '/docs/draft/ -> /docs/c/')).toEqual({
    left: ['/docs/draft/ -> /docs/c/'],
    changes: ['/docs/b/ → /docs/c/: no redirect'],
    checks: 2,
  });
});
