import { contentReference } from '../../docs/reference/content-reference.fixture';
import { listOutdated, type MadeWith } from './list-outdated';
import { listUnproven } from './list-unproven';
import { parseClaims } from './parse-claims';

const { claims } = parseClaims(
  `
- { page: a/b, says: One is so., source: atrament-web-ui 2.5.0 src/b.js }
- { page: a/c, says: Two is so., source: atrament-web-ui 2.4.0 src/a.js }
- { entry: tag-clear, says: Three is so., ink: A, text: A }
`,
  'a.yaml',
);

it('lists what is not run by where it was read', () => {
  expect(listUnproven(claims)).toBe(
    [
      '2 of 3 claims are not run: only the web UI decides them.',
      'atrament-web-ui 2.4.0 src/a.js\n  a/c  “Two is so.”',
      'atrament-web-ui 2.5.0 src/b.js\n  a/b  “One is so.”',
    ].join('\n\n'),
  );
});

describe('what is outdated', () => {
  const { entries } = contentReference;
  const versions = Object.fromEntries(
    entries.flatMap((entry) => (entry.kind === 'package' ? [[entry.name, entry.version]] : [])),
  );
  const installed = {
    '@atrament/core': versions['@atrament/core'] ?? '',
    inkjs: versions.inkjs ?? '',
  };
  const made: MadeWith = { claims: [], entries, differences: [], recorded: versions, installed };

  it('is nothing where all versions are the same', () => {
    expect(listOutdated(made)).toEqual([]);
  });

  it('is a claim that was read in another version', () => {
    expect(listOutdated({ ...made, claims })).toEqual([
      expect.stringMatching(/^1 claims .*\n {2}a\/c {2}“Two is so\.”$/),
    ]);
  });

  it('is a recording of another version', () => {
    const recorded = { 'atrament-web-ui': '2.4.0' };
    expect(listOutdated({ ...made, recorded })).toEqual([
      `The recordings show atrament-web-ui 2.4.0; the current one is ${versions['atrament-web-ui']}.`,
    ]);
  });

  it('is a difference of the playground that was seen in another version', () => {
    const engine = versions['atrament-web-ui'] ?? '';
    const differences = [
      { id: 'fields', engine },
      { id: 'about', engine: '2.4.0' },
    ];
    expect(listOutdated({ ...made, differences })).toEqual([
      `1 difference of the playground was seen in another version than atrament-web-ui ${engine}:\n  about  2.4.0`,
    ]);
  });

  it('is the reference, but for entries that a claim proves', () => {
    const newer = { ...made, recorded: {}, installed: { '@atrament/core': '9.0.0' } };
    const [without] = listOutdated(newer);
    expect(without).toContain(
      `describes @atrament/core ${versions['@atrament/core']}; 9.0.0 is installed`,
    );
    expect(without).toContain('\n  tag-clear\n');
    expect(listOutdated({ ...newer, claims: claims.slice(2) })[0]).not.toContain('\n  tag-clear\n');
  });
});
