import { expect } from '@playwright/test';
import { eachFault, test } from '../support/faulty-host';
import { download, downloadButton, downloadWindow } from '../support/games';
import { PLAYGROUND } from '../support/playground';
import { openPage } from '../support/pages';

// What is slow still arrives.
const each = eachFault('a page instead').filter(({ fault }) => fault !== 'slow');

for (const { fault, tag } of each) {
  test(`a game’s player on its way into a download: ${fault}`, { tag }, async ({ page, host }) => {
    await openPage(page, PLAYGROUND);
    await downloadButton(page).click();
    const web = downloadWindow(page).getByRole('button', { name: 'Game for the web' });
    await expect(web).toBeEnabled();
    host.spoil(/\/game-files\/.*\.js$/, fault);
    await web.click();
    await expect.poll(host.spoiled).toBeGreaterThan(0);
    await expect(downloadWindow(page).getByRole('alert')).toContainText('The download failed');
    host.mend();
    expect((await download(page, 'Game for the web')).name).toMatch(/\.zip$/);
  });
}
