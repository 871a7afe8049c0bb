import { existsSync } from 'node:fs';
import path from 'node:path';
import { decodeEscapes } from '../../base/paths/site-path';
import type { Problem } from '../../base/problems/problem';
import type { ParsedReference } from '../../docs/reference/parse-reference';
import type { SampleSummary } from '../../lessons/samples/sample-summary';
import { checkClaims } from '../claims/check-claims';
import { claimFiles, parseClaimFiles } from '../claims/read-claims';
import type { DocumentStore } from '../documents/document-store';
import { checkExercises } from '../exercises/check-exercises';
import { checkGames } from '../games/check-games';
import { contentFolders } from '../project/content-folders';
import { placeOf } from '../project/content-place';
import { checkSampleWords } from '../samples/check-sample-words';
import { checkSamples, type SampleCheckOptions } from '../samples/check-samples';
import { checkSlipPages, checkSlips } from '../slips/check-slips';
import { cacheResult, resultKey } from '../threads/cache-results';
import type { Threads } from '../threads/threads';
import { readContent } from './read-content';
import type { Site } from './site';
import { planSite, type PlanOptions, type SiteContent } from './site-plan';
import { standingPaths } from './standing-paths';

/** Tells whether a static file is there, by its address on the site. */
export function hasStaticFile(projectRoot: string): (address: string) => boolean {
  return (address) => existsSync(path.join(projectRoot, 'static', decodeEscapes(address)));
}

interface ContentCheck {
  problems: Problem[];
  /** How many ink samples were compiled, by kind. */
  samples: SampleSummary;
  /** The content, and its pages in the last of the builds that were checked. */
  site: Site;
}

interface ContentCheckOptions {
  samples: SampleCheckOptions;
  /** Whether drafts are part of the build; `both` checks what a build with and one without them would say. */
  withDrafts: boolean | 'both';
  /** Where files of docs have gone since they were published, where that is known. */
  moved?: ReadonlyMap<string, string>;
  /** What the pages show of the repository; if absent, nothing. */
  repository?: Pick<PlanOptions, 'editUrl' | 'historyOf'>;
}

interface PagesCheck extends ContentCheck {
  /** Plays the whole games, exercises and claims, which no page depends on; resolves with what is wrong there. */
  play: (threads?: Threads) => Promise<Problem[]>;
}

/** Checks all content of the project as it stands on disk, every ink sample included; tells all that is wrong. */
export async function checkContent(
  ...[projectRoot, store, options]: Parameters<typeof checkPages>
): Promise<ContentCheck> {
  const { play, ...check } = await checkPages(projectRoot, store, options);
  const found = await Promise.all([
    play(options.samples.threads),
    checkSlips(projectRoot, options.samples),
  ]);
  return { ...check, problems: [...check.problems, ...found.flat()] };
}

/** The part of the check that a build needs: not the slips, which only the code that finds them can break. */
export async function checkPages(
  projectRoot: string,
  store: DocumentStore,
  options: ContentCheckOptions,
): Promise<PagesCheck> {
  const read = await readContent(projectRoot, contentFolders, store, options.samples.threads);
  const { content, sampledDocs, reference, games, synonyms, exercises, problems } = read;
  // The reference is that of the newest engine: older versions of the docs may know other words.
  const newest = sampledDocs.filter(
    ({ file }) => placeOf(file, contentFolders)?.version.isLast ?? true,
  );
  const samples = await checkSamples(sampledDocs, options.samples);
  const builds = options.withDrafts === 'both' ? [false, true] : [options.withDrafts];
  const { moved, repository = { editUrl: null, historyOf: () => null } } = options;
  const plans = builds.map((withDrafts) =>
    planSite(content, {
      ...repository,
      withDrafts,
      hasFile: hasStaticFile(projectRoot),
      standingPaths: standingPaths(projectRoot),
      ...(moved && { moved }),
    }),
  );
  return {
    problems: [
      ...problems,
      ...samples.problems,
      ...(await checkSampleWords(newest, reference.entries, synonyms, options.samples)),
      ...withoutRepeats(plans.flatMap((plan) => plan.problems)),
    ],
    samples: samples.summary,
    site: { ...read, pages: plans.at(-1)?.pages ?? [] },
    play: async (threads) => {
      const { cache, digest } = options.samples;
      const play = { cache, digest, ...(threads && { threads }) };
      const files = claimFiles(projectRoot);
      const claims = await cacheResult(cache, resultKey(digest, ['claim files', files]), () =>
        parseClaimFiles(files),
      );
      const targets = claimTargets(content, reference);
      const found = await Promise.all([
        checkGames(games, { ...play, entries: reference.entries, synonyms }),
        checkExercises(exercises, play),
        checkClaims(projectRoot, claims.claims, targets, play),
      ]);
      return [...claims.problems, ...checkSlipPages(projectRoot, targets.pages), ...found.flat()];
    },
  };
}

/** Claims are of the newest docs as they were written: a translation says the same in other words. */
function claimTargets({ versions }: SiteContent, { places }: ParsedReference) {
  const docs = versions.find(({ version }) => version.isLast)?.docs ?? [];
  const pages = docs.map(
    ({ docId, originalFile: file, anchors }) => [docId, { file, anchors }] as const,
  );
  return { pages: new Map(pages), entries: places };
}

/** Of problems with the same message in the same place, the first. */
function withoutRepeats(problems: readonly Problem[]): Problem[] {
  const seen = new Set<string>();
  return problems.filter(({ file, line, message }) => {
    const key = `${file}:${line} ${message}`;
    const isNew = !seen.has(key);
    seen.add(key);
    return isNew;
  });
}
