import { contentReference } from '../../docs/reference/content-reference.fixture';
import { FILE_MARKUP, FILE_TAGS } from './file-values';

const PATH = /^path of a (?<what>\w+)/;
const KINDS: Record<string, string> = { track: 'sound' };
const kindIn = (text = ''): string | undefined => {
  const what = PATH.exec(text)?.groups?.what;
  return what === undefined ? undefined : (KINDS[what] ?? what);
};

test('the tags are those whose value is a path in the reference', () => {
  const expected = contentReference.entries.flatMap((entry) => {
    if (entry.kind !== 'global-tag' && entry.kind !== 'knot-tag') return [];
    const kind = kindIn(entry.value);
    return kind === undefined ? [] : [[entry.name, kind]];
  });
  expect([...FILE_TAGS].sort()).toEqual(expected.sort());
});

test('the markup is that whose content is a path in the reference', () => {
  const markup = contentReference.entries.filter((entry) => entry.kind === 'markup');
  const expected = markup.flatMap(({ name, content }) => {
    const kind = kindIn(content);
    return kind === undefined ? [] : [[name, kind] as const];
  });
  expect([...FILE_MARKUP].sort()).toEqual([...new Map(expected)].sort());
  // Templates are below resources/, apart from the files of the game.
  const attributes = markup.flatMap(({ name, attributes: all }) =>
    all.filter(({ value }) => kindIn(value) !== undefined).map((one) => `${name} ${one.name}`),
  );
  expect(attributes).toEqual(['template src']);
});
