import type { FileVersion } from '../../../cms/protocol/protocol';
import { git } from '../../project/git';
import { RefusalError } from './refusal-error';

const RECORD = '\x1e';
const FIELD = '\x1f';
const MOST = 100;
const COMMIT = /^[0-9a-f]{40,64}$/;
const CONTENT_FILE = /^content\/(?!.*\.\.)[^:]+$/;

/** The versions of a file that were committed, newest first, under former names as well; none without Git. */
export function fileVersions(projectRoot: string, file: string): FileVersion[] {
  requireContent(file);
  const format = `--format=${[`${RECORD}%H`, '%aI', '%aN', '%s'].join(FIELD)}`;
  const log = ['log', '--follow', '--relative', '--name-only', `--max-count=${MOST}`, format];
  const records = (git(projectRoot, ...log, '--', file) ?? '').split(RECORD).slice(1);
  return records.map((record) => {
    const [head = '', path = ''] = record.split('\n').filter(Boolean);
    const [commit = '', date = '', author = '', subject = ''] = head.split(FIELD);
    return { id: commit, path: path || file, date, author, subject };
  });
}

/** The text of a version. */
export function textOfVersion(
  projectRoot: string,
  { id: commit, path }: Pick<FileVersion, 'id' | 'path'>,
): string {
  requireContent(path);
  const text = COMMIT.test(commit) ? git(projectRoot, 'show', `${commit}:./${path}`) : null;
  if (text === null) throw new RefusalError(404, `${path} has no version ${commit.slice(0, 7)}.`);
  return text;
}

/** Throws for what is no file of the content. */
export function requireContent(file: string): void {
  if (!CONTENT_FILE.test(file))
    throw new RefusalError(400, `${file} is not a file of the content.`);
}
