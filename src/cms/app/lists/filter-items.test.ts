/** @jest-environment jsdom */
import { filterItems } from './filter-items';

const item = (words: string, more = '') =>
  `<div data-item><div><button></button><div aria-roledescription="sortable"></div></div><div>${words}</div>${more}</div>`;

test('shows the items that have all words, wherever they are', () => {
  const inner = `<div aria-label="list field"><div>${item('Lamp')}</div></div>`;
  document.body.innerHTML = `<div id="list"><div>${[
    item('Knot: A part of a story'),
    item('Stitch: A part of a knot', '<input value="first light">'),
    item('Divert', inner),
  ].join('')}</div></div>`;
  const list = document.querySelector('#list')!;
  const shown = () =>
    [...document.querySelectorAll<HTMLElement>('#list > div > div')]
      .filter(({ style }) => style.display !== 'none')
      .map(({ textContent }) => textContent.split(':')[0]);

  expect(filterItems(list, ' KNÓT part ')).toEqual({ shown: 2, all: 3 });
  expect(shown()).toEqual(['Knot', 'Stitch']);
  filterItems(list, 'light');
  expect(shown()).toEqual(['Stitch']);
  filterItems(list, 'lamp');
  expect(shown()).toEqual(['DivertLamp']);
  expect(filterItems(list, '')).toEqual({ shown: 3, all: 3 });
  expect(shown()).toHaveLength(3);
});
