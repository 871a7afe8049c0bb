import { lossComment, type Loss } from '../conversion';
import { asCondition, inBrackets } from '../expression';
import { inkBlock } from '../ink-block';
import { inkSeams, inkText, labelOf } from '../ink-text';
import { MARKS, Paragraphs } from './paragraphs';
import {
  allNodes,
  type Branch,
  type IfNode,
  type LinkNode,
  type PassageNode,
} from './passage-nodes';
import type { StoryVariables } from './story-variables';

/** How deep passages are shown within one another, and how many in all. */
const MOST_INCLUDED = { deep: 4, all: 60 };

/** What the passages of a story share. */
export interface StoryContext {
  /** The knot of each passage. */
  knots: ReadonlyMap<string, string>;
  variables: StoryVariables;
  nodesOf: (passage: string) => readonly PassageNode[];
  /** Reads the words of a link. */
  read: (text: string) => readonly PassageNode[];
  /** The name of a mark that a part of the text was shown. */
  flag: (number: number) => string;
  losses: Loss[];
}

interface Choice {
  conditions: readonly string[];
  lines: readonly string[];
}

/** The lines of a knot for a passage, with its links as choices. */
export function writePassage(
  story: StoryContext,
  passage: string,
  nodes: readonly PassageNode[],
): string[] {
  return new PassageWriter(story, passage, nodes).lines();
}

/** The lines of what happens before a story begins: assignments. */
export function writeStart(
  story: StoryContext,
  passage: string,
  nodes: readonly PassageNode[],
): string[] {
  const acts = nodes.filter(({ kind }) => kind === 'set' || kind === 'lost');
  return new PassageWriter(story, passage, acts).body();
}

class PassageWriter {
  private readonly choices: Choice[] = [];
  private readonly flags: string[] = [];
  private readonly isSteady: boolean;
  private depth = 0;
  private included = 0;

  constructor(
    private readonly story: StoryContext,
    private readonly passage: string,
    private readonly nodes: readonly PassageNode[],
  ) {
    // While nothing is assigned, a condition is the same below the text as in it.
    this.isSteady = !allNodes(nodes).some(({ kind }) => kind === 'set' || kind === 'include');
  }

  body(): string[] {
    const text = new Paragraphs();
    this.write(this.nodes, text, []);
    text.end();
    return text.lines;
  }

  lines(): string[] {
    const text = new Paragraphs();
    const jump = this.nodes.findIndex((node) => this.isJump(node));
    this.write(jump < 0 ? this.nodes : this.nodes.slice(0, jump + 1), text, []);
    text.end();
    const flags = this.flags.map((flag) => `~ temp ${flag} = false`);
    if (jump >= 0) {
      const rest = this.nodes.slice(jump + 1);
      return [...flags, ...text.lines, ...this.unreached(rest)];
    }
    return [...flags, ...text.lines, ...this.ending()];
  }

  private isJump(node: PassageNode): boolean {
    return node.kind === 'goto' && this.story.knots.has(node.target);
  }

  /** Text after a jump is never shown; it stays as a comment. */
  private unreached(nodes: readonly PassageNode[]): string[] {
    const words = nodes
      .map((node) => (node.kind === 'text' ? node.text : ''))
      .join('')
      .trim();
    return words === '' ? [] : words.split('\n').map((line) => `// ${line}`.trimEnd());
  }

  private ending(): string[] {
    if (this.choices.length === 0) return ['-> END'];
    const isSure = this.choices.some(({ conditions }) => conditions.length === 0);
    return [
      ...this.choices.flatMap(({ conditions, lines: [first = '', ...rest] }) => {
        const tests = conditions.map((condition) => `{${condition}} `).join('');
        return [`+ ${tests}${first}`, ...rest.map((line) => `  ${line}`)];
      }),
      // If no condition is met, the story is over here.
      ...(isSure ? [] : ['+ -> END']),
    ];
  }

  private write(
    nodes: readonly PassageNode[],
    text: Paragraphs,
    conditions: readonly string[],
  ): void {
    for (const node of nodes) this.writeNode(node, text, conditions);
  }

  private writeNode(node: PassageNode, text: Paragraphs, conditions: readonly string[]): void {
    switch (node.kind) {
      case 'text':
        text.text(inkText(node.text));
        break;
      case 'markup':
        text.text(`${MARKS.markup[0]}${node.ink}${MARKS.markup[1]}`);
        break;
      case 'print':
        this.writePrint(node, text);
        break;
      case 'link':
        this.writeLink(node, text, conditions);
        break;
      case 'set':
        this.writeStatement(this.story.variables.statement(node), node.code, text);
        break;
      case 'if':
        this.writeIf(node, text, conditions);
        break;
      case 'goto':
        this.writeStatement(this.divert(node.target), node.code, text);
        break;
      case 'include':
        this.writeIncluded(node.target, node.code, text, conditions);
        break;
      case 'comment':
        text.comment(
          node.text
            .trim()
            .split('\n')
            .map((line) => `// ${line.trim()}`.trimEnd()),
        );
        break;
      case 'lost':
        this.lose(node.code, text);
    }
  }

  private lose(code: string, text: Paragraphs): void {
    this.story.losses.push({ place: this.passage, code: code.trim() });
    text.comment(lossComment(code));
  }

  private divert(target: string): string | null {
    const knot = this.story.knots.get(target);
    return knot === undefined ? null : `-> ${knot}`;
  }

  private writeStatement(line: string | null, code: string, text: Paragraphs): void {
    if (line === null) this.lose(code, text);
    else text.statement(line);
  }

  private writePrint(node: PassageNode & { kind: 'print' }, text: Paragraphs): void {
    const ink = this.printed(node);
    if (ink !== null) text.text(ink);
    // A word with a dollar sign is text if there is no such variable.
    else if (node.code === node.expression) text.text(inkText(node.code));
    else this.lose(node.code, text);
  }

  private printed({ expression, code }: PassageNode & { kind: 'print' }): string | null {
    const { variables } = this.story;
    if (code === expression) {
      const name = variables.named(expression);
      return name && `{${name}}`;
    }
    const value = variables.translate(expression);
    if (value === null) return null;
    return value.isLiteral ? value.ink.replace(/^"|"$/g, '') : `{${inBrackets(value.ink)}}`;
  }

  private writeLink(node: LinkNode, text: Paragraphs, conditions: readonly string[]): void {
    const knot = this.story.knots.get(node.target);
    const words = this.story.read(node.label);
    const shown = this.inline(words) ?? inkText(node.label);
    if (knot === undefined) {
      this.lose(node.code, text);
      text.text(shown);
      return;
    }
    const label = labelOf(
      inkSeams(shown.replace(/\uE002[^\uE003]*\uE003/g, '').replace(/\s+/g, ' ')),
    );
    text.text(`${MARKS.link[0]}${shown.replace(/\n/g, ' ')}${MARKS.link[1]}`);
    const body = new Paragraphs();
    this.write(
      node.body.filter(({ kind }) => kind === 'set' || kind === 'lost'),
      body,
      [],
    );
    body.end();
    const head = `[${label === '' ? '…' : label}]`;
    const isShort = body.lines.length === 0;
    this.choices.push({
      conditions,
      lines: isShort ? [`${head} -> ${knot}`] : [head, ...body.lines, `-> ${knot}`],
    });
  }

  private writeIncluded(
    target: string,
    code: string,
    text: Paragraphs,
    conditions: readonly string[],
  ): void {
    if (!this.story.knots.has(target) || this.isFull()) {
      this.lose(code, text);
      return;
    }
    this.depth += 1;
    this.included += 1;
    this.write(this.story.nodesOf(target), text, conditions);
    this.depth -= 1;
  }

  /** Passages that show one another would never end. */
  private isFull(): boolean {
    return this.depth >= MOST_INCLUDED.deep || this.included >= MOST_INCLUDED.all;
  }

  private writeIf(node: IfNode, text: Paragraphs, conditions: readonly string[]): void {
    // Nothing comes after “else”.
    const last = node.branches.findIndex(({ condition }) => condition === null);
    const branches = last < 0 ? node.branches : node.branches.slice(0, last + 1);
    for (const { code } of node.branches.slice(branches.length)) this.lose(code, text);
    const tests = branches.map(({ condition }) => {
      if (condition === null) return null;
      const test = this.story.variables.translate(condition);
      return test === null || test.kind === 'mixed' ? undefined : asCondition(test);
    });
    if (tests.includes(undefined)) {
      // Its texts come over, all of them.
      for (const { code, body } of branches) {
        this.lose(code, text);
        this.write(body, text, conditions);
      }
      return;
    }
    const known = branches.map(({ body }, index) => ({ body, test: tests[index] ?? null }));
    const inline = this.inlineIf(known);
    if (inline !== null) text.text(inline);
    else if (this.isSteady && branches.every(isOnlyLinks)) this.writeLinks(known, text, conditions);
    else this.writeBlock(known, text, conditions);
  }

  /** `{coins > 2:Enough.|Too few.}`; null if there is more than words in it. */
  private inlineIf(branches: readonly Known[]): string | null {
    const [first, ...rest] = branches;
    if (first === undefined) return '';
    const words = this.inline(first.body);
    const others = rest.length === 0 ? '' : this.inlineIf(rest);
    if (words === null || others === null || words.includes('\n')) return null;
    if (first.test === null) return words;
    if (words === '') return others === '' ? '' : `{not ${inBrackets(first.test)}:${others}}`;
    return `{${first.test}:${keepSpace(words)}${others === '' ? '' : `|${keepSpace(others)}`}}`;
  }

  /** Nodes as a piece of a line; null if they are more than words. */
  private inline(nodes: readonly PassageNode[]): string | null {
    const parts = nodes.map((node): string | null => {
      if (node.kind === 'text') return inkText(node.text);
      if (node.kind === 'markup') return `${MARKS.markup[0]}${node.ink}${MARKS.markup[1]}`;
      if (node.kind !== 'print') return null;
      return this.printed(node) ?? (node.code === node.expression ? inkText(node.code) : null);
    });
    return parts.includes(null) ? null : parts.join('');
  }

  /** Choices that are offered under conditions. */
  private writeLinks(
    branches: readonly Known[],
    text: Paragraphs,
    conditions: readonly string[],
  ): void {
    const before: string[] = [];
    for (const { body, test } of branches) {
      const own = test === null ? before : [...before, test];
      // The words of the links are those of the choices.
      const aside = new Paragraphs();
      this.write(body, aside, [...conditions, ...own]);
      aside.end();
      text.comment(aside.lines.filter((line) => line.startsWith('//')));
      if (test !== null) before.push(`not ${inBrackets(test)}`);
    }
  }

  private writeBlock(
    branches: readonly Known[],
    text: Paragraphs,
    conditions: readonly string[],
  ): void {
    const written = branches.map(({ body, test }) => {
      const inner = new Paragraphs();
      const hasLinks = allNodes(body).some(({ kind }) => kind === 'link' || kind === 'include');
      const own: string[] = [];
      if (hasLinks) {
        const flag = this.story.flag(this.flags.length + 1);
        this.flags.push(flag);
        inner.statement(`~ ${flag} = true`);
        own.push(flag);
      }
      this.write(body, inner, [...conditions, ...own]);
      inner.end();
      return { test, lines: inner.lines };
    });
    text.end();
    text.statement(...inkBlock(written));
  }
}

interface Known {
  body: readonly PassageNode[];
  /** Null for “else”. */
  test: string | null;
}

function isOnlyLinks({ body }: Branch): boolean {
  return body.every(
    (node) =>
      node.kind === 'link' ||
      node.kind === 'comment' ||
      (node.kind === 'text' && !/[\p{L}\p{N}]/u.test(node.text)),
  );
}

/** Ink leaves out the space at the edges of an alternative unless it is written. */
function keepSpace(words: string): string {
  return words.replace(/^ /, '\\ ').replace(/ $/, '\\ ');
}
