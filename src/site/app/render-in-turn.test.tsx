/** @jest-environment node */
import { lazy, Suspense, type ReactElement } from 'react';
import { Helmet } from 'react-helmet';
import { renderInTurn } from './render-in-turn';

/** A page whose code loads late, as with the list of all tags. */
function slowPage(): ReactElement {
  const Late = lazy(async () => {
    await new Promise((resolve) => setTimeout(resolve, 20));
    return { default: () => <p>Late</p> };
  });
  return (
    <main>
      <Helmet title="Slow" />
      <Suspense>
        <Late />
      </Suspense>
    </main>
  );
}

const quickPage = (
  <main>
    <Helmet title="Quick" />
  </main>
);

/** What Gatsby does once a page is rendered: the plugin takes the collected head. */
async function renderPage(page: ReactElement): Promise<{ html: string; title: string }> {
  let html = '';
  await renderInTurn({
    bodyComponent: page,
    replaceBodyHTMLString: (text) => {
      html = text;
    },
  });
  const [title] = Helmet.renderStatic().title.toComponent() as unknown as ReactElement<{
    children: string;
  }>[];
  return { html, title: title?.props.children ?? '' };
}

test('pages that are drawn beside each other each get their own head', async () => {
  const pages = await Promise.all([renderPage(slowPage()), renderPage(quickPage)]);
  expect(pages.map(({ title }) => title)).toEqual(['Slow', 'Quick']);
});

test('what comes late is drawn', async () => {
  const { html } = await renderPage(slowPage());
  expect(html).toContain('<p>Late</p>');
});

test('characters of several bytes add nothing to the page', async () => {
  const items = Array.from({ length: 3000 }, (_, index) => `${'a'.repeat(index % 7)}“…”`);
  const { html } = await renderPage(
    <ul>
      {items.map((item, index) => (
        <li key={index}>{item}</li>
      ))}
    </ul>,
  );
  expect(html).toBe(`<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`);
});

test('a page that fails tells why, and the next one is drawn', async () => {
  function Broken(): never {
    throw new Error('no data');
  }
  const broken = renderPage(<Broken />);
  const next = renderPage(quickPage);
  await expect(broken).rejects.toThrow('no data');
  expect((await next).title).toBe('Quick');
});
