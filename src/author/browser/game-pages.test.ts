/** @jest-environment jsdom */
import { gamePageOf } from './game-pages';

const page = gamePageOf('<html></html>');
const read = (selector: string): (string | null)[] =>
  [...document.querySelectorAll(selector)].map(({ textContent }) => textContent);

test('paragraphs of an overlay are no scene, and its window is no error', () => {
  document.body.innerHTML = `
    <div class="atrament-scene"><p class="atrament-paragraph">A bell.</p></div>
    <div class="atrament-container-modal"><div class="atrament-modal">
      <div class="atrament-overlay-content-modal"><p class="atrament-paragraph">Coins: 2</p></div>
    </div></div>`;
  expect(read(page.paragraph)).toEqual(['A bell.']);
  expect(read(page.overlay)).toEqual(['Coins: 2']);
  expect(read(page.error)).toEqual([]);
});

test('any other window is an error', () => {
  document.body.innerHTML =
    '<div class="atrament-container-modal"><div class="atrament-modal">RUNTIME ERROR</div></div>';
  expect(read(page.error)).toContain('RUNTIME ERROR');
});
