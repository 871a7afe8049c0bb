import { render, screen } from '@testing-library/react';
import { useState } from 'react';
import userEvent from '@testing-library/user-event';
import { keepTextInPlace } from './translated-text';

keepTextInPlace();

/** What a page shows, and a button that changes it. */
function Story() {
  const [turn, setTurn] = useState(0);
  return (
    <main>
      <p>
        {turn === 1 && <b>New!</b>}Turn {turn} of <i>the story</i>
        {turn < 2 && ' goes on'}
      </p>
      <button type="button" onClick={() => setTurn(turn + 1)} aria-label="go" />
    </main>
  );
}

const go = () => userEvent.click(screen.getByRole('button', { name: 'go' }));
const shown = () => document.querySelector('p')?.textContent;

const ways: [string, (text: Text, font: Element) => void][] = [
  [
    'wraps',
    (text, font) => {
      text.replaceWith(font);
      font.append(text);
    },
  ],
  [
    'wraps from beside',
    (text, font) => {
      text.before(font);
      font.append(text);
    },
  ],
  [
    'replaces',
    (text, font) => {
      text.replaceWith(font);
    },
  ],
  [
    'replaces from before',
    (text, font) => {
      text.before(font);
      text.remove();
    },
  ],
  [
    'replaces from after',
    (text, font) => {
      text.after(font);
      text.remove();
    },
  ],
  [
    'removes first',
    (text, font) => {
      const { parentNode, nextSibling } = text;
      text.remove();
      parentNode?.insertBefore(font, nextSibling);
    },
  ],
];

/** Puts each text in a `<font>`, in one of the ways, with its words in capitals. */
async function translate(put: (text: Text, font: Element) => void): Promise<void> {
  const texts: Text[] = [];
  const walker = document.createTreeWalker(document.querySelector('p')!, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts.filter((text) => text.parentElement?.tagName !== 'FONT')) {
    const font = document.createElementNS('http://www.w3.org/1999/xhtml', 'font');
    put(text, font);
    font.textContent = text.data.toUpperCase();
  }
  await Promise.resolve();
}

test.each(ways)(
  'a text that a translator %s is changed, moved and removed by React',
  async (_, put) => {
    render(<Story />);
    await translate(put);
    expect(shown()).toBe('TURN 0 OF THE STORY GOES ON');
    await go();
    expect(shown()).toMatch(/^New!turn 1 of the story goes on$/i);
    await translate(put);
    expect(shown()).toBe('NEW!TURN 1 OF THE STORY GOES ON');
    await go();
    expect(shown()).toMatch(/^turn 2 of the story$/i);
  },
);
