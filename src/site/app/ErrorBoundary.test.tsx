import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { ErrorBoundary } from '../../base/browser/ErrorBoundary';
import { loadDocument } from '../../base/browser/load-document';
import { PageCrash } from './PageCrash';
import { SiteCrash } from './SiteCrash';

jest.mock('../../base/browser/load-document', () => ({ loadDocument: jest.fn() }));

let failure: Error | null;

function Page() {
  if (failure) throw failure;
  return <p>The page</p>;
}

const tryAgain = () => userEvent.click(screen.getByRole('button', { name: 'Try again' }));

beforeEach(() => {
  failure = new Error('The page broke', { cause: new Error('no data') });
  jest.mocked(loadDocument).mockReset();
  // React reports every caught error.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

afterEach(() => jest.restoreAllMocks());

function renderPage(resetKey = '/a/') {
  const page = (key: string) => (
    <ErrorBoundary fallback={(crash) => <PageCrash {...crash} />} resetKey={key}>
      <Page />
    </ErrorBoundary>
  );
  const { rerender } = render(page(resetKey));
  return { goTo: (key: string) => rerender(page(key)) };
}

test('a page that crashes is told with its causes, in the main part, under the title "Page Error"', async () => {
  renderPage();
  expect(screen.getByRole('main')).toContainElement(
    screen.getByRole('heading', { level: 1, name: 'This page crashed.' }),
  );
  expect(screen.getByText(/The page broke/).textContent).toBe('The page broke\n\nCause:\nno data');
  await waitFor(() => expect(document.title).toBe('Page Error'));
});

test('Try again shows the page once it works; the second time the page is loaded afresh', async () => {
  renderPage();
  await tryAgain();
  expect(screen.getByRole('heading', { name: 'This page crashed.' })).toBeInTheDocument();
  await tryAgain();
  expect(loadDocument).toHaveBeenCalledTimes(1);
});

test('Try again recovers', async () => {
  renderPage();
  failure = null;
  await tryAgain();
  expect(screen.getByText('The page')).toBeInTheDocument();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('another page gets its own chance', () => {
  const { goTo } = renderPage();
  failure = null;
  goTo('/b/');
  expect(screen.getByText('The page')).toBeInTheDocument();
});

test('a crash page that crashes leaves the text of the first error', () => {
  const fallback = () => {
    throw new Error('second');
  };
  function Broken() {
    return fallback();
  }
  render(
    <ErrorBoundary fallback={() => <Broken />}>
      <Page />
    </ErrorBoundary>,
  );
  expect(screen.getByText(/The page broke/)).toBeInTheDocument();
});

test('a crash of the whole site offers Try again and the home page, and Back loads from the server', async () => {
  render(
    <ErrorBoundary fallback={(crash) => <SiteCrash {...crash} />}>
      <Page />
    </ErrorBoundary>,
  );
  expect(screen.getByRole('heading', { name: 'This page crashed' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/');
  act(() => void window.dispatchEvent(new PopStateEvent('popstate')));
  expect(loadDocument).toHaveBeenCalledTimes(1);
  failure = null;
  await tryAgain();
  expect(screen.getByText('The page')).toBeInTheDocument();
});
