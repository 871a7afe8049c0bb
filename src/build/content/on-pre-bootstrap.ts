import type { GatsbyNode } from 'gatsby';
import { formatProblems } from '../../core/problems/format-problems';
import { mustStop } from '../../core/problems/problem';
import { formatSummary } from '../../core/samples/sample-summary';
import { createDocumentStore } from '../documents/create-document-store';
import { isDevelop } from '../environment';
import { samplesDigest } from '../samples/samples-digest';
import { buildThreads } from '../threads/threads';
import { checkContent } from './check-content';
import { keepChecked } from './checked-docs';

/**
 * Checks all content before anything is built, so that one run reports every problem. A build stops at errors, in CI
 * also at warnings; `develop` reports them and continues.
 */
export const onPreBootstrap: GatsbyNode['onPreBootstrap'] = async ({ cache, reporter }) => {
  const projectRoot = process.cwd();
  const { problems, samples, docs } = await checkContent(
    projectRoot,
    createDocumentStore(projectRoot, cache),
    {
      samples: { cache, digest: samplesDigest(projectRoot), threads: buildThreads },
      withDrafts: isDevelop(),
    },
  );
  if (!isDevelop()) keepChecked(docs);
  reporter.info(formatSummary(samples));
  if (problems.length === 0) return;
  const text = formatProblems(problems, { mostWarnings: 10 });
  if (!mustStop(problems, process.env.CI === 'true')) reporter.warn(text);
  else if (isDevelop()) reporter.error(text);
  else reporter.panic(text);
};
