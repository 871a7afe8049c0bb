import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { siteDocuments } from '../../../testing/load-docs';
import { makeProject } from '../../../testing/temp-project';
import { required } from '../../base/errors/required';
import { publishedSettings, type AdminSettings } from '../../cms/protocol/admin-settings';
import { siteConfig } from '../../config/site-config';
import { pageAddresses } from '../output/rewrite-pages';
import { contentFolders } from '../project/content-folders';
import { removeAdmin, writeAdmin } from './write-admin';

const projectRoot = process.cwd();

it('publishes the CMS with its settings, kept from search engines, and takes it away again', async () => {
  const output = makeProject({ 'index.html': '<title>Home</title>' });
  const settings = required(
    publishedSettings({ CMS_BACKEND: 'github', CMS_REPO: 'technix/atrament.ink' }, siteConfig),
    'The settings',
  );
  await writeAdmin(output, projectRoot, settings, contentFolders, siteDocuments());
  const read = (file: string) => readFileSync(path.join(output, 'admin', file), 'utf8');
  const page = read('index.html');
  expect(page).toContain('<meta name="robots" content="noindex, nofollow">');
  expect(page).toContain("script-src 'self';");
  expect(page).toMatch(/connect-src [^;]*https:\/\/api\.github\.com/);
  const told = /id="admin-settings">(?<json>.*)<\/script>/.exec(page)?.groups?.json ?? '';
  expect(JSON.parse(told) as AdminSettings).toEqual({
    siteTitle: siteConfig.title,
    siteUrl: siteConfig.url,
    backend: { ...settings.backend, name: 'github', repo: 'technix/atrament.ink' },
    hasWorkflow: true,
    connect: settings.connect,
  });
  for (const [, file] of page.matchAll(/(?:src|href)="\.\/(.*?)"/g)) {
    expect(read(String(file)).length).toBeGreaterThan(0);
  }
  const { docs } = JSON.parse(read('content.json')) as { docs: { docId: string }[] };
  expect(docs.map(({ docId }) => docId)).toContain('quickstart');

  // Classes of parts are told from those of tokens in code, such as “hr”.
  const classes = [...read('preview.css').matchAll(/\.([a-z]\w*)\{/gi)].map(([, name]) => name);
  expect(classes).toContain('Button_button');
  expect(classes.filter((name) => name!.length < 3)).toEqual([]);

  removeAdmin(output);
  expect(existsSync(path.join(output, 'admin'))).toBe(false);
  // Steps that look at the site’s pages, such as the sitemap, run in between.
  expect(pageAddresses(output)).toEqual(['/']);
});
