import type { GatsbyNode } from 'gatsby';
import { formatSummary } from '../../lessons/samples/sample-summary';
import { checkPages } from '../content/check-content';
import { parseDocs } from '../content/read-content';
import { reportProblems, stopsBuild } from '../content/report-problems';
import { keepSite } from '../content/site';
import { createDocumentStore } from '../documents/create-document-store';
import { projectCache } from '../documents/project-cache';
import { repositoryOf } from '../pages/repository';
import { contentFolders } from '../project/content-folders';
import { isDevelop } from '../project/environment';
import { samplesDigest } from '../samples/samples-digest';
import { keepCompiledQueries } from '../schema/keep-compiled-queries';
import { skipFilesWithoutQueries } from '../schema/skip-files-without-queries';
import { runAfterWebpack } from '../threads/after-webpack';
import { buildThreads } from '../threads/threads';

/**
 * Checks all content before anything is built, so that one run reports every problem. A build stops at errors, in CI
 * also at warnings. Games, exercises and claims are played next to webpack, or now if the build stops anyway. `develop`
 * only parses the docs, on all cores: its pages list what the author tools’ own check finds.
 */
export const onPreBootstrap: GatsbyNode['onPreBootstrap'] = async ({ reporter }) => {
  skipFilesWithoutQueries();
  const projectRoot = process.cwd();
  const store = createDocumentStore(projectRoot);
  if (isDevelop()) {
    keepCompiledQueries();
    return parseDocs(projectRoot, contentFolders, store, buildThreads);
  }
  const { problems, samples, site, play } = await checkPages(projectRoot, store, {
    samples: {
      cache: projectCache(projectRoot),
      digest: samplesDigest(projectRoot),
      threads: buildThreads,
    },
    withDrafts: false,
    repository: repositoryOf(projectRoot),
  });
  keepSite(site);
  reporter.info(formatSummary(samples));
  const isStopped = stopsBuild(problems);
  reportProblems(isStopped ? [...problems, ...(await play(buildThreads))] : problems, reporter);
  runAfterWebpack(play);
};
