import { writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { expect, test, type Page } from '@playwright/test';
import { readExercises } from '../src/gatsby/exercises/read-exercises';
import { noteConsole } from './support/console-messages';
import { tagOf } from './support/every-run';
import { download } from './support/games';
import { useEverything } from './support/journeys';
import { openPage } from './support/pages';
import { buttonIn, choicesIn, newestScene, takeTurn } from './support/player';
import { editorOf, openStory, pasteInto } from './support/playground';
import { translate, type Translator } from './support/translator';
import { Walker } from './support/walk';

const translators: readonly Translator[] = ['wraps', 'replaces'];

/** Reports errors of the page; React’s about a page that was changed before it started are what it is made for. */
function noteErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => {
    if (!/hydrat/i.test(error.message)) errors.push(error.message);
  });
  return errors;
}

const linked = `# title: Door
Go to [link=door]the door[/link] now. {[b]Look![/b]|Again.}
+ [door] You went. {In|Out}
+ [stay] -> stay
- [spoiler]It opened.[/spoiler] [button=f]Press[/button] [progress value=5]5[/progress]
-> stay
=== stay
{You stay.|You stay on.} [link=leave]Leave[/link] then, or not.
+ [leave] Gone. -> END
+ [again] -> stay
=== function f
~ return
`;

for (const kind of translators) {
  // Both put `<font>` in the place of a text, so that every run plays with one of them.
  test.describe(`a translator that ${kind}`, { tag: tagOf(kind === 'replaces') }, () => {
    test.beforeEach(({ page }) => translate(page, kind));

    test('stories with links, spoilers and buttons go on', async ({ page }) => {
      const errors = noteErrors(page);
      await openStory(page, linked);
      await expect(newestScene(page)).toHaveText('Go to the door now. Look!');
      await newestScene(page).getByRole('button', { name: 'the door' }).click();
      await expect(newestScene(page)).toContainText('You went. In');
      await newestScene(page)
        .getByRole('button', { name: /spoiler|hidden/i })
        .click();
      await expect(newestScene(page)).toContainText('It opened.');
      await takeTurn(choicesIn(page).filter({ hasText: 'again' }));
      await expect(newestScene(page)).toHaveText('You stay on. Leave then, or not.');
      await newestScene(page).getByRole('button', { name: 'Leave' }).click();
      await expect(newestScene(page)).toHaveText('Gone.');
      await buttonIn(page, 'Restart').click();
      await expect(newestScene(page)).toHaveText('Go to the door now. Look!');
      expect(errors).toEqual([]);
    });

    test('what is edited is what is shown', async ({ page }) => {
      const errors = noteErrors(page);
      await openStory(page, 'One apple.\nTwo pears.\n* [Eat]\n-> END\n');
      await expect(newestScene(page)).toHaveText('One apple.Two pears.');
      await pasteInto(
        editorOf(page),
        'New first.\nOne apple.\n[b]Two[/b] pears.\n* [Drink]\n-> END',
      );
      await expect(newestScene(page)).toHaveText('New first.One apple.Two pears.');
      await expect(choicesIn(page)).toHaveText(['Drink']);
      for (const tool of ['Outline', 'Map', 'Tests', 'Files', 'Game', 'History', 'Projects']) {
        const tab = page.getByRole('tab', { name: tool, exact: true });
        if (await tab.isVisible()) await tab.click();
      }
      await page.getByRole('tab', { name: 'Write', exact: true }).click();
      await pasteInto(editorOf(page), '-> nowhere\n');
      await expect(page.getByRole('list', { name: 'Problems' })).toContainText('nowhere');
      await pasteInto(editorOf(page), 'Well.\n-> END\n');
      await expect(page.getByRole('list', { name: 'Problems' })).toHaveCount(0);
      await expect(newestScene(page)).toHaveText('Well.');
      expect(errors).toEqual([]);
    });

    test('the debugger shows the present state', { tag: '@soak' }, async ({ page }) => {
      const errors = noteErrors(page);
      await openStory(page, 'VAR gold = 1\n-> cave\n== cave\nDark.\n+ [Dig]\n~ gold++\n-> cave');
      await buttonIn(page, /Inside the story|debugger/i)
        .first()
        .click();
      const drawer = page.getByRole('complementary', { name: /inside the story|debugger/i });
      await expect(drawer.getByText('Turn')).toBeVisible();
      const turn = drawer.locator('dd').first();
      await expect(turn).toHaveText('0');
      await takeTurn(choicesIn(page).first());
      await expect(turn).toHaveText('1');
      expect(errors).toEqual([]);
    });

    test(
      'a sample plays its own code, whatever is made of the code on the page',
      { tag: '@soak' },
      async ({ page }) => {
        const errors = noteErrors(page);
        await openPage(page, '/docs/atrament-basics/choices/');
        const sample = page.locator('#sample-1');
        await expect(sample.locator('code')).toContainText('-> END'.toUpperCase());
        await sample.getByRole('button', { name: 'Play', exact: true }).click();
        await takeTurn(choicesIn(sample).first());
        await expect(newestScene(sample)).not.toBeEmpty();
        expect(errors).toEqual([]);
      },
    );

    test(
      'a step of the course is written into the reader’s game and played',
      { tag: '@soak' },
      async ({ page }) => {
        const errors = noteErrors(page);
        await openPage(page, '/docs/first-game/scene/');
        const steps = page.getByRole('main').locator('[id^="step-"]');
        await steps.first().getByRole('button', { name: 'Write it in your game' }).click();
        const game = page.getByRole('region', { name: 'Your first game', exact: true });
        await pasteInto(game.getByRole('textbox', { name: /ink/i }), 'The tide is out.\n-> END\n');
        await expect(newestScene(game)).toHaveText('The tide is out.');
        await pasteInto(game.getByRole('textbox', { name: /ink/i }), 'The tide is in.\n-> END\n');
        await expect(newestScene(game)).toHaveText('The tide is in.');
        expect(errors).toEqual([]);
      },
    );

    test(
      'an exercise is checked as it is written, and done',
      { tag: '@soak' },
      async ({ page }) => {
        const errors = noteErrors(page);
        const exercise = readExercises(process.cwd()).exercises[0]!.exercise;
        await openPage(page, `/docs/${exercise.page}/`);
        const box = page.locator(`#try-${exercise.id}`);
        await box.getByRole('button', { name: 'Solve it here' }).click();
        const text = box.getByRole('textbox', { name: 'The story’s ink' });
        const result = box.getByRole('status', { name: 'Your exercise' });
        await pasteInto(text, `${exercise.start}\n/* mine */\n`);
        await expect(result).not.toContainText('What you write is checked');
        await pasteInto(text, exercise.solution);
        await expect(result).toContainText('Done');
        expect(errors).toEqual([]);
      },
    );

    test('all that readers do works', { tag: '@soak' }, async ({ page }) => {
      const errors = noteErrors(page);
      await useEverything(page);
      expect(errors).toEqual([]);
    });

    test('random walks end where they should', { tag: '@soak' }, async ({ page }) => {
      test.setTimeout(200_000);
      const errors = noteErrors(page);
      const walker = new Walker(page, kind === 'wraps' ? 11 : 12);
      await openPage(page, '/docs/quickstart/');
      for (let action = 0; action < 20; action += 1) await walker.act();
      expect(errors).toEqual([]);
    });

    test('a downloaded game plays on', { tag: '@soak' }, async ({ page, context }, testInfo) => {
      await openStory(page, linked);
      await expect(newestScene(page)).not.toBeEmpty();
      const { bytes } = await download(page, 'One file');
      writeFileSync(testInfo.outputPath('index.html'), bytes);
      await translate(context, kind);
      const game = await context.newPage();
      const messages = noteConsole(game);
      await game.goto(pathToFileURL(testInfo.outputPath('index.html')).href);
      await game.getByRole('button', { name: 'New game' }).click();
      await newestScene(game).getByRole('button', { name: 'the door' }).click();
      await expect(newestScene(game)).toContainText('You went. In');
      await takeTurn(choicesIn(game).filter({ hasText: 'again' }));
      await expect(newestScene(game)).toHaveText('You stay on. Leave then, or not.');
      expect(messages).toEqual([]);
    });
  });
}
