import { digestOf, isSound } from './is-sound';

const make = (text: string, type: string, status = 200) =>
  new Response(text, { status, headers: { 'content-type': type } });
const digest = digestOf(new Response('{}'));

test('a file with its type and its content is sound', async () => {
  expect(await isSound(make('{}', 'application/json'), '/a.json', await digest)).toBe(true);
  expect(await isSound(make('x', 'text/javascript'), '/a-012345.js', undefined)).toBe(true);
  expect(await isSound(make('x', 'application/octet-stream'), '/a.woff2', undefined)).toBe(true);
});

test.each([
  ['has another content', make('{"a":1}', 'application/json'), '/a.json'],
  ['is a page', make('{}', 'text/html'), '/a.json'],
  ['failed', make('{}', 'application/json', 500), '/a.json'],
  ['is a part', make('{}', 'application/json', 206), '/a.json'],
  ['is an error', Response.error(), '/a.json'],
  ['leads elsewhere', Response.redirect('https://docs.test/b'), '/a.json'],
])('one that %s is not', async (_, response, address) => {
  expect(await isSound(response, address, await digest)).toBe(false);
});

test('neither is a page in the place of a font, nor one that was redirected', async () => {
  expect(await isSound(make('x', 'text/html'), '/a.woff2', undefined)).toBe(false);
  const redirected = make('{}', 'application/json');
  Object.defineProperty(redirected, 'redirected', { value: true });
  expect(await isSound(redirected, '/a.json', await digest)).toBe(false);
});
