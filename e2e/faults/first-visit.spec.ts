import { expect, test as base, type Page } from '@playwright/test';
import { WORKER_ADDRESS } from '../../src/base/app-files/offline-list';
import { expectNoViolation } from '../support/axe';
import { noteConsole } from '../support/console-messages';
import { download } from '../support/games';
import { openDeployingHost, type DeployingHost } from '../support/next-deploy';
import { untilRunning } from '../support/pages';
import { sendPlainly } from '../support/plain-host';
import { choicesIn, newestScene, takeTurn } from '../support/player';
import { editorOf } from '../support/playground';
import { openProjects, untilStored, writeProject } from '../support/projects';
import { untilKept } from '../support/service-worker';

const STORY = 'The room is dark.\n* [Light the lamp] -> lit\n=== lit\nA lamp burns.\n-> END\n';

/** Lets every use of the caches fail, in a page or in a worker; Firefox has none where a game is played. */
const DENIAL = `if ('CacheStorage' in self) for (const name of ['open', 'has', 'keys', 'match', 'delete']) {
  CacheStorage.prototype[name] = () =>
    Promise.reject(new DOMException('The operation is insecure.', 'SecurityError'));
}\n`;

interface FirstHost extends DeployingHost {
  /** Denies caches to the worker. */
  deny: () => void;
  /** Lets the worker wait for its script, until `answer`. */
  hold: () => void;
  /** Answers the worker’s script, this many requests more, and then none. */
  answer: (count: number) => void;
  isGone: () => boolean;
  /** Whether the worker’s script was sent. */
  hasWorker: () => boolean;
  /** Answers again. */
  comeBack: () => void;
}

async function openFirstHost(): Promise<FirstHost> {
  let [isDenied, isHeld, isGone, hasWorker, left] = [false, false, false, false, Infinity];
  let sendScript = (): void => undefined;
  const host = await openDeployingHost((answer, response) => {
    const isWorker = answer.pathname === WORKER_ADDRESS;
    const body = isWorker && isDenied ? Buffer.from(DENIAL + String(answer.body)) : answer.body;
    if (isWorker && isHeld) {
      sendScript = () => sendPlainly(answer, response);
    } else if (left > 0) {
      left -= 1;
      hasWorker ||= isWorker;
      sendPlainly({ ...answer, body }, response);
    } else {
      isGone = true;
      response.destroy();
    }
  });
  return {
    ...host,
    deny: () => (isDenied = true),
    hold: () => (isHeld = true),
    answer: (count) => {
      left = count;
      sendScript();
    },
    isGone: () => isGone,
    hasWorker: () => hasWorker,
    comeBack: () => ([isHeld, left] = [false, Infinity]),
  };
}

const test = base.extend<{ host: FirstHost }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads from it that nothing else is needed.
  host: async ({}, use) => {
    const host = await openFirstHost();
    await use(host);
    await host.close();
  },
  baseURL: async ({ host }, use) => use(host.origin),
});
test.use({ serviceWorkers: 'allow' });

const registrations = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);

test(
  'a browser that denies caches: all of the playground works, and it is said why pages are not kept',
  { tag: '@soak' },
  async ({ page, context, host }) => {
    await context.addInitScript(DENIAL);
    host.deny();
    const messages = noteConsole(page);
    await writeProject(page, STORY);
    await takeTurn(choicesIn(page).first());
    await expect(newestScene(page)).toContainText('A lamp burns.');
    await untilStored(page);
    await expect.poll(host.hasWorker).toBe(true);
    await expect.poll(() => registrations(page)).toBe(0);
    await page.reload();
    await untilRunning(page);
    await expect(editorOf(page)).toContainText('The room is dark.');
    expect((await download(page, 'Game for the web')).bytes.length).toBeGreaterThan(1000);
    await page.keyboard.press('Escape');
    const projects = await openProjects(page);
    await Promise.all([
      page.waitForEvent('download'),
      projects.getByRole('button', { name: 'Download a backup' }).click(),
    ]);
    expect(messages).toEqual([]);

    await page.goto('/offline/');
    await untilRunning(page);
    await expect(page.getByRole('alert')).toContainText('does not let this site save pages');
    await expect(page.getByText(/also work offline/)).toHaveCount(0);
    await expectNoViolation(page);
  },
);

for (const [moment, answered] of [
  ['its worker comes', 0],
  ['its worker is installed', 4],
  ['the playground is kept', 60],
] as const) {
  test(
    `the connection is lost while ${moment}: the page goes on, and a later visit keeps the next build as a whole`,
    { tag: '@soak' },
    async ({ page, host }) => {
      test.slow();
      host.hold();
      await writeProject(page, STORY);
      await untilStored(page);
      await page.waitForLoadState('networkidle');
      host.answer(answered);
      await expect.poll(host.isGone, { timeout: 30_000 }).toBe(true);

      await editorOf(page).press('Control+Home');
      await page.keyboard.type('At night, ');
      await expect(newestScene(page)).toContainText('At night, The room is dark.');
      await takeTurn(choicesIn(page).first());
      await expect(newestScene(page)).toContainText('A lamp burns.');
      await untilStored(page);

      host.deploy();
      host.comeBack();
      await page.reload();
      await untilRunning(page);
      await expect(editorOf(page)).toContainText('At night, The room is dark.');
      const build = () =>
        page.evaluate(() => String(Reflect.get(window, '___webpackCompilationHash')));
      const next = await build();
      await untilKept(page, '/playground/');
      const caching = () =>
        page.evaluate(async () =>
          (await caches.keys()).filter((name) => !name.endsWith(' values')),
        );
      await expect.poll(caching).toHaveLength(1);

      await host.close();
      await page.reload();
      await untilRunning(page);
      expect(await build()).toBe(next);
      await editorOf(page).press('Control+Home');
      await page.keyboard.type('Late ');
      await expect(newestScene(page)).toContainText('Late At night, The room is dark.');
      // One of the first files that the worker keeps.
      await page.goto('/offline/');
      await untilRunning(page);
      expect(await build()).toBe(next);
    },
  );
}
