import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { loadDocs } from '../../../testing/load-docs';
import { someOf } from '../../../testing/thorough';
import { compileInk } from '../../ink/compile/compile-ink';
import { readStoryNames, type Declaration } from '../../ink/story/story-names';
import type { StoryProgram } from '../../ink/story/story-program';
import { wholeGroups } from '../../lessons/samples/complete-groups';
import { programOfGroup } from '../../lessons/samples/program-of-group';
import { fixedName, planRename, renamedAt } from './plan-rename';
import { isSameStory } from '../editor/names/is-same-story';

const FOLDER = 'content/playground';

function starters(): { name: string; program: StoryProgram }[] {
  const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ink'))
    .map((name) => [name, readFileSync(path.join(FOLDER, name), 'utf8')] as const);
  const included = Object.fromEntries(files.filter(([name]) => name.includes(path.sep)));
  return files
    .filter(([name]) => !name.includes(path.sep))
    .map(([name, source]) => ({ name, program: { source, files: included } }));
}

async function samples(): Promise<{ name: string; program: StoryProgram }[]> {
  return (await loadDocs()).flatMap(({ file, codeSamples }) =>
    wholeGroups(codeSamples)
      .filter(({ samples: [first] }) => first.kind === 'complete')
      .map((group) => ({
        name: `${file}:${group.samples[0].line}`,
        program: programOfGroup(group),
      })),
  );
}

function jsonOf(program: StoryProgram): string | null {
  const { story } = compileInk(program, { countsAllVisits: true });
  return story === null ? null : (story.ToJson() ?? null);
}

/** Whether nothing outside of ink knows the name; a function can stand in for an external one. */
function isFree(declaration: Declaration, _: number, all: readonly Declaration[]): boolean {
  const { name } = declaration;
  return all.every((other) => other.name !== name || fixedName(other) === null);
}

/** What goes wrong when every name of a program is changed and changed back. */
function faultsOf(program: StoryProgram): string[] {
  const before = jsonOf(program);
  if (before === null) return ['does not compile'];
  return readStoryNames(program)
    .declarations.filter(isFree)
    .flatMap((declaration) => {
      const { name, kind, file, from } = declaration;
      const fresh = `${name}_anew`;
      const renamed = renamedAt(program, file, from);
      const plan = renamed && planRename(program, renamed, fresh);
      if (plan === null || 'problem' in plan) return [`${kind} ${name}: ${plan?.problem}`];
      const after = jsonOf(plan.program);
      if (after === null) return [`${kind} ${name}: does not compile any more`];
      if (!isSameStory(before, after, name, fresh)) return [`${kind} ${name}: another story`];
      // The declaration’s own place, moved by the names before it in its file.
      const earlier = renamed?.occurrences.filter((one) => one.file === file && one.from < from);
      const moved = from + (earlier?.length ?? 0) * (fresh.length - name.length);
      const back = renamedAt(plan.program, file, moved);
      const plainly = back && planRename(plan.program, back, name);
      const isBack =
        plainly &&
        'program' in plainly &&
        JSON.stringify(plainly.program) === JSON.stringify(program);
      return isBack === true ? [] : [`${kind} ${name}: not the same text after the way back`];
    });
}

it('every name of samples and starters can be changed, and changed back', async () => {
  const stories = [...starters(), ...(await samples())];
  const names = stories.flatMap(({ program }) => readStoryNames(program).declarations);
  expect(names.length).toBeGreaterThan(300);
  const faults = someOf(stories).flatMap(({ name, program }) =>
    faultsOf(program).map((fault) => `${name}: ${fault}`),
  );
  expect(faults).toEqual([]);
});
