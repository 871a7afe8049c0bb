/** @jest-environment jsdom */
import { readdirSync, readFileSync } from 'node:fs';
import { Compiler, CompilerOptions, Story } from 'inkjs/full';
import { makeEnvironment } from '../../../testing/factories';
import { parseDocument } from '../document/parse-document';
import { sampleSource } from '../document/samples/sample-source';
import { parseFrontmatter } from '../frontmatter/parse-frontmatter';
import { isOnlyInProject } from './card-sample';
import { checkReferencePages } from './check-reference-pages';
import { contentReference } from './content-reference.fixture';
import type { ReferenceKind } from './reference-entry';
import { referenceKinds } from './reference-schema';

const { entries } = contentReference;
const inkKinds: readonly string[] = [
  'global-tag',
  'knot-tag',
  'choice-tag',
  'choice-text',
  'markup',
  'variable',
  'function',
];

describe('content/reference', () => {
  it('has no problems', () => {
    expect(contentReference.problems).toEqual([]);
  });

  it.each(referenceKinds)('holds entries of the kind %s', (kind) => {
    expect(entries.some((entry) => entry.kind === kind)).toBe(true);
  });

  it('points at pages and headings that are there', () => {
    expect(checkReferencePages(contentReference, readPages('content/docs'))).toEqual([]);
  });

  it('says of every tag and markup tag on which page it is explained', () => {
    const unexplained = entries.filter(
      ({ kind, page, name }) => inkKinds.includes(kind) && page === undefined && name !== 'SCREEN',
    );
    expect(unexplained.map(({ id }) => id)).toEqual([]);
  });

  const samples = entries.flatMap(({ id, kind, name, sample }) =>
    sample !== undefined && inkKinds.includes(kind) ? [{ id, name, sample }] : [],
  );

  it.each(samples)('shows ink that compiles: $id', ({ sample }) => {
    expect(compileErrors(sample)).toEqual([]);
  });

  it.each(samples)('shows $name in the sample of $id', ({ name, sample }) => {
    const written = name.replace(/N$|…/, '').replace('HTML elements', '[b]').replace('()', '(');
    expect(sample).toContain(written);
  });
});

describe('samples that belong in a file of a project', () => {
  const samplesOfKind = (...kinds: readonly ReferenceKind[]) =>
    entries.flatMap((entry) => {
      const { id, kind, name, members = [], sample } = entry;
      return sample !== undefined && kinds.includes(kind) ? [{ id, name, members, sample }] : [];
    });

  it.each(samplesOfKind('config'))('$id is JSON with the key in its place', ({ name, sample }) => {
    const config: unknown = JSON.parse(`{${sample}}`);
    expect(config).toHaveProperty(name);
  });

  it.each(samplesOfKind('theme-variable', 'message'))(
    '$id is JSON with only its own keys',
    ({ name, members, sample }) => {
      const group = name.endsWith('.*') ? name.slice(0, -1) : null;
      const keys = Object.keys(JSON.parse(`{${sample}}`) as object);
      expect(keys).not.toEqual([]);
      for (const key of keys)
        expect(
          key === name || members.includes(key) || (group !== null && key.startsWith(group)),
        ).toBe(true);
    },
  );

  it.each(samplesOfKind('css-class', 'css-variable'))(
    '$id is CSS with $name',
    ({ name, sample }) => {
      const style = document.createElement('style');
      style.textContent = sample;
      document.head.append(style);
      const rules = [...(style.sheet?.cssRules ?? [])].map(({ cssText }) => cssText);
      expect(rules.length).toBe(sample.split(/^}$/m).length - 1);
      expect(rules.join()).toContain(name);
      style.remove();
    },
  );
});

describe('the ink functions that stand in for those of a project', () => {
  const played = entries.filter((entry) => entry.kind === 'function' && !isOnlyInProject(entry));

  it.each(played)('print what the card of $name says', ({ sample = '', effect = '' }) => {
    const compiled = new Compiler(sampleSource(sample)).Compile();
    const story = new Story(compiled.ToJson() ?? '');
    story.allowExternalFunctionFallbacks = true;
    const printed = story.ContinueMaximally().trim();
    const said = /“(.+)”/.exec(effect)?.[1] ?? '';
    expect(effect.startsWith('Prints') ? said : printed).toBe(printed);
    expect(printed).not.toBe('');
  });
});

/** The heading ids of all docs, by doc id. */
function readPages(folder: string): Map<string, Set<string>> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return new Map(
    files
      .filter((name) => name.endsWith('.mdx'))
      .map((name) => [
        name.replaceAll('\\', '/').replace(/\.mdx$/, ''),
        readHeadingIds(readFileSync(`${folder}/${name}`, 'utf8')),
      ]),
  );
}

function readHeadingIds(source: string): Set<string> {
  const { body } = parseFrontmatter(source, '');
  return new Set(parseDocument(body, '', makeEnvironment()).headings.map(({ id }) => id));
}

/** The compiler’s errors, with stubs for knots that a sample only names. */
function compileErrors(sample: string): string[] {
  const targets = [...sample.matchAll(/-> *([a-z]\w*)/g)].map(([, name = '']) => name);
  const missing = new Set(targets.filter((name) => !sample.includes(`=== ${name}`)));
  const stubs = [...missing].map((name) => `=== ${name}\n-> END\n`);
  const errors: string[] = [];
  const options = new CompilerOptions(null, [], true, (message, type) => {
    // The compiler’s types are 0 for author notes, 1 for warnings and 2 for errors.
    const severity: number = type;
    if (severity === 2) errors.push(message);
  });
  try {
    new Compiler(`${sample}\n${stubs.join('')}`, options).Compile();
  } catch (error) {
    errors.push(String(error));
  }
  return errors;
}
