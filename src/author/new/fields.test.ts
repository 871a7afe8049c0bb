import { siteConfig } from '../../config/site-config';
import type { SiteState } from './site-state';
import { fieldsByKind, type NewKind } from './fields';
import { planNew } from './plan-new';

const state: SiteState = {
  version: siteConfig.versions[0],
  docIds: ['basics/intro'],
  categories: [{ label: 'Basics', depth: 0, folder: 'basics' }],
  paths: ['/docs/basics/intro/'],
  redirected: ['/old/'],
  sidebarSource: 'docs:\n  - category: Basics\n    items:\n      - basics/intro\n',
  redirectsSource: '',
};

const fieldOf = (kind: NewKind, name: string) =>
  fieldsByKind[kind].find((field) => field.name === name);
const complaint = (kind: NewKind, name: string, answer: string) =>
  fieldOf(kind, name)?.complaint?.(answer, state) ?? null;

it.each([
  ['page', 'title', ' ', 'Write a title.'],
  ['page', 'in', 'Basic', 'Did you mean “Basics”?'],
  ['page', 'id', '', 'has no letter of a to z'],
  ['page', 'id', '../secrets', 'is not an id'],
  ['page', 'id', 'Basics/Intro', 'is not an id'],
  ['page', 'id', 'basics/01-intro', 'already'],
  ['category', 'label', 'Basics', 'already'],
  ['redirect', 'from', 'docs/a', 'start with a single “/”'],
  ['redirect', 'from', '//example.org/', 'start with a single “/”'],
  ['redirect', 'from', '/docs/basics/intro', 'would shadow it'],
  ['redirect', 'from', '/old', 'already'],
  ['redirect', 'to', '/docs/basics/inrto', 'Did you mean “/docs/basics/intro/”?'],
  ['redirect', 'to', 'javascript:alert(1)', 'https://'],
] as const)('refuses for a %s as --%s “%s”', (kind, name, answer, words) => {
  expect(complaint(kind, name, answer)).toContain(words);
});

it.each([
  ['page', 'in', ''],
  ['page', 'id', 'basics/2026-05-01-news'],
  ['redirect', 'to', '/docs/basics/intro#a'],
  ['redirect', 'to', 'https://example.org/'],
] as const)('takes for a %s as --%s “%s”', (kind, name, answer) => {
  expect(complaint(kind, name, answer)).toBeNull();
});

it('proposes a place beside the other pages of the category', () => {
  const initial = fieldOf('page', 'id')?.initial;
  expect(initial?.({ title: 'The Night: Train!', in: 'Basics' }, state)).toBe(
    'basics/the-night-train',
  );
  expect(initial?.({ title: 'Über Café', in: 'Basics' }, state)).toBe('basics/uber-cafe');
  expect(initial?.({ title: 'Вступ', in: 'Basics' }, state)).toBe('');
  expect(initial?.({ title: 'Orchard', label: 'New ones' }, state)).toBe('new-ones/orchard');
});

it('plans the files of a page and names it in the sidebar without its number', () => {
  const answers = { title: 'A: b', description: 'D.', id: 'basics/02-b', in: 'Basics' };
  const [page, sidebar] = planNew('page', { ...answers, draft: 'true' }, state);
  expect(page).toMatchObject({ file: 'content/docs/basics/02-b.mdx', isNew: true });
  expect(page?.source).toMatch(/^---\ntitle: 'A: b'\ndescription: D\.\ndraft: true\n---\n/);
  expect(sidebar?.source).toBe(`${state.sidebarSource}      - basics/b\n`);
});

it('ends the redirect from the address of a new page, but not of a draft', () => {
  const redirectsSource =
    '- from: /docs/basics/b/\n  to: /docs/basics/intro/\n  reason: It moved.\n';
  const answers = { title: 'B', description: 'D.', id: 'basics/02-b', in: 'Basics' };
  const [, , redirects] = planNew('page', answers, { ...state, redirectsSource });
  expect(redirects).toEqual({ file: 'content/redirects.yaml', source: '', isNew: false });
  const draft = planNew('page', { ...answers, draft: 'true' }, { ...state, redirectsSource });
  expect(draft).toHaveLength(2);
});

it('says which file cannot be changed', () => {
  const answers = { title: 'B', description: 'D.', id: 'basics/b', in: 'Basics' };
  const broken = { ...state, sidebarSource: 'docs: [' };
  expect(() => planNew('page', answers, broken)).toThrow(
    new RegExp(`^${state.version.sidebarFile} was not changed\\. .*line 1`),
  );
});
