import { placeTip } from './place-tip';

const window = { width: 390, height: 600 };
const tip = { width: 200, height: 50 };
const box = (left: number, top: number) => ({ left, top, width: 40, height: 20 });

it.each([
  ['above its term, in the middle', [box(150, 300)], { left: 70, top: 244 }],
  ['below where there is no room above', [box(150, 40)], { left: 70, top: 66 }],
  ['within the window at its start', [box(0, 300)], { left: 8, top: 244 }],
  ['within the window at its end', [box(380, 300)], { left: 182, top: 244 }],
  [
    'at the first line of a term that is broken',
    [box(340, 300), box(10, 330)],
    { left: 182, top: 244 },
  ],
  ['at the last line of one, below', [box(340, 20), box(10, 40)], { left: 8, top: 66 }],
])('stands %s', (_, boxes, place) => {
  expect(placeTip(boxes, tip, window)).toEqual(place);
});

it('does not mind a term that is not drawn', () => {
  expect(placeTip([], tip, window)).toEqual({ left: 8, top: 8 });
});
