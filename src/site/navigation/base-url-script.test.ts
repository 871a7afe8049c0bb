/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { screen } from '@testing-library/dom';
import { baseUrlMessages } from '../../config/messages/base-url';
import { baseUrlScript } from './base-url-script';

const words = baseUrlMessages;

/** A separate home page, built for `pathPrefix`, opened at `address`, with one failing script. */
function failingScript(pathPrefix: string, address: string, src: string): void {
  history.replaceState(null, '', address);
  window.eval(baseUrlScript({ pathPrefix, words }));
  const script = document.createElement('script');
  script.type = 'text/plain';
  script.src = src;
  document.head.append(script);
  script.dispatchEvent(new Event('error'));
}

beforeEach(() => document.body.replaceChildren());

test('a script that is missing because of the prefix: the banner names both prefixes, once', () => {
  failingScript('/docs-site', '/', '/docs-site/app.js');
  document.head.lastElementChild?.dispatchEvent(new Event('error'));
  const banner = screen.getByRole('alert');
  expect(banner).toHaveTextContent(words.heading);
  expect(banner).toHaveTextContent('Current path prefix: /docs-site');
  expect(banner).toHaveTextContent('Suggested path prefix: (none)');
});

test('served below a folder, the folder is suggested', () => {
  failingScript('', '/folder/index.html', '/app.js');
  const [banner] = screen.getAllByRole('alert');
  expect(banner).toHaveTextContent('Current path prefix: (none)');
  expect(banner).toHaveTextContent('Suggested path prefix: /folder');
});

test('with the right prefix the banner does not blame it', () => {
  failingScript('', '/', '/app.js');
  expect(screen.getByText(words.blocked)).toBeInTheDocument();
});

test('scripts of others do not matter', () => {
  failingScript('', '/', 'https://elsewhere.example/tracker.js');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('once the site runs, a part that cannot be loaded is not its prefix', () => {
  Reflect.set(window, '___navigate', () => undefined);
  failingScript('', '/', '/part.js');
  Reflect.deleteProperty(window, '___navigate');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
