import type { AttributeValue, DocumentNode } from '../../base/tree/document-tree';
import type { Transcript } from '../../ink/story/transcript';
import { drawOutcomes } from './draw-outcomes';

const draw = (transcript: Transcript): DocumentNode[] =>
  drawOutcomes([
    ['section', 0, ['Transcript', { entries: transcript as unknown as AttributeValue }]],
  ]);
const drawn = (...turns: DocumentNode[]): DocumentNode[] => [
  [
    'section',
    0,
    [
      'figure',
      { 'data-outcome': '', 'data-transcript': '' },
      ['figcaption', 0, 'What the player sees'],
      ...turns,
    ],
  ],
];
const choice = (number: number, label: string, isChosen: boolean, tags: string[] = []) =>
  ({ kind: 'choice', number, label, isChosen, tags }) as const;

test('text, choices with the chosen one said, and the end are in the order of play', () => {
  expect(
    draw([
      { kind: 'text', text: 'Dusk.', tags: ['CLEAR'] },
      choice(1, 'Light the lamp', false),
      choice(2, 'Wait', true),
      { kind: 'text', text: 'Night.' },
      { kind: 'end' },
    ]),
  ).toEqual(
    drawn(
      ['p', 0, 'Dusk.'],
      [
        'ol',
        0,
        ['li', { value: 1 }, 'Light the lamp'],
        ['li', { value: 2, 'data-state': 'chosen' }, 'Wait', ['span', 0, ' (chosen)']],
      ],
      ['p', 0, 'Night.'],
      ['p', { 'data-end': '' }, 'The end'],
    ),
  );
});

test('choices of two turns are two lists', () => {
  expect(
    draw([choice(1, 'On', true), { kind: 'text', text: 'Further.' }, choice(1, 'Back', false)]),
  ).toEqual(
    drawn(
      ['ol', 0, ['li', { value: 1, 'data-state': 'chosen' }, 'On', ['span', 0, ' (chosen)']]],
      ['p', 0, 'Further.'],
      ['ol', 0, ['li', { value: 1 }, 'Back']],
    ),
  );
});

test.each([
  [['UNCLICKABLE'], false, 'disabled', ' (greyed out)'],
  [['', 'HIDDEN'], false, 'hidden', ' (no button)'],
  [['HIDDEN', 'x'], true, 'chosen', ' (chosen)'],
])('a choice with the tags %j says so (chosen: %j)', (tags, isChosen, state, note) => {
  expect(draw([choice(1, 'Pay', isChosen, tags)])).toEqual(
    drawn(['ol', 0, ['li', { value: 1, 'data-state': state }, 'Pay', ['span', 0, note]]]),
  );
});

test.each([
  ['>>>', '(a click)'],
  ['>>>(clickable=1)', '(a click)'],
  ['>>>4', '(4 seconds later)'],
  ['>>>(clickable=0 delay=1.5)', '(1.5 seconds later)'],
])('a single %s is no button', (label, said) => {
  expect(draw([choice(1, label, true)])).toEqual(drawn(['p', { 'data-end': '' }, said]));
});

test('beside another choice, >>> is a button', () => {
  const both = draw([choice(1, '>>>', false), choice(2, 'Stay', false)]);
  expect(both).toEqual(drawn(['ol', 0, ['li', { value: 1 }, '>>>'], ['li', { value: 2 }, 'Stay']]));
});

test('markup is what it does, with words for fields and pictures', () => {
  const line = (text: string): Transcript => [{ kind: 'text', text }];
  expect(draw(line('[block align=center][b]Ada[/b]<br>with [i]love[/i][/block]'))).toEqual(
    drawn(['p', 0, ['strong', 0, 'Ada'], ['br', 0], 'with ', ['em', 0, 'love'], ' ']),
  );
  expect(draw(line('Sign: [input var=name placeholder="Your name"]'))).toEqual(
    drawn(['p', 0, 'Sign: ', '(a field: Your name)']),
  );
  expect(draw(line('[picture width=80px]lamp.svg[/picture]The lamp.'))).toEqual(
    drawn(['p', 0, '(a picture: lamp.svg)', ' ', 'The lamp.']),
  );
  expect(draw([choice(1, 'Take the [b]red[/b] thread', false)])).toEqual(
    drawn(['ol', 0, ['li', { value: 1 }, 'Take the ', ['strong', 0, 'red'], ' thread']]),
  );
});
