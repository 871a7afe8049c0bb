// The other documentation tools that the benchmark builds for comparison, from the same pages. They are installed in
// .bench/peers on first use, and nowhere else.
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';

const HOME = path.resolve('.bench/peers');

/**
 * Each peer: where its pages go, its build command, where the built site is, and which caches to delete for a cold
 * build.
 */
export const peers = [
  {
    name: 'docusaurus',
    title: 'Docusaurus 3.10',
    docs: 'docs',
    build: ['node_modules/.bin/docusaurus', 'build'],
    output: 'build',
    caches: ['.docusaurus', 'build', 'node_modules/.cache'],
  },
  {
    name: 'vitepress',
    title: 'VitePress 1.6',
    docs: 'docs',
    build: ['node_modules/.bin/vitepress', 'build'],
    output: '.vitepress/dist',
    caches: ['.vitepress/dist', '.vitepress/cache', '.vitepress/.temp'],
    // The other tools add the title themselves.
    hasTitleInText: true,
  },
  {
    name: 'starlight',
    title: 'Starlight 0.37',
    docs: 'src/content/docs/docs',
    build: ['node_modules/.bin/astro', 'build'],
    output: 'dist',
    caches: ['dist', '.astro', 'node_modules/.astro', 'node_modules/.vite'],
  },
];

/** Installs a folder of bench/peers, once; returns its path. */
export function installPeer(name) {
  const directory = path.join(HOME, name);
  mkdirSync(directory, { recursive: true });
  cpSync(path.resolve('bench/peers', name), directory, { recursive: true });
  if (existsSync(path.join(directory, 'node_modules'))) return directory;
  console.log(`Installing ${name} for the benchmark …`);
  const install = ['install', '--no-audit', '--no-fund', '--no-package-lock', '--ignore-scripts'];
  const { status, stderr } = spawnSync('npm', install, {
    cwd: directory,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error(`npm could not install ${name}:\n${stderr}`);
  return directory;
}

/** Writes a peer’s pages, `{ id, title, description, body }`, and deletes the previous ones. */
export function writePages({ docs, hasTitleInText = false }, directory, pages) {
  const folder = path.join(directory, docs);
  rmSync(folder, { recursive: true, force: true });
  for (const { id, title, description, body } of pages) {
    const file = path.join(folder, `${id}.md`);
    mkdirSync(path.dirname(file), { recursive: true });
    const head = [
      ['title', title],
      ['description', description],
    ];
    const lines = head.map(([key, value]) => `${key}: ${JSON.stringify(value)}`);
    const heading = hasTitleInText ? `# ${title}\n\n` : '';
    writeFileSync(file, `---\n${lines.join('\n')}\n---\n\n${heading}${body}`);
  }
  writeFileSync(path.join(directory, 'sidebar.json'), JSON.stringify(sidebarOf(pages)));
}

/** Deletes the caches of a build, so that the next one is cold. */
export function clearCaches({ caches }, directory) {
  for (const name of caches) rmSync(path.join(directory, name), { recursive: true, force: true });
}

/** Pages by folder, in VitePress’s format. */
function sidebarOf(pages) {
  const groups = new Map();
  for (const page of pages) {
    const group = path.posix.dirname(page.id);
    groups.set(group, [...(groups.get(group) ?? []), page]);
  }
  return [...groups].map(([group, members]) => ({
    text: group === '.' ? 'Docs' : group,
    collapsed: group !== '.',
    items: members.map(({ id, title }) => ({ text: title, link: `/docs/${id}` })),
  }));
}

/**
 * The pages of this site as plain Markdown, read from the Markdown copies that its build writes: samples as plain
 * code, links unchanged.
 */
export function readTwins(publicFolder) {
  const docs = path.join(publicFolder, 'docs');
  const files = readdirSync(docs, { recursive: true, encoding: 'utf8' });
  return files
    .filter((name) => path.basename(name) === 'index.md' && name !== 'index.md')
    .map((name) => ({ id: path.posix.dirname(name.split(path.sep).join('/')), name }))
    .filter(({ id }) => !/^(?:category|print)\b/.test(id))
    .sort((one, other) => one.id.localeCompare(other.id))
    .map(({ id, name }) => ({ id, ...partsOf(readFileSync(path.join(docs, name), 'utf8')) }));
}

function partsOf(twin) {
  const { title, description, body } =
    /^# (?<title>.*)\n+(?:> (?<description>.*)\n+)?Source: .*\n(?<body>[\s\S]*)$/.exec(twin)
      ?.groups ?? {};
  if (title === undefined)
    throw new Error(`No title at the top of a Markdown copy: ${twin.slice(0, 200)}`);
  return {
    title,
    description: description ?? title,
    body: body.replaceAll(/^(\s*`{3,})ink.*$/gm, '$1text'),
  };
}
