import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect } from '@playwright/test';
import { offlineList } from '../support/service-worker';
import {
  dropPicture,
  dropText,
  isStored,
  looksOfPickers,
  missingOf,
  refuseClipboard,
} from './in-page';
import { test } from './test';
import type { Visitor } from './visitor';

const { step } = test;
const button = (name: string | RegExp, within = 'body') => ({ role: 'button', name, within });
const heading = (name: string | RegExp) => ({ role: 'heading', name });
const tab = (name: string) => ({ role: 'tab', name });
const panel = (name: string) => ({ role: 'tabpanel', name });
const story = { role: 'region', name: /^The story “.+”, played$/ };
const place = (name: string) => button(new RegExp(`^${name}, place`));
const SOLUTION = 'And to drink?\n* Tea\n  A pot.\n  -> END\n* Coffee\n  A cup.\n  -> END\n';
const PASTED =
  '# title: Two Rooms\n-> hall\n=== hall\n# IMAGE: lamp.png\nA lamp burns in the hall.\n+ [Climb the stairs] -> attic\n';
const TYPED = ['=== attic', 'Rain falls.', '+ [Down] -> hall'];
const editor = { role: 'textbox', name: 'Ink, story.ink' };

/** Types lines; the list of suggestions, which would take Enter for itself, is closed before each. */
async function typeLines({ engine }: Visitor, lines: readonly string[]): Promise<void> {
  for (const [index, line] of lines.entries()) {
    if (index > 0) await engine.press('Enter');
    await engine.type(line);
    await engine.press('Escape');
  }
}

test('readers and writers do what they come for', async ({ start, host }, testInfo) => {
  test.slow();
  const folder = testInfo.outputPath('browser');
  let visitor = await start({ folder });
  let { engine } = visitor;
  const open = (address: string) => visitor.open(host.origin + address);

  await step('the story of the first page', async () => {
    await open('/');
    await visitor.click(button('Dip the pen'));
    await visitor.click(button('Write about the boat'));
    await visitor.see(button('Restart'));
  });

  await step('the search', async () => {
    await visitor.click(button('Search'));
    await visitor.see({ role: 'combobox', name: 'Search' });
    await engine.type('random order');
    await visitor.see({ role: 'option', name: /random order/ });
    await engine.press('Enter');
    await visitor.see(heading(/^Choices in random order/));
  });

  await step('a sample', async () => {
    await visitor.click(button('Play', '#sample-1'));
    await visitor.see(story);
    await visitor.see({ role: 'list', name: 'Choices' });
  });

  await step('an exercise', async () => {
    await open('/docs/ink-basics/intro/');
    const within = '#try-tea-or-coffee';
    await visitor.click(button('Solve it here', within));
    await visitor.paste({ role: 'textbox', name: 'The story’s ink', within }, SOLUTION);
    await visitor.see({ role: 'status', name: 'Your exercise', within }, 'Done');
  });

  await step('the course', async () => {
    await open('/docs/first-game/scene/');
    await visitor.click(button('Write it in your game', '#step-1'));
    const game = { role: 'region', name: 'Your first game' };
    await visitor.see(game);
    await visitor.paste({ role: 'textbox', name: /ink/i }, 'The road lies under the sea.');
    await visitor.see(game, 'Done: your game has');
  });

  await step('a story is typed, and played', async () => {
    await open('/playground/');
    await visitor.click(button('New project…'));
    await visitor.click(button('An empty page'));
    await visitor.see(editor, /^Write here/);
    await visitor.paste(editor, PASTED);
    await typeLines(visitor, TYPED);
    await visitor.see(story, 'A lamp burns in the hall.');
    await visitor.click(button('Climb the stairs'));
    await visitor.see(story, 'Rain falls.');
  });

  await step('the list of commands', async () => {
    await engine.press('F1');
    await visitor.see({ role: 'combobox', name: 'Commands' });
    const { height } = await visitor.boxOf({ role: 'listbox', name: 'Commands' });
    expect(height).toBeGreaterThan(300);
    await engine.type('outline');
    await engine.press('Enter');
    await visitor.see(panel('Outline'), 'attic');
  });

  await step('two places are joined on the map', async () => {
    await visitor.click(tab('Map'));
    await engine.move(await visitor.stillPointOf(place('attic')));
    const attic = await visitor.boxOf(place('attic'));
    const hall = await visitor.boxOf(place('hall'));
    const handle = { x: Math.round(attic.x + attic.width / 2), y: Math.round(attic.bottom + 4) };
    const middle = {
      x: Math.round(hall.x + hall.width / 2),
      y: Math.round(hall.y + hall.height / 2),
    };
    await engine.drag(handle, [{ x: handle.x + 20, y: handle.y + 10 }, middle]);
    await visitor.write({ role: 'textbox', name: 'What players read' }, 'Slide down');
    await visitor.click(button('Add', 'dialog'));
    await visitor.see(editor, '+ [Slide down] -> hall');
  });

  await step(
    'a file is dropped on the story, whose address alone is not written into it',
    async () => {
      await engine.run(dropText, 'file:///home/ada/lamp.png');
      await visitor.see(panel('Files'), 'Your browser passes on where the file is');
      await engine.run(dropPicture, 'lamp.png');
      await visitor.see(panel('Files'), 'used once');
      expect(await visitor.read(editor)).not.toContain('file:');
    },
  );

  await step('the tests', async () => {
    await visitor.click(tab('Tests'));
    await visitor.click(button(/^Run/, '[data-tool=tests]'));
    await visitor.see(panel('Tests'), /plays: /);
    expect(await engine.run(looksOfPickers, null)).toEqual(['none']);
  });

  await step('the game is downloaded', async () => {
    await visitor.click(button('Download'));
    await visitor.click(button(/^One file/, 'dialog'));
    await visitor.until(
      () => Promise.resolve(existsSync(path.join(engine.downloads, 'two-rooms.html'))),
      'the game arrives',
    );
    await engine.press('Escape');
  });

  let link = '';
  await step('a link to play', async () => {
    await engine.run(refuseClipboard, null);
    await visitor.click(button('Share'));
    await visitor.click(button('Copy the link: A link to play'));
    const field = { role: 'textbox', name: 'Copy this link:' };
    await visitor.see(field, '/play/');
    link = String(await visitor.read(field));
  });

  expect(engine.messages()).toEqual([]);

  // A driven WebKitGTK has only private windows, which keep nothing for the next browser.
  const { kill } = engine;
  if (kill !== null)
    await step('a browser that is killed has lost nothing', async () => {
      await visitor.until(() => engine.run(isStored, 'Slide down'), 'the story is stored');
      await kill();
      visitor = await start({ folder });
      ({ engine } = visitor);
      await open('/playground/');
      await visitor.see(editor, '+ [Slide down] -> hall');
      await visitor.click(tab('Files'));
      await visitor.see(panel('Files'), 'lamp.png');
    });

  await step('without a connection, the story and the link open', async () => {
    const kept = offlineList().groups.code.map((file) => file.replace(/index\.html$/, ''));
    await expect.poll(() => engine.run(missingOf, [...kept, '/play/', '/playground/'])).toEqual([]);
    await host.close();
    await open('/playground/');
    await visitor.see(editor, '+ [Slide down] -> hall');
    await engine.open(link);
    await visitor.click(button('New game'));
    await visitor.see(story, 'A lamp burns in the hall.');
  });

  await step('the downloaded game is played from the disk', async () => {
    await engine.open(pathToFileURL(path.join(engine.downloads, 'two-rooms.html')).href);
    await visitor.click(button('New game'));
    await visitor.click(button('Climb the stairs'));
    await visitor.click(button('Slide down'));
  });
  expect(engine.messages()).toEqual([]);
});
