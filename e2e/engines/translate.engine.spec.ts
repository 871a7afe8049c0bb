import { test } from './test';

const { step } = test;
const tool = '[data-tool="languages"]';
const button = (name: string | RegExp, within = tool) => ({ role: 'button', name, within });
const field = { role: 'textbox', name: /^Translation into/, within: tool };
const story = { role: 'region', name: /^The story “.+”, played$/ };
const STORY = 'Night falls.\n* [Open the door] -> hall\n=== hall\nWho is there?\n-> END\n';
const LINES = ['Es wird Nacht.', '[Tür öffnen]', 'Wer ist da?'];

test('a story is translated, compared and played in its language @soak', async ({
  start,
  host,
}, testInfo) => {
  test.slow();
  const visitor = await start({ folder: testInfo.outputPath('browser') });
  const { engine } = visitor;

  await step('by the keys', async () => {
    await visitor.open(`${host.origin}/playground/`);
    await visitor.click({ role: 'button', name: 'New project…', within: 'body' });
    await visitor.click({ role: 'button', name: 'An empty page', within: 'body' });
    await visitor.paste({ role: 'textbox', name: 'Ink, story.ink' }, STORY);
    await visitor.see(story, 'Night falls.');
    await visitor.click({ role: 'tab', name: 'Languages' });
    await visitor.click(button('Add a language'));
    await visitor.see({ role: 'combobox', name: 'Language', within: tool });
    await engine.run((within) => {
      const menu = document.querySelector<HTMLSelectElement>(`${within} select`)!;
      menu.value = 'de';
      menu.dispatchEvent(new Event('change', { bubbles: true }));
    }, tool);
    await visitor.click(button('Add'));
    await visitor.click(button('Next to do'));
    for (const line of LINES) {
      await visitor.see(field, '');
      await engine.type(line);
      await engine.press('Control+Enter');
    }
    await visitor.see({ role: 'tabpanel', name: 'Languages' }, '100%');
  });

  await step('a reload keeps it, and it is the same game', async () => {
    await visitor.open(`${host.origin}/playground/`);
    await visitor.click({ role: 'tab', name: 'Languages' });
    await visitor.see({ role: 'tabpanel', name: 'Languages' }, '100%');
    await visitor.click(button('Check that it is the same game'));
    await visitor.see({ role: 'tabpanel', name: 'Languages' }, 'The same game: 200 plays');
  });

  await step('it is played from a text', async () => {
    await visitor.click(button(/Wer ist da/));
    await visitor.click(button('Play from here'));
    await visitor.see(story, 'Wer ist da?');
  });
});
