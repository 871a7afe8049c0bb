import { parseRedirects } from '../../docs/redirects/parse-redirects';
import { addRedirect } from './redirects';

const redirect = { from: '/old/', to: '/new/#a', reason: 'It moved: twice.' };

it.each([
  ['after others', '# Moved.\n- from: /a/\n  to: /b/\n  reason: So.\n'],
  ['in an empty file', ''],
  ['below a comment', '# Moved.\n'],
  ['in a file without an end', '- from: /a/\n  to: /b/\n  reason: So.'],
])('adds a redirect %s', (_, source) => {
  const added = addRedirect(source, redirect);
  expect(added.startsWith(source.trimEnd())).toBe(true);
  const { redirects, problems } = parseRedirects(added, 'f');
  expect(problems).toEqual([]);
  expect(redirects.at(-1)).toMatchObject({ from: '/old/', to: '/new/#a' });
});

it('does not touch a file that cannot be read', () => {
  expect(() => addRedirect('- from: [', redirect)).toThrow('Flow sequence');
});
