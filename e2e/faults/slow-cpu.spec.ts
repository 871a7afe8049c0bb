import { expect, test } from '@playwright/test';
import { noteConsole } from '../support/console-messages';
import { useEverything } from '../support/journeys';
import { editorOf, openStory } from '../support/playground';

test('a processor twenty times as slow', { tag: '@soak' }, async ({ page, context }) => {
  test.setTimeout(300_000);
  const client = await context.newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: 20 });
  page.setDefaultTimeout(60_000);
  const messages = noteConsole(page);
  await useEverything(page);
  expect(messages).toEqual([]);
});

test('a new line in the text styles what it changes, not the whole page', async ({ page }) => {
  await openStory(page, 'Rain.\n-> END\n');
  await editorOf(page).press('Control+Home');
  const client = await page.context().newCDPSession(page);
  const events: Record<string, unknown>[] = [];
  client.on('Tracing.dataCollected', ({ value }) => events.push(...value));
  const done = new Promise((resolve) => client.once('Tracing.tracingComplete', resolve));
  await client.send('Tracing.start', {
    traceConfig: { includedCategories: ['devtools.timeline'] },
  });
  for (let line = 0; line < 5; line += 1) await page.keyboard.press('Enter');
  await client.send('Tracing.end');
  await done;
  const styled = events.flatMap(({ name, args }) =>
    name === 'UpdateLayoutTree' && args instanceof Object && 'elementCount' in args
      ? [Number(args.elementCount)]
      : [],
  );
  const all = await page.locator('*').count();
  expect(styled.length).toBeGreaterThan(0);
  expect(styled.filter((count) => count >= all)).toEqual([]);
});
