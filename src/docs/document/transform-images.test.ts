import { parseLines, problemsOf } from '../../../testing/factories';

const tree = (...lines: string[]) => parseLines(...lines).tree;

it('makes a figure of an image that stands alone, with size and caption', () => {
  expect(tree('![A lamp](/img/lamp.png "The lamp")')).toEqual([
    [
      'Figure',
      { src: '/img/lamp.png', alt: 'A lamp', caption: 'The lamp', width: 800, height: 400 },
    ],
  ]);
});

it('leaves an image within a line there, with its size', () => {
  expect(tree('See ![a lamp](/img/lamp.png) here')).toEqual([
    [
      'p',
      0,
      'See ',
      ['Image', { src: '/img/lamp.png', alt: 'a lamp', width: 800, height: 400 }],
      ' here',
    ],
  ]);
});

it('takes an image in a link', () => {
  expect(tree('[![A lamp](/img/lamp.png)](https://example.org)')).toEqual([
    [
      'p',
      0,
      ['a', { href: 'https://example.org' }, ['Image', expect.objectContaining({ alt: 'A lamp' })]],
    ],
  ]);
});

it('keeps the proportion where a figure has a width', () => {
  expect(tree('<Figure src="/img/lamp.png" alt="A lamp" width={300} />')).toEqual([
    ['Figure', { src: '/img/lamp.png', alt: 'A lamp', width: 300, height: 150 }],
  ]);
});

it.each([
  ['no alternative text', '![](/img/lamp.png)', 'The image /img/lamp.png has no alternative text.'],
  [
    'an empty alternative text',
    '![ ](/img/lamp.png)',
    'The image /img/lamp.png has no alternative text.',
  ],
  [
    'no file',
    '![A lamp](/img/missing.png)',
    'There is no image static/img/missing.png, or it cannot be read. → Check the name (it is case-sensitive), or add the file.',
  ],
  [
    'a file beside the page',
    '![A lamp](./lamp.png)',
    'The image ./lamp.png is not a file of this site. → Put the file in static/img',
  ],
  [
    'another site',
    '![A lamp](https://example.org/lamp.png)',
    'The image https://example.org/lamp.png is not a file of this site.',
  ],
  [
    'another site without a scheme',
    '![A lamp](//example.org/lamp.png)',
    'The image //example.org/lamp.png is not a file of this site.',
  ],
  ['no address', '![A lamp]()', 'The image  is not a file of this site.'],
  [
    'a figure without file',
    '<Figure src="/img/missing.png" alt="A lamp" />',
    'There is no image static/img/missing.png',
  ],
  [
    'a figure without alternative text',
    '<Figure src="/img/lamp.png" />',
    '<Figure> is missing the attribute “alt”.',
  ],
  [
    'a figure with an empty one',
    '<Figure src="/img/lamp.png" alt="" />',
    'The attribute “alt” of <Figure> is "".',
  ],
])('reports an image with %s, once', (_, line, message) => {
  expect(problemsOf('text', '', line)).toEqual([expect.stringContaining(`3 error: ${message}`)]);
});
