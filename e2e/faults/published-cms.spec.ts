import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { GitRepository } from '../support/git-repository';
import { GithubHost } from '../support/github-host';
import { openPlainHost } from '../support/plain-host';
import { openEntry, publish, rename, save, writeNewPage } from '../support/team-cms';

const directory = path.resolve('.e2e/team');
const env = { CMS_BACKEND: 'github', CMS_REPO: 'technix/atrament.ink' };
const pageAt = (address: string) => path.join(directory, 'public', address, 'index.html');

// Not at the top: imports become `require` there, which cannot load a module with top-level await.
const siteCopy = import('../../scripts/site-copy.mjs');

test(
  'what was written in the published CMS is on the site after the next build',
  { tag: '@soak' },
  async ({ browser }) => {
    test.setTimeout(1_200_000);
    const { buildCopy, copySite } = await siteCopy;
    copySite(directory);
    await buildCopy(directory, { env });
    const host = await openPlainHost(path.join(directory, 'public'));
    const github = new GithubHost(GitRepository.of(['content', 'static/img']));
    const page = await browser.newPage({ baseURL: host.origin });
    page.on('dialog', (dialog) => void dialog.accept());
    await github.serve(page);
    const merged = () => github.pullRequests.filter(({ state }) => state === 'closed').length;

    await writeNewPage(page, 'The lamp');
    await openEntry(page, 'ink-basics/the-lamp');
    await publish(page);
    await expect.poll(merged).toBe(1);
    await openEntry(page, 'atrament-basics/debug');
    await rename(page, 'atrament-basics', 'mending');
    await publish(page);
    await expect.poll(merged).toBe(2);
    await openEntry(page, 'ink-basics/flow');
    await page.getByLabel('Title').fill('How a story flows');
    await save(page);
    await publish(page);
    await expect.poll(merged).toBe(3);
    await page.close();
    await host.close();

    for (const folder of ['content', 'static/img'])
      rmSync(path.join(directory, folder), { recursive: true });
    github.repository.git(['--work-tree', directory, 'checkout', '--force', 'main', '--', '.']);
    await buildCopy(directory, { env });
    expect(readFileSync(pageAt('docs/ink-basics/the-lamp'), 'utf8')).toContain('It burns.');
    expect(readFileSync(pageAt('docs/ink-basics/flow'), 'utf8')).toContain('How a story flows');
    expect(existsSync(pageAt('docs/atrament-basics/mending'))).toBe(true);
    expect(readFileSync(pageAt('docs/atrament-basics/debug'), 'utf8')).toContain('mending');
    github.repository.remove();
  },
);
