/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { LAYER_ORDER } from '../../ui/styles/layer-order';
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

test('in develop the order of the layers comes first, as layers.css says it', () => {
  const replaced = jest.replaceProperty(process, 'env', {
    ...process.env,
    NODE_ENV: 'development',
  });
  const html = renderToStaticMarkup(<>{siteStylesFirst([<meta key="meta" name="first" />])}</>);
  replaced.restore();
  expect(html).toBe(`<style>${LAYER_ORDER}</style><meta name="first"/>`);
  expect(readFileSync('src/ui/styles/layers.css', 'utf8')).toContain(`\n${LAYER_ORDER}\n`);
});
