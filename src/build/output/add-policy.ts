import { createHash } from 'node:crypto';
import { Parser } from 'htmlparser2';
import { contentSecurityPolicy } from '../../core/hosts/content-security-policy';

/** Types of script elements that browsers run; others contain data. */
const RUN = new Set(['', 'module', 'text/javascript', 'application/javascript']);
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
  const scripts: string[] = [];
  let current: string | null = null;
  const parser = new Parser({
    onopentag(name, { src, type = '' }) {
      if (name === 'script' && src === undefined && RUN.has(type.toLowerCase())) current = '';
    },
    ontext(text) {
      if (current !== null) current += text;
    },
    onclosetag(name) {
      if (name !== 'script' || current === null) return;
      scripts.push(current);
      current = null;
    },
  });
  parser.end(html);
  return scripts;
}

function hashOf(script: string): string {
  return createHash('sha256').update(script, 'utf8').digest('base64');
}
