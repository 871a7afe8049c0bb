// The commands of “Deploy your site”, “Manage docs versions” and “Translate your site”.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { parse } from 'yaml';
import { freePort } from '../free-port.mjs';
import { runSite } from '../running-site.mjs';
import { PORT as DEVELOP_PORT, withSite } from './server-steps.mjs';
import { at, change, directory, has, read, run, succeed, write } from './tutorial-copy.mjs';
import { applyDiff, codeFor } from './tutorial-page.mjs';

const CONFIG = 'src/config/site-config.ts';
const VERSIONS = 'tutorial-extras/manage-docs-versions';
const TRANSLATE = 'tutorial-extras/translate-your-site';
const PORT = await freePort();

/** Serves the build as the page says, and calls `ask` with a function that makes addresses. */
async function serving(command, folder, ask) {
  const origin = `http://localhost:${PORT}${folder}`;
  const site = await runSite(command, {
    cwd: directory,
    address: `${origin}/`,
    env: { PORT: String(PORT) },
  });
  try {
    await ask((address) => fetch(`${origin}${address}`, { redirect: 'manual' }));
  } finally {
    await site.stop();
  }
}

/** The names in the table “What is in the folder”: files, folders that end in a slash, and kinds of files. */
function namesInPublic() {
  const source = readFileSync('content/docs/tutorial-basics/deploy-your-site.mdx', 'utf8');
  const [, table = ''] = /\{#public\}([\s\S]*?)\n\n[^|\n]/.exec(source) ?? [];
  const cells = table.split('\n').map((row) => row.split('|')[1] ?? '');
  return cells.flatMap((cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, name]) => name));
}

export const deploySteps = {
  'npm run build': (command) => {
    write(
      'content/docs/not-yet.mdx',
      '---\ntitle: A\ndescription: B.\ndraft: true\n---\n\nText.\n',
    );
    write(
      'content/docs/by-address.mdx',
      '---\ntitle: C\ndescription: D.\nunlisted: true\n---\n\nText.\n',
    );
    succeed(command);
    const names = namesInPublic();
    assert.ok(names.length > 12, names.join());
    for (const name of names) {
      const isThere = name.startsWith('*')
        ? readdirSync(at('public')).some((file) => file.endsWith(name.slice(1)))
        : has(`public/${name}`);
      assert.ok(isThere, `public/ has no ${name}`);
    }
    assert.ok(!has('public/docs/not-yet'), 'a draft was published');
    assert.ok(!has('public/admin'), 'the CMS was published');
    assert.match(read('public/docs/by-address/index.html'), /Unlisted page/);
    for (const list of ['sitemap.xml', 'llms.txt', 'docs/quickstart/index.html']) {
      assert.ok(!read(`public/${list}`).includes('/docs/by-address/'), `${list} lists it`);
    }
    for (const name of ['not-yet', 'by-address']) rmSync(at(`content/docs/${name}.mdx`));
  },
  'npm run serve': (command) =>
    serving(command, '', async (ask) => {
      const page = await ask('/docs/quickstart/');
      assert.equal(page.status, 200);
      assert.equal(page.headers.get('x-content-type-options'), 'nosniff');
      assert.equal((await ask('/docs/nowhere/')).status, 404);
    }),
  'CI=true npm run build': (command) => {
    const file = 'content/docs/quickstart.mdx';
    const before = read(file);
    write(file, `${before}\n[Nowhere](./nowhere.mdx)\n`);
    const { status, said } = run(command);
    assert.notEqual(status, 0);
    assert.match(said, /content\/docs\/quickstart\.mdx:\d+ +warning/);
    write(file, before);
  },
  'PATH_PREFIX=/name npm run build -- --prefix-paths': (command) => {
    succeed(command);
    assert.match(read('public/docs/index.html'), /href="\/name\/docs\/quickstart\/"/);
  },
  'PATH_PREFIX=/name npm run serve': (command) =>
    serving(command, '/name', async (ask) => {
      assert.equal((await ask('/docs/quickstart/')).status, 200);
    }),
};

/** What “Deploy your site” says in words, and the files that it shows and that are in the repository. */
export const hostSteps = {
  'the files for Netlify and GitHub': () => {
    const shown = codeFor('tutorial-basics/deploy-your-site', 'netlify.toml');
    assert.ok(readFileSync('netlify.toml', 'utf8').endsWith(shown), 'netlify.toml is another one');
    const { jobs } = parse(
      codeFor('tutorial-basics/deploy-your-site', '.github/workflows/pages.yml'),
    );
    const steps = jobs.publish.steps.map(({ run: command, uses }) => command ?? uses);
    assert.deepEqual(steps.slice(2), [
      'npm ci',
      'npm run build -- --prefix-paths',
      'actions/upload-pages-artifact@v3',
      'actions/deploy-pages@v4',
    ]);
  },
  'npx gatsby clean': (command) => {
    succeed(command);
    assert.ok(!has('public'), 'public/ is still there');
    assert.ok(!has('.cache/webpack'), 'the cache is still there');
  },
  'npm start': (command) =>
    serving(command, '', async (ask) => {
      assert.equal((await ask('/docs/quickstart/')).status, 200);
    }),
};

export const versionSteps = {
  mkdir: succeed,
  'cp -R': succeed,
  'cp content/sidebars.yaml': (command) => {
    succeed(command);
    const entries = codeFor(VERSIONS, CONFIG, "name: '2.5'");
    change(
      CONFIG,
      codeFor(VERSIONS, CONFIG).replace(/^(?=.)/gm, '  '),
      entries.replace(/^(?=.)/gm, '  '),
    );
    assert.match(succeed('npm run content:check'), /No problems in \d+ pages/);
  },
};

export const retireSteps = {
  'Retire a version': () => {
    const [entries, left] = ["name: '2.5'", ''].map((words) =>
      codeFor(VERSIONS, CONFIG, words).replace(/^(?=.)/gm, '  '),
    );
    change(CONFIG, entries, left);
    rmSync(at('content/versions'), { recursive: true });
    const redirects = 'content/redirects.yaml';
    write(redirects, `${read(redirects)}${codeFor(VERSIONS, redirects)}`);
    assert.match(succeed('npm run content:check'), /No problems in \d+ pages/);
  },
};

/** Follows “Add a language” up to its first command. */
function addFrench() {
  change(
    CONFIG,
    "  locales: [{ code: 'en', label: 'English', direction: 'ltr', calendar: 'gregory', path: '' }],\n",
    codeFor(TRANSLATE, CONFIG).replace(/^(?=.)/gm, '  '),
  );
  // The words stay in English here: what counts is that they are found.
  write(
    'src/config/messages/fr.ts',
    read('src/config/messages/en.ts')
      .replace('export const en', 'export const fr')
      .replace(/^ {2}skipToContent: .*$/m, "  skipToContent: 'Aller au contenu principal',"),
  );
  const index = 'src/config/messages/index.ts';
  const diffs = ['+import { fr }', '+export const messages'];
  write(
    index,
    diffs.reduce((text, words) => applyDiff(text, codeFor(TRANSLATE, index, words)), read(index)),
  );
  const page = 'content/locales/fr/docs/quickstart.mdx';
  const english = read('content/docs/quickstart.mdx');
  const head = codeFor(TRANSLATE, page).split('\n---\n')[0];
  write(
    page,
    english.replace(/^---\n[\s\S]*?(?=\n---\n)/, () => head),
  );
}

export const translateSteps = {
  'GATSBY_LOCALE=fr npm run develop': (command) => {
    addFrench();
    return withSite(
      `${command} -- --port ${DEVELOP_PORT}`,
      '/page-data/index/page-data.json',
      async (page) => {
        await page.goto('/docs/quickstart/');
        await page.getByRole('heading', { level: 1, name: 'Premiers pas' }).waitFor();
        await page.getByText('Aller au contenu principal').waitFor({ state: 'attached' });
      },
    );
  },
  'git log --oneline': (command) => {
    assert.match(succeed(command), /Start/);
  },
  'npm run build': (command) => {
    rmSync(at('dist'), { recursive: true, force: true });
    succeed(command);
  },
  'mv public dist': succeed,
  'GATSBY_LOCALE=fr PATH_PREFIX=/fr npm run build -- --prefix-paths': succeed,
  'mv public dist/fr': succeed,
  'cat dist/fr/_redirects': (command) => {
    succeed(command);
    const french = read('dist/fr/docs/quickstart/index.html');
    assert.match(french, /<html[^>]* lang="fr"/);
    assert.match(french, /<h1[^>]*>Premiers pas</);
    assert.match(read('dist/docs/quickstart/index.html'), /href="\/fr\/docs\/quickstart\/"/);
    assert.ok(has('dist/docs/2.5/quickstart/index.html'), 'the version 2.5 was not built');
    assert.match(read('dist/_redirects'), /^\/fr\//m);
  },
};
