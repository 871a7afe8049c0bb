import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The YAML files of a folder of the content, and of those within it if `isDeep`, by name; none if there is no such folder. */
export function readYamlFiles(
  projectRoot: string,
  folder: string,
  { isDeep = false } = {},
): { file: string; source: string }[] {
  const root = path.join(projectRoot, folder);
  const names = existsSync(root) ? readdirSync(root, { recursive: isDeep, encoding: 'utf8' }) : [];
  return names
    .filter((name) => name.endsWith('.yaml'))
    .sort()
    .map((name) => ({
      file: `${folder}/${name.split(path.sep).join('/')}`,
      source: readFileSync(path.join(root, name), 'utf8'),
    }));
}
