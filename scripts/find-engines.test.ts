import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'engines-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const place = (name: string, ...lines: readonly string[]): void =>
  writeFileSync(path.join(folder, name), ['#!/bin/sh', ...lines].join('\n'), { mode: 0o755 });

/** What is said and found where only the programs in `folder` are, by an administrator. */
function find(): { said: string; found: Record<string, string> } {
  const module = pathToFileURL(path.resolve('scripts/find-engines.mjs')).href;
  const script = `process.getuid = () => 0;
    const { findEngines } = await import(${JSON.stringify(module)});
    console.log(JSON.stringify(findEngines()));`;
  const said = execFileSync(process.execPath, ['--input-type=module', '-e', script], {
    encoding: 'utf8',
    env: { PATH: folder },
  });
  const lines = said.trimEnd().split('\n');
  return { found: JSON.parse(lines.pop()!) as Record<string, string>, said: lines.join('\n') };
}

test('engines that are missing and cannot be installed are named', () => {
  const { said, found } = find();
  expect(found).toEqual({});
  expect(said).toContain('Firefox was not found: its tests are skipped.');
  expect(said).toContain('Debian: apt-get install webkit2gtk-driver xvfb');
});

test('engines that are missing are installed with apt-get', () => {
  const to = (name: string) => path.join(folder, name);
  place(
    'apt-get',
    'case "$*" in',
    `*firefox-esr*) : > '${to('firefox-esr')}' ;;`,
    `*webkit2gtk-driver*) : > '${to('WebKitWebDriver')}'; : > '${to('Xvfb')}' ;;`,
    'esac',
  );
  expect(find().found).toEqual({
    FIREFOX_PATH: to('firefox-esr'),
    WEBKIT_DRIVER_PATH: to('WebKitWebDriver'),
    XVFB_PATH: to('Xvfb'),
  });
});
