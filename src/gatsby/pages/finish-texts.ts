import path from 'node:path';
import type { CreatePagesArgs } from 'gatsby';
import { siteConfig } from '../../config/site-config';
import type { PagePlan } from '../../docs/pages/page-plan';
import { samplesOf } from '../../docs/reference/card-sample';
import type { ReferenceEntry } from '../../docs/reference/reference-entry';
import { startersOf } from '../../ink/story/starters-of';
import type { WholeGame } from '../../lessons/games/whole-game';
import { completeGroups } from '../../lessons/samples/complete-groups';
import { programOfGroup } from '../../lessons/samples/program-of-group';
import { checkedDoc, keepChecked } from '../content/checked-docs';
import { readGlossary } from '../content/read-glossary';
import { readSearchSynonyms } from '../content/read-search-synonyms';
import type { SiteContent } from '../content/site-plan';
import { createDocumentStore } from '../documents/create-document-store';
import { readExercises } from '../exercises/read-exercises';
import { finishSite, planSiteTexts, type DocFile } from '../finish/finish-site';
import { packGame } from '../games/write-games';
import { isDevelop } from '../project/environment';
import { samplesDigest } from '../samples/samples-digest';
import { writeStories } from '../samples/write-stories';
import { doLater } from '../threads/do-later';
import { buildThreads } from '../threads/threads';

interface PlannedSite {
  pages: readonly PagePlan[];
  content: SiteContent;
  entries: readonly ReferenceEntry[];
  games: readonly WholeGame[];
}

/**
 * Finishes the texts of all pages; returns a digest of each, by address. What readers can play is compiled next to
 * webpack: the samples of the docs pages and the cards, whole games, the playground’s stories, the one on the home
 * page. In `develop` the player compiles it, and a text is finished when its page is opened.
 */
export async function finishTexts(
  { cache, getNode, getNodesByType, pathPrefix }: CreatePagesArgs,
  { pages, content, entries, games }: PlannedSite,
): Promise<Map<string, string>> {
  const projectRoot = process.cwd();
  const digest = samplesDigest(projectRoot);
  const docs = docFiles(pages, content, getNode);
  const site = {
    projectRoot,
    pages,
    docs,
    parts: {
      entries,
      terms: readGlossary(projectRoot).terms,
      exercises: readExercises(projectRoot).exercises.map(({ exercise }) => exercise),
      games: games.map((game) => packGame(game).game),
      synonyms: readSearchSynonyms(projectRoot).synonyms,
      places: docs.map(({ place }) => place),
      order: JSON.stringify(content.versions.map(({ sidebars }) => sidebars)),
      siteUrl: siteConfig.url + pathPrefix,
    },
    store: createDocumentStore(projectRoot, cache),
    samples: { cache, digest, threads: buildThreads },
  };
  if (isDevelop()) return planSiteTexts(site).finally(() => buildThreads.close());
  const programs = entries.flatMap((entry) => completeGroups(samplesOf(entry)).map(programOfGroup));
  const digests = await finishSite({
    ...site,
    onDoc: ({ codeSamples }) => programs.push(...completeGroups(codeSamples).map(programOfGroup)),
  }).finally(() => buildThreads.close());
  keepChecked(new Map());
  const files = getNodesByType('PlaygroundFile').map(({ name, source }) => ({
    name: String(name),
    source: String(source),
  }));
  const homeStories = getNodesByType('HomeStory').map(({ ink }) => ({
    source: String(ink),
    files: {},
  }));
  programs.push(...startersOf(files), ...homeStories, ...games.map(({ program }) => program));
  doLater(async (threads) => {
    await writeStories(programs, { directory: path.resolve('public'), cache, digest, threads });
    return [];
  });
  return digests;
}

/** The docs that have pages, in the order of their files. */
function docFiles(
  pages: readonly PagePlan[],
  { versions }: SiteContent,
  getNode: CreatePagesArgs['getNode'],
): DocFile[] {
  const planned = new Set(
    pages.flatMap(({ context }) => (context.kind === 'doc' ? [context.nodeId] : [])),
  );
  const files = versions.flatMap(({ version, docs }) =>
    docs.flatMap(({ nodeId, docId, file, originalFile, path: address, frontmatter }): DocFile[] => {
      const { contentFilePath, contentDigest = '' } = getNode(nodeId)?.internal ?? {};
      // In `develop` a file may be broken: its page has no text then.
      if (contentFilePath === undefined || !planned.has(nodeId)) return [];
      const { title } = frontmatter;
      const place = { version: version.name, docId, file: originalFile, path: address, title };
      const known = checkedDoc(file);
      return [{ nodeId, place, absolutePath: contentFilePath, contentDigest, known }];
    }),
  );
  return files.sort((one, other) => (one.place.file < other.place.file ? -1 : 1));
}
