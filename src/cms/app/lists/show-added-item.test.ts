/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { showAddedItems } from './show-added-item';

const item = (field: string) =>
  `<div><div><button>⌄</button><div aria-roledescription="sortable"></div></div>${field}</div>`;
const list = (name: string, items: string) =>
  `<div aria-label="list field"><div><button>Add ${name}</button></div><div>${items}<p>How to drag</p></div></div>`;

/** Presses a list’s button, which adds an item to it. */
function press(name: string) {
  const buttons = [...document.querySelectorAll('button')];
  const button = buttons.find(({ textContent }) => textContent === `Add ${name}`);
  const hints = button?.parentElement?.nextElementSibling?.lastElementChild;
  button?.addEventListener('click', () =>
    hints?.insertAdjacentHTML('beforebegin', item('<input>')),
  );
  button?.click();
}

const shown: Element[] = [];
beforeAll(() => {
  Element.prototype.scrollIntoView = function () {
    shown.push(this);
  };
  showAddedItems();
});
beforeEach(() => {
  shown.length = 0;
});

it.each(['redirect', 'value'])('shows a new %s, ready to be filled in', async (name) => {
  document.body.innerHTML = list('redirect', item('<input>') + item(list('value', item(''))));
  press(name);
  await Promise.resolve();
  const inputs = [...document.querySelectorAll('input')];
  expect(inputs).toHaveLength(2);
  expect(inputs[1]).toHaveFocus();
  expect(shown).toEqual([inputs[1]?.parentElement]);
});

it('leaves alone what changes without anything being added', async () => {
  document.body.innerHTML = list('redirect', item('<input>'));
  document.querySelector('button')?.click();
  document.querySelector('input')?.insertAdjacentHTML('afterend', '<p>An error</p>');
  await Promise.resolve();
  expect(shown).toEqual([]);
});
