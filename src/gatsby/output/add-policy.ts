import { createHash } from 'node:crypto';
import { contentSecurityPolicy } from '../../docs/host-headers/content-security-policy';

/** Types of script elements that browsers run; others contain data. */
const RUN = new Set(['', 'module', 'text/javascript', 'application/javascript']);
// React escapes “>” in attributes and “<” in texts, and a script ends at its first end tag. A parser takes 20 times as long.
const SCRIPT = /<script((?:\s[^>]*)?)>([\s\S]*?)<\/script>/gi;
const TYPE = /\stype="([^"]*)"/;
const SOURCE = /\ssrc=/;
const POLICY = /<meta http-equiv="Content-Security-Policy"[^>]*>/g;

/**
 * Puts the page’s own Content-Security-Policy at the beginning of its head, with the hash of every inline script. An
 * existing policy is replaced; a document without `<head>` is returned unchanged.
 */
export function addPolicy(html: string): string {
  const bare = html.replace(POLICY, '');
  const policy = contentSecurityPolicy([...new Set(inlineScripts(bare).map(hashOf))]);
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}"/>`;
  return bare.replace(/<head(?:\s[^>]*)?>/, (head) => head + meta);
}

function inlineScripts(html: string): string[] {
  return [...html.matchAll(SCRIPT)].flatMap(([, attributes = '', text = '']) => {
    const type = TYPE.exec(attributes)?.[1] ?? '';
    return SOURCE.test(attributes) || !RUN.has(type.toLowerCase()) ? [] : [text];
  });
}

function hashOf(script: string): string {
  return createHash('sha256').update(script, 'utf8').digest('base64');
}
