import { readPlain, writePlain } from './editable-plain';

it.each(['=== knot\n-> END\n', 'a\r\nb\r\n', 'mixed\r\nlines\n', '', '\n\n', 'no end'])(
  'leaves %j as it is',
  (source) => {
    expect(writePlain(readPlain(source))).toBe(source);
  },
);

it('writes a changed text with the line ends of its file', () => {
  const form = readPlain('a\r\nb\r\n');
  expect(form.text).toBe('a\nb\n');
  expect(writePlain({ ...form, text: 'a\nc\n' })).toBe('a\r\nc\r\n');
  expect(writePlain({ ...readPlain('a\n'), text: undefined })).toBe('');
});
