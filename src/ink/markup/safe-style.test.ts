import { safeBackground } from './safe-background';
import { safeClassName, safeColor, safeFontFamily, safeLength, safeStyle } from './safe-style';

test.each([
  ['50%', '50%'],
  [' 1.5em ', '1.5em'],
  ['auto', 'auto'],
  [120, '120px'],
  ['120', null],
  ['-1px', null],
  ['1px;color:red', null],
  ['calc(1px + 1px)', null],
  ['var(--x)', null],
  ['1e9px', null],
  [Infinity, null],
  [true, null],
  [null, null],
])('a length of %j is %j', (value, length) => {
  expect(safeLength(value)).toBe(length);
});

test.each([
  ['crimson', true],
  ['#990000', true],
  ['rgb(1, 2, 3)', true],
  ['hsl(120deg 50% 50% / 0.5)', true],
  ['#zz', false],
  ['url(x)', false],
  ['red;position:fixed', false],
  ['expression(alert(1))', false],
  ['rgb(var(--x))', false],
  ['', false],
])('%j is a colour: %j', (value, isColor) => {
  expect(safeColor(value)).toBe(isColor ? value : null);
});

test('families of fonts are quoted where they need it', () => {
  expect(safeFontFamily('Courier New, monospace')).toBe('"Courier New", monospace');
  expect(safeFontFamily("'Fira Sans'")).toBe('"Fira Sans"');
  expect(safeFontFamily('a;color:red')).toBeNull();
  expect(safeFontFamily('a"b')).toBeNull();
  expect(safeFontFamily('url(x)')).toBeNull();
});

test('classes are plain names', () => {
  expect(safeClassName('a b-c "d e;f <g>')).toBe('a b-c');
  expect(safeClassName('   ')).toBeNull();
  expect(safeClassName(true)).toBeNull();
});

test('styles are those of text, and lead nowhere', () => {
  expect(
    safeStyle(
      'Letter-Spacing: 0.2em; color:red; position:fixed; background: url(//x); content: "a"; font-family: \\66 x; border: 1px solid rgb(1,2,3); margin: -99px;;x',
    ),
  ).toEqual({ letterSpacing: '0.2em', color: 'red', border: '1px solid rgb(1,2,3)' });
  expect(safeStyle('color: image-set("x")')).toEqual({});
  expect(safeStyle(5)).toEqual({});
});

test('backgrounds are pictures or what CSS paints', () => {
  expect(safeBackground('sea/night.jpg')).toEqual({
    kind: 'image',
    source: 'sea/night.jpg',
    url: { kind: 'file', path: 'sea/night.jpg' },
  });
  expect(safeBackground('CSS(#334455)')).toEqual({ kind: 'css', value: '#334455' });
  // Cut off at the first bracket, as in the engine; the browser closes what is open.
  expect(safeBackground('CSS(linear-gradient(red, blue))')).toEqual({
    kind: 'css',
    value: 'linear-gradient(red, blue)',
  });
  expect(safeBackground('CSS(url(https://x.example/a.png))')).toBeNull();
  expect(safeBackground('javascript:x')).toBeNull();
  expect(safeBackground('')).toBeNull();
});
