import { createHash } from 'node:crypto';
import { elementsOf, textOf } from './read-site.mjs';

const DATA_TYPES = new Set(['application/ld+json', 'application/json']);

/** Finds documents without a policy, and inline scripts that a document’s policy would block. */
export function checkPolicies({ documents }) {
  return documents.flatMap(({ address, document }) => {
    const [meta, ...others] = elementsOf(
      document,
      (name, attributes) =>
        name === 'meta' && attributes['http-equiv'] === 'Content-Security-Policy',
    );
    if (meta === undefined || others.length > 0) {
      return [`${address} has ${others.length + (meta ? 1 : 0)} policies`];
    }
    const policy = meta.attribs.content;
    const scriptSources = /script-src ([^;]*)/.exec(policy)?.[1].split(' ') ?? [];
    const problems = ["'unsafe-inline'", "'unsafe-eval'"]
      .filter((source) => scriptSources.includes(source))
      .map((source) => `${address} allows scripts from ${source}`);
    const handlers = elementsOf(document, (_, attributes) =>
      Object.keys(attributes).some((name) => /^on[a-z]/.test(name)),
    );
    for (const { name } of handlers)
      problems.push(`${address} has an inline event handler on <${name}>`);
    const inline = elementsOf(
      document,
      (name, { src, type = '' }) => name === 'script' && src === undefined && !DATA_TYPES.has(type),
    );
    for (const script of inline) {
      const text = textOf(script);
      const hash = createHash('sha256').update(text).digest('base64');
      if (!scriptSources.includes(`'sha256-${hash}'`)) {
        problems.push(`${address} has a script that its policy forbids: ${text.slice(0, 60)}…`);
      }
    }
    return problems;
  });
}
