import { isDeepStrictEqual } from 'node:util';
import { parseFrontmatter } from 'gatsby-plugin-mdx/dist/frontmatter';
import type { Problem } from '../../base/problems/problem';
import type { Frontmatter, FrontmatterKey } from '../../docs/frontmatter/frontmatter-fields';

/** The error of the YAML parser inside gatsby-plugin-mdx; it counts lines from 0. */
interface YamlError extends Error {
  reason?: string;
  mark?: { line: number };
}

/**
 * Reads valid frontmatter the way gatsby-plugin-mdx does, with a different YAML parser: what that parser rejects
 * would stop the build without naming the file, and what it reads differently would give queries different values.
 */
export function checkGatsbyFrontmatter(
  source: string,
  file: string,
  frontmatter: Frontmatter,
): Problem[] {
  const problem = (line: number, message: string, hint: string): Problem[] => [
    { severity: 'error', file, line, message, hint },
  ];
  try {
    const theirs = parseFrontmatter(`${file}\0${source}`, source).frontmatter;
    const key = (Object.keys(frontmatter) as FrontmatterKey[]).find(
      (name) => !isDeepStrictEqual(theirs[name], frontmatter[name]),
    );
    if (key === undefined) return [];
    const line = source.split('\n').findIndex((text) => text.startsWith(`${key}:`)) + 1;
    return problem(
      Math.max(1, line),
      theirs[key] === undefined
        ? `Gatsby does not find the frontmatter key “${key}”.`
        : `Gatsby takes the frontmatter key “${key}” for ${JSON.stringify(theirs[key])}.`,
      'Put its text into quotes, and save the file with line ends of Unix or Windows.',
    );
  } catch (error) {
    const { reason, message, mark } = error as YamlError;
    return problem(
      (mark?.line ?? 0) + 1,
      `Gatsby cannot read the frontmatter: ${reason ?? message.split('\n')[0]?.slice(0, 80)}.`,
      'Save the file as UTF-8 with line ends of Unix or Windows, and put odd texts into quotes.',
    );
  }
}
