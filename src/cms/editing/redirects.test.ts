import { randomInts } from '../../../testing/random';
import { siteConfig } from '../../config/site-config';
import { checkRedirects } from '../../docs/redirects/check-redirects';
import { parseRedirects } from '../../docs/redirects/parse-redirects';
import { planMove, planRemoval, planSave, type Changes, type PagePlace } from './plan-changes';
import { planRename } from './plan-rename';
import {
  addRedirect,
  dropTargets,
  endedRedirects,
  followPage,
  makeWay,
  mergeRedirects,
  redirectsIn,
} from './redirects';

const redirect = { from: '/old/', to: '/new/#a', reason: 'It moved: twice.' };

it.each([
  ['after others', '# Moved.\n- from: /a/\n  to: /b/\n  reason: So.\n'],
  ['in an empty file', ''],
  ['below a comment', '# Moved.\n'],
  ['in a file without an end', '- from: /a/\n  to: /b/\n  reason: So.'],
])('adds a redirect %s', (_, source) => {
  const added = addRedirect(source, redirect);
  expect(added.startsWith(source.trimEnd())).toBe(true);
  const { redirects, problems } = parseRedirects(added, 'f');
  expect(problems).toEqual([]);
  expect(redirects.at(-1)).toMatchObject({ from: '/old/', to: '/new/#a' });
});

it('does not touch a file that cannot be read', () => {
  expect(() => addRedirect('- from: [', redirect)).toThrow('Flow sequence');
});

const yaml = (...rules: string[]) =>
  rules
    .map((rule) => {
      const [from = '', to = ''] = rule.split(' -> ');
      return `- from: ${from}\n  to: ${to}\n  reason: R.\n`;
    })
    .join('');
const rules = (source: string) => redirectsIn(source).map(({ from, to }) => `${from} -> ${to}`);
const add = (source: string, rule: string) => {
  const [from = '', to = ''] = rule.split(' -> ');
  return rules(addRedirect(source, { from, to, reason: 'R.' }));
};

it('adds a redirect straight to where its readers end, also for those that lead to it', () => {
  expect(add(yaml('/b/ -> /c/'), '/a/ -> /b/')).toEqual(['/b/ -> /c/', '/a/ -> /c/']);
  expect(add(yaml('/a/ -> /b/#x'), '/b/ -> /c/#y')).toEqual(['/a/ -> /c/#x', '/b/ -> /c/#y']);
});

it('adds one instead of another from there, and instead of one back', () => {
  expect(add(yaml('/a/ -> /b/', '/x/ -> /y/'), '/a -> /c/')).toEqual(['/x/ -> /y/', '/a -> /c/']);
  expect(add(yaml('/a/ -> /b/'), '/b/ -> /a/')).toEqual(['/b/ -> /a/']);
});

it.each([
  ['there and back', yaml('/a/ -> /b/'), ['/b/', '/a/'], []],
  ['with those to it', yaml('/x/ -> "/b/?q#y"'), ['/b/', '/c/'], ['/x/ -> /c/?q#y']],
  ['onto an old address', yaml('/c/ -> /d/', '/x/ -> /b/'), ['/b/', '/c/'], ['/x/ -> /c/']],
])('a page that moves %s', (_, source, [from = '', to = ''], expected) => {
  expect(rules(followPage(source, from, to))).toEqual(expected);
});

it('lets a new page take an old address, and keeps what led on from there', () => {
  const source = yaml('/x/ -> /a/', '/a/ -> /b/');
  expect(rules(makeWay(source, (path) => path === '/a/'))).toEqual(['/x/ -> /b/']);
  expect(
    endedRedirects(
      source,
      makeWay(source, (path) => path === '/a/'),
    ),
  ).toEqual(['/a/']);
});

it('removes what leads to a page that is deleted, over another redirect as well', () => {
  const source = yaml('/x/ -> /a/', '/a/ -> /b/#c', '/y/ -> /c/');
  expect(rules(dropTargets(source, (path) => path === '/b/'))).toEqual(['/y/ -> /c/']);
});

it('refuses what is no list of redirects, instead of losing it', () => {
  expect(() => followPage('- /a/ -> /b/\n', '/b/', '/c/')).toThrow('not a redirect');
});

const FOLDER = 'content/docs';
const REDIRECTS = 'content/redirects.yaml';
const version = { ...siteConfig.versions[0], path: '/docs', contentDir: FOLDER };
const placeOf = (file: string): PagePlace => ({
  version,
  docId: file.slice(FOLDER.length + 1, -'.mdx'.length),
});
const fileOf = (name: string) => `${FOLDER}/${name}.mdx`;
const text = '---\ntitle: A\ndescription: B.\n---\n';

it.each([1, 2, 3])('any 500 renames, new pages and deletions leave good redirects: %i', (seed) => {
  const random = randomInts(seed);
  const pick = <T>(items: readonly T[]): T | undefined => items[random(items.length)];
  const names = ['a', 'b', 'c', 'd', 'e', 'f'];
  const texts = new Map([
    [REDIRECTS, yaml('/docs/e/ -> /docs/f/', '/docs/f/ -> /docs/a/')],
    ...['a', 'b', 'c'].map((name): [string, string] => [fileOf(name), text]),
  ]);
  const pages = () => [...texts.keys()].filter((file) => file.endsWith('.mdx'));
  const apply = (changes: Changes) => {
    for (const [file, next] of changes) {
      if (next === null) texts.delete(file);
      else texts.set(file, next);
    }
  };
  for (let act = 0; act < 500; act += 1) {
    const free = names.map(fileOf).filter((file) => !texts.has(file));
    const [page, to] = [pick(pages()), pick(free)];
    const kind = pick(['rename', 'rename', 'rename', 'new', 'delete']);
    if (kind === 'rename' && page !== undefined && to !== undefined) {
      const plan = planRename(texts, { from: page, to, contentDir: FOLDER, versionPath: '/docs' });
      const withRedirect = random(10) < 7;
      apply(planMove(texts, page, plan, { redirectsFile: REDIRECTS, withRedirect }));
    } else if (kind === 'new' && to !== undefined) {
      apply(planSave(texts, { file: to, text, isNew: true }, placeOf(to), REDIRECTS));
    } else if (kind === 'delete' && pages().length > 1 && page !== undefined) {
      apply(planRemoval(texts, page, placeOf(page), REDIRECTS));
    }
    const addresses = new Set(pages().map((file) => `/docs/${placeOf(file).docId}/`));
    const { redirects, problems } = parseRedirects(texts.get(REDIRECTS) ?? '', REDIRECTS);
    expect([...problems, ...checkRedirects(redirects, addresses, REDIRECTS)]).toEqual([]);
    expect(redirects.filter((redirect) => !addresses.has(redirect.to))).toEqual([]);
  }
});

it('merges what two sides have changed: addresses, reasons, and what is gone', () => {
  const written = (from: string, to: string, reason = 'So.') =>
    `- from: ${from}\n  to: ${to}\n  reason: ${reason}\n`;
  const before = written('/a/', '/x/') + written('/b/', '/x/') + written('/c/', '/x/');
  const mine = written('/a/', '/x/', 'Why.') + written('/c/', '/x/') + written('/d/', '/x/');
  const theirs = before.replace('from: /c/\n  to: /x/', 'from: /c/\n  to: /y/');
  expect(redirectsIn(mergeRedirects(before, mine, theirs))).toEqual(
    expect.arrayContaining([
      { from: '/a/', to: '/x/', reason: 'Why.' },
      { from: '/c/', to: '/y/', reason: 'So.' },
      { from: '/d/', to: '/x/', reason: 'So.' },
    ]),
  );
  expect(redirectsIn(mergeRedirects(before, mine, theirs))).toHaveLength(3);
});
