import { withCutMarks } from './cut-marks';

it.each([
  ['A knot has a name.', 'A knot has a name.'],
  ['has a name.', '… has a name.'],
  ['A knot has a', 'A knot has a …'],
  ['[info] is a box:', '[info] is a box:'],
  ['', ''],
])('“%s” becomes “%s”', (text, expected) => {
  const pieces = withCutMarks([{ text, isMarked: false }]);
  expect(pieces.map((piece) => piece.text).join('')).toBe(expected);
});
