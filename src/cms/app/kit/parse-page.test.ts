import type { PreviewContent } from '../../protocol/preview-content';
import { parsePage } from './parse-page';

const content = { images: {} } as PreviewContent;
const source = '---\ntitle: A\n---\n\n![A lamp](/img/lamp.png)\n';

it('parses a page once for all who ask for it, and again when its text or a picture changes', () => {
  const page = parsePage('a.mdx', source, content);
  expect(page.frontmatter.title).toBe('A');
  expect(parsePage('a.mdx', source, { ...content })).toBe(page);
  expect(parsePage('a.mdx', `${source}B.\n`, content)).not.toBe(page);
  expect(parsePage('b.mdx', source, content)).not.toBe(page);

  const messagesOf = (images: PreviewContent['images']) =>
    parsePage('a.mdx', source, { ...content, images }).document.problems.map(
      ({ message }) => message,
    );
  expect(messagesOf({}).join()).toContain('There is no image');
  expect(messagesOf({ '/img/lamp.png': { width: 1, height: 1 } })).toEqual([]);
});
