import { decodeText } from './decode-text';

const utf16 = (text: string, isBig: boolean): Uint8Array => {
  const bytes = Buffer.from(text, 'utf16le');
  return new Uint8Array(isBig ? bytes.swap16() : bytes);
};

test.each([
  ['UTF-8', Buffer.from('é\r\nb\rc'), 'é\nb\nc', 'utf-8'],
  ['UTF-8 with a mark', Buffer.from('\uFEFFé'), 'é', 'utf-8'],
  ['nothing', Buffer.from(''), '', 'utf-8'],
  ['UTF-16 LE with a mark', utf16('\uFEFFé – b', false), 'é – b', 'utf-16le'],
  ['UTF-16 BE with a mark', utf16('\uFEFFé – b', true), 'é – b', 'utf-16be'],
  ['UTF-16 LE without a mark', utf16('A bell rings.\r\n', false), 'A bell rings.\n', 'utf-16le'],
  ['UTF-16 BE without a mark', utf16('A bell rings.', true), 'A bell rings.', 'utf-16be'],
  ['Latin-1', Buffer.from('Café', 'latin1'), 'Café', 'windows-1252'],
  ['Windows-1252', Buffer.from([0x93, 0x48, 0x69, 0x94]), '“Hi”', 'windows-1252'],
  [
    'a vertical tab of PowerPoint',
    Buffer.from('Line one\vand two.'),
    'Line one\vand two.',
    'utf-8',
  ],
  [
    'the end of a file of DOS',
    Buffer.from('Café.\r\n\x1a', 'latin1'),
    'Café.\n\x1a',
    'windows-1252',
  ],
  ['a control in UTF-16', utf16('A bell\b rings.', false), 'A bell\b rings.', 'utf-16le'],
])('reads %s', (_, bytes, text, encoding) => {
  expect(decodeText(new Uint8Array(bytes))).toEqual({ text, encoding });
});

test.each([
  ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13])],
  ['half a UTF-16 character', Buffer.from([0xff, 0xfe, 0x41])],
  ['a zero', Buffer.from('a\0b')],
  ['a zero in UTF-16', utf16('\uFEFFa\0b', false)],
  ['bytes that Windows-1252 does not have', Buffer.from([0x41, 0x81])],
  ['a guess with many controls', Buffer.from([0xff, 1, 2, 0x41, 3, 0xc0])],
])('refuses %s', (_, bytes) => {
  expect(decodeText(new Uint8Array(bytes))).toBeNull();
});
