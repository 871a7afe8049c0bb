import { expect, test, type Locator, type Page } from '@playwright/test';
import { noteConsole } from './support/console-messages';
import { openPage } from './support/pages';
import { choicesIn, newestScene, playerIn, storyIn } from './support/player';
import { editorOf, openStory, pasteInto, PLAYGROUND } from './support/playground';

const problems = (page: Page): Locator => page.getByRole('list', { name: 'Problems' });
const SAMPLE_PAGE = '/docs/atrament-basics/choices/';

/** The files a browser loads to play a sample, collected by the first visit that plays one. */
async function chunksOfPlay(page: Page): Promise<{ scripts: string[]; worker: string[] }> {
  const scripts: string[] = [];
  const worker: string[] = [];
  await openPage(page, SAMPLE_PAGE);
  await page.waitForLoadState('networkidle');
  const path = (from: { url: () => string }) => new URL(from.url()).pathname;
  page.on('worker', (begun) => worker.push(path(begun)));
  page.on('request', (request) => {
    if (request.url().endsWith('.js')) scripts.push(path(request));
  });
  await page.locator('#sample-1').getByRole('button', { name: 'Play', exact: true }).click();
  await expect(newestScene(page)).toBeVisible();
  return { scripts: scripts.filter((address) => !worker.includes(address)), worker };
}

/** A page that still works: another story can be written and played. */
async function expectWorkingPage(page: Page): Promise<void> {
  await pasteInto(editorOf(page), 'All is well.\n+ [On]\n- Indeed.\n-> END\n');
  await expect(newestScene(page)).toHaveText('All is well.');
  await choicesIn(page).first().click();
  await expect(newestScene(page)).toHaveText('Indeed.');
}

test('an endless choice is stopped, with its line; the story stays where it was', async ({
  page,
}) => {
  await openStory(page, 'Here.\n+ [Round] -> round\n+ [On]\n- On.\n-> END\n=== round\n-> round\n');
  await choicesIn(page).first().click();
  const message = playerIn(page).getByRole('alertdialog');
  await expect(message).toContainText('never stops');
  await message.getByRole('button', { name: /^Line [67]$/ }).click();
  await expect(editorOf(page)).toBeFocused();
  await expect(newestScene(page)).toHaveText('Here.');
  await message.getByRole('button', { name: 'Close' }).click();
  await choicesIn(page).last().click();
  await expect(newestScene(page)).toHaveText('On.');
});

test('a story that loops from its first line', { tag: '@soak' }, async ({ page }) => {
  await openStory(page, '-> round\n=== round\n-> round\n');
  await expect(playerIn(page).getByRole('alert')).toContainText(
    /It starts once line [23] is fixed/,
  );
  await expect(problems(page)).toContainText('never stops');
  await expectWorkingPage(page);
});

test('a story of six megabytes', { tag: '@soak' }, async ({ page }) => {
  await openPage(page, PLAYGROUND);
  await pasteInto(editorOf(page), 'A line of a long story.\n'.repeat(250_000));
  await expect(problems(page)).toContainText('too long', { timeout: 15_000 });
  await expectWorkingPage(page);
});

test(
  'a story of 56,000 lines, with a processor twenty times as slow',
  { tag: '@soak' },
  async ({ page, context }) => {
    test.setTimeout(600_000);
    const places = Array.from(
      { length: 8000 },
      (_, at) =>
        `=== place_${at}\nThis is place ${at}, which has {a window|two windows}.\n{at: It is {at}.}\n~ at = ${at}\n+ [On] -> place_${(at + 1) % 8000}\n+ [Out] -> END\n`,
    );
    await openPage(page, PLAYGROUND);
    const client = await context.newCDPSession(page);
    await client.send('Emulation.setCPUThrottlingRate', { rate: 20 });
    await pasteInto(editorOf(page), `VAR at = 0\n-> place_0\n${places.join('\n')}`);
    await expect(newestScene(page)).toContainText('This is place 0', { timeout: 500_000 });
    await expect(playerIn(page).getByRole('alert')).toHaveCount(0);
    await choicesIn(page).first().click();
    await expect(newestScene(page)).toContainText('This is place 1', { timeout: 60_000 });
  },
);

test('a story that is nested extremely deeply', { tag: '@soak' }, async ({ page }) => {
  await openStory(page, `${'{true:'.repeat(4000)}1${'}'.repeat(4000)}\n-> END\n`);
  await expect(playerIn(page).getByRole('alert')).not.toBeEmpty({ timeout: 15_000 });
  await expectWorkingPage(page);
});

test('a function that calls itself forever', { tag: '@soak' }, async ({ page }) => {
  await openStory(
    page,
    'Here.\n+ [Deep] {deep(1)}\n- -> END\n=== function deep(x)\n~ return deep(x + 1)\n',
  );
  await choicesIn(page).first().click();
  await expect(playerIn(page).getByRole('alertdialog')).toContainText('never stops');
  await expect(newestScene(page)).toHaveText('Here.');
});

test('markup that would run code is text, or nothing', async ({ page }) => {
  const messages = noteConsole(page);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  const story = [
    '<script>window.ran = 1</script>',
    '<img src=x onerror="window.ran = 2">',
    '<b onclick="window.ran = 3" style="position:fixed">bold</b>',
    '<iframe src="javascript:window.ran = 4"></iframe><svg onload="window.ran = 5">',
    '[url=javascript:window.ran=6]link[/url] [url href="JaVaScRiPt\\:window.ran=7"]link[/url]',
    '[url=data:text\\/html,<script>window.ran=8</script>]link[/url]',
    '[img]javascript:window.ran=9[/img] [picture]javascript:window.ran=10[/picture]',
    '[video]javascript:window.ran=11[/video] [img]x onerror=window.ran=12[/img]',
    '[css style="background: url(https:\\/\\/evil.example\\/a); position: fixed"]styled[/css]',
    '[font family="x; background: url(https:\\/\\/evil.example\\/b)"]font[/font]',
    '[link="<img src=x onerror=window.ran=13>"]choice[/link]',
    '# BACKGROUND: CSS(url(javascript:window.ran=14))',
    '# IMAGE: javascript:window.ran=15',
    '+ [<img src=x onerror="window.ran = 16"> Go] # CLASS: x" onclick="window.ran=17',
    '- -> END',
  ].join('\n');
  await openStory(page, story);
  await expect(newestScene(page)).toContainText('<script>window.ran = 1</script>');
  await expect(newestScene(page)).toContainText('<iframe');
  const bold = newestScene(page).getByText('bold', { exact: true });
  await bold.click();
  await expect(bold).toHaveCSS('position', 'static');
  await expect(newestScene(page).getByRole('link')).toHaveCount(0);
  const dangerous = playerIn(page).locator(
    'script, iframe, object, embed, [onclick], [onerror], [onload]',
  );
  await expect(dangerous).toHaveCount(0);
  const addresses = await playerIn(page)
    .locator('[src], [href]')
    .evaluateAll((elements) =>
      elements.map((element) => element.getAttribute('src') ?? element.getAttribute('href')),
    );
  expect(addresses.filter((address) => !/^(?:https?:\/\/|\/)/.test(String(address)))).toEqual([]);
  await choicesIn(page).first().click();
  expect(await page.evaluate(() => 'ran' in window)).toBe(false);
  expect(requests.filter((address) => address.includes('evil.example'))).toEqual([]);
  expect(messages).toEqual([]);
});

test.describe('files that fail to load', () => {
  test('a worker that the browser ends is replaced at the same moment of the story', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const workers: Worker[] = [];
      Object.assign(window, {
        killWorkers: () => workers.splice(0).forEach((worker) => worker.terminate()),
      });
      const Original = window.Worker;
      window.Worker = class extends Original {
        constructor(address: string | URL, options?: WorkerOptions) {
          super(address, options);
          workers.push(this);
        }
      };
    });
    await openStory(page, 'One.\n+ [On]\n- Two.\n+ [On]\n- Three.\n+ [On]\n- Four.\n-> END\n');
    await choicesIn(page).first().click();
    await expect(newestScene(page)).toHaveText('Two.');
    await test.step('between two moves', async () => {
      await page.evaluate('killWorkers()');
      await choicesIn(page).first().click();
      await expect(newestScene(page)).toHaveText('Three.');
    });
    await test.step('during a move', async () => {
      await choicesIn(page)
        .first()
        .evaluate((choice: HTMLElement) => {
          choice.click();
          (window as unknown as { killWorkers: () => void }).killWorkers();
        });
      await expect(newestScene(page)).toHaveText('Four.');
    });
    await expect(playerIn(page).getByRole('alertdialog')).toHaveCount(0);
  });

  test(
    'a worker that cannot be loaded is reported, and can be retried',
    { tag: '@soak' },
    async ({ page, browser }) => {
      const first = await browser.newPage();
      const { worker } = await chunksOfPlay(first);
      await first.close();
      expect(worker.length).toBeGreaterThan(0);
      await openPage(page, SAMPLE_PAGE);
      let isBlocked = true;
      await page.route(
        ({ pathname }) => worker.includes(pathname),
        (route) => (isBlocked ? route.abort() : route.continue()),
      );
      const sample = page.locator('#sample-1');
      await sample.getByRole('button', { name: 'Play', exact: true }).click();
      await expect(playerIn(sample).getByRole('alert')).toContainText('The engine does not run.');
      await expect(sample.getByRole('figure').first()).toBeVisible();
      isBlocked = false;
      await playerIn(sample).getByRole('button', { name: 'Start again' }).click();
      await expect(storyIn(sample)).toContainText('Three stalls are still lit.');
    },
  );

  test(
    'a player that cannot be loaded leaves the sample in place, with a way to retry',
    { tag: '@soak' },
    async ({ page, browser }) => {
      const first = await browser.newPage();
      const { scripts } = await chunksOfPlay(first);
      await first.close();
      expect(scripts.length).toBeGreaterThan(0);
      await openPage(page, SAMPLE_PAGE);
      await page.waitForLoadState('networkidle');
      let isBlocked = true;
      await page.route(
        ({ pathname }) => scripts.includes(pathname),
        (route) => (isBlocked ? route.abort() : route.continue()),
      );
      const sample = page.locator('#sample-1');
      const text = sample.getByText('Three stalls are still lit.').first();
      for (const button of ['Play', 'Edit']) {
        isBlocked = true;
        await page.reload();
        await sample.getByRole('button', { name: button, exact: true }).click();
        const failure = sample.getByRole('alert');
        await expect(failure).toContainText('The player could not be loaded');
        await expect(text).toBeVisible();
        isBlocked = false;
        await failure.getByRole('button').click();
        await expect(newestScene(sample)).toContainText('Three stalls are still lit.');
      }
    },
  );
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the sample is shown, without buttons that do nothing', async ({ page }) => {
    await page.goto(SAMPLE_PAGE);
    const sample = page.locator('#sample-1');
    await expect(sample.getByText('Three stalls are still lit.').first()).toBeVisible();
    await expect(sample.getByRole('button').and(page.locator(':visible'))).toHaveCount(0);
    await expect(page.getByText('What the player sees').first()).toBeVisible();
  });

  test('the playground says what it needs', { tag: '@soak' }, async ({ page }) => {
    await page.goto(PLAYGROUND);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Playground');
    await expect(page.locator('noscript p', { hasText: 'needs scripts' })).toBeVisible();
  });
});

test('an answer that crashes the player leaves the text to read and write, and the next edit plays', async ({
  page,
}) => {
  // No story is known to crash the views: the engine never gives this answer.
  await page.addInitScript(() => {
    const { get } = Object.getOwnPropertyDescriptor(MessageEvent.prototype, 'data')!;
    Object.defineProperty(MessageEvent.prototype, 'data', {
      get(): unknown {
        const data = get!.call(this) as { answer?: { scenes?: unknown } } | null;
        return data?.answer?.scenes && JSON.stringify(data).includes('Crash.')
          ? { ...data, answer: { ...data.answer, scenes: [null] } }
          : data;
      },
    });
  });
  await openPage(page, PLAYGROUND);
  await pasteInto(editorOf(page), 'Crash.\n+ [On]\n- -> END\n');
  const crash = page.getByRole('region', { name: 'The player cannot show this' });
  await expect(crash).toContainText('the text is kept');
  await expect(editorOf(page)).toContainText('Crash.');
  await expectWorkingPage(page);
  await expect(crash).toHaveCount(0);
});
