import { chmodSync } from 'node:fs';
import path from 'node:path';
import { makeProject } from '../../../testing/temp-project';
import { chosenEditor } from './chosen-editor';

const npm = { npm_execpath: '/npm-cli.js' };
const withCode = () => {
  const root = makeProject({ code: '#!/bin/sh\n' });
  chmodSync(path.join(root, 'code'), 0o755);
  return root;
};
const chosen = (env: Record<string, string>, gitEditor: string | null = null) =>
  chosenEditor({ env: { PATH: '', ...env }, platform: 'linux', readGitEditor: () => gitEditor });

it.each([
  ['VISUAL before EDITOR', { VISUAL: 'code -w', EDITOR: 'nano' }, ['code -w', 'VISUAL']],
  ['EDITOR', { EDITOR: 'nano', VISUAL: '' }, ['nano', 'EDITOR']],
  ['an EDITOR that npm passes on', { ...npm, EDITOR: 'nano' }, ['nano', 'EDITOR']],
  ['vi outside npm', { EDITOR: 'vi' }, ['vi', 'EDITOR']],
  ['vi in VISUAL, which npm never sets', { ...npm, VISUAL: 'vi', EDITOR: 'vi' }, ['vi', 'VISUAL']],
])('takes %s', (_, env, [command, source]) => {
  expect(chosen(env, 'vim')).toEqual({ command, source });
});

it('takes what npm sets by itself for no choice', () => {
  expect(chosen({ ...npm, EDITOR: 'vi' })).toBeNull();
  const env = { ...npm, SYSTEMROOT: 'C:\\Windows', EDITOR: 'C:\\Windows\\notepad.exe' };
  const onWindows = { env, platform: 'win32', readGitEditor: () => null } as const;
  expect(chosenEditor(onWindows)).toBeNull();
});

it('takes the editor of git, then VS Code', () => {
  const env = { ...npm, EDITOR: 'vi', PATH: ['/nowhere', withCode()].join(path.delimiter) };
  expect(chosen(env, 'nano')).toEqual({ command: 'nano', source: 'git config core.editor' });
  expect(chosen(env)).toEqual({ command: 'code', source: 'VS Code, found on the PATH' });
});
