import { expect } from '@playwright/test';
import { SPOKEN_STORY } from '../support/spoken-story';
import { test } from './test';

const button = (name: string | RegExp) => ({ role: 'button', name });
const heading = (name: string | RegExp) => ({ role: 'heading', name });
/** Each tool, with what is there once it is drawn. */
const TOOLS = {
  Files: heading('Named in the story, but not here'),
  Outline: button(/sand/),
  Find: { role: 'searchbox', name: 'Find' },
  Map: button(/^sand, place/),
  Tests: { role: 'spinbutton', name: 'Random seed' },
  Game: { role: 'combobox', name: 'Player profiles' },
  History: button(/^Show the version/),
  Help: heading('Keys'),
};
const editor = { role: 'textbox', name: 'Ink, story.ink' };
const story = { role: 'region', name: /^The story “.+”, played$/ };

/** The windows of the bar, in the same way. */
const WINDOWS = {
  Projects: button('Delete “Low tide”'),
  Download: button(/^One file ?HTML, about/),
  Share: button('Copy the link: A link to the text'),
};
/** What another run says otherwise: when a version was kept, and how large a game is. */
const OTHERWISE = /[A-Z][a-z]+ \d+, \d+, [\d:]+ [AP]M|\d+ kB/g;

test(
  'names, roles and states of all tools, as this engine has them',
  { tag: '@soak' },
  async ({ start, host }) => {
    const visitor = await start();
    const { engine } = visitor;
    const expectSpoken = async (selector: string, name: string) =>
      expect(`${(await engine.speech(selector)).replaceAll(OTHERWISE, '…')}\n`).toMatchSnapshot(
        `${name}.txt`,
      );

    await visitor.open(`${host.origin}/playground/`);
    await visitor.click(button('New project…'));
    await visitor.click(button('An empty page'));
    await visitor.paste(editor, SPOKEN_STORY);
    await visitor.see(story, 'The sea goes out.');
    for (const [tool, drawn] of Object.entries(TOOLS)) {
      await test.step(tool, async () => {
        await visitor.click({ role: 'tab', name: tool });
        const panel = `[data-tool=${tool.toLowerCase()}]`;
        await visitor.see({ within: panel, ...drawn });
        await expectSpoken(panel, tool.toLowerCase());
      });
    }
    await test.step('the bar', () => expectSpoken('header', 'bar'));
    await test.step('the player', () => expectSpoken('[aria-label*=", played"]', 'player'));
    await test.step('the commands', async () => {
      await engine.press('F1');
      await visitor.see({ role: 'combobox', name: 'Commands' });
      await expectSpoken('dialog[open]', 'commands');
      await engine.press('Escape');
    });
    for (const [window, drawn] of Object.entries(WINDOWS)) {
      await test.step(window, async () => {
        await visitor.click(button(window));
        await visitor.see({ within: 'dialog', ...drawn });
        await expectSpoken('dialog[open]', window.toLowerCase());
        await engine.press('Escape');
      });
    }
  },
);
