import { expect, test } from '@playwright/test';
import { openPage } from './support/pages';
import { pageKinds } from './support/site-pages';

/** The parts of the frame on each kind of page. */
const docsParts = { sidebar: 1, breadcrumbs: 1, toc: 0, pagination: 1, edit: 0 };
const noDocsParts = { sidebar: 0, breadcrumbs: 0, toc: 0, pagination: 0, edit: 0 };
const parts = {
  home: noDocsParts,
  overview: docsParts,
  doc: { ...docsParts, toc: 1, edit: 1 },
  category: docsParts,
  'not found': noDocsParts,
};

for (const [kind, address] of Object.entries(pageKinds) as [keyof typeof parts, string][]) {
  test(`a page of the kind “${kind}” has its frame, and no more`, async ({ page }) => {
    // As the server sends it: the app draws the same parts.
    await page.goto(address);
    const navigation = (name: string) => page.getByRole('navigation', { name, exact: true });
    await expect(page.getByRole('banner')).toHaveCount(1);
    await expect(page.getByRole('contentinfo')).toHaveCount(1);
    await expect(page.getByRole('main')).toHaveCount(1);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);

    const links = navigation('Main').getByRole('link');
    await expect(links).toHaveText(['Atrament', 'Tutorial', 'Playground', 'GitHub']);
    await expect(links.nth(0)).toHaveAttribute('href', '/');
    await expect(links.nth(1)).toHaveAttribute('href', '/docs/');
    await expect(links.nth(2)).toHaveAttribute('href', '/playground/');
    await expect(links.nth(3)).toHaveAttribute('href', /^https:\/\/github\.com\//);
    await expect(links.nth(3)).toHaveAttribute('target', '_blank');
    const boxes = await links.evaluateAll((all) =>
      all.map((link) => link.getBoundingClientRect().x),
    );
    expect(boxes[1]).toBeLessThan(400);
    expect(boxes[3]).toBeGreaterThan(900);
    await expect(
      navigation('Main').getByRole('button', { name: /^Switch between dark and light mode/ }),
    ).toBeVisible();

    const found = {
      sidebar: await navigation('Docs sidebar').count(),
      breadcrumbs: await navigation('Breadcrumbs').count(),
      toc: await navigation('On this page').count(),
      pagination: await navigation('Docs pages').count(),
      edit: await page.getByRole('link', { name: 'Edit this page' }).count(),
    };
    expect(found).toEqual(parts[kind]);
  });
}

test('there is one version and one language, so no menu of either, and no notice', async ({
  page,
}) => {
  await openPage(page, pageKinds.doc);
  await expect(page.getByRole('button', { name: /Versions|Languages/ })).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Announcement' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Blog' })).toHaveCount(0);
});
