import { isPortablePath } from './portable-name';

it.each([
  'CON.ink',
  'aux.png',
  'img/nul.tar.gz',
  'com1',
  'LPT¹.ink',
  'prn/a.ink',
  'a./b.ink',
  'a /b.ink',
  'b.',
])('Windows cannot store %s', (path) => expect(isPortablePath(path)).toBe(false));

it.each(['conny.ink', 'img/auxiliary.png', 'com10.ink', 'a con.ink', 'a.b/c d.ink'])(
  'Windows can store %s',
  (path) => expect(isPortablePath(path)).toBe(true),
);
