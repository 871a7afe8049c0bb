import { handleSignIn, signInSettings } from './handle-sign-in';

const settings = {
  clientId: 'an-id',
  clientSecret: 'a-secret',
  siteOrigin: 'https://docs.example',
};
const fetched = jest.spyOn(globalThis, 'fetch');
const answerOf = async (address: string, cookie = '') => {
  const request = new Request(`https://auth.example${address}`, { headers: { Cookie: cookie } });
  const answer = await handleSignIn(request, settings);
  if (answer === null) throw new Error('No answer.');
  return answer;
};
const githubSays = (body: object) =>
  fetched.mockResolvedValueOnce(new Response(JSON.stringify(body)));
/** What the page tells the window that opened it. */
const toldBy = async (answer: Response) => {
  const json = /id="result"[^>]*>(?<json>.*)<\/script>/.exec(await answer.text())?.groups?.json;
  return JSON.parse(json ?? '') as { origin: string; message: string };
};

beforeEach(() => fetched.mockReset());

it('leads to GitHub, and back with the same state', async () => {
  const begun = await answerOf('/auth?provider=github&scope=public_repo');
  const github = new URL(begun.headers.get('Location') ?? '');
  expect(begun.status).toBe(302);
  expect(github.origin + github.pathname).toBe('https://github.com/login/oauth/authorize');
  expect(Object.fromEntries(github.searchParams)).toMatchObject({
    client_id: 'an-id',
    redirect_uri: 'https://auth.example/auth/callback',
    scope: 'public_repo',
  });
  const state = github.searchParams.get('state') ?? '';
  const [cookie = ''] = (begun.headers.get('Set-Cookie') ?? '').split(';');
  expect(begun.headers.get('Set-Cookie')).toMatch(/; HttpOnly; SameSite=Lax; Secure$/);

  githubSays({ access_token: 'a-token' });
  const answer = await answerOf(`/auth/callback?code=a-code&state=${state}`, `other=1; ${cookie}`);
  expect(fetched).toHaveBeenCalledWith(
    'https://github.com/login/oauth/access_token',
    expect.objectContaining({
      body: JSON.stringify({ client_id: 'an-id', client_secret: 'a-secret', code: 'a-code' }),
    }),
  );
  expect(answer.headers.get('Content-Security-Policy')).toMatch(/^default-src 'none'/);
  expect(await toldBy(answer)).toEqual({
    origin: 'https://docs.example',
    message: 'authorization:github:success:{"provider":"github","token":"a-token"}',
  });
});

it('asks for no more than a repository', async () => {
  const begun = await answerOf('/auth?scope=admin:org');
  expect(begun.headers.get('Location')).toContain('&scope=repo&');
});

it('takes no code that was not asked for here', async () => {
  for (const [address, cookie] of [
    ['/auth/callback?code=a-code&state=1', ''],
    ['/auth/callback?code=a-code&state=1', 'sign-in-state=2'],
    ['/auth/callback?code=a-code&state=', 'sign-in-state='],
  ] as const) {
    const { message } = await toldBy(await answerOf(address, cookie));
    expect(message).toMatch(/^authorization:github:error:.*was not begun here/);
  }
  expect(fetched).not.toHaveBeenCalled();
});

it.each([
  ['code=x', () => githubSays({ error_description: 'The code is expired' }), 'The code is expired'],
  ['code=x', () => fetched.mockRejectedValueOnce(new Error('offline')), 'could not be reached'],
  ['error_description=Denied</script><b>', () => undefined, 'Denied</script><b>'],
])('passes on why it failed: %s', async (query, prepare, reason) => {
  prepare();
  const answer = await answerOf(`/auth/callback?state=1&${query}`, 'sign-in-state=1');
  expect(answer.status).toBe(400);
  expect(await answer.clone().text()).not.toContain('<b>');
  expect((await toldBy(answer)).message).toContain(reason);
});

it('has no other addresses', async () => {
  const request = new Request('https://auth.example/auth/other');
  expect(await handleSignIn(request, settings)).toBe(null);
});

it('reads its settings, and names the one that is missing', () => {
  const env = { GITHUB_CLIENT_ID: 'a', GITHUB_CLIENT_SECRET: 'b', URL: 'https://docs.example/x' };
  expect(signInSettings(env)).toEqual({
    clientId: 'a',
    clientSecret: 'b',
    siteOrigin: 'https://docs.example',
  });
  expect(signInSettings({ ...env, SITE_URL: 'https://other.example' }).siteOrigin).toBe(
    'https://other.example',
  );
  expect(() => signInSettings({ ...env, GITHUB_CLIENT_SECRET: '' })).toThrow(
    'the environment variable GITHUB_CLIENT_SECRET',
  );
});
