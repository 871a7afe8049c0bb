/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { downloadFile, fileNameOf } from './download-file';

it.each([
  ['Signal Hill', 'signal-hill.ink'],
  ['  «Лист» № 7! ', 'лист-7.ink'],
  ['../../etc', 'etc.ink'],
  ['C:\\games\\x.exe', 'c-games-x-exe.ink'],
  ['???', 'story.ink'],
  ['', 'story.ink'],
  ['🐙🌊', 'story.ink'],
  ['The 🐙 & me', 'the-me.ink'],
  ['U\u0308ber', 'über.ink'],
  ['हिन्दी कथा', 'हिन्दी-कथा.ink'],
  ['Con', 'story-con.ink'],
  ['𝒜'.repeat(70), `${'𝒜'.repeat(60)}.ink`],
  [`${'a'.repeat(59)} b`, `${'a'.repeat(59)}.ink`],
  ['a'.repeat(100), `${'a'.repeat(60)}.ink`],
])('names the file of “%s” %s', (title, name) => {
  expect(fileNameOf(title, 'ink')).toBe(name);
});

it('hands a file to the browser, and cleans up', () => {
  jest.useFakeTimers();
  const clicked: string[] = [];
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    clicked.push(`${this.download} ${this.href}`);
  });
  const revoked = jest.fn();
  Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: revoked });
  downloadFile('a.ink', 'Hello.', 'text/plain');
  expect(clicked).toEqual(['a.ink blob:x']);
  expect(document.querySelector('a')).not.toBeInTheDocument();
  jest.runAllTimers();
  expect(revoked).toHaveBeenCalledWith('blob:x');
  click.mockRestore();
  jest.useRealTimers();
});
