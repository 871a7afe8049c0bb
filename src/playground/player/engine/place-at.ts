import { Container } from 'inkjs/engine/Container';
import type { InkObject } from 'inkjs/engine/Object';
import type { Pointer } from 'inkjs/engine/Pointer';

const known = new WeakMap<Container, string>();

/** The knot and stitch that a pointer is in, as after a divert arrow; empty before the first knot, null for none. */
export function placeAt({ container }: Pointer): string | null {
  if (container === null) return null;
  let place = known.get(container);
  if (place === undefined) {
    place = placeOfContainer(container);
    known.set(container, place);
  }
  return place;
}

/** Knots are the named content of the root, stitches that of a knot. */
function placeOfContainer(container: Container): string {
  const ancestry: Container[] = [];
  for (
    let object: InkObject | null = container;
    object instanceof Container;
    object = object.parent
  )
    ancestry.unshift(object);
  const [, knot, stitch] = ancestry.map((one) => (one.hasValidName ? (one.name ?? '') : ''));
  if (knot === undefined || knot === '') return '';
  return stitch === undefined || stitch === '' ? knot : `${knot}.${stitch}`;
}
