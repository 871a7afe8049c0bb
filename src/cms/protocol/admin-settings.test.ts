import { publishedSettings } from './admin-settings';

const site = { title: 'Atrament', url: 'https://atrament.ink' };

it('has no CMS where none is configured', () => {
  expect(publishedSettings({}, site)).toBeNull();
  expect(publishedSettings({ CMS_BACKEND: '' }, site)).toBeNull();
});

it.each([
  [
    { CMS_BACKEND: 'github', CMS_REPO: 'a/b' },
    { name: 'github', repo: 'a/b', branch: 'main', base_url: 'https://atrament.ink' },
  ],
  [
    { CMS_BACKEND: 'github', CMS_REPO: 'a/b', CMS_BRANCH: 'master', CMS_AUTH_URL: 'https://x.org' },
    { name: 'github', repo: 'a/b', branch: 'master', base_url: 'https://x.org' },
  ],
])('reads %p', (env, backend) => {
  expect(publishedSettings(env, site)).toMatchObject({ backend, hasWorkflow: true });
});

it.each([
  [{ CMS_BACKEND: 'git-gateway' }, 'can only be github'],
  [{ CMS_BACKEND: 'github' }, 'needs CMS_REPO'],
  [{ CMS_BACKEND: 'github', CMS_REPO: 'https://github.com/a/b' }, 'as owner/name'],
])('says what is wrong with %p', (env, message) => {
  expect(() => publishedSettings(env, site)).toThrow(message);
});
