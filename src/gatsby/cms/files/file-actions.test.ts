import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { addFiles, makeProject } from '../../../../testing/temp-project';
import type { DocsVersion } from '../../../config/site-config';
import { FileActions } from './file-actions';

const version: DocsVersion = {
  name: 'current',
  label: 'Next',
  path: '/docs',
  contentDir: 'content/docs',
  sidebarFile: 'content/sidebars.yaml',
  isLast: true,
  mainDocument: 'a',
};
const page = (body: string) => `---\ntitle: A\ndescription: B.\n---\n\n${body}\n`;

function makeSite() {
  const root = makeProject({
    'content/docs/a.mdx': page('[B](./b.mdx)'),
    'content/docs/b.mdx': page('![x](/img/x.svg)'),
    'content/sidebars.yaml': 'main:\n  - a\n  - b\n',
    'content/redirects.yaml': '# None yet.\n',
    'static/img/x.svg': '<svg/>',
    'package.json': '{}',
  });
  const actions = new FileActions(root, { versions: [version], translationDir: null });
  const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
  const hashOf = (file: string) => actions.run('read', { paths: [file] })[0]?.hash ?? '';
  return { root, actions, read, hashOf };
}

it('saves a page that nobody else changed', () => {
  const { actions, read, hashOf } = makeSite();
  const file = 'content/docs/a.mdx';
  const { hash } = actions.run('save', { path: file, text: 'one', hash: hashOf(file) });
  actions.run('save', { path: file, text: 'two', hash });
  expect(read(file)).toBe('two');
});

it('tells which pages link to a page by its old title', () => {
  const { root, actions, hashOf } = makeSite();
  const file = 'content/docs/b.mdx';
  addFiles(root, {
    [file]: '---\ntitle: B (old)\ndescription: B.\n---\n\nText.\n',
    'content/docs/a.mdx': page('[B (old)](./b.mdx#x) and [B (old)](./a.mdx)'),
    'content/docs/c.mdx': page('[B (old)](/docs/b/)'),
    'content/docs/d.mdx': page('[Else](./b.mdx), [B (old)](./d.mdx)'),
  });
  const saveWith = (title: string) => {
    const text = `---\ntitle: ${title}\ndescription: B.\n---\n\nText.\n`;
    return actions.run('save', { path: file, text, hash: hashOf(file) }).withOldTitle;
  };
  expect(saveWith('B (old)')).toEqual([]);
  expect(saveWith('B')).toEqual(['content/docs/a.mdx', 'content/docs/c.mdx']);
});

it('gives a draft its line in the sidebar once it is none', () => {
  const { root, actions, read, hashOf } = makeSite();
  const file = 'content/docs/c.mdx';
  const draft = page('C').replace('title', 'draft: true\ntitle');
  addFiles(root, { [file]: draft });
  const { hash } = actions.run('save', { path: file, text: `${draft}More.\n`, hash: hashOf(file) });
  expect(read('content/sidebars.yaml')).toBe('main:\n  - a\n  - b\n');
  actions.run('save', { path: file, text: page('C'), hash });
  expect(read('content/sidebars.yaml')).toBe('main:\n  - a\n  - b\n  - c\n');
});

it('keeps what is saved and deleted for a week, also what Git does not know', () => {
  const { root, actions, read, hashOf } = makeSite();
  const file = 'content/docs/c.mdx';
  const { hash } = actions.run('save', { path: file, text: page('One'), hash: null });
  actions.run('save', { path: file, text: page('Two'), hash });
  const versions = actions.run('history', { path: file });
  const textsOf = versions.map((version) => actions.run('version', version).text);
  expect(textsOf).toEqual([page('Two'), page('One')]);

  expect(actions.run('removal', { path: file }).users).toEqual([]);
  actions.run('remove', { paths: [file] });
  expect(read('content/sidebars.yaml')).toBe('main:\n  - a\n  - b\n');
  const [deleted] = actions.run('deleted', {});
  expect(deleted).toMatchObject({ path: file, title: 'A' });
  // Somebody else has brought it back.
  addFiles(root, { [file]: page('Elsewhere') });
  expect(actions.run('deleted', {})).toEqual([]);
  rmSync(path.join(root, file));
  actions.run('restore', { path: file, id: deleted?.id ?? '' });
  expect(read(file)).toBe(page('Two'));
  expect(read('content/sidebars.yaml')).toBe('main:\n  - a\n  - b\n  - c\n');
  expect(actions.run('deleted', {})).toEqual([]);
  expect(hashOf(file)).not.toBe('');
});

it('keeps a text that somebody wrote elsewhere, and keeps versions with a new name', () => {
  const { root, actions, hashOf } = makeSite();
  const file = 'content/docs/a.mdx';
  addFiles(root, { [file]: page('Elsewhere') });
  actions.run('save', { path: file, text: page('Here'), hash: hashOf(file) });
  const to = 'content/docs/z.mdx';
  actions.run('rename', { from: file, to, hash: hashOf(file), withRedirect: false });
  const subjects = actions.run('history', { path: to }).map(({ subject }) => subject);
  expect(subjects).toEqual(['Saved here', 'As it was before it was saved here']);
});

it('refuses to write over what others wrote, and writes nothing', () => {
  const { root, actions, read, hashOf } = makeSite();
  const file = 'content/docs/a.mdx';
  const hash = hashOf(file);
  addFiles(root, { [file]: 'theirs' });
  const changed = { path: file, text: 'theirs', hash: hashOf(file) };
  expect(() => actions.run('save', { path: file, text: 'mine', hash })).toThrow(
    expect.objectContaining({ changed }) as Error,
  );
  expect(() =>
    actions.run('rename', { from: file, to: 'content/docs/c.mdx', hash, withRedirect: true }),
  ).toThrow('by somebody else');
  expect(() => actions.run('save', { path: file, text: 'new', hash: null })).toThrow(
    'already exists',
  );
  expect(read(file)).toBe('theirs');
});

it('deletes pictures with the page that shows them, and keeps them for a week', () => {
  const { root, actions } = makeSite();
  const bytes = Buffer.from([0x89, 0x50, 0xff, 0x00]);
  const [shown, picture] = ['content/docs/c.mdx', 'static/img/plans/c.png'];
  addFiles(root, { [shown]: page('![x](/img/plans/c.png)') });
  actions.run('upload', { path: picture, content: bytes.toString('base64') });
  expect(() => actions.run('remove', { paths: [picture] })).toThrow('still in use');
  actions.run('remove', { paths: [shown, picture] });
  expect(existsSync(path.join(root, picture))).toBe(false);
  const found = actions.run('deleted', {}).find((file) => file.path === picture);
  expect(found?.title).toBe('plans/c.png');
  actions.run('restore', { path: picture, id: found?.id ?? '' });
  expect(readFileSync(path.join(root, picture)).equals(bytes)).toBe(true);
  expect(actions.run('deleted', {}).map((file) => file.path)).toEqual([shown]);
});

it('says so where somebody else has deleted or renamed the file, and brings nothing back', () => {
  const { root, actions, hashOf } = makeSite();
  const file = 'content/docs/a.mdx';
  const hash = hashOf(file);
  rmSync(path.join(root, file));
  expect(() => actions.run('save', { path: file, text: 'mine', hash })).toThrow(
    `${file} no longer exists: it was deleted or renamed.`,
  );
  expect(existsSync(path.join(root, file))).toBe(false);
});

it('renames a page with all that names it', () => {
  const { root, actions, read, hashOf } = makeSite();
  const from = 'content/docs/b.mdx';
  const to = 'content/docs/more/c.mdx';
  expect(actions.run('mentions', { from, to })).toEqual({
    oldPath: '/docs/b/',
    newPath: '/docs/more/c/',
    linking: ['content/docs/a.mdx'],
    listing: ['content/sidebars.yaml'],
    ended: [],
    hasReaders: true,
  });
  actions.run('rename', { from, to, hash: hashOf(from), withRedirect: true });
  expect(existsSync(path.join(root, from))).toBe(false);
  expect(read(to)).toBe(page('![x](/img/x.svg)'));
  expect(read('content/docs/a.mdx')).toBe(page('[B](./more/c.mdx)'));
  expect(read('content/sidebars.yaml')).toBe('main:\n  - a\n  - more/c\n');
  expect(read('content/redirects.yaml')).toBe(
    '# None yet.\n- from: /docs/b/\n  to: /docs/more/c/\n  reason: The page was renamed.\n',
  );
});

it('leaves no redirect for a draft', () => {
  const { root, actions, read, hashOf } = makeSite();
  const [from, to] = ['content/docs/b.mdx', 'content/docs/c.mdx'];
  addFiles(root, { [from]: page('').replace('---\n\n', 'draft: true\n---\n\n') });
  expect(actions.run('mentions', { from, to })).toMatchObject({ hasReaders: false });
  actions.run('rename', { from, to, hash: hashOf(from), withRedirect: true });
  expect(read('content/redirects.yaml')).toBe('# None yet.\n');
});

it('leaves no redirect for a page that the last commit does not have', () => {
  const { root, actions, read, hashOf } = makeSite();
  const as = ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.org'];
  const git = (...args: string[]) => execFileSync('git', [...as, ...args], { cwd: root });
  git('init', '-q');
  git('add', '-A');
  git('commit', '-qm', 'Begin');
  addFiles(root, { 'content/docs/new.mdx': page('') });
  git('add', '-A');
  const rename = (from: string, to: string) => {
    const { hasReaders } = actions.run('mentions', { from, to });
    actions.run('rename', { from, to, hash: hashOf(from), withRedirect: true });
    return hasReaders;
  };
  expect(rename('content/docs/new.mdx', 'content/docs/newer.mdx')).toBe(false);
  expect(read('content/redirects.yaml')).toBe('# None yet.\n');
  expect(rename('content/docs/b.mdx', 'content/docs/c.mdx')).toBe(true);
  expect(read('content/redirects.yaml')).toContain('- from: /docs/b/\n  to: /docs/c/\n');
  // And back: the new address was never published, and the old one is a page again.
  const back = { from: 'content/docs/c.mdx', to: 'content/docs/b.mdx' };
  expect(actions.run('mentions', back)).toMatchObject({ ended: ['/docs/b/'] });
  actions.run('rename', { ...back, hash: hashOf(back.from), withRedirect: true });
  expect(read('content/redirects.yaml')).toBe('# None yet.\n');
});

it('ends the redirect from the address of a new page', () => {
  const { root, actions, read } = makeSite();
  const redirects = '- from: /docs/c/\n  to: /docs/b/\n  reason: It moved.\n';
  addFiles(root, { 'content/redirects.yaml': redirects });
  actions.run('save', { path: 'content/docs/c.mdx', text: page(''), hash: null });
  expect(read('content/redirects.yaml')).toBe('');
});

it('ends the redirect from the address of a draft only when that is published', () => {
  const { root, actions, read, hashOf } = makeSite();
  const redirect = (from: string) => `- from: ${from}\n  to: /docs/b/\n  reason: It moved.\n`;
  const redirects = redirect('/docs/c/') + redirect('/docs/d/');
  addFiles(root, { 'content/redirects.yaml': redirects });
  const [from, to] = ['content/docs/d.mdx', 'content/docs/c.mdx'];
  const text = page('C').replace('title', 'draft: true\ntitle');
  const { hash } = actions.run('save', { path: from, text, hash: null });
  expect(read('content/redirects.yaml')).toBe(redirects);
  actions.run('rename', { from, to, hash, withRedirect: true });
  expect(read('content/redirects.yaml')).toBe(redirects);
  actions.run('save', { path: to, text: page('C'), hash: hashOf(to) });
  expect(read('content/redirects.yaml')).toBe(redirect('/docs/d/'));
});

it('refuses a redirect that leads nowhere or shadows a page, but for what was there before', () => {
  const { root, actions, read, hashOf } = makeSite();
  const file = 'content/redirects.yaml';
  const old = '- from: /older/\n  to: /docs/long-gone/\n  reason: It moved.\n';
  addFiles(root, { [file]: old });
  const save = (from: string, to: string) =>
    actions.run('save', {
      path: file,
      text: `${old}- from: ${from}\n  to: ${to}\n  reason: It moved.\n`,
      hash: hashOf(file),
    });
  expect(() => save('/old/', '/docs/bb/')).toThrow('points at /docs/bb/, where there is no page.');
  expect(() => save('/docs/a/', '/docs/b/')).toThrow('shadows a page');
  expect(read(file)).toBe(old);
  save('/old/', '/docs/b/');
  expect(read(file)).toContain('from: /old/');
});

it('deletes what nothing names, and keeps the rest', () => {
  const { root, actions, read } = makeSite();
  expect(() => actions.run('remove', { paths: ['content/docs/b.mdx'] })).toThrow(
    'content/docs/a.mdx',
  );
  expect(() => actions.run('remove', { paths: ['static/img/x.svg'] })).toThrow(
    'content/docs/b.mdx',
  );
  actions.run('remove', { paths: ['content/docs/a.mdx'] });
  expect(existsSync(path.join(root, 'content/docs/a.mdx'))).toBe(false);
  expect(read('content/sidebars.yaml')).toBe('main:\n  - b\n');
});

it('deletes a page with the redirects that lead to it, also by way of others', () => {
  const { root, actions, read } = makeSite();
  const redirect = (from: string, to: string) =>
    `- from: ${from}\n  to: ${to}\n  reason: It moved.\n`;
  addFiles(root, {
    'content/docs/a.mdx': page('').replace('title', 'slug: /first\ntitle'),
    'content/redirects.yaml': [
      redirect('/oldest/', '/older'),
      redirect('/kept/', '/docs/b/'),
      redirect('/older/', '/docs/first/#part'),
      redirect('/near/', '/docs/first-2/'),
    ].join(''),
  });
  const linking = 'content/docs/b.mdx';
  const remove = () => actions.run('remove', { paths: ['content/docs/a.mdx'] });
  addFiles(root, { [linking]: page('[A](/oldest/#part)') });
  expect(remove).toThrow(linking);
  addFiles(root, { [linking]: page('') });
  remove();
  expect(read('content/redirects.yaml')).toBe(
    redirect('/kept/', '/docs/b/') + redirect('/near/', '/docs/first-2/'),
  );
});

it('lists pictures, also in folders, and reads one', () => {
  const { root, actions } = makeSite();
  addFiles(root, { 'static/img/samples/lamp.svg': '<svg></svg>', 'static/img/notes.txt': '' });
  const pictures = actions.run('pictures', {});
  expect(pictures.map(({ name, size }) => [name, size])).toEqual([
    ['samples/lamp.svg', 11],
    ['x.svg', 6],
  ]);
  const { path: file = '' } = pictures[0] ?? {};
  expect(actions.run('picture', { path: file })).toEqual({ content: btoa('<svg></svg>') });
  expect(() => actions.run('picture', { path: 'package.json' })).toThrow('not a file');
});

it('does not put one picture in another’s place unasked', () => {
  const { actions, read } = makeSite();
  const upload = { path: 'static/img/x.svg', content: btoa('other') };
  expect(() => actions.run('upload', upload)).toThrow('another picture static/img/x.svg');
  expect(read('static/img/x.svg')).toBe('<svg/>');
  expect(actions.run('upload', { ...upload, path: 'static/img/y.svg' })).toMatchObject({ size: 5 });
  expect(actions.run('users', upload)).toEqual({ users: ['content/docs/b.mdx'] });
  actions.run('upload', { ...upload, isReplacement: true });
  expect(read('static/img/x.svg')).toBe('other');
});

it('saves a page with its pictures, or neither', () => {
  const { root, actions, read, hashOf } = makeSite();
  const file = 'content/docs/a.mdx';
  const save = (name: string, hash: string) =>
    actions.run('save', {
      path: file,
      text: page(`![x](/img/${name})`),
      hash,
      pictures: [{ path: `static/img/${name}`, content: btoa('mine') }],
    });
  const before = read(file);
  expect(() => save('y.svg', 'an older one')).toThrow('by somebody else');
  expect(existsSync(path.join(root, 'static/img/y.svg'))).toBe(false);
  expect(() => save('x.svg', hashOf(file))).toThrow('another picture');
  expect(() => save('y.exe', hashOf(file))).toThrow('Pictures are');
  expect(read(file)).toBe(before);
  const { hash } = save('y.svg', hashOf(file));
  expect(read('static/img/y.svg')).toBe('mine');
  // Its form still has it.
  save('y.svg', hash);
  expect(read(file)).toContain('/img/y.svg');
});

it('says which kinds of pictures it takes', () => {
  const upload = { path: 'static/img/evil.exe', content: '' };
  expect(() => makeSite().actions.run('upload', upload)).toThrow('Pictures are .svg, .png, .jpg,');
});

it.each([
  'package.json',
  '../outside.mdx',
  'content/../package.json',
  'content/docs/.env',
  'content/docs/../../../x.mdx',
  'content/docs/a.js',
  'static/img/../x.svg',
  'content/elsewhere/x.mdx',
])('does not touch %s', (file) => {
  const { root, actions } = makeSite();
  symlinkSync('/', path.join(root, 'content/elsewhere'));
  expect(() => actions.run('save', { path: file, text: 'x', hash: null })).toThrow(
    /not a file that can be changed here|outside this project/,
  );
});
