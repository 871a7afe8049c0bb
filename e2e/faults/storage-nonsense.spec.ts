import { expect, test } from '@playwright/test';
import { noteConsole } from '../support/console-messages';
import { useEverything } from '../support/journeys';
import { denyStorage, fillStorage } from '../support/storage';
import { storageKeys } from '../support/storage-keys';

const deep = `${'['.repeat(5000)}${']'.repeat(5000)}`;
const nonsense = {
  'an empty text': '',
  null: 'null',
  'a number': '7',
  'a list': '[[["a"]],null,1]',
  'a record of the wrong kinds': '{"source":7,"files":[],"key":{},"__proto__":1,"length":1e9}',
  'broken JSON': '{"no":[1,',
  'markup and quotes': '"><script>throw 1</script>\\u0000',
  'what is too deep': deep,
  'what is too long': JSON.stringify('x'.repeat(200_000)),
};

for (const [index, [name, value]] of Object.entries(nonsense).entries()) {
  // One in every run, all in the soak.
  const tag = index === 4 ? '@quick' : '@soak';
  test(`every key of the storages holds ${name}, and the site works`, { tag }, async ({ page }) => {
    test.slow();
    await page.addInitScript(
      ({ keys, text }) => {
        // A game is played in a frame without storage.
        if (window.origin === 'null') return;
        // Only at the start of the visit: what the site stores later must be kept.
        if (sessionStorage.getItem('was-filled') !== null) return;
        sessionStorage.setItem('was-filled', 'yes');
        for (const storage of [localStorage, sessionStorage]) {
          for (const key of keys) storage.setItem(key, text);
        }
      },
      { keys: storageKeys(), text: value },
    );
    const messages = noteConsole(page);
    await useEverything(page);
    expect(messages).toEqual([]);
  });
}

for (const [name, prepare] of [
  ['refused', denyStorage],
  ['full', fillStorage],
] as const) {
  test(`everything works where the storages are ${name}`, { tag: '@soak' }, async ({ page }) => {
    test.slow();
    await prepare(page);
    const messages = noteConsole(page);
    await useEverything(page);
    const others = messages.filter((text) => !text.includes('Browser storage is not available'));
    expect(others).toEqual([]);
  });
}
