import { proseOfLine } from './prose-of-line';

test.each([
  ['You feel {mood}, {name}.', 'You feel …, ….'],
  ['{light()}It is {dark > 2}late{~!| again}.', 'It is late!.'],
  ['* (lamp) {oil} {not wet} [Light {it|the lamp}]', 'Light it'],
  ['+ Pay {price} coins', 'Pay … coins'],
])('of %s, players read %s', (line, prose) => {
  expect(proseOfLine(line)).toBe(prose);
});
