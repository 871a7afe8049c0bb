/** @jest-environment node */
import { publishedSettings } from './admin-settings';

const site = { title: 'Atrament', url: 'https://atrament.ink' };

it('has no CMS where none is configured', () => {
  expect(publishedSettings({}, site)).toBeNull();
  expect(publishedSettings({ CMS_BACKEND: '' }, site)).toBeNull();
});

it.each([
  [{ CMS_BACKEND: 'git-gateway' }, { name: 'git-gateway', branch: 'main' }],
  [
    { CMS_BACKEND: 'github', CMS_REPO: 'a/b', CMS_BRANCH: 'master', CMS_AUTH_URL: 'https://x.org' },
    { name: 'github', repo: 'a/b', branch: 'master', base_url: 'https://x.org' },
  ],
])('reads %p', (env, backend) => {
  expect(publishedSettings(env, site)).toMatchObject({ backend, hasWorkflow: true });
});

it.each([
  [{ CMS_BACKEND: 'svn' }, 'It can be github, gitlab, git-gateway'],
  [{ CMS_BACKEND: 'github' }, 'needs CMS_REPO'],
])('says what is wrong with %p', (env, message) => {
  expect(() => publishedSettings(env, site)).toThrow(message);
});
