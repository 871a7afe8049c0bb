import { compileInk } from '../compile/compile-ink';
import { inkName, spacedName, titleIn, withTitle } from './place-title';

test.each([
  ['The gatekeeper’s lodge', 'The_gatekeepers_lodge'],
  ["The gatekeeper's lodge", 'The_gatekeepers_lodge'],
  ['  The old - hall ', 'The_old_hall'],
  ['Keeper’s kitchen, upstairs!', 'Keepers_kitchen_upstairs'],
  ['Room #3 / attic & roof', 'Room_3_attic_roof'],
  ['Mr. Bell’s', 'Mr_Bells'],
  ['a\u0301lamo', 'álamo'],
  ['the_hall', 'the_hall'],
  ['_x', '_x'],
  // An address, which no place can be called.
  ['hall.attic', 'hall.attic'],
  ['?!', ''],
])('%j is %j for ink', (title, name) => {
  expect(inkName(title)).toBe(name);
});

test('a title is kept behind the header, where ink does not see it, and read from there', () => {
  for (const title of [
    'The gatekeeper’s lodge',
    'Room #3 / attic',
    'Either // or',
    'Is it /* here */?',
  ]) {
    const name = inkName(title);
    const header = withTitle(`=== ${name} ===`, name, title);
    expect(header).toMatch(/^=== \w+ === \/\/ /);
    expect(titleIn(header, name)).toBe(title.replace('//', '/'));
    expect(compileInk({ source: `-> ${name}\n${header}\n-> END`, files: {} }).issues).toEqual([]);
  }
});

test.each([
  ['=== passage_2 // ともしび', 'passage_2', 'ともしび'],
  ['=== 灯台_鍵 // 灯台の鍵', '灯台_鍵', '灯台の鍵'],
  ['=== cave // 🌊', 'cave', '🌊'],
  ['=== Hall_2 // Hall!', 'Hall_2', 'Hall!'],
  ['=== passage_7_days // 7 days', 'passage_7_days', '7 days'],
])('%s: what ink takes in no name is a title, too', (header, name, title) => {
  expect(titleIn(header, name)).toBe(title);
  expect(withTitle(`=== ${name}`, name, title)).toBe(header);
});

test('nothing is written that the name says, and other comments stay', () => {
  expect(withTitle('== Reading_room', 'Reading_room', 'Reading room')).toBe('== Reading_room');
  expect(withTitle('== hall // draft\r', 'hall', 'hall')).toBe('== hall // draft\r');
  const named = withTitle('== Mr_Bell // draft', 'Mr_Bell', 'Mr. Bell');
  expect(named).toBe('== Mr_Bell // Mr. Bell // draft');
  expect(titleIn(named, 'Mr_Bell')).toBe('Mr. Bell');
  expect(withTitle(named, 'Mr_Bell', 'Mr Bell')).toBe('== Mr_Bell // draft');
});

test.each([
  '=== cave // see https://example.com/x',
  '=== cave // see https://example.com/x\r',
  '=== cave ===== //////',
  '=== cave //TODO//draft',
  '=== cave   ',
  '=== cave  // a  // b // ',
])('a header without a title stays as it is: %j', (header) => {
  expect(withTitle(header, 'cave', 'cave')).toBe(header);
});

test.each([
  [
    '=== Mr_Bell // see https://example.com/x',
    '=== Mr_Bell // Mr. Bell // see https://example.com/x',
  ],
  ['=== Mr_Bell ===== //////', '=== Mr_Bell ===== // Mr. Bell //////'],
  ['=== Mr_Bell //TODO//draft\r', '=== Mr_Bell // Mr. Bell //TODO//draft\r'],
  ['=== Mr_Bell', '=== Mr_Bell // Mr. Bell'],
  ['=== Mr_Bell//draft', '=== Mr_Bell // Mr. Bell //draft'],
])('only the title is written into %j, and taken out again', (header, titled) => {
  expect(withTitle(header, 'Mr_Bell', 'Mr. Bell')).toBe(titled);
  expect(titleIn(titled, 'Mr_Bell')).toBe('Mr. Bell');
  expect(withTitle(titled, 'Mr_Bell', 'Mr Bell')).toBe(header.replace('l//', 'l //'));
});

test('a title is changed where it stands', () => {
  expect(withTitle('== Mr_Bell //a//b  // Mr Bell! //c', 'Mr_Bell', 'Mr. Bell')).toBe(
    '== Mr_Bell //a//b  // Mr. Bell //c',
  );
});

test('a comment that does not make the name is a note', () => {
  expect(titleIn('=== hall // first draft', 'hall')).toBeNull();
  expect(titleIn('=== hall', 'hall')).toBeNull();
});

test('names are shown with spaces', () => {
  expect(spacedName('reading_room')).toBe('reading room');
  expect(spacedName('__proto__')).toBe('__proto__');
  expect(spacedName('old_hall.back_door')).toBe('old hall.back door');
});
