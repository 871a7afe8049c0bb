import { startTransition, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { DocumentHead } from './DocumentHead';

let drawn = 0;

/** Takes longer to render than React works without a pause. */
function Slow() {
  drawn += 1;
  const end = performance.now() + 12;
  while (performance.now() < end);
  return null;
}

function Site() {
  const [isFirst, setFirst] = useState(true);
  return (
    <>
      <DocumentHead defaultTitle="Atrament" htmlAttributes={{ lang: 'en' }}>
        <link rel="canonical" href={isFirst ? '/one/' : '/two/'} />
        <meta property="og:site_name" content="Atrament" />
      </DocumentHead>
      {isFirst && (
        <DocumentHead title="One" htmlAttributes={{ class: 'docs-doc-page' }}>
          <meta name="robots" content="noindex" />
        </DocumentHead>
      )}
      {Array.from({ length: 20 }, (_, index) => (
        <Slow key={index} />
      ))}
      <button type="button" onClick={() => setFirst(false)}>
        Next
      </button>
    </>
  );
}

const pass = (time: number) => new Promise((done) => setTimeout(done, time));
const tags = () => [...document.head.querySelectorAll('meta, link')].map((tag) => tag.outerHTML);

test('a click that interrupts React’s start leaves nothing of the first page in the next one’s head', async () => {
  const container = document.createElement('div');
  container.innerHTML = '<button type="button">Next</button>';
  document.body.append(container);
  startTransition(() => void hydrateRoot(container, <Site />));
  while (drawn === 0) await pass(1);
  expect(drawn).toBeLessThan(20);
  container.querySelector('button')?.click();
  for (let tries = 0; tries < 100 && document.title !== 'Atrament'; tries += 1) await pass(20);
  expect(document.title).toBe('Atrament');
  expect(tags()).toEqual([
    '<link rel="canonical" href="/two/" data-react-helmet="true">',
    '<meta property="og:site_name" content="Atrament" data-react-helmet="true">',
  ]);
  expect(document.documentElement.lang).toBe('en');
  expect(document.documentElement.className).toBe('');
});
