import { isForGatsby } from './skip-files-without-queries';

it.each([
  'export const query = graphql`query { site { id } }`;',
  "import { StaticImage } from 'gatsby-plugin-image';",
  'export async function getServerData() {}',
  'export const config = () => ({ defer: true });',
  'export const Head = () => <title>Ink</title>;',
  "import { Slice } from 'gatsby';",
])('has Gatsby parse what it has to know: %s', (text) => {
  expect(isForGatsby(text)).toBe(true);
});

it.each([
  "import { siteConfig } from '../../site/site-config';",
  "export { Heading } from './Heading';",
  'const config = readConfig();',
  'const part = text.slice(0, 2);',
])('spares it the rest: %s', (text) => {
  expect(isForGatsby(text)).toBe(false);
});
