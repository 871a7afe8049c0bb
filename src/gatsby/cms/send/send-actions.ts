import type { SendProtocol, SendFailure, SendResult } from '../../../cms/protocol/send-protocol';
import { isContentText } from '../../../cms/protocol/content-text';
import { EditableFiles } from '../files/editable-files';
import { RefusalError } from '../files/refusal-error';
import { isNameBlocked, newBranchName, readBranches } from './branches';
import { changedFiles } from './changed-files';
import { commitChanges } from './commit-changes';
import { findRepository, type Repository } from './find-repository';
import { fetchTheirs, pushBranch } from './push-branch';
import { beginOf, ownBranchOf, publishedCommit, readState, stateWithout } from './read-state';
import { runGit } from './run-git';
import { undoCommit } from './undo-commit';

type SendAction = keyof SendProtocol;

/** Performs the actions about sending work in, one after the other, with the installed Git. */
export class SendActions {
  private readonly files: EditableFiles;
  private latest: Promise<unknown> = Promise.resolve();

  constructor(private readonly projectRoot: string) {
    this.files = new EditableFiles(projectRoot);
  }

  private readonly actions: {
    [K in SendAction]: (params: SendProtocol[K][0]) => Promise<SendProtocol[K][1]>;
  } = {
    sendState: () => this.state(),
    difference: ({ path }) => this.difference(path),
    send: (contribution) => this.step((repository) => this.send(repository, contribution)),
    push: () => this.step((repository) => this.push(repository)),
    undo: ({ commit }) => this.step((repository) => this.undo(repository, commit)),
    fetch: () => this.step(fetchTheirs),
  };

  has(action: string): action is SendAction {
    return Object.hasOwn(this.actions, action);
  }

  /** Runs one action; rejects with a `RefusalError`, without changing anything, if it is not allowed. */
  run<A extends SendAction>(action: A, params: SendProtocol[A][0]): Promise<SendProtocol[A][1]> {
    const done = this.latest.then(() => this.actions[action](params));
    this.latest = done.catch(() => undefined);
    return done;
  }

  /** The commit that readers have the pages of. */
  published(): Promise<string> {
    return publishedCommit(this.projectRoot);
  }

  private async state() {
    const found = await findRepository(this.projectRoot);
    return 'kind' in found ? stateWithout(found) : readState(found);
  }

  private async repository(): Promise<Repository> {
    const found = await findRepository(this.projectRoot);
    if (!('kind' in found)) return found;
    throw new RefusalError(
      409,
      'Nothing can be sent in from here: load this page again to see why.',
    );
  }

  /** Does a step; what Git refuses is reported, with how things are then. */
  private async step(
    work: (repository: Repository) => Promise<SendFailure | null>,
  ): Promise<SendResult> {
    const failure = await work(await this.repository());
    return { state: await this.state(), failure };
  }

  private async difference(file: string) {
    const repository = await this.repository();
    const { changes } = await changedFiles(repository);
    const change = changes.find(({ path }) => path === file);
    if (change === undefined) throw new RefusalError(404, `${file} is not changed any more.`);
    if (!isContentText(file)) return { before: null, after: null };
    const former = `HEAD:${repository.prefix}${change.formerPath ?? file}`;
    const shown = await runGit(repository.root, ['cat-file', 'blob', former]);
    return {
      before: shown.status === 0 ? shown.stdout : null,
      after: this.files.has(file) ? this.files.read(file).toString('utf8') : null,
    };
  }

  private async send(
    repository: Repository,
    { sentence, toNewBranch }: SendProtocol['send'][0],
  ): Promise<SendFailure | null> {
    const words = sentence.trim().replace(/\s+/g, ' ');
    if (words === '') throw new RefusalError(400, 'Say in a sentence what you have changed.');
    const [branches, { changes }] = await Promise.all([
      readBranches(repository),
      changedFiles(repository),
    ]);
    if (changes.length === 0) {
      throw new RefusalError(409, 'Nothing has changed since the last commit.');
    }
    const begin = await beginOf(repository, branches);
    const goesOn = !toNewBranch && ownBranchOf(repository, branches, begin) !== null;
    const today = new Date().toISOString().slice(0, 10);
    const newBranch = goesOn ? null : newBranchName(words, branches.refs, today);
    if (newBranch !== null && isNameBlocked(branches)) {
      return { step: 'commit', reason: 'name-blocked', said: '' };
    }
    const contribution = { sentence: words, changes, newBranch };
    const failure = await commitChanges(repository, branches, contribution);
    const current = newBranch ?? branches.current;
    return failure ?? pushBranch(repository, { ...branches, current });
  }

  private async push(repository: Repository): Promise<SendFailure | null> {
    const branches = await readBranches(repository);
    const begin = await beginOf(repository, branches);
    if (ownBranchOf(repository, branches, begin) !== null) return pushBranch(repository, branches);
    const { mainBranch } = branches;
    throw new RefusalError(409, `The desk pushes only branches of your own, never ${mainBranch}.`);
  }

  private async undo(repository: Repository, commit: string): Promise<null> {
    const { canUndo } = await readState(repository);
    if (!canUndo || repository.head !== commit) {
      throw new RefusalError(
        409,
        'This commit is not the last one any more, or others have it by now, so it was not taken back.',
      );
    }
    await undoCommit(repository);
    return null;
  }
}
