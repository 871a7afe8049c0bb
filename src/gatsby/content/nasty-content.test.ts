import { mkdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { nastyContent } from '../../../testing/nasty-content';
import { addFiles, makeProject } from '../../../testing/temp-project';
import { mustStop } from '../../base/problems/problem';
import { DocumentStore } from '../documents/document-store';
import { checkContent } from './check-content';

const cache = { get: () => Promise.resolve(undefined), set: () => Promise.resolve() };

/** A site of one page. */
const SITE = {
  'content/sidebars.yaml': 'docs: [quickstart]',
  'content/docs/quickstart.mdx': '---\ntitle: T\ndescription: D.\n---\n\nWords.\n',
};

test('there are twenty of them', () => expect(nastyContent).toHaveLength(20));

test.each(nastyContent.map((content) => [content.name, content] as const))(
  '%s',
  async (_, { files, links = {}, stopsAt }) => {
    const projectRoot = makeProject(SITE);
    addFiles(projectRoot, files);
    for (const [link, target] of Object.entries(links)) {
      mkdirSync(path.dirname(path.join(projectRoot, link)), { recursive: true });
      symlinkSync(target, path.join(projectRoot, link));
    }
    const store = new DocumentStore({ projectRoot, cache, pipelineDigest: '' });
    const { problems } = await checkContent(projectRoot, store, {
      samples: { cache, digest: '' },
      withDrafts: false,
    });
    expect(mustStop(problems, false)).toBe(stopsAt !== null);
    for (const { file, line, message } of problems.filter(({ severity }) => severity === 'error')) {
      expect(file).toBe(stopsAt);
      expect(line).toBeGreaterThanOrEqual(1);
      expect(message).not.toContain('undefined');
    }
  },
);
