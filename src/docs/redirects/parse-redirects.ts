import { isMap, isSeq, LineCounter, parseDocument, type Node } from 'yaml';
import { isOutside, withTrailingSlash } from '../../base/paths/site-path';
import type { Problem } from '../../base/problems/problem';
import { didYouMean } from '../../base/text/nearest-name';
import { yamlErrors } from '../../base/text/yaml-errors';
import type { Redirect } from './redirect';

const keys = ['from', 'to', 'reason'];

/** Parses `redirects.yaml`, a list of `from`, `to` and `reason`; paths get their trailing slash. */
export function parseRedirects(
  source: string,
  file: string,
): { redirects: Redirect[]; problems: Problem[] } {
  const lines = new LineCounter();
  const document = parseDocument(source, { lineCounter: lines });
  const problems: Problem[] = [];
  const report = (line: number, message: string, hint: string, missingKey?: string) =>
    problems.push({
      severity: 'error',
      file,
      line,
      message,
      hint,
      ...(missingKey !== undefined && { missingKey }),
    });
  for (const { line, reason, hint } of yamlErrors(source, document.errors, lines)) {
    report(
      line,
      `This is not valid YAML: ${reason}.`,
      hint ?? 'Check the indentation and the quotes.',
    );
  }
  if (problems.length > 0 || document.contents === null) return { redirects: [], problems };
  if (!isSeq(document.contents)) {
    report(
      1,
      'This is not a list of redirects.',
      'Write “- from: /old/”, “to: /new/” and “reason: …” for each.',
    );
    return { redirects: [], problems };
  }
  const lineOf = (node: Node | null) => (node?.range ? lines.linePos(node.range[0]).line : 1);
  const redirects = document.contents.items.flatMap((item): Redirect[] => {
    const line = lineOf(item);
    if (!isMap(item)) {
      report(
        line,
        'This is not a redirect.',
        'Write “- from: /old/” and below it “to: /new/” and “reason: …”.',
      );
      return [];
    }
    const values = item.toJSON() as Record<string, unknown>;
    for (const { key: node } of item.items) {
      const key = String(node);
      if (keys.includes(key)) continue;
      report(
        lineOf(node),
        `A redirect has no key “${key}”.`,
        `${didYouMean(key, keys)}Known keys: ${keys.join(', ')}.`,
      );
    }
    for (const key of keys.filter(
      (name) => typeof values[name] !== 'string' || values[name] === '',
    )) {
      const written = item.items.find((pair) => String(pair.key) === key);
      report(
        lineOf(written?.key ?? item),
        `The redirect has no “${key}”, or its value is not text.`,
        key === 'reason' ? 'Say in a few words why the address changed.' : `Write ${key}: /path/.`,
        (values[key] ?? '') === '' ? key : undefined,
      );
    }
    const { from, to } = values;
    if (typeof from !== 'string' || typeof to !== 'string') return [];
    if (!from.startsWith('/') || isOutside(from)) {
      report(
        line,
        `The redirect’s “from” is “${from}”.`,
        'It must be a path on this site that starts with a single “/”.',
      );
      return [];
    }
    // Hosts read rules that are separated by spaces.
    const divided = [from, to].find((address) => /\s/.test(address));
    if (divided !== undefined) {
      report(line, `“${divided}” contains a space.`, 'Write %20 instead, or remove it.');
      return [];
    }
    return [{ from: withTrailingSlash(from), to: withTrailingSlash(to), line }];
  });
  return { redirects, problems };
}
