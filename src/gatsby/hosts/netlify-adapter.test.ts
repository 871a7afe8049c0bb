import type { IAdapter } from 'gatsby';
import { netlifyAdapter } from './netlify-adapter';

const mockAdapt = jest.fn();
jest.mock('gatsby-adapter-netlify', () => ({
  __esModule: true,
  default: () => ({ name: 'netlify', adapt: mockAdapt }),
}));
jest.mock('node:fs', () => ({ readdirSync: () => ['app-012345.js', 'index.html'] }));

type Site = Parameters<IAdapter['adapt']>[0];

test('Netlify gets the headers of this site, not those of Gatsby', async () => {
  const gatsbys = [{ path: '/*', headers: [{ key: 'x-frame-options', value: 'DENY' }] }];
  await netlifyAdapter().adapt({ pathPrefix: '/base', headerRoutes: gatsbys } as unknown as Site);
  const [{ headerRoutes }] = mockAdapt.mock.lastCall as [Site];
  expect(headerRoutes.map(({ path }) => path)).toEqual([
    '/base/*',
    '/base/service-worker.js',
    '/base/static/*',
    '/base/game-files/*',
    '/base/games/*',
    '/base/pagefind/filter/*',
    '/base/pagefind/fragment/*',
    '/base/pagefind/index/*',
    '/base/app-012345.js',
  ]);
  expect(JSON.stringify(headerRoutes)).not.toContain('DENY');
});
