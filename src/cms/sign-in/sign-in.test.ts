import { once } from 'node:events';
import http, { get, type IncomingMessage, type Server } from 'node:http';
import { createServer, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { main } from './sign-in';

const env = { ...process.env };
afterEach(() => {
  process.env = { ...env };
  jest.restoreAllMocks();
});

function set(port: number): void {
  Object.assign(process.env, {
    GITHUB_CLIENT_ID: 'an-id',
    GITHUB_CLIENT_SECRET: 'a-secret',
    SITE_URL: 'https://you.github.io/name/',
    PORT: String(port),
  });
}

test('a port that another program has is named, and the server ends', async () => {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, resolve));
  const { port } = other.address() as AddressInfo;
  const said = jest.spyOn(console, 'error').mockImplementation();
  set(port);
  try {
    expect(await main()).toBe(1);
  } finally {
    other.close();
  }
  expect(said).toHaveBeenCalledWith(expect.stringContaining(`Port ${port} is in use`));
});

test('behind a proxy with HTTPS, it signs in for a site in a folder of another host', async () => {
  const listening = new Promise<string>((resolve) => {
    jest.spyOn(console, 'log').mockImplementation(resolve);
  });
  const made = jest.spyOn(http, 'createServer');
  set(0);
  void main();
  const said = await listening;
  expect(said).toMatch(/^Writers of https:\/\/you\.github\.io can sign in/);
  const port = Number(/\d+/.exec(said)?.[0]);
  const headers = { Host: 'sign-in.example.org', 'X-Forwarded-Proto': 'https' };
  const answerOf = async (path: string, cookie = '') => {
    const request = get({ port, path, agent: false, headers: { ...headers, Cookie: cookie } });
    const [answer] = (await once(request, 'response')) as [IncomingMessage];
    return { answer, body: await text(answer) };
  };

  const { answer } = await answerOf('/auth?provider=github&scope=repo');
  const github = new URL(answer.headers.location ?? '');
  const callback = new URL(github.searchParams.get('redirect_uri') ?? '');
  expect(callback.href).toBe('https://sign-in.example.org/auth/callback');
  const [cookie = ''] = answer.headers['set-cookie'] ?? [];
  expect(cookie).toMatch(/; Secure$/);

  jest.spyOn(globalThis, 'fetch').mockResolvedValueOnce(Response.json({ access_token: 'a-token' }));
  const state = github.searchParams.get('state');
  const back = await answerOf(
    `${callback.pathname}?code=a-code&state=${state}`,
    cookie.split(';')[0],
  );
  expect(back.answer.statusCode).toBe(200);
  expect(back.body).toContain('"origin":"https://you.github.io"');
  expect(back.body).toContain('a-token');
  for (const { value } of made.mock.results) (value as Server).close();
});
