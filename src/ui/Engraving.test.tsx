import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { render } from '@testing-library/react';
import { Engraving } from './Engraving';

const folder = path.resolve('static/img/engravings');

test('shows the drawing of its file, and nothing to those who listen', () => {
  const { container } = render(<Engraving src="/img/engravings/quill.svg" />);
  expect(container.querySelector('use')).toHaveAttribute(
    'href',
    '/img/engravings/quill.svg#engraving',
  );
  expect(container.firstElementChild).toHaveAttribute('aria-hidden', 'true');
});

test.each(readdirSync(folder))('%s is light and drawn in the ink of the page', (name) => {
  const svg = readFileSync(path.join(folder, name), 'utf8');
  expect(Buffer.byteLength(svg)).toBeLessThanOrEqual(3 * 1024);
  expect(svg).toContain('viewBox="0 0 240 200"');
  expect(svg).toContain('id="engraving"');
  const colours = [...svg.matchAll(/(?:fill|stroke)="([^"]+)"/g)].map(([, colour]) => colour);
  expect(
    colours.filter((colour) => !/^(?:none|currentColor|var\(--color-.*)$/.test(colour ?? '')),
  ).toEqual([]);
});
