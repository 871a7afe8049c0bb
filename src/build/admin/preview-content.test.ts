/** @jest-environment node */
import path from 'node:path';
import { required } from '../../core/errors/required';
import { siteConfig } from '../../site/site-config';
import { previewContent } from './preview-content';

it('names the sidebars of the version that is edited, not those of older ones beside them', () => {
  const [current] = siteConfig.versions;
  const older = { ...current, name: '2.5', path: '/docs/2.5', isLast: false };
  const { sidebars } = previewContent(path.resolve('.'), {
    versions: [required(current, 'The version'), older],
    translationDir: null,
  });
  expect(sidebars).toEqual(['tutorialSidebar']);
});
