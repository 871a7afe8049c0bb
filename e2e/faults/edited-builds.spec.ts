import { appendFileSync, cpSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { readBuild } from './read-build';

const edited = path.resolve('.e2e/edited');
const KEPT = ['.cache', 'public'];
const place = (file: string): string => path.join(edited, file);

// Not at the top: imports become `require` there, which cannot load a module with top-level await.
const siteCopy = import('../../scripts/site-copy.mjs');

/** Replaces a text in a file; throws if it is not there. */
function replace(file: string, from: string | RegExp, to: string): void {
  const source = readFileSync(place(file), 'utf8');
  const changed = source.replace(from, to);
  if (changed === source) throw new Error(`${file} has no ${String(from)}`);
  writeFileSync(place(file), changed);
}
const append = (file: string, text: string) => appendFileSync(place(file), text);
const picture = (width: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="40"><title>A lamp</title></svg>`;

const ZIP = 'content/docs/atrament-extras/zipped_content.mdx';
const LAMPS = 'content/docs/atrament-extras/lamps.mdx';
const MOVED = 'content/docs/atrament-extras/lanterns.mdx';
const SIDEBARS = 'content/sidebars.yaml';
const REDIRECTS = 'content/redirects.yaml';
const LAST_ITEM = '      - atrament-extras/zipped_content\n';
const REDIRECT = '\n- from: /docs/old-lamp/\n  to: /docs/quickstart/\n  reason: A test.\n';

/** Every kind of edit; after each group the site must be the same as if it was built for the first time. */
const groups: Record<string, () => void>[] = [
  {
    text: () => append(ZIP, '\nOne lamp is lit.\n'),
    title: () => replace(ZIP, 'title: Zipped content', 'title: Zipped lamps'),
    description: () => replace(ZIP, 'description: Pack', 'description: Now pack'),
    'a heading': () => append(ZIP, '\n## One more lamp\n\nIt burns.\n'),
    'a label in the sidebar': () => replace(ZIP, 'keywords:', 'sidebar_label: Lamps\nkeywords:'),
    keywords: () => replace(ZIP, '[zip, ', '[lamp, zip, '),
  },
  {
    'an address': () => replace(ZIP, 'keywords:', 'slug: lamp-oil\nkeywords:'),
    'order of the sidebar': () =>
      replace(
        SIDEBARS,
        /( +- atrament-extras\/layers\n)( +- atrament-extras\/templates\n)/,
        '$2$1',
      ),
    'description of a category': () =>
      replace(SIDEBARS, 'A course for people', 'A course of lamps for people'),
    'a redirect': () => append(REDIRECTS, REDIRECT),
    'a meaning of the glossary': () =>
      replace(
        'content/glossary.yaml',
        'meaning: Pieces of text in curly',
        'meaning: Some text in curly',
      ),
    'a form of the glossary': () =>
      replace('content/glossary.yaml', 'forms: [areas]', 'forms: [areas, clickable lamp]'),
  },
  {
    'a summary of the reference': () =>
      replace('content/reference/knot-tags.yaml', 'Shows a picture', 'Now shows a picture'),
    'a sample of the reference': () =>
      replace('content/reference/knot-tags.yaml', 'The hall is longer', 'The hall is much longer'),
    'no redirect': () => replace(REDIRECTS, REDIRECT, ''),
    'a sample': () => append(ZIP, '\n```ink\nA lamp.\n* [Light it] It burns. -> END\n```\n'),
    'another sample': () => replace(ZIP, '* [Light it]', '* [Blow it out]'),
    'a transcript': () => replace(ZIP, '```ink\nA lamp.', '```ink transcript\nA lamp.'),
  },
  {
    'a picture': () => {
      writeFileSync(place('static/img/lamp.svg'), picture(80));
      append(ZIP, '\n![A lamp](/img/lamp.svg)\n');
    },
    'another size of it': () => writeFileSync(place('static/img/lamp.svg'), picture(120)),
    'a new page': () => {
      writeFileSync(place(LAMPS), '---\ntitle: Lamps\ndescription: On lamps.\n---\n\nThey burn.\n');
      replace(SIDEBARS, LAST_ITEM, `${LAST_ITEM}      - atrament-extras/lamps\n`);
    },
    'a link to it': () => append(ZIP, '\nSee [lamps](./lamps.mdx).\n'),
    'an unlisted page': () => {
      replace(LAMPS, 'description:', 'unlisted: true\ndescription:');
      replace(SIDEBARS, '      - atrament-extras/lamps\n', '');
    },
    'a listed page': () => {
      replace(LAMPS, 'unlisted: true\n', '');
      replace(SIDEBARS, LAST_ITEM, `${LAST_ITEM}      - atrament-extras/lamps\n`);
    },
  },
  {
    'a moved page': () => {
      cpSync(place(LAMPS), place(MOVED));
      rmSync(place(LAMPS));
      replace(SIDEBARS, 'atrament-extras/lamps', 'atrament-extras/lanterns');
      replace(ZIP, './lamps.mdx', './lanterns.mdx');
    },
    'a draft': () => {
      replace(ZIP, '\nSee [lamps](./lanterns.mdx).\n', '');
      replace(MOVED, 'description:', 'draft: true\ndescription:');
    },
    'a deleted page': () => {
      rmSync(place(MOVED));
      replace(SIDEBARS, '      - atrament-extras/lanterns\n', '');
    },
    'an exercise': () =>
      replace('content/exercises/ink-basics/flow.yaml', 'A second question', 'One more question'),
    'a game': () => append('content/games/low-water/main.ink', '\n// A lamp.\n'),
    'a game of the course': () =>
      append('content/first-game/02-choices/main.ink', '\n// A lamp.\n'),
  },
  {
    'words of the search': () =>
      replace('content/search-synonyms.yaml', 'written: [', 'written: [lamplight, '),
    'the announcement': () =>
      replace(
        'content/announcement.json',
        /[^]*/,
        '{"isShown":true,"id":"lamp","text":"A lamp.","linkLabel":"","linkHref":"","isCloseable":true}\n',
      ),
    'the story of the home page': () =>
      replace('content/home/story.ink', 'The bottle', 'The green bottle'),
    'a story of the playground': () =>
      replace('content/playground/signal-hill.ink', 'The night shift', 'The late shift'),
    'a style': () => append('src/ui/styles/prose.css', '\n.prose .lamp { color: currentcolor; }\n'),
    'the name of the site': () =>
      replace('src/config/site-config.ts', 'Ink-based game engine', 'The ink-based game engine'),
  },
];

test(
  'a site after any edit is the one that a first build would make',
  { tag: '@soak' },
  async () => {
    test.setTimeout(3_600_000);
    const { buildCopy, copySite } = await siteCopy;
    const env = { CI: 'false' };
    copySite(edited);
    await buildCopy(edited, { env });
    for (const group of groups) {
      for (const [name, edit] of Object.entries(group)) {
        await test.step(name, async () => {
          edit();
          await buildCopy(edited, { env });
        });
      }
      const found = readBuild(edited);
      // In the same folder, because the ids of nodes depend on it.
      for (const name of KEPT) renameSync(place(name), place(`${name}-kept`));
      await buildCopy(edited, { env });
      expect(found, Object.keys(group).join(', ')).toEqual(readBuild(edited));
      for (const name of KEPT) {
        rmSync(place(name), { recursive: true });
        renameSync(place(`${name}-kept`), place(name));
      }
    }
  },
);
