import { makePicture, makeProject } from '../../../testing/temp-project';
import { measureImagesIn } from './measure-image';

const onePixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const measure = measureImagesIn(
  makeProject({
    'static/img/lamp.svg': makePicture(640, 480),
    'static/img/a lamp.svg': makePicture(10, 20),
    'static/img/100%.svg': makePicture(1, 2),
    'static/img/dot.png': onePixel,
    'static/img/broken.png': 'not a picture',
  }),
);

it.each([
  ['/img/lamp.svg', { width: 640, height: 480 }],
  ['/img/dot.png', { width: 1, height: 1 }],
  ['/img/a%20lamp.svg', { width: 10, height: 20 }],
  ['/img/100%.svg', { width: 1, height: 2 }],
])('measures %s', (src, size) => {
  expect(measure(src)).toEqual(size);
});

it.each([['/img/gone.png'], ['/img/broken.png'], ['/img'], ['/img/%00.png'], ['']])(
  'has no size for “%s”',
  (src) => {
    expect(measure(src)).toBeNull();
  },
);
