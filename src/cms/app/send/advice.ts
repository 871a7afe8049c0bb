import type { Obstacle, SendFailure, SendState } from '../../protocol/send-protocol';

/** Why something cannot be done, and what to do. */
export interface Advice {
  title: string;
  why: string;
  /** Lines for a terminal in the project’s folder. */
  commands?: readonly string[];
  /** A page that helps. */
  page?: { words: string; address: string };
  /** What to do after that. */
  then?: string;
}

const RELOAD = 'Then reload this page.';

/** What has to be done before anything can be sent in. */
export const obstacleAdvice: Readonly<Record<Obstacle['kind'], Advice>> = {
  'no-git': {
    title: 'Git is not installed',
    why: 'Work is sent in with Git, and this computer has none. What you have saved is safe in its files.',
    page: { words: 'Download Git', address: 'https://git-scm.com/downloads' },
    then: 'Install it, end “npm run write” with Ctrl+C, and start it again.',
  },
  'no-repository': {
    title: 'This folder is not a clone',
    why: 'It was perhaps downloaded as a ZIP file, so Git does not know where it comes from. Clone the repository, then copy the folders “content” and “static” of this folder over those of the clone.',
    commands: ['git clone <address of the repository>'],
    then: 'Start “npm run write” in the clone.',
  },
  'not-trusted': {
    title: 'Git does not trust this folder',
    why: 'It belongs to another user of this computer. If you know who that is, allow it:',
    commands: ['git config --global --add safe.directory "$PWD"'],
    then: RELOAD,
  },
  'no-commit': {
    title: 'There is no commit yet',
    why: 'Changes are compared with the last commit, so Git needs a first one.',
    commands: ['git add --all', 'git commit -m "Begin"'],
    then: RELOAD,
  },
  unfinished: {
    title: 'Something is unfinished',
    why: 'A merge, a rebase or the like was begun in this folder and has to be finished or given up first. Git says which, and how:',
    commands: ['git status'],
    then: RELOAD,
  },
  'no-author': {
    title: 'Git does not know who you are',
    why: 'A commit has the name and address of its author. Tell Git yours, once for this computer:',
    commands: [
      'git config --global user.name "Your Name"',
      'git config --global user.email "you@example.org"',
    ],
    then: RELOAD,
  },
};

/** Why there is nothing to push to, and what to do. */
export const withoutRemote: Advice = {
  title: 'There is no remote',
  why: 'Git does not know where to send commits, so they stay in this folder. Add the address of the repository:',
  commands: ['git remote add origin <address of the repository>'],
  then: RELOAD,
};

/** Why a step failed, and what to do; whatever is committed or written is still there. */
export function failureAdvice({ step, reason }: SendFailure, state: SendState): Advice {
  if (step === 'commit') return commitAdvice(reason);
  const name = state.remote?.name ?? 'origin';
  const branch = state.branch ?? '';
  const isPush = step === 'push';
  const pushing = isPush ? `git push -u ${name} ${branch}` : `git fetch ${name}`;
  const title = isPush
    ? 'Committed, but not pushed yet'
    : 'What others have changed is not known: it could not be fetched';
  const again = isPush ? 'Then press “Push” below.' : 'Then press “Look again” below.';
  const advices: Readonly<Record<SendFailure['reason'], Omit<Advice, 'title'>>> = {
    network: {
      why: `${name} did not answer. Are you online?`,
      then: isPush ? 'Press “Push” below when you are.' : 'Press “Look again” below when you are.',
    },
    credentials: {
      why: 'Git asks for a name and password, a token or a key, which it can only do in a terminal. Sign in there:',
      commands: [pushing],
      then: `${isPush ? 'That also pushes your commit: reload this page then.' : RELOAD} If Git asks every time, set up a credential manager.`,
      page: {
        words: 'How Git remembers passwords',
        address: 'https://git-scm.com/doc/credential-helpers',
      },
    },
    'unknown-host': {
      why: 'This computer has never connected to that server, and ssh asks whether it is the right one. Answer in a terminal:',
      commands: [pushing],
      then: RELOAD,
    },
    denied: deniedAdvice(state),
    refused: {
      why: `${name} refused the branch, by a rule of its own: see what it said. Change that, and send it in again, or ask whoever runs the repository.`,
    },
    behind: {
      why: `Others have added commits to ${branch} at ${name}. Take them in: Git puts yours after them, and says so where both changed the same lines.`,
      commands: [`git pull --rebase ${name} ${branch}`],
      then: again,
    },
    'name-taken': {
      why: `There is another branch ${branch} at ${name} by now. Give yours another name:`,
      commands: [`git branch -m ${branch}-2`],
      then: again,
    },
    'not-found': {
      why: `There is no repository at ${state.remote?.address ?? name}, or you may not see it. Is this its address?`,
      commands: ['git remote -v', `git remote set-url ${name} <address of the repository>`],
      then: again,
    },
    'name-blocked': blockedAdvice,
    locked: lockedAdvice,
    hook: {
      why: 'A check of this repository (its “pre-push” hook) stopped it: see what it said. Correct that.',
      then: again,
    },
    other: {
      why: 'See what Git said. To try it in a terminal:',
      commands: [pushing],
      then: RELOAD,
    },
  };
  return { title, ...advices[reason] };
}

const lockedAdvice = {
  why: 'Another program is using Git in this folder. If there is none, an earlier one was interrupted, and has left a file whose name ends in “.lock”, which Git names below: delete it.',
  then: 'Then try again.',
};

const blockedAdvice = {
  why: 'There is a branch called “write”, here or at the remote. The branches that this page makes begin with “write/”, and Git cannot have both. Your files are as they were. Begin a branch of your own:',
  commands: ['git switch -c my-change'],
  then: 'Then reload this page: what you send in goes to that branch.',
};

function commitAdvice(reason: SendFailure['reason']): Advice {
  const title = 'Not sent in: Git made no commit';
  if (reason === 'locked') return { title, ...lockedAdvice };
  if (reason === 'name-blocked') return { title, ...blockedAdvice };
  if (reason === 'hook') {
    return {
      title,
      why: 'A check of this repository (a hook) refused the change: see what it said. Your files are as they were.',
      then: 'Correct that, then send it in again.',
    };
  }
  return {
    title,
    why: 'See what Git said. Your files are as they were. To try it in a terminal:',
    commands: ['git add content static', 'git commit'],
    then: RELOAD,
  };
}

function deniedAdvice({ remote, branch }: SendState): Omit<Advice, 'title'> {
  const page = remote?.forkPage ?? '';
  return {
    why: 'You may not push to this repository. Make a copy of your own, a fork, and push there: reviewers can take your change from it.',
    ...(page !== '' && { page: { words: 'Make a fork', address: page } }),
    commands: [
      'git remote add fork <address of your fork>',
      'git config remote.pushDefault fork',
      `git push -u fork ${branch ?? ''}`,
    ],
    then: RELOAD,
  };
}
