import { createHash } from 'node:crypto';
import { addPolicy } from './add-policy';

const hash = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
const policyOf = (html: string) =>
  /<head><meta http-equiv="Content-Security-Policy" content="(?<policy>[^"]+)"/.exec(html)?.groups
    ?.policy ?? '';

test('names each inline script by its hash, before anything else in the head', () => {
  const policy = policyOf(
    addPolicy(
      '<html><head><script>a(1 < 2)</script></head><body><script>b()</script></body></html>',
    ),
  );
  expect(policy).toContain(hash('a(1 < 2)'));
  expect(policy).toContain(hash('b()'));
  expect(policy).not.toMatch(/script-src[^;]*'unsafe-(?:inline|eval)'/);
});

test('data and files are no inline scripts', () => {
  const html =
    '<head><script type="application/ld+json">{}</script><script src="/a.js">x</script></head>';
  expect(policyOf(addPolicy(html))).not.toContain('sha256');
});

test('a page that was built before gets one policy, of what it holds now', () => {
  const first = addPolicy('<head></head><body><script>a()</script></body>');
  const second = addPolicy(first.replace('a()', 'b()'));
  expect(second.match(/Content-Security-Policy/g)).toHaveLength(1);
  expect(policyOf(second)).toContain(hash('b()'));
  expect(policyOf(second)).not.toContain(hash('a()'));
});
