import { makeDoc, makeVersionContent } from '../../../testing/factories';
import { contentReference } from '../reference/content-reference.fixture';
import { planVersion } from './plan-version';

const ids = ['tag-clear', 'tag-audio', 'event-game-start'];
const reference = contentReference.entries
  .filter(({ id }) => ids.includes(id))
  .map((entry, index) => ({ entry, file: `${entry.kind}.yaml`, line: index + 1 }));
const docs = [makeDoc('quickstart'), makeDoc('reference', { frontmatter: { title: 'All' } })];
const { pages } = planVersion({
  ...makeVersionContent(docs, ['quickstart', 'reference']),
  reference,
  entryEditUrlOf: ({ file, line }) => `${file}:${line}`,
});
const frameAt = (path: string) => pages.find((page) => page.path === path)!.context.frame;
const contextAt = (path: string) => pages.find((page) => page.path === path)!.context;
const [root, tags, events] = [
  '/docs/reference/',
  '/docs/reference/scene-tags/',
  '/docs/reference/events/',
];

it('plans a page for each kind, and one for each entry that is written in a story', () => {
  expect(
    pages.map(({ path }) => path).filter((path) => path.startsWith(root) && path !== root),
  ).toEqual([tags, `${tags}clear/`, `${tags}audio/`, events]);
  expect(contextAt(`${tags}clear/`)).toMatchObject({
    heading: '# CLEAR',
    title: '# CLEAR – tag for a scene',
    editUrl: 'knot-tag.yaml:1',
  });
});

it('chains kinds, and the entries of a kind', () => {
  expect(frameAt(tags)).toMatchObject({ previous: { href: root }, next: { href: events } });
  expect(frameAt(`${tags}clear/`)).toMatchObject({
    previous: { href: tags },
    next: { href: `${tags}audio/` },
    sidebarPath: tags,
    breadcrumbs: [{ href: root }, { href: tags }, { href: `${tags}clear/` }],
  });
  expect(frameAt(events)).not.toHaveProperty('sidebarPath');
});

it('lists the kinds in the sidebar of their pages; elsewhere they come when they are wanted', () => {
  const groupOn = (path: string) => frameAt(path).sidebar.find(({ href }) => href === root);
  expect(groupOn(`${tags}clear/`)).toMatchObject({
    label: 'All',
    items: [{ href: tags }, { href: events }],
  });
  expect(groupOn('/docs/quickstart/')).toMatchObject({ items: [], isPartial: true });
});

it('plans no cards without a page of all entries', () => {
  const plan = planVersion({ ...makeVersionContent([docs[0]!], ['quickstart']), reference });
  expect(plan.pages.map(({ path }) => path)).toEqual(['/docs/', '/docs/quickstart/']);
});
