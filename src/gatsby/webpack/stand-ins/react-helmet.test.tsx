import { act, cleanup, render } from '@testing-library/react';
import type { ComponentType, ReactNode } from 'react';
import { Helmet as Original } from 'react-helmet';
import { Helmet as StandIn } from './react-helmet';

interface Props {
  title?: string;
  defaultTitle?: string;
  htmlAttributes?: Record<string, string>;
  children?: ReactNode;
}

type HelmetType = ComponentType<Props>;

const site = (Helmet: HelmetType, page: ReactNode, path = '/docs/') => (
  <>
    <Helmet defaultTitle="Atrament" htmlAttributes={{ lang: 'en', dir: 'ltr' }}>
      <meta property="og:site_name" content="Atrament" />
      <link rel="canonical" href={`https://site${path}`} />
      {path !== '/' && <meta property="og:image" content={`${path}card.png`} />}
      {['en', 'de'].map((code) => (
        <link key={code} rel="alternate" hrefLang={code} href={`/${code}${path}`} />
      ))}
    </Helmet>
    <main>{page}</main>
  </>
);

const doc = (Helmet: HelmetType) => (
  <Helmet title="Story | Atrament" htmlAttributes={{ class: 'docs-doc-page' }}>
    <meta name="description" content="How a story runs." />
    <meta name="robots" content="noindex" />
    <meta property="og:image" content="own.png" />
  </Helmet>
);

const server =
  '<title data-react-helmet="true">Atrament</title><meta name="theme-color" content="#fff">' +
  '<meta data-react-helmet="true" property="og:site_name" content="Atrament">' +
  '<script data-react-helmet="true" type="application/ld+json">{}</script>';

const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 50)));

function describeHead() {
  const elements = [...document.head.children].filter(({ tagName }) => tagName !== 'TITLE');
  const { lang, dir, className } = document.documentElement;
  return { title: document.title, lang, dir, className, head: elements.map(textOf).sort() };
}

function textOf({ tagName, attributes }: Element): string {
  return [tagName, ...Array.from(attributes, ({ name, value }) => `${name}=${value}`).sort()].join(
    ' ',
  );
}

async function play(Helmet: HelmetType) {
  document.head.innerHTML = server;
  const heads = [];
  const view = render(site(Helmet, doc(Helmet)));
  await settle();
  heads.push(describeHead());
  view.rerender(site(Helmet, <p>No head of its own.</p>, '/search/'));
  await settle();
  heads.push(describeHead());
  view.rerender(site(Helmet, doc(Helmet), '/'));
  await settle();
  heads.push(describeHead());
  cleanup();
  await settle();
  return heads;
}

test('the head follows the pages as with react-helmet', async () => {
  const expected = await play(Original as unknown as HelmetType);
  expect(expected[0]?.title).toBe('Story | Atrament');
  expect(expected[1]?.title).toBe('Atrament');
  expect(await play(StandIn)).toEqual(expected);
});

test('what the server wrote and still holds stays in place', async () => {
  document.head.innerHTML = server;
  const before = document.head.querySelector('[property="og:site_name"]');
  render(site(StandIn, doc(StandIn)));
  await settle();
  expect(document.head.querySelector('[property="og:site_name"]')).toBe(before);
});
