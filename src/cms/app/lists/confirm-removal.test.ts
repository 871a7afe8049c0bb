/** @jest-environment jsdom */
import { confirmRemovals } from './confirm-removal';

const removed = jest.fn();
const confirm = jest.spyOn(window, 'confirm');
beforeAll(confirmRemovals);
beforeEach(() => {
  removed.mockClear();
  confirm.mockReset();
  document.body.innerHTML = `<div><div class="css-1-StyledListItemTopBar"><button>Open</button>
    <div></div><button><svg></svg></button></div><div class="css-2-NestedObjectLabel">Knot</div></div>`;
  for (const button of document.querySelectorAll('button')) {
    button.addEventListener('click', removed);
  }
});

it.each([true, false])('removes an item if its author says so: %s', (answer) => {
  confirm.mockReturnValue(answer);
  document.querySelector('svg')?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  expect(confirm).toHaveBeenCalledWith('Remove this item? Knot');
  expect(removed).toHaveBeenCalledTimes(answer ? 1 : 0);
});

it('asks nothing at other buttons', () => {
  document.querySelector('button')?.click();
  expect(confirm).not.toHaveBeenCalled();
  expect(removed).toHaveBeenCalledTimes(1);
});
