/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { goToTarget } from './go-to-target';

const scrolledTo: string[] = [];

beforeEach(() => {
  scrolledTo.length = 0;
  Element.prototype.scrollIntoView = function scrollIntoView() {
    scrolledTo.push(this.id);
  };
  document.body.innerHTML = `
    <h2 id="plain">Plain</h2>
    <h2 id="a#b/c?d">Odd</h2>
    <h2 id="café">Accent</h2>
    <h2 id="100%">Percent</h2>
    <details id="outer"><details id="inner"><h3 id="deep">Deep</h3></details></details>
    <div id="panel" hidden><h3 id="hidden">Hidden</h3></div>
    <div id="menu"></div>
    <main><h2 id="what-you-need">Need</h2><h2 id="IMAGE">Tag</h2><h2 id="image">Word</h2><h2 id="end.">End</h2></main>`;
});

test.each([
  ['#plain', 'plain'],
  ['#a%23b%2Fc%3Fd', 'a#b/c?d'],
  ['#caf%C3%A9', 'café'],
  ['#100%', '100%'],
  ['#100%25', '100%'],
])('%s is decoded fully, and the focus goes there for the Tab key', (hash, id) => {
  expect(goToTarget(hash, 'auto')).toBe(true);
  expect(scrolledTo).toEqual([id]);
  expect(document.getElementById(id)).toHaveFocus();
  document.getElementById(id)?.blur();
  expect(document.getElementById(id)).not.toHaveAttribute('tabindex');
});

test.each([
  ...[
    '#What-You-Need',
    '#what-you-need.',
    '#what-you-need)',
    '#what-you-need).',
    '#what-you-need/',
  ],
  ...[
    '#what-you-need?x=1',
    '#what-you-need&utm_source=x',
    '#what-you-need%20',
    '#what-you-need%22',
  ],
  ...[
    '#what-you-need%E2%80%8B',
    '#what%E2%80%8B-you-need',
    '#what-you-need_',
    '#what-you-need.?x=1',
  ],
])('%s goes where the address was meant to lead', (hash) => {
  expect(goToTarget(hash, 'auto')).toBe(true);
  expect(scrolledTo).toEqual(['what-you-need']);
});

test.each([
  ['#image', 'image'],
  ['#IMAGE', 'IMAGE'],
  ['#IMAGE).', 'IMAGE'],
  ['#end.', 'end.'],
])('%s is this one, and not the other', (hash, id) => {
  expect(goToTarget(hash, 'auto')).toBe(true);
  expect(scrolledTo).toEqual([id]);
});

test.each([
  ...[
    '#Image',
    '#Menu',
    '#menu.',
    '#what-you',
    '#what-you-need-2',
    '#what-you-need/more',
    '#.',
    '#?x=1',
  ],
  `#${'-'.repeat(200_000)}a`,
])('%.20s leads nowhere rather than somewhere else', (hash) => {
  expect(goToTarget(hash, 'auto')).toBe(false);
  expect(scrolledTo).toEqual([]);
});

test('a fragment that names nothing changes nothing', () => {
  expect(goToTarget('#nothing', 'auto')).toBe(false);
  expect(scrolledTo).toEqual([]);
});

test('what was gone to is marked, and nothing else', () => {
  const marked = () => [...document.querySelectorAll('[data-landed]')].map(({ id }) => id);
  goToTarget('#plain', 'auto');
  expect(marked()).toEqual(['plain']);
  goToTarget('#100%', 'auto');
  expect(marked()).toEqual(['100%']);
});

test('what is collapsed around the target is opened', () => {
  goToTarget('#deep', 'auto');
  expect(document.getElementById('outer')).toHaveAttribute('open');
  expect(document.getElementById('inner')).toHaveAttribute('open');
  expect(scrolledTo).toEqual(['deep']);
});

test('a hidden panel is asked to show itself first', async () => {
  const panel = document.getElementById('panel');
  panel?.addEventListener('beforematch', () => panel.removeAttribute('hidden'));
  goToTarget('#hidden', 'auto');
  expect(scrolledTo).toEqual([]);
  await new Promise(requestAnimationFrame);
  expect(panel).not.toHaveAttribute('hidden');
  expect(scrolledTo).toEqual(['hidden']);
});
