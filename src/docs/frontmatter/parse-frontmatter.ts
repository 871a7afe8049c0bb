import { isMap, isScalar, LineCounter, parseDocument, type YAMLMap } from 'yaml';
import type { Problem } from '../../base/problems/problem';
import { didYouMean, sameButCapitals } from '../../base/text/nearest-name';
import { yamlErrors } from '../../base/text/yaml-errors';
import { fieldComplaint } from './check-field';
import { frontmatterFields, type Frontmatter, type FrontmatterKey } from './frontmatter-fields';

const BLOCK = /^---[^\S\n]*\n(?<yaml>[\s\S]*?)(?:^)---[^\S\n]*(?:\n|$)/m;
const OPENING = /^---[^\S\n]*\n(?=[a-z_]+:)/;
const keys = Object.keys(frontmatterFields) as FrontmatterKey[];
const requiredKeys = keys.filter((key) => 'isRequired' in frontmatterFields[key]);

export interface ParsedFrontmatter {
  /** The valid part; title and description are '' if missing. */
  frontmatter: Frontmatter;
  /** The source with its frontmatter lines emptied, so that line numbers stay correct; lines end in `\n`. */
  body: string;
  problems: Problem[];
}

/** Reads and checks the frontmatter at the head of an MDX file's source. */
export function parseFrontmatter(rawSource: string, file: string): ParsedFrontmatter {
  const source = rawSource.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const block = source.startsWith('---') ? BLOCK.exec(source) : null;
  const frontmatter: Frontmatter = { title: '', description: '' };
  if (block?.index !== 0) {
    const problems = OPENING.test(source)
      ? [notClosed(file)]
      : requiredKeys.map((key) => missing(key, file));
    return { frontmatter, body: source, problems };
  }
  const body = block[0].replace(/[^\n]/g, '') + source.slice(block[0].length);
  const lines = new LineCounter();
  const yaml = block.groups?.yaml ?? '';
  const document = parseDocument(yaml, { lineCounter: lines });
  // The first line of the block is the fence.
  const lineAt = (offset: number) => lines.linePos(offset).line + 1;
  if (document.errors.length > 0) {
    const problems = yamlErrors(yaml, document.errors, lines).map(
      ({ line, reason, hint }): Problem => ({
        severity: 'error',
        file,
        line: line + 1,
        message: `The frontmatter is not valid YAML: ${reason}.`,
        hint: hint ?? 'Quote texts that contain “: ” or “#”, and indent lists evenly.',
      }),
    );
    return { frontmatter, body, problems };
  }
  const problems = isMap(document.contents)
    ? readFields(document.contents, frontmatter, file, lineAt)
    : [];
  const missingKeys = requiredKeys.filter(
    (key) => !isMap(document.contents) || !document.contents.has(key),
  );
  return {
    frontmatter,
    body,
    problems: [...problems, ...missingKeys.map((key) => missing(key, file))],
  };
}

function readFields(
  map: YAMLMap,
  frontmatter: Frontmatter,
  file: string,
  lineAt: (offset: number) => number,
): Problem[] {
  const values = map.toJSON() as Record<string, unknown>;
  return map.items.flatMap(({ key: node }): Problem[] => {
    if (!isScalar(node)) return [];
    const key = String(node.value);
    const line = lineAt(node.range?.[0] ?? 0);
    if (!isKnown(key)) {
      // Other sites write sidebar-label or sidebarLabel.
      const spelt = key.replace(/(?<=[a-z])(?=[A-Z])|-/g, '_');
      const meant = keys.find((known) => known === spelt) ?? sameButCapitals(spelt, keys);
      const isFree = meant !== null && !map.has(meant);
      return [
        {
          severity: 'error',
          file,
          line,
          message: `The frontmatter has an unknown key “${key}”.`,
          hint: `${didYouMean(key, keys)}Known keys: ${keys.join(', ')}.`,
          ...(isFree && { fix: { from: `${key}:`, to: `${meant}:` } }),
        },
      ];
    }
    const wanted = fieldComplaint(key, values[key]);
    if (wanted === null) {
      Object.assign(frontmatter, { [key]: values[key] });
      return [];
    }
    return [
      {
        severity: 'error',
        file,
        line,
        message: `The frontmatter key “${key}” is ${JSON.stringify(values[key])}.`,
        hint: `It must be ${wanted}. ${frontmatterFields[key].purpose}`,
      },
    ];
  });
}

function isKnown(key: string): key is FrontmatterKey {
  return Object.hasOwn(frontmatterFields, key);
}

function notClosed(file: string): Problem {
  return {
    severity: 'error',
    file,
    line: 1,
    message: 'The frontmatter is not closed.',
    hint: 'Add a line with only --- below its last key.',
  };
}

function missing(key: FrontmatterKey, file: string): Problem {
  return {
    severity: 'error',
    file,
    line: 1,
    message: `The frontmatter has no “${key}”.`,
    hint: `Add “${key}: …” between the --- lines. ${frontmatterFields[key].purpose}`,
    missingKey: key,
  };
}
