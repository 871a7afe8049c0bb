import { randomBytes } from 'node:crypto';
import { escapeHtml } from '../../base/text/escape-html';

/** How a sign-in ended. */
export type SignInResult = { token: string } | { error: string };

/** Tells the window that opened this one, and nobody else, how the sign-in ended. */
const SCRIPT = `
  const { origin, message } = JSON.parse(document.getElementById('result').textContent);
  addEventListener('message', (event) => {
    if (event.origin === origin) opener.postMessage(message, origin);
  }, { once: true });
  opener?.postMessage('authorizing:github', origin);
`;

/** The page in the window of the sign-in, which passes its result on to the CMS. */
export function signInPage(result: SignInResult, siteOrigin: string): Response {
  const hasFailed = 'error' in result;
  const data = hasFailed ? { message: result.error } : { provider: 'github', ...result };
  const message = `authorization:github:${hasFailed ? 'error' : 'success'}:${JSON.stringify(data)}`;
  const json = JSON.stringify({ origin: siteOrigin, message }).replaceAll('<', '\\u003c');
  const nonce = randomBytes(16).toString('base64');
  const html = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="robots" content="noindex">
<title>Sign in</title>
<p>${hasFailed ? escapeHtml(result.error) : 'You are signed in.'} You can close this window.</p>
<script type="application/json" id="result" nonce="${nonce}">${json}</script>
<script nonce="${nonce}">${SCRIPT}</script>
</html>
`;
  return new Response(html, {
    status: hasFailed ? 400 : 200,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': `default-src 'none'; script-src 'nonce-${nonce}'`,
      'Cache-Control': 'no-store',
      'Referrer-Policy': 'no-referrer',
    },
  });
}
