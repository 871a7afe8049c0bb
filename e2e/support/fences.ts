import { readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * The text within the first fence of a file in content/docs whose opening line is ``` and `opening`,
 * without the indent that it has in a list. What is on the page is measured by what its author wrote.
 */
export function readFence(file: string, opening: string): string {
  const lines = readFileSync(path.resolve('content/docs', file), 'utf8').split('\n');
  const start = lines.findIndex((line) => line.trim() === `\`\`\`${opening}`);
  if (start === -1) throw new Error(`There is no fence “${opening}” in content/docs/${file}.`);
  const indent = lines[start]?.search(/\S/) ?? 0;
  const end = lines.findIndex((line, index) => index > start && line.trim() === '```');
  return lines
    .slice(start + 1, end)
    .map((line) => line.slice(indent))
    .join('\n');
}
