import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

/** The file that says which engine the recordings in the tests were made with. */
const RECORDED = 'src/lessons/recordings/engine.json';

/** Versions of packages, by their names. */
type Versions = Record<string, string>;

/** The versions of the engine that are installed, and those that the recordings were made with. */
export function engineVersions(projectRoot: string): { installed: Versions; recorded: Versions } {
  const { resolve } = createRequire(path.join(projectRoot, 'package.json'));
  const versionOf = (name: string) => {
    const [folder = ''] = resolve(name).split(`${path.sep}dist${path.sep}`);
    return (readJson(path.join(folder, 'package.json')) as { version: string }).version;
  };
  const { webUi, core, inkjs } = readJson(path.join(projectRoot, RECORDED)) as Record<
    'webUi' | 'core' | 'inkjs',
    string
  >;
  return {
    installed: { '@atrament/core': versionOf('@atrament/core'), inkjs: versionOf('inkjs') },
    recorded: { 'atrament-web-ui': webUi, '@atrament/core': core, inkjs },
  };
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'));
}
