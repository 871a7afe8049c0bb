import { speakerOf, withoutSpeaker } from './speaker';

const inText = (original: string) => speakerOf({ kind: 'text', original });

test.each([
  ['Anna: Good evening.', 'Anna'],
  ['Old Mrs. Fox: Good evening.', 'Old Mrs. Fox'],
  ['Guard 2: Halt!', 'Guard 2'],
  ['<b>Anna</b>: Hello.', 'Anna'],
  ['[b]Anna:[/b] Hello.', 'Anna'],
  ['[color=red]Anna[/color]: Hello.', 'Anna'],
  ['“Anna: Hello.”', 'Anna'],
  ['Élodie : Bonsoir.', 'Élodie'],
  ['Анна: Добрый вечер.', 'Анна'],
  ['安娜：晚上好。', '安娜'],
  ['אנה: ערב טוב.', 'אנה'],
])('%s', (original, name) => {
  expect(inText(original)).toBe(name);
});

test.each([
  'She said: no.',
  'Anna says a lot of things: no.',
  'Anna:no',
  'At 5:00 the bell rings.',
  'It is {Anna: here|there}.',
  '{x: Yes|No}',
  '',
])('nobody speaks in “%s”', (original) => {
  expect(inText(original)).toBeNull();
});

test('choices have speakers, values and tags have none', () => {
  expect(speakerOf({ kind: 'choice', original: '[Anna: Go.]' })).toBe('Anna');
  expect(speakerOf({ kind: 'value', original: 'Anna: Go.' })).toBeNull();
  expect(speakerOf({ kind: 'tag', original: 'Anna: Go.' })).toBeNull();
});

test('the words of a line without who says it', () => {
  expect(withoutSpeaker('Anna: Good evening: come in.')).toBe('Good evening: come in.');
  expect(withoutSpeaker('安娜：晚上好。')).toBe('晚上好。');
  expect(withoutSpeaker('“Anna: Hello.”')).toBe('“Anna: Hello.”');
  expect(withoutSpeaker('She said: no.')).toBe('She said: no.');
});
