import { text } from 'node:stream/consumers';
import { PassThrough } from 'node:stream';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';

interface RenderArgs {
  bodyComponent: ReactNode;
  replaceBodyHTMLString: (html: string) => void;
}

let lastRender: Promise<unknown> = Promise.resolve();

/**
 * Renders a page once the previous one is done. Gatsby renders two at a time, but react-helmet collects heads in a
 * single place: a page that waits for its code would lose its head to the other page.
 */
export async function renderInTurn(args: RenderArgs): Promise<void> {
  const render = lastRender.then(() => renderWhole(args.bodyComponent));
  lastRender = render.catch(() => undefined);
  args.replaceBodyHTMLString(await render);
}

async function renderWhole(element: ReactNode): Promise<string> {
  const stream = new PassThrough();
  const { pipe } = renderToPipeableStream(element, {
    onAllReady: () => pipe(stream),
    onError: (error) => {
      stream.destroy(error as Error);
    },
  });
  // React 18 fills a chunk with NUL where a character of several bytes does not fit (facebook/react#24985).
  return (await text(stream)).replaceAll('\0', '');
}
