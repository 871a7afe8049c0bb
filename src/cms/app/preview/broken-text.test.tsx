import { render } from '@testing-library/react';
import { emptySite } from '../../../../testing/empty-site';
import { parseDocument } from '../../../docs/document/parse-document';
import { RenderedDocument } from '../../../site/mdx/RenderedDocument';
import { highlightCode, knowsLanguage } from '../kit/highlight-code';
import { finishPreview } from './derive-preview';

const file = 'content/docs/a.mdx';

// What authors leave unfinished: it is an error, and the rest of the page is still drawn.
it.each([
  '# Again',
  '<Lamp />',
  '<Lamp>Words.</Lamp>',
  '<script>alert(1)</script>',
  '<Figure />',
  '<Figure src={3} alt="A lamp" />',
  '<Figure src="/img/none.svg" alt="A lamp" width="wide" />',
  '![A lamp](/img/none.svg)',
  '<Tabs />',
  '<Tabs>\n\nWords.\n\n</Tabs>',
  '<Tabs>\n\n<TabItem>\n\nWords.\n\n</TabItem>\n\n</Tabs>',
  '<TabItem value="a">\n\nWords.\n\n</TabItem>',
  '<Details>\n\nWords.\n\n</Details>',
  '<Steps>\n\nWords.\n\n</Steps>',
  '<FileTree>\n\nWords.\n\n</FileTree>',
  '<Card />',
  '<Cards>\n\nWords.\n\n</Cards>',
  '<Cards>\n\n<Card title="A">Words.</Card>\n\n</Cards>',
  '<Kbd />',
  '<Reference />',
  '<Reference kind="lamp" />',
  '<Reference kind="knot-tag" names="NONE" attributes />',
  '{1 + 1}',
  "import a from 'b'",
  ':::lamp\n\nWords.\n\n:::',
  ':::note',
  '```lamp {9-}\nWords.\n```',
  '```ink transcript="9"\n-> nowhere\n```',
  '[Nowhere](./nowhere.mdx#none)',
  'A note.[^1]',
  'Words {#id} within.',
])('a page is drawn with %j in it', (broken) => {
  const document = parseDocument(`The first.\n\n${broken}\n\nThe last.\n`, file, {
    highlight: highlightCode,
    knowsLanguage,
    measureImage: () => null,
  });
  render(<RenderedDocument nodes={finishPreview(document, file, emptySite)} />);
});
