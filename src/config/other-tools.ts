import { docsRoot } from './docs-root';

/** Programs for interactive fiction whose users find their words here beside ours, most used first. */
export const otherTools: readonly { name: string; href: string }[] = [
  { name: 'Twine', href: `${docsRoot}/coming-from/twine/` },
  { name: 'ChoiceScript', href: `${docsRoot}/coming-from/choicescript/` },
  { name: 'Inky', href: `${docsRoot}/coming-from/inky/` },
];
