import { stylesOfOldBrowser } from './styles-of-old-browser.mjs';

const isMissing = (key: string) =>
  /^css\.(?:selectors\.has|types\.color\.light-dark|at-rules\.media\.scripting|properties\.field-sizing)/.test(
    key,
  );

it.each([
  ['a{color:red;color:light-dark(#fff,#000)}', 'a{color:red}'],
  ['a:has(b),i{color:red}i{color:red}', 'i{color:red}'],
  [':is(a:has(b),i){color:red}', ':is(i){color:red}'],
  ['@media print,(scripting:none){a{color:red}}', '@media print{a{color:red}}'],
  ['@media (scripting:none){a{color:red}}b{color:red}', 'b{color:red}'],
  ['@supports (field-sizing:content){a{color:red}}b{color:red}', 'b{color:red}'],
  ['@supports not selector(:has(*)){a{color:red}}', 'a{color:red}'],
])('reads %s', (styles, left) => {
  expect(stylesOfOldBrowser(styles, isMissing)).toBe(left);
});
