import { expect, test } from '@playwright/test';
import { noteConsole } from '../support/console-messages';
import { useEverything } from '../support/journeys';

test('a processor twenty times as slow', { tag: '@soak' }, async ({ page, context }) => {
  test.setTimeout(300_000);
  const client = await context.newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: 20 });
  page.setDefaultTimeout(60_000);
  const messages = noteConsole(page);
  await useEverything(page);
  expect(messages).toEqual([]);
});
