import { safeHref, safeUrl } from './safe-url';

test.each([
  ['https://example.org', 'https://example.org/'],
  ['HTTP://Example.org/A b', 'http://example.org/A%20b'],
  ['  https://example.org/a?b=1#c ', 'https://example.org/a?b=1#c'],
])('lets %j through', (address, href) => {
  expect(safeUrl(address)).toEqual({ kind: 'web', href });
  expect(safeHref(address)).toBe(href);
});

test.each([
  ['lamp.png', 'lamp.png'],
  ['study/lamp and glow.png', 'study/lamp and glow.png'],
  ['./a/ö.jpg', 'a/ö.jpg'],
  ["it's/c-d_e(1).svg", "it's/c-d_e(1).svg"],
])('takes %j for a file', (address, path) => {
  expect(safeUrl(address)).toEqual({ kind: 'file', path });
  expect(safeHref(address)).toBeNull();
});

test.each([
  ...['', ' ', '#', '?x', '/', '//evil.example/x', '/\\evil.example', '\\\\evil.example', '///x'],
  ...['javascript:alert(1)', 'JavaScript:alert(1)', ' javascript:alert(1)', 'java\tscript:x'],
  ...['java\nscript:x', '\u0001javascript:x', 'javascript&colon;x', 'javascript%3Ax', 'vbscript:x'],
  ...['data:text/html,x', 'data:image/svg+xml,<svg onload=x>', 'blob:https://a/b', 'file:///etc'],
  ...['ftp://a/b', 'mailto:a@b', 'about:blank', 'view-source:https://a', 'C:\\a.png', 'c:/a.png'],
  ...[
    'https:evil.example',
    'https:/evil.example',
    'https:\\\\evil.example',
    'https://',
    'http:///',
  ],
  ...['https://bank.example@evil.example/', 'https://a:b@c.example/', 'https://\u0000a/'],
  ...[
    '../a.png',
    'a/../../b.png',
    'a/..',
    '%2e%2e/a.png',
    'a/%2E./b.png',
    'a%2f..%2fb',
    'a//b.png',
  ],
  ...['a.png"onerror="x', 'a<b>.png', 'a`b', 'a|b', 'a\u202eb', `a${'b'.repeat(3000)}`],
])('refuses %j', (address) => {
  expect(safeUrl(address)).toBeNull();
  expect(safeHref(address)).toBeNull();
});
