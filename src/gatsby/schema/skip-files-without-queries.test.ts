import path from 'node:path';
import { makeProject } from '../../../testing/temp-project';
import { mayBeForGatsby } from './skip-files-without-queries';

/** Whether Gatsby looks into a file with this text. */
const isRead = (text: string, name = 'lamp.tsx') =>
  mayBeForGatsby(path.join(makeProject({ [name]: text }), name));

it.each([
  'export const query = graphql`query { site { id } }`;',
  "import { StaticImage } from 'gatsby-plugin-image';",
  'export async function getServerData() {}',
  'export const config = () => ({ defer: true });',
  'export const Head = () => <title>Ink</title>;',
  "import { Slice } from 'gatsby';",
])('has Gatsby parse what it has to know: %s', (text) => {
  expect(isRead(text)).toBe(true);
});

it.each([
  "import { siteConfig } from '../../site/site-config';",
  "export { Heading } from './Heading';",
  'const config = readConfig();',
  'const part = text.slice(0, 2);',
])('spares it the rest: %s', (text) => {
  expect(isRead(text)).toBe(false);
});

it('spares it tests, and leaves it to say which file cannot be read', () => {
  const query = 'export const query = graphql`query { site { id } }`;';
  expect(isRead(query, 'lamp.test.tsx')).toBe(false);
  expect(mayBeForGatsby('/no/such/lamp.tsx')).toBe(true);
});
