import { existsSync } from 'node:fs';
import path from 'node:path';
import { decodeEscapes } from '../../core/paths/site-path';
import type { Problem } from '../../core/problems/problem';
import type { SampleSummary } from '../../core/samples/sample-summary';
import type { DocumentStore } from '../documents/document-store';
import { checkSampleWords } from '../samples/check-sample-words';
import { checkSamples, type SampleCheckOptions } from '../samples/check-samples';
import { contentFolders } from './content-folders';
import { placeOf } from './content-place';
import { readContent } from './read-content';
import { planSite } from './site-plan';
import { standingPaths } from './standing-paths';

/** Tells whether a static file is there, by its address on the site. */
export function hasStaticFile(projectRoot: string): (address: string) => boolean {
  return (address) => existsSync(path.join(projectRoot, 'static', decodeEscapes(address)));
}

interface ContentCheck {
  problems: Problem[];
  /** How many ink samples were compiled, by kind. */
  samples: SampleSummary;
}

/** Checks all content of the project as it stands on disk, every ink sample included; tells all that is wrong. */
export async function checkContent(
  projectRoot: string,
  store: DocumentStore,
  sampleOptions: SampleCheckOptions,
  withDrafts: boolean,
): Promise<ContentCheck> {
  const { content, sampledDocs, entries, problems } = await readContent(
    projectRoot,
    contentFolders,
    store,
  );
  const samples = await checkSamples(sampledDocs, sampleOptions);
  // The reference is that of the newest engine: older versions of the docs may know other words.
  const newest = sampledDocs.filter(({ file }) => placeOf(file, contentFolders)?.version.isLast);
  const plan = planSite(content, {
    withDrafts,
    editUrl: null,
    lastUpdateOf: () => null,
    hasFile: hasStaticFile(projectRoot),
    standingPaths: standingPaths(projectRoot),
  });
  return {
    problems: [
      ...problems,
      ...samples.problems,
      ...checkSampleWords(newest, entries),
      ...plan.problems,
    ],
    samples: samples.summary,
  };
}
