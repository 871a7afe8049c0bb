import { createHash } from 'node:crypto';

/**
 * Whether one of many things of a kind is tested in every run (`npm test`); the soak (`npm run soak`) tests the others.
 * One in `oneIn` is, chosen by its name, so that it stays the same when others are added.
 */
export const isInEveryRun = (name: string, oneIn: number): boolean =>
  createHash('sha1').update(name).digest().readUInt32BE() % oneIn === 0;

/** The tag of a test: `@soak` is only for the soak. */
export const tagOf = (isQuick: boolean): '@quick' | '@soak' => (isQuick ? '@quick' : '@soak');
