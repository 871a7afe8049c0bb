/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { cardKeys } from './card-keys';

const CHOSEN = 'rgb(58, 105, 199)';
const chosen: string[] = [];
const names = ['a.svg', 'b.svg', 'c.svg', 'd.svg', 'e.svg'];
const cell = (name: string) =>
  [...document.querySelectorAll<HTMLElement>('[role=button]')].find(
    ({ textContent }) => textContent === name,
  );
const press = (key: string) =>
  document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
const settle = () => new Promise((resolve) => setTimeout(resolve));

beforeAll(async () => {
  cardKeys();
  const cells = names.map(
    (name, index) => `<div tabindex="0" style="top: ${Math.floor(index / 2)}px">
      <div class="x-Card y" tabindex="-1"><p>${name}</p></div></div>`,
  );
  document.body.innerHTML = `<div class="x-CardGridContainer">${cells.join('').replace(/\s+</g, '<')}</div>`;
  for (const card of document.querySelectorAll<HTMLElement>('.x-Card')) {
    card.addEventListener('click', () => {
      chosen.push(card.textContent);
      card.style.borderTopColor = CHOSEN;
    });
  }
  await settle();
});

// What it observes must be over before the window goes.
afterAll(async () => {
  document.body.innerHTML = '';
  await settle();
});

it('makes the cards buttons, of which Tab stops at one', () => {
  expect(names.map((name) => cell(name)?.tabIndex)).toEqual([0, -1, -1, -1, -1]);
  expect(cell('a.svg')).toHaveAttribute('aria-pressed', 'false');
  expect(cell('a.svg')?.querySelector('[tabindex]')).toBeNull();
});

it('moves by arrow keys, in rows, and not over the edges', () => {
  cell('a.svg')?.focus();
  for (const [key, name] of [
    ['ArrowUp', 'a.svg'],
    ['ArrowRight', 'b.svg'],
    ['ArrowDown', 'd.svg'],
    ['ArrowDown', 'd.svg'],
    ['ArrowLeft', 'c.svg'],
    ['ArrowDown', 'e.svg'],
  ] as const) {
    press(key);
    expect(document.activeElement).toBe(cell(name));
    expect(cell(name)?.tabIndex).toBe(0);
  }
});

it('chooses by Enter and Space', async () => {
  press('Enter');
  await settle();
  expect(cell('e.svg')).toHaveAttribute('aria-pressed', 'true');
  press('ArrowUp');
  press(' ');
  expect(chosen).toEqual(['e.svg', 'c.svg']);
});
