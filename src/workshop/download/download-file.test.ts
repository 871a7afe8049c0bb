import { downloadFile, fileNameOf } from './download-file';

it.each([
  ['Signal Hill', 'signal-hill.ink'],
  ['  «Лист» № 7! ', 'лист-7.ink'],
  ['../../etc', 'etc.ink'],
  ['???', 'story.ink'],
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
