import { plainName } from './plain-name';

it.each([
  ['The Café: a test', 'the-cafe-a-test'],
  ['Über Größe, ÆØÅ und Łódź', 'uber-grosse-aeoa-und-lodz'],
  ['Don’t  stop — 2.5!', 'don-t-stop-2-5'],
  ['the-café-a-test', 'the-cafe-a-test'],
  ['snake_case', 'snake_case'],
  ['Вступ', ''],
])('makes of “%s” the name “%s”', (title, name) => {
  expect(plainName(title)).toBe(name);
});
