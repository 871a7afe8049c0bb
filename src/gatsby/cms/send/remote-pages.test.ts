import { forkPageOf, hostedAt, requestPageOf } from './remote-pages';
import { withoutPassword } from './run-git';

test.each([
  ['https://github.com/technix/atrament.ink.git', 'https://github.com/technix/atrament.ink'],
  ['https://ada:token@github.com/a/b', 'https://github.com/a/b'],
  ['git@github.com:a/b.git', 'https://github.com/a/b'],
  ['ssh://git@github.example.org:2222/a/b.git', 'https://github.example.org/a/b'],
  ['https://gitlab.com/group/sub/name.git', 'https://gitlab.com/group/sub/name'],
  ['http://gitlab.local:8080/a/b', 'https://gitlab.local:8080/a/b'],
])('knows the page of %s', (address, page) => {
  expect(hostedAt(address)?.page).toBe(page);
});

test.each([
  '/srv/github/site.git',
  '../site.git',
  String.raw`C:\github\site.git`,
  'C:/github/site.git',
  'file:///C:/github/site.git',
  'https://example.org/a/b.git',
  'git@notgithub.com:a/b.git',
  'https://github.com/a',
])('knows no page for %s', (address) => {
  expect(hostedAt(address)).toBeNull();
  expect(forkPageOf(address)).toBe('');
});

const wanted = {
  pushed: 'git@github.com:ada/site.git',
  base: 'https://github.com/owner/site',
  branch: 'write/a#1',
  mainBranch: 'main',
};

test('asks for a pull request in the repository itself, or from a fork', () => {
  expect(requestPageOf({ ...wanted, pushed: wanted.base })).toEqual({
    name: 'pull request',
    address: 'https://github.com/owner/site/compare/main...write/a%231?expand=1',
  });
  expect(requestPageOf(wanted)?.address).toBe(
    'https://github.com/owner/site/compare/main...ada:write/a%231?expand=1',
  );
});

test('asks for a merge request on GitLab, and for nothing elsewhere', () => {
  expect(requestPageOf({ ...wanted, pushed: 'git@gitlab.com:ada/site.git' })).toEqual({
    name: 'merge request',
    address:
      'https://gitlab.com/ada/site/-/merge_requests/new?merge_request%5Bsource_branch%5D=write%2Fa%231',
  });
  expect(requestPageOf({ ...wanted, pushed: '/srv/site.git' })).toBeNull();
});

test('leaves names and passwords out of what is shown', () => {
  expect(
    withoutPassword("fatal: unable to access 'https://ada:s3cret@example.org/a.git/': no"),
  ).toBe("fatal: unable to access 'https://example.org/a.git/': no");
});
