/** @jest-environment node */
import { renderToStaticMarkup } from 'react-dom/server';
import { siteStylesFirst } from './site-styles-first';

test('the styles of all pages come before those of one, and nothing else moves', () => {
  const head = [
    <meta key="meta" name="first" />,
    <style key="page" data-href="/prefix/component---src-templates-doc-tsx.75b9.css" />,
    <style key="site" data-href="/prefix/app.f5d2.css" />,
    'text',
  ];
  const html = renderToStaticMarkup(<>{siteStylesFirst(head)}</>);
  expect(html.match(/data-href="[^"]*"|name="first"|text$/g)).toEqual([
    'data-href="/prefix/app.f5d2.css"',
    'name="first"',
    'data-href="/prefix/component---src-templates-doc-tsx.75b9.css"',
    'text',
  ]);
});
