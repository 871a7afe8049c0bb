import { sampleAssets } from '../assets/sample-assets';
import { backgroundStyle as styleOf } from './background-style';

const backgroundStyle = (value: string | null) => styleOf(value, sampleAssets);

test('a picture of the site covers what lies behind', () => {
  expect(backgroundStyle('backgrounds/evening.jpg')).toEqual({
    style: { background: 'url("/img/samples/evening.svg") center / cover no-repeat' },
    missingFile: null,
  });
});

test('an unknown picture is stood in for, and named', () => {
  const look = backgroundStyle('img/paper.jpg');
  expect(look?.missingFile).toBe('img/paper.jpg');
  expect(look?.style.background).toContain('wash.svg');
});

test('CSS is taken as far as it is harmless', () => {
  expect(backgroundStyle('CSS(#203040)')?.style).toEqual({ background: '#203040' });
  expect(backgroundStyle('CSS(url(https://evil.example/x))')).toBeNull();
  expect(backgroundStyle('javascript:alert(1)')).toBeNull();
  expect(backgroundStyle(null)).toBeNull();
});

test('an address cannot leave its quotes', () => {
  const { background } = backgroundStyle('https://a.example/?x=\\')!.style;
  expect(String(background)).toMatch(/url\("[^"\\]*"\)/);
});

test('a game of its own shows nothing for a background that it does not have', () => {
  const game = { find: () => null, missingBackground: null, fonts: [] };
  expect(styleOf('img/paper.jpg', game)).toBeNull();
});
