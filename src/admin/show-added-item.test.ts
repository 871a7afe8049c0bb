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

/** Chooses what to add to a list of several kinds, which its button offers in a menu. */
function choose(event: Event) {
  document.body.innerHTML = `<div aria-label="list field">
    <div><p><span role="button" aria-haspopup="true">Add item</span></p>
    <ul role="menu"><li role="menuitem">Page</li></ul></div><div>${item('')}</div></div>`;
  const trigger = document.querySelector<HTMLElement>('[aria-haspopup]');
  const kind = document.querySelector('[role="menuitem"]');
  kind?.addEventListener(event.type, () => {
    document.querySelector('div + div')?.insertAdjacentHTML('beforeend', item('<input>'));
    trigger?.setAttribute('tabindex', '0');
    trigger?.focus();
  });
  kind?.dispatchEvent(event);
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

it.each([
  new MouseEvent('click', { bubbles: true }),
  new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }),
])('shows a new item whose kind was chosen in a menu', async (event) => {
  choose(event);
  await Promise.resolve();
  expect(document.querySelector('input')).toHaveFocus();
  expect(shown).toHaveLength(1);
});

it('leaves alone what changes without anything being added', async () => {
  document.body.innerHTML = list('redirect', item('<input>'));
  document.querySelector('button')?.click();
  document.querySelector('input')?.insertAdjacentHTML('afterend', '<p>An error</p>');
  await Promise.resolve();
  expect(shown).toEqual([]);
});
