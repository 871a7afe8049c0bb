// Builds this site with additional generated pages, in a separate folder, to see what grows with their number.
import { appendFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildCopy, copySite } from '../scripts/site-copy.mjs';
import { measureBuild } from './measure-build.mjs';

const PER_GROUP = 25;

const titleOf = (number) => `Quay ${number}`;
const describe = (number) => `Page number ${number} of a site that was made to be measured.`;
const idOf = (number) => `generated/group-${Math.ceil(number / PER_GROUP)}/quay-${number}`;

function bodyOf(number, codeFence, link) {
  const sections = Array.from({ length: 6 }, (_, index) =>
    [
      `## Part ${index + 1} of page ${number}`,
      '',
      `The lamp on quay ${number} is lit at ${index + 6} in the evening. Its keeper writes the hour into a book, in **ink**, and turns the page. See ${link}.`,
      '',
      `\`\`\`${codeFence}`,
      `=== quay_${number}_${index}`,
      'The keeper looks up. # AUDIO: bell.mp3',
      '+ [Ask about the hour] -> DONE',
      '+ [Walk on] -> DONE',
      '```',
      '',
      '- oil',
      '- wick',
      '- glass',
      '',
    ].join('\n'),
  );
  return sections.join('\n');
}

const pageSource = (number, fence) =>
  `---\ntitle: ${titleOf(number)}\ndescription: ${describe(number)}\n---\n\n${bodyOf(number, fence, '[the quickstart](../../quickstart.mdx)')}`;

/** The same generated pages for a tool that does not know ink: `{ id, title, description, body }`. */
export function generatedPages(count) {
  return Array.from({ length: count }, (_, index) => index + 1).map((number) => ({
    id: idOf(number),
    title: titleOf(number),
    description: describe(number),
    body: bodyOf(number, 'text', 'the quickstart'),
  }));
}

function sidebarGroups(count) {
  const lines = [];
  for (let start = 1; start <= count; start += PER_GROUP) {
    const group = Math.ceil(start / PER_GROUP);
    lines.push(`  - category: Harbour ${group}`, '    items:');
    for (let number = start; number < start + PER_GROUP && number <= count; number += 1) {
      lines.push(`      - ${idOf(number)}`);
    }
  }
  return `${lines.join('\n')}\n`;
}

const fileOf = (directory, number) => path.join(directory, 'content/docs', `${idOf(number)}.mdx`);

/** Copies the site with `count` more generated pages, whose samples have this fence; returns the folder of the copy. */
function writeScaledSite(count, fence = 'ink fragment') {
  const directory = path.resolve('.bench', `pages-${count}`);
  copySite(directory);
  for (let number = 1; number <= count; number += 1) {
    const file = fileOf(directory, number);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, pageSource(number, fence));
  }
  appendFileSync(path.join(directory, 'content/sidebars.yaml'), sidebarGroups(count));
  return directory;
}

/** Builds the site with `count` more generated pages; resolves with the folder of the built site. */
export async function buildScaledSite(count) {
  const directory = writeScaledSite(count);
  await buildCopy(directory);
  return path.join(directory, 'public');
}

const measure = (directory) =>
  measureBuild(process.execPath, [path.resolve('scripts/gatsby.mjs'), 'build'], {
    cwd: directory,
    env: { CI: 'true' },
  });

/** Builds the site with `count` more generated pages, from scratch; resolves with what that took. */
export function measureScaledBuild(count, { fence } = {}) {
  return measure(writeScaledSite(count, fence));
}

/** Builds a scaled site that is already built, after each of three edits of a page; resolves with the median. */
export async function measureEditOfScaled(count) {
  const directory = path.resolve('.bench', `pages-${count}`);
  const file =
    count === 0 ? path.join(directory, 'content/docs/quickstart.mdx') : fileOf(directory, 1);
  const source = readFileSync(file, 'utf8');
  const costs = [];
  for (const line of ['One lamp is lit.', 'Two lamps are lit.', 'Three lamps are lit.']) {
    writeFileSync(file, `${source}\n${line}\n`);
    costs.push(await measure(directory));
  }
  return costs.sort((one, other) => one.seconds - other.seconds)[1];
}
