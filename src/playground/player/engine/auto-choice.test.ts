import { makeChoices } from '../../../../testing/game-view-factories';
import { pickAutoChoice, readAutoChoice } from './auto-choice';

test.each([
  [undefined, null],
  [false, null],
  [true, { delay: 0, text: null }],
  // A bare number is not a delay.
  [5, { delay: 0, text: null }],
  ['delay=10 choice="Hold on"', { delay: 10, text: 'Hold on' }],
  ['delay=-1', { delay: 0, text: null }],
  ['choice=42', { delay: 0, text: 42 }],
])('reads %j', (value, expected) => {
  expect(readAutoChoice(value)).toEqual(expected);
});

const choices = makeChoices(
  'Run',
  { text: '42', isDisabled: true },
  { text: 'Hide', tags: { HIDDEN: true } },
);

test('picks the choice of the text, be it hidden', () => {
  expect(pickAutoChoice(choices, { delay: 0, text: 'Hide' }, 0)?.id).toBe(2);
});

test('without a text picks any, be it disabled', () => {
  expect(pickAutoChoice(choices, { delay: 0, text: null }, 0.5)?.id).toBe(1);
  expect(pickAutoChoice(choices, { delay: 0, text: null }, 0.999)?.id).toBe(2);
  expect(pickAutoChoice([], { delay: 0, text: null }, 0)).toBeNull();
});

test('a number is no text of a choice', () => {
  expect(pickAutoChoice(choices, { delay: 0, text: 42 }, 0)).toBeNull();
});
