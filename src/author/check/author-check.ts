import type { Problem } from '../../base/problems/problem';
import { publishedCommit } from '../../gatsby/cms/send/read-state';
import { checkContent } from '../../gatsby/content/check-content';
import type { SiteContent } from '../../gatsby/content/site-plan';
import { createDocumentStore } from '../../gatsby/documents/create-document-store';
import { projectCache } from '../../gatsby/documents/project-cache';
import { contentFolders } from '../../gatsby/project/content-folders';
import { placeOf } from '../../gatsby/project/content-place';
import { git } from '../../gatsby/project/git';
import { samplesDigest } from '../../gatsby/samples/samples-digest';
import { Threads } from '../../gatsby/threads/threads';
import type { SampleSummary } from '../../lessons/samples/sample-summary';
import { describeLostAddresses, findLostAddresses, type LostAddress } from './check-addresses';
import { readCommittedDocs } from './committed-docs';
import { explainWithGit } from './explain-with-git';
import { createProseCheck } from './prose-check';

export interface AuthorReport {
  problems: Problem[];
  samples: SampleSummary;
  content: SiteContent;
  lostAddresses: LostAddress[];
  /** New ids of docs that were moved since they were published, by the old ones. */
  movedIds: ReadonlyMap<string, string>;
}

/**
 * Creates the check for authors: everything a build would report, with and without drafts, plus spelling, style and
 * addresses that were published and are lost. What has not changed is not read again.
 */
export function createAuthorCheck(projectRoot: string): () => Promise<AuthorReport> {
  const cache = projectCache(projectRoot);
  const store = createDocumentStore(projectRoot);
  const threads = new Threads();
  const samples = { cache, digest: samplesDigest(projectRoot), threads };
  const checkProse = createProseCheck(projectRoot, { cache, threads });
  return async () => {
    const committed = readCommittedDocs(projectRoot, await publishedCommit(projectRoot));
    const { moved } = committed;
    // The threads check prose while this one reads the content.
    const [checked, prose] = await threads.closeAfter(
      Promise.all([
        checkContent(projectRoot, store, { samples, withDrafts: 'both', moved }),
        checkProse(),
      ]),
    );
    const movedIds = idsOf(moved);
    const hadFile = (file: string) => git(projectRoot, 'cat-file', '-e', `HEAD:./${file}`) !== null;
    const lostAddresses = findLostAddresses(checked.site.content, committed);
    return {
      problems: [
        ...checked.problems.map((problem) => explainWithGit(problem, { movedIds, hadFile })),
        ...describeLostAddresses(lostAddresses, moved),
        ...prose,
      ],
      samples: checked.samples,
      content: checked.site.content,
      lostAddresses,
      movedIds,
    };
  };
}

function idsOf(moved: ReadonlyMap<string, string>): Map<string, string> {
  const idOf = (file: string) => placeOf(file, contentFolders)?.docId ?? file;
  return new Map([...moved].map(([from, to]) => [idOf(from), idOf(to)]));
}
