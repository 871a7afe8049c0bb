/** @jest-environment jsdom */
import { loadNames, MissingIndexError } from './pagefind-client';

const answer = (status: number, type: string, body = '{}') =>
  ({
    ok: status < 400,
    status,
    headers: new Headers({ 'content-type': type }),
    json: () => Promise.resolve(JSON.parse(body) as unknown),
  }) as Response;

const fetched = jest.fn<Promise<Response>, [string]>();
beforeAll(() => {
  window.fetch = fetched as typeof fetch;
});

test('a build without an index is told apart from a wall before the net, and what comes later is taken', async () => {
  fetched.mockResolvedValueOnce(answer(404, 'text/html'));
  await expect(loadNames()).rejects.toBeInstanceOf(MissingIndexError);
  fetched.mockResolvedValueOnce(answer(200, 'text/html'));
  const wall = await loadNames().catch((error: unknown) => error);
  expect(wall).not.toBeInstanceOf(MissingIndexError);
  expect(wall).toEqual(new Error('200 text/html'));
  const source = {
    reference: { entries: [], root: null, pages: {} },
    glossary: { terms: [] },
    synonyms: [],
  };
  fetched.mockResolvedValueOnce(answer(200, 'application/json', JSON.stringify(source)));
  await expect(loadNames()).resolves.toEqual({ names: [], synonyms: [] });
});
