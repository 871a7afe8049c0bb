import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { loadDocs } from '../../../testing/load-docs';
import { compileInk } from '../../ink/compile/compile-ink';
import type { StoryProgram } from '../../ink/story/story-program';
import { wholeGroups } from '../../lessons/samples/complete-groups';
import { programOfGroup } from '../../lessons/samples/program-of-group';

const FOLDER = 'content/playground';

/** The stories of the gallery and the complete samples of the pages. */
export async function realPrograms(): Promise<StoryProgram[]> {
  const texts = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ink'))
    .map((name) => [name, readFileSync(path.join(FOLDER, name), 'utf8')] as const);
  const files = Object.fromEntries(texts.filter(([name]) => name.includes(path.sep)));
  const groups = (await loadDocs()).flatMap(({ codeSamples }) => wholeGroups(codeSamples));
  return [
    ...texts.map(([, source]) => ({ source, files })),
    ...groups.filter(({ samples: [first] }) => first.kind === 'complete').map(programOfGroup),
  ];
}

/** What does not compile in a program, and where it runs out. */
export function faultsOf(program: StoryProgram): string[] {
  return compileInk(program)
    .issues.filter(({ isWarning, text }) => !isWarning || text.startsWith('Apparent loose end'))
    .map(({ file, line, text }) => `${file} ${line}: ${text}`);
}
