/** @jest-environment jsdom */
import { revealCurrent } from './reveal-current';

/** A sidebar 200 px high, scrolled to 100, whose current entry (20 px high) stands at `top`. */
function sidebarWith(top: number): HTMLElement {
  const sidebar = document.createElement('nav');
  sidebar.innerHTML = '<a href="/" aria-current="page">here</a>';
  sidebar.getBoundingClientRect = () => ({ top: 0, bottom: 200 }) as DOMRect;
  const entry = sidebar.firstElementChild as HTMLElement;
  entry.getBoundingClientRect = () => ({ top, bottom: top + 20, height: 20 }) as DOMRect;
  sidebar.scrollTop = 100;
  return sidebar;
}

test.each([
  ['in sight: stays', 90, 100],
  ['above: comes down', -50, 10],
  ['below: comes up', 230, 190],
])('an entry %s', (_, top, expected) => {
  const sidebar = sidebarWith(top);
  revealCurrent(sidebar);
  expect(sidebar.scrollTop).toBe(expected);
});

test('in a dialog it is the dialog that scrolls', () => {
  const sidebar = sidebarWith(230);
  const dialog = document.createElement('dialog');
  dialog.getBoundingClientRect = () => ({ top: 0, bottom: 200 }) as DOMRect;
  dialog.append(sidebar);
  revealCurrent(sidebar);
  expect(dialog.scrollTop).toBe(90);
  expect(sidebar.scrollTop).toBe(100);
});
