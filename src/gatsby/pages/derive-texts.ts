import path from 'node:path';
import type { CreatePagesArgs } from 'gatsby';
import { siteConfig } from '../../config/site-config';
import { samplesOf } from '../../docs/reference/card-sample';
import { startersOf } from '../../ink/story/starters-of';
import { completeGroups } from '../../lessons/samples/complete-groups';
import { programOfGroup } from '../../lessons/samples/program-of-group';
import type { Site } from '../content/site';
import {
  deriveSite,
  deriveSiteWhenQueried,
  type DocFile,
  type DocGlance,
} from '../derive/derive-site';
import { PageCache } from '../derive/page-cache';
import { createDocumentStore } from '../documents/create-document-store';
import { projectCache } from '../documents/project-cache';
import { packGame } from '../games/write-games';
import { isDevelop } from '../project/environment';
import { samplesDigest } from '../samples/samples-digest';
import { writeStories } from '../samples/write-stories';
import { runAfterWebpack } from '../threads/after-webpack';
import { buildThreads } from '../threads/threads';

/** The part of a doc’s node that its text is derived from. */
export interface MdxNode {
  id: string;
  contentFilePath: string;
  contentDigest: string;
}

/**
 * Derives the texts of all pages; returns a digest of each, by address. What readers can play is compiled next to
 * webpack: the samples of the docs pages and the cards, whole games, the playground’s stories, the one on the home
 * page. In `develop` the player compiles it, and a text is derived when its page is opened.
 */
export async function deriveTexts(
  { cache, pathPrefix }: CreatePagesArgs,
  site: Site,
  nodes: ReadonlyMap<string, MdxNode>,
): Promise<Map<string, string>> {
  const projectRoot = process.cwd();
  const digest = samplesDigest(projectRoot);
  const { pages, content, terms, exercises, games, synonyms, starters, homeStory } = site;
  const differences = site.differences.map(({ id, title, explanation }) => ({
    id,
    title,
    explanation,
  }));
  const { entries } = site.reference;
  const docs = docFiles(site, nodes);
  const texts = {
    projectRoot,
    pages,
    docs,
    parts: {
      entries,
      terms,
      exercises: exercises.map(({ exercise }) => exercise),
      games: games.map((game) => packGame(game).game),
      differences,
      works: site.works,
      synonyms,
      places: docs.map(({ place }) => place),
      order: JSON.stringify(content.versions.map(({ sidebars }) => sidebars)),
      siteUrl: siteConfig.url + pathPrefix,
    },
    store: createDocumentStore(projectRoot),
    samples: { cache: projectCache(projectRoot), digest, threads: buildThreads },
  };
  if (isDevelop()) return buildThreads.closeAfter(deriveSiteWhenQueried(texts));
  const programs = entries.flatMap((entry) => completeGroups(samplesOf(entry)).map(programOfGroup));
  const onDoc = ({ codeSamples }: DocGlance) =>
    programs.push(...completeGroups(codeSamples).map(programOfGroup));
  const digests = await buildThreads.closeAfter(
    deriveSite({ ...texts, onDoc }, new PageCache(cache)),
  );
  const home = { source: homeStory, files: {} };
  programs.push(...startersOf(starters), home, ...games.map(({ program }) => program));
  runAfterWebpack(async (threads) => {
    await writeStories(programs, { directory: path.resolve('public'), cache, digest, threads });
    return [];
  });
  return digests;
}

/** The docs that have pages, in the order of their files. */
function docFiles({ pages, content, docs }: Site, nodes: ReadonlyMap<string, MdxNode>): DocFile[] {
  const planned = new Set(pages.map(({ path: address }) => address));
  const files = content.versions.flatMap((ofVersion) =>
    ofVersion.docs.flatMap(({ docId, file, originalFile, path: address, frontmatter }) => {
      const node = nodes.get(file);
      // In `develop` a file may be broken: its page has no text then.
      if (node === undefined || !planned.has(address)) return [];
      const { contentFilePath: absolutePath, contentDigest } = node;
      const { title } = frontmatter;
      const version = ofVersion.version.name;
      const place = { version, docId, file: originalFile, path: address, title };
      return [{ place, absolutePath, contentDigest, known: docs.get(file) }];
    }),
  );
  return files.sort((one, other) => (one.place.file < other.place.file ? -1 : 1));
}
