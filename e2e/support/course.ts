import type { Locator, Page } from '@playwright/test';
import { placesOf } from '../../src/lessons/course/apply-step';

/** The text in the editor, as the test has written it. */
export interface Text {
  lines: string[];
}

interface StepWriting {
  step: Locator;
  editor: Locator;
  text: Text;
}

/** The blocks of a step as the page shows them, in diff notation: those above its button, back to the heading. */
async function blocksOf(step: Locator): Promise<string[]> {
  return step.evaluate((sample) => {
    const blocks: string[] = [];
    const read = (figure: Element): void => {
      const lines = [...(figure.querySelector('code')?.children ?? [])].map((line) => {
        const sign = { INS: '+', DEL: '-' }[line.tagName] ?? ' ';
        return sign + line.textContent.replace(/\n$/, '');
      });
      blocks.unshift(lines.join('\n'));
    };
    const own = sample.querySelector('figure');
    if (own !== null) read(own);
    for (
      let before = sample.previousElementSibling;
      before !== null && before.tagName !== 'H2' && !before.id.startsWith('step-');
      before = before.previousElementSibling
    ) {
      if (before.tagName === 'FIGURE' && before.querySelector('ins, del') !== null) read(before);
    }
    return blocks;
  });
}

const bare = (line: string): string => line.replace(/\s+/g, '');

/** Writes the lines of a step into the editor, each where the page shows it. */
export async function writeStep(page: Page, { step, editor, text }: StepWriting): Promise<void> {
  for (const block of await blocksOf(step)) {
    for (const place of placesOf(block)) {
      const wanted = place.filter(({ sign, text: line }) => sign !== '+' && bare(line) !== '');
      if (wanted.length === 0) {
        await writeAtEnd(page, editor, { lines: place.map((line) => line.text), text });
        continue;
      }
      let position = find(
        text.lines,
        wanted.map((line) => line.text),
      );
      for (const { sign, text: line } of place) {
        if (bare(line) === '') continue;
        if (sign === '+') {
          await insert(page, editor, { line, text, position });
        } else {
          while (bare(text.lines[position] ?? '') === '') position += 1;
          if (sign === '-') {
            await select(page, editor, { text, position });
            await page.keyboard.press('Delete');
            text.lines[position] = '';
          }
        }
        position += 1;
      }
    }
  }
}

/** The line at which a run of lines begins. */
function find(lines: readonly string[], wanted: readonly string[]): number {
  const written = lines.flatMap((line, index) => (bare(line) === '' ? [] : [index]));
  const start = written.findIndex((_, at) =>
    wanted.every((line, offset) => bare(lines[written[at + offset] ?? -1] ?? '') === bare(line)),
  );
  return written[start] ?? 0;
}

async function writeAtEnd(
  page: Page,
  editor: Locator,
  { lines, text }: { lines: readonly string[]; text: Text },
): Promise<void> {
  await editor.press('Control+End');
  for (const line of lines) {
    if (text.lines.length > 0) await page.keyboard.press('Enter');
    await page.keyboard.insertText(line);
    // Enter would accept a word that is suggested.
    await page.keyboard.press('Escape');
    text.lines.push(line);
  }
}

/** Writes a new line so that it stands at a position. */
async function insert(
  page: Page,
  editor: Locator,
  { line, text, position }: { line: string; text: Text; position: number },
): Promise<void> {
  // An empty line cannot be searched for.
  const above = text.lines.slice(0, position).findLastIndex((one) => bare(one) !== '');
  if (above < 0) {
    await editor.press('Control+Home');
    await page.keyboard.insertText(line);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Enter');
  } else {
    await select(page, editor, { text, position: above });
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await page.keyboard.insertText(line);
    await page.keyboard.press('Escape');
  }
  text.lines.splice(above + 1, 0, line);
}

/** Selects the words of a line by searching for them. */
async function select(
  page: Page,
  editor: Locator,
  { text, position }: { text: Text; position: number },
): Promise<void> {
  const query = (text.lines[position] ?? '').trim();
  const before = text.lines.slice(0, position).join('\n').toLowerCase();
  const earlier = before.split(query.toLowerCase()).length - 1;
  await editor.press('Control+Home');
  await page.keyboard.press('Control+f');
  const field = page.getByRole('textbox', { name: 'Find' });
  await field.fill(query);
  // The search reads its field after a key.
  await field.press('End');
  for (let found = 0; found <= earlier; found += 1) await field.press('Enter');
  await field.press('Escape');
}
