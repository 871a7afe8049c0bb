/** @jest-environment node */
import path from 'node:path';
import { required } from '../../core/errors/required';
import { siteConfig } from '../../site/site-config';
import { DocumentStore } from '../documents/document-store';
import { previewContent } from './preview-content';

it('names the sidebars of the version that is edited, not those of older ones beside them', async () => {
  const [current] = siteConfig.versions;
  const older = { ...current, name: '2.5', path: '/docs/2.5', isLast: false };
  const projectRoot = path.resolve('.');
  const store = new DocumentStore({
    projectRoot,
    cache: { get: () => Promise.resolve(undefined), set: () => Promise.resolve() },
    pipelineDigest: '',
  });
  const versions = [required(current, 'The version'), older];
  const { sidebars } = await previewContent(projectRoot, { versions, translationDir: null }, store);
  expect(sidebars).toEqual(['tutorialSidebar']);
});
