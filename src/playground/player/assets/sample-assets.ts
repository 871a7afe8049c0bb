import { withPrefix } from 'gatsby';
import type { Assets } from './assets-context';
import { mediaType } from './media-type';

/** A picture of the site’s own small set, with the size of its file in pixels. */
export interface SampleAsset {
  /** Path on this site. */
  src: string;
  width: number;
  height: number;
}

const asset = (name: string, width: number, height: number): SampleAsset => ({
  src: `/img/samples/${name}.svg`,
  width,
  height,
});

const assets = new Map(
  Object.entries({
    room: asset('room', 640, 480),
    lamp: asset('lamp', 90, 130),
    'lamp-and-glow': asset('lamp-and-glow', 260, 320),
    map: asset('map', 600, 400),
    gate: asset('gate', 640, 400),
    street: asset('street', 640, 400),
    evening: asset('evening', 960, 600),
    deck: asset('deck', 640, 400),
    poppy: asset('poppy', 64, 64),
  }),
);

/** Aliases for pictures, so that one drawing serves several samples. */
const otherNames = new Map(
  Object.entries({
    study: 'room',
    hall: 'room',
    cellar: 'room',
    'reading-room': 'room',
    corridor: 'room',
    door: 'gate',
    village: 'map',
    town: 'map',
    night: 'street',
    dawn: 'evening',
    hills: 'evening',
    meadow: 'evening',
    window: 'evening',
    sea: 'deck',
    ship: 'deck',
    harbour: 'deck',
  }),
);

/** The site’s picture for a file of a story, found by file name; null if there is none. */
export function sampleAsset(path: string): SampleAsset | null {
  const name = (path.split('/').at(-1) ?? '').replace(/\.[^.]*$/, '').toLowerCase();
  return assets.get(otherNames.get(name) ?? name) ?? null;
}

/** The site’s own pictures, for stories without files of their own. */
export const sampleAssets: Assets = {
  find: (path) => {
    const isPicture = !/^(?:audio|video)\//.test(mediaType(path));
    const sample = isPicture ? sampleAsset(path) : null;
    return sample && { ...sample, src: withPrefix(sample.src) };
  },
  missingBackground: withPrefix('/img/samples/wash.svg'),
  fonts: [],
};
