import { loadKitFile } from './game-kit';

const answers = (body: string, init: ResponseInit): void => {
  globalThis.fetch = jest.fn(() => Promise.resolve(new Response(body, init)));
};

test('a file of the player is loaded by its name', async () => {
  answers('play();', { headers: { 'Content-Type': 'text/javascript' } });
  expect(await loadKitFile('player.js')).toBe('play();');
  expect(fetch).toHaveBeenCalledWith('/game-files/player.js');
});

test('the page of a network that wants a sign-in does not become a part of a game', async () => {
  answers('<h1>Welcome aboard</h1>', { headers: { 'Content-Type': 'text/html; charset=utf-8' } });
  await expect(loadKitFile('player.js')).rejects.toThrow('wants you to sign in');
  answers('Gone.', { status: 404 });
  await expect(loadKitFile('player.js')).rejects.toThrow('/game-files/player.js: 404');
});
