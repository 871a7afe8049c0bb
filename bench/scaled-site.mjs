// Builds this site with generated pages added, in a folder of its own, to see what grows with their number.
import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildCopy, copySite } from '../scripts/site-copy.mjs';

const PER_GROUP = 25;

function pageSource(number) {
  const sections = Array.from({ length: 6 }, (_, index) =>
    [
      `## Part ${index + 1} of page ${number}`,
      '',
      `The lamp on quay ${number} is lit at ${index + 6} in the evening. Its keeper writes the hour into a book, in **ink**, and turns the page. See [the quickstart](../../quickstart.mdx).`,
      '',
      '```ink fragment',
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
  return `---\ntitle: Quay ${number}\ndescription: Page number ${number} of a site that was made to be measured.\n---\n\n${sections.join('\n')}`;
}

function sidebarGroups(count) {
  const lines = [];
  for (let start = 1; start <= count; start += PER_GROUP) {
    const group = Math.ceil(start / PER_GROUP);
    lines.push(`  - category: Harbour ${group}`, '    items:');
    for (let number = start; number < start + PER_GROUP && number <= count; number += 1) {
      lines.push(`      - generated/group-${group}/quay-${number}`);
    }
  }
  return `${lines.join('\n')}\n`;
}

/** Builds the site with `count` generated pages more; resolves with the folder of the built site. */
export async function buildScaledSite(count) {
  const directory = path.resolve('.bench', `pages-${count}`);
  copySite(directory);
  for (let number = 1; number <= count; number += 1) {
    const folder = path.join(
      directory,
      'content/docs/generated',
      `group-${Math.ceil(number / PER_GROUP)}`,
    );
    mkdirSync(folder, { recursive: true });
    writeFileSync(path.join(folder, `quay-${number}.mdx`), pageSource(number));
  }
  appendFileSync(path.join(directory, 'content/sidebars.yaml'), sidebarGroups(count));
  await buildCopy(directory);
  return path.join(directory, 'public');
}
