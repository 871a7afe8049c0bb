import { render, screen, waitFor } from '@testing-library/react';
import { createElement, type ElementType, type ReactElement, type ReactNode } from 'react';
import { wrapPageElement, wrapRootElement } from './wrap-elements';

interface ShellProps {
  context: { kind: string } | undefined;
  pathname: string;
  children: ReactNode;
}

jest.mock('./PageShell', () => ({
  PageShell: ({ context, pathname, children }: ShellProps) => (
    <>
      <header>{`${context?.kind ?? 'none'} ${pathname}`}</header>
      {children}
    </>
  ),
}));

interface Example {
  type: unknown;
  pathname?: string;
  pageContext?: object;
  pagePath?: string;
}

function renderWrapped({ type, pathname = '/docs/', pageContext = {}, pagePath }: Example): void {
  const page = wrapPageElement({
    element: createElement(type as ElementType),
    props: {
      location: { pathname },
      pageContext,
      ...(pagePath !== undefined && { pageResources: { page: { path: pagePath } } }),
    },
  });
  render(wrapRootElement({ element: page }));
}

const Page = () => <main>The page</main>;
const canonical = () => document.head.querySelector('link[rel=canonical]')?.getAttribute('href');

beforeEach(() => {
  document.documentElement.removeAttribute('lang');
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

afterEach(() => jest.restoreAllMocks());

test('a page gets its frame, its context and its place in the site', async () => {
  renderWrapped({ type: Page, pathname: '/docs', pageContext: { kind: 'overview' } });
  expect(screen.getByRole('banner')).toHaveTextContent('overview /docs/');
  expect(screen.getByRole('main')).toHaveTextContent('The page');
  await waitFor(() => expect(canonical()).toBe('https://atrament.ink/docs/'));
  expect(document.documentElement).toHaveAttribute('lang', 'en');
  expect(document.documentElement).toHaveAttribute('dir', 'ltr');
});

test.each([
  ['the not-found page in the browser', { pathname: '/nowhere/', pagePath: '/404.html' }],
  ['the not-found page on the server', { pathname: '/404.html' }],
])('%s has no canonical address', async (_, example) => {
  renderWrapped({ type: Page, ...example });
  await waitFor(() => expect(document.documentElement).toHaveAttribute('lang', 'en'));
  expect(canonical()).toBeUndefined();
});

test('develop shows the not-found page itself, in one frame', () => {
  const Gatsbys404 = ({ custom404 }: { custom404?: ReactElement }) => <>{custom404}</>;
  const props = { location: { pathname: '/nowhere/' } };
  const custom404 = wrapPageElement({ element: <Page />, props });
  const element = <Gatsbys404 custom404={custom404} />;
  render(wrapPageElement({ element, props: { ...props, custom404 } }));
  expect(screen.getAllByRole('banner')).toHaveLength(1);
  expect(screen.getByRole('main')).toHaveTextContent('The page');
});

test('a page that crashes leaves the frame', () => {
  const Crashing = () => {
    throw new Error('broken');
  };
  renderWrapped({ type: Crashing });
  expect(screen.getByRole('banner')).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'This page crashed.' })).toBeInTheDocument();
});

test.each([
  ['nothing', undefined],
  ['the module itself', { query: {} }],
])('a page component without default export, of which Gatsby has %s, is named', (_, type) => {
  renderWrapped({ type, pathname: '/docs/story/' });
  expect(
    screen.getByText(/^The page component at \/docs\/story\/ doesn't have a default export\./),
  ).toBeInTheDocument();
});
