import type { GatsbyNode } from 'gatsby';
import { formatSummary } from '../../core/samples/sample-summary';
import { createDocumentStore } from '../documents/create-document-store';
import { sharedCache } from '../documents/project-cache';
import { isDevelop } from '../environment';
import { samplesDigest } from '../samples/samples-digest';
import { buildThreads } from '../threads/threads';
import { checkPages } from './check-content';
import { keepChecked } from './checked-docs';
import { playLater } from './play-later';
import { reportProblems, stopsBuild } from './report-problems';

/**
 * Checks all content before anything is built, so that one run reports every problem. A build stops at errors, in CI
 * also at warnings; `develop` reports them and continues. Games, exercises and claims are played next to webpack, or
 * now if the build stops anyway.
 */
export const onPreBootstrap: GatsbyNode['onPreBootstrap'] = async ({ cache, reporter }) => {
  const projectRoot = process.cwd();
  const { problems, samples, docs, play } = await checkPages(
    projectRoot,
    createDocumentStore(projectRoot, cache),
    {
      samples: {
        cache: sharedCache(projectRoot, cache),
        digest: samplesDigest(projectRoot),
        threads: buildThreads,
      },
      withDrafts: isDevelop(),
    },
  );
  if (!isDevelop()) keepChecked(docs);
  reporter.info(formatSummary(samples));
  const isStopped = stopsBuild(problems);
  reportProblems(isStopped ? [...problems, ...(await play(buildThreads))] : problems, reporter);
  playLater(play);
};
