/** A step of a scene. */
export type Statement =
  /** A line of text; an empty one ends a paragraph. */
  | { kind: 'text'; text: string }
  | { kind: 'label'; name: string }
  | { kind: 'if'; branches: readonly Branch[] }
  | { kind: 'choice'; options: readonly Option[] }
  | Command;

/** Any other command, with what is indented below it. */
export interface Command {
  kind: 'command';
  name: string;
  given: string;
  below: readonly string[];
  code: string;
}

export interface Branch {
  /** Null for `*else`. */
  condition: string | null;
  body: readonly Statement[];
  code: string;
  /** With what is below it. */
  whole: string;
}

export interface Option {
  label: string;
  /** What has to be true for the option to be shown, of each `*if` around it. */
  conditions: readonly string[];
  /** What has to be true for it to be chosen. */
  selectable: string | null;
  /** Null if it is as in the rest of the scene. */
  reuse: 'hide' | 'disable' | 'allow' | null;
  body: readonly Statement[];
  code: string;
  /** With what is below it. */
  whole: string;
}

interface Line {
  indent: number;
  text: string;
  below: Line[];
}

const COMMAND = /^\*(?<name>[a-z_]+)\b[ \t]*(?<given>.*)$/i;
const KNOWN =
  /^[ \t]*\*(?:choice|fake_choice|create|temp|scene_list|goto|goto_scene|gosub|label|finish|ending|title|author|set|if|page_break|comment|image|rand)\b/im;
const OPTION = /^(?<before>(?:\*.*?[ \t])?)#(?<label>.*)$/;

/** Whether a text is a scene of ChoiceScript: it has some of its commands. */
export function isChoiceScript(text: string): boolean {
  return KNOWN.test(text);
}

/** Reads a scene. */
export function readScene(text: string): Statement[] {
  return statements(nested(text));
}

/** Lines with those that are indented further below them. */
function nested(text: string): Line[] {
  const root: Line = { indent: -1, text: '', below: [] };
  const above = [root];
  for (const written of text.split('\n')) {
    const line = {
      indent: /^[ \t]*/.exec(written)?.[0].length ?? 0,
      text: written.trim(),
      below: [],
    };
    if (line.text === '') {
      above.at(-1)?.below.push({ ...line, indent: Infinity });
      continue;
    }
    while (above.length > 1 && (above.at(-1)?.indent ?? -1) >= line.indent) above.pop();
    above.at(-1)?.below.push(line);
    // Text has nothing below it; what is indented further belongs to the command above.
    if (/^[*#]/.test(line.text)) above.push(line);
  }
  return root.below;
}

function statements(lines: readonly Line[]): Statement[] {
  const found: Statement[] = [];
  let branches: Branch[] = [];
  const closeIf = (): void => {
    if (branches.length > 0) found.push({ kind: 'if', branches });
    branches = [];
  };
  // Nothing comes after `*else`.
  const isOpen = (): boolean => branches.length > 0 && branches.at(-1)?.condition !== null;
  for (const line of lines) {
    const { name = '', given = '' } = COMMAND.exec(line.text)?.groups ?? {};
    const command = name.toLowerCase();
    if (['elseif', 'elsif', 'else'].includes(command) && isOpen()) {
      const condition = command === 'else' ? null : given;
      branches.push(branch(line, condition));
    } else {
      if (line.text !== '') closeIf();
      if (command === 'if') {
        branches = [branch(line, given)];
      } else found.push(...statement(line, command, given));
    }
  }
  closeIf();
  return found;
}

function branch(line: Line, condition: string | null): Branch {
  return { condition, body: statements(line.below), code: line.text, whole: wholeOf(line) };
}

function statement(line: Line, name: string, given: string): Statement[] {
  switch (name) {
    case '':
      return [{ kind: 'text', text: line.text }, ...statements(line.below)];
    case 'label':
      return [{ kind: 'label', name: given.toLowerCase() }, ...statements(line.below)];
    case 'choice':
    case 'fake_choice':
      if (given === '') return [{ kind: 'choice', options: options(line.below, []) }];
      break;
  }
  const below = textsBelow(line);
  const takesBelow = line.below.some(({ text }) => text !== '');
  return [
    {
      kind: 'command',
      name,
      given,
      below: takesBelow ? below : [],
      code: takesBelow ? wholeOf(line) : line.text,
    },
    // An empty line belongs to what follows.
    ...(takesBelow ? [] : line.below.map(() => ({ kind: 'text', text: '' }) as const)),
  ];
}

/** A line with what is below it. */
function wholeOf(line: Line): string {
  return [line.text, ...textsBelow(line).map((text) => `  ${text}`)].join('\n');
}

function textsBelow({ below }: Line): string[] {
  return below.flatMap((line) => (line.text === '' ? [] : [line.text, ...textsBelow(line)]));
}

/** The options of a choice; `*if` may stand before one, or above several. */
function options(lines: readonly Line[], outer: readonly string[]): Option[] {
  const found: Option[] = [];
  let before: string[] = [];
  for (const line of lines) {
    const { before: prefix, label } = OPTION.exec(line.text)?.groups ?? {};
    const { name = '', given = '' } = COMMAND.exec(line.text)?.groups ?? {};
    if (prefix !== undefined && label !== undefined) {
      found.push(option(prefix.trim(), label, line, outer));
    } else if (name === 'if' || name === 'elseif' || name === 'elsif' || name === 'else') {
      if (name === 'if') before = [];
      const own = name === 'else' ? before : [...before, given];
      found.push(...options(line.below, [...outer, ...own]));
      if (name !== 'else') before = [...before, `not (${given})`];
    }
  }
  return found;
}

function option(prefix: string, label: string, line: Line, outer: readonly string[]): Option {
  const made = {
    label: label.trim(),
    conditions: [...outer],
    selectable: null as string | null,
    reuse: null as Option['reuse'],
    body: statements(line.below),
    code: line.text,
    whole: wholeOf(line),
  };
  // Each of these lasts until the next one: `*hide_reuse *if (coins > 2) #Pay`.
  for (const part of prefix.split(/(?<=^|\s)(?=\*[a-z])/i)) {
    const { name = '', given = '' } = COMMAND.exec(part.trim())?.groups ?? {};
    if (name === 'hide_reuse') made.reuse = 'hide';
    else if (name === 'disable_reuse') made.reuse = 'disable';
    else if (name === 'allow_reuse') made.reuse = 'allow';
    else if (name === 'if') made.conditions.push(given.trim());
    else if (name === 'selectable_if') made.selectable = given.trim();
  }
  return made;
}

/** All statements of some, those within others included. */
export function allStatements(all: readonly Statement[]): Statement[] {
  return all.flatMap((one): Statement[] => {
    if (one.kind === 'if') {
      return [one, ...one.branches.flatMap(({ body }) => allStatements(body))];
    }
    if (one.kind === 'choice') {
      return [one, ...one.options.flatMap(({ body }) => allStatements(body))];
    }
    return [one];
  });
}
