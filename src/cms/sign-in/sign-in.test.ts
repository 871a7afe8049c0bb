import { createServer, type AddressInfo } from 'node:net';
import { main } from './sign-in';

test('a port that another program has is named, and the server ends', async () => {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, resolve));
  const { port } = other.address() as AddressInfo;
  const said = jest.spyOn(console, 'error').mockImplementation();
  Object.assign(process.env, {
    GITHUB_CLIENT_ID: 'an-id',
    GITHUB_CLIENT_SECRET: 'a-secret',
    SITE_URL: 'https://docs.example/',
    PORT: String(port),
  });
  try {
    expect(await main()).toBe(1);
  } finally {
    other.close();
  }
  expect(said).toHaveBeenCalledWith(expect.stringContaining(`Port ${port} is in use`));
});
