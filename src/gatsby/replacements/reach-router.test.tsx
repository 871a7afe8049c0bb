import { act, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import * as replacement from './reach-router';

type Router = typeof replacement;

// It has no types.
const original = jest.requireActual<Router>('@gatsbyjs/reach-router');
const both: [string, Router][] = [
  ['@gatsbyjs/reach-router', original],
  ['the replacement', replacement],
];

const shown = () =>
  act(async () => {
    await Promise.resolve();
    await new Promise<void>((done) => requestAnimationFrame(() => done()));
  });

/** How Gatsby uses the router: the page’s path is its address, or that of the not-found page. */
function Site({ router, path, children }: { router: Router; path?: string; children: ReactNode }) {
  const { Location, Router } = router;
  return (
    <Location>
      {({ location }) => (
        <Router basepath="" location={location} id="gatsby-focus-wrapper">
          <Page path={path ?? location.pathname} content={children} />
        </Router>
      )}
    </Location>
  );
}

function Page({ content, ...props }: { path: string; content: ReactNode; uri?: string }) {
  const given = Object.entries<unknown>(props).filter(([, value]) => value !== undefined);
  const names = given.map(([name]) => name).sort();
  return (
    <main data-props={names.join()} data-uri={props.uri}>
      {content}
    </main>
  );
}

describe.each(both)('%s', (_, router) => {
  beforeEach(() => void router.navigate('/docs/a/', { replace: true }));

  test('the page stands in the element that the server has drawn', () => {
    const { container } = render(<Site router={router}>Page</Site>);
    expect(container.innerHTML).toBe(
      '<div style="outline: none;" tabindex="-1" id="gatsby-focus-wrapper">' +
        '<main data-props="location,path,uri" data-uri="/docs/a">Page</main></div>',
    );
  });

  test('a page at another address than its own is not drawn', () => {
    const { container } = render(
      <Site router={router} path="/docs/other/">
        Page
      </Site>,
    );
    expect(container).toBeEmptyDOMElement();
  });

  test('navigating tells the listeners, writes an entry with a key, and resolves once it is shown', async () => {
    render(<Site router={router}>Page</Site>);
    const updates: string[] = [];
    const stop = router.globalHistory.listen(({ location, action }) => {
      updates.push(`${action} ${location.pathname}${location.search}${location.hash}`);
    });
    const length = window.history.length;
    let isShown = false;
    void router.navigate('/docs/b/?c#d', { state: { from: 'a' } }).then(() => {
      isShown = true;
    });
    expect(window.history.state).toEqual({
      from: 'a',
      key: expect.stringMatching(/^\d+$/) as string,
    });
    expect(router.globalHistory.location).toMatchObject({
      href: 'http://localhost/docs/b/?c#d',
      state: { from: 'a' },
      key: (window.history.state as { key: string }).key,
    });
    await shown();
    expect(isShown).toBe(true);
    expect(screen.getByRole('main')).toHaveAttribute('data-uri', '/docs/b');
    void router.navigate('/docs/c/', { replace: true });
    await shown();
    window.history.replaceState(null, '', '/docs/é/');
    window.dispatchEvent(new PopStateEvent('popstate'));
    await shown();
    stop();
    void router.navigate('/docs/a/');
    await shown();
    expect(updates).toEqual(['PUSH /docs/b/?c#d', 'PUSH /docs/c/', 'POP /docs/%C3%A9/']);
    expect(window.history.length).toBe(length + 2);
  });

  test('while one navigation is under way, the next takes its entry', async () => {
    render(<Site router={router}>Page</Site>);
    const length = window.history.length;
    void router.navigate('/docs/b/');
    void router.navigate('/docs/c/');
    expect(window.history.length).toBe(length + 1);
    await shown();
  });

  test('another page has the focus, another fragment leaves it where it is', async () => {
    render(
      <Site router={router}>
        <button type="button">Here</button>
      </Site>,
    );
    const wrapper = document.getElementById('gatsby-focus-wrapper');
    expect(document.body).toHaveFocus();
    screen.getByRole('button').focus();
    void router.navigate('/docs/a/#part');
    await shown();
    expect(screen.getByRole('button')).toHaveFocus();
    const focus = jest.spyOn(HTMLElement.prototype, 'focus');
    void router.navigate('/docs/b/');
    await shown();
    // The package does not move the focus if it detects a test.
    if (router === replacement) expect(focus.mock.contexts).toEqual([wrapper]);
    focus.mockRestore();
  });

  test('a link says where it leads, and a plain click goes there', async () => {
    render(
      <Site router={router}>
        <router.Link to="/docs/a/" getProps={({ isCurrent }) => ({ title: String(isCurrent) })}>
          a
        </router.Link>
        <router.Link to="b c" state={{ from: 'a' }} data-part={1}>
          b
        </router.Link>
      </Site>,
    );
    const [current, other] = screen.getAllByRole('link');
    expect(current?.outerHTML).toBe('<a aria-current="page" title="true" href="/docs/a/">a</a>');
    expect(other?.outerHTML).toBe('<a data-part="1" href="/docs/a/b c">b</a>');
    const length = window.history.length;
    const click = (init: object) => other && fireEvent.click(other, init);
    const stayOnPage = (event: Event) => event.preventDefault();
    document.addEventListener('click', stayOnPage);
    for (const init of [{ metaKey: true }, { ctrlKey: true }, { shiftKey: true }, { button: 1 }]) {
      click(init);
    }
    document.removeEventListener('click', stayOnPage);
    expect(window.history.length).toBe(length);
    click({});
    await shown();
    expect(window.location.pathname).toBe('/docs/a/b%20c');
    expect(window.history.state).toMatchObject({ from: 'a' });
  });

  test('a link to the page that is shown adds no entry', async () => {
    render(
      <Site router={router}>
        <router.Link to="/docs/a/">a</router.Link>
      </Site>,
    );
    const length = window.history.length;
    fireEvent.click(screen.getByRole('link'));
    await shown();
    expect(window.history.length).toBe(length);
  });
});

test.each([
  ['/x', '/a/b'],
  ['x/y?z=1', '/a/b/'],
  ['x', '/'],
  ['', '/a?b'],
  ['?c=d', '/a?b'],
  ['./', '/a/b'],
  ['../', '/a/b'],
  ['../..', '/a/b'],
  ['../../../../x', '/a/b'],
  ['.././one?two', '/a/b/c/d?e'],
])('%s is resolved against %s as the package does', (to, base) => {
  expect(replacement.resolve(to, base)).toBe(original.resolve(to, base));
});

const routes = ['/', '/about', '/users/:id', '/users/me', '/users/:id/*rest', '/files/*', '/*'];

test.each([
  ['/', routes],
  ['/about/?a', routes],
  ['/users/5', routes],
  ['/users/me/', routes],
  ['/users/5/x/y%20z', routes],
  ['/files', routes],
  ['/files/a/b', routes],
  ['/nowhere/at/all', routes],
  ['/about', ['/']],
  ['/', ['/:page']],
  ['/', []],
  ['/a/b', ['/a', '/a/b/c']],
])('%s among %j is what the package picks', (uri, paths) => {
  const candidates = paths.map((path) => ({ path }));
  const expected = original.pick(candidates, uri);
  expect(replacement.pick(candidates, uri)).toEqual(expected);
});
