import { commentLines, lossLines } from '../writing/conversion';
import { expandNodes } from './expand-nodes';
import { forgotten } from './forgotten';
import { InlineWriter } from './inline-writer';
import { jumpsFirst, mayJump } from './order-jumps';
import { MARKS, Paragraphs } from './paragraphs';
import { lastChangeIn, linkCount, unreachedLines } from './passage-facts';
import { RESTART, type IfNode, type LinkNode, type PassageNode } from './passage/passage-nodes';
import type { StoryContext } from './story-context';
import { clockFor } from './clocks';
import { alwaysLead, areLinks, jumpIn, knownBranches, type Known } from './write-branches';
import { inBrackets } from '../expression/ink-expression';
import { inkBlock } from '../writing/ink-block';
import { choiceWords, endingLines, type Choice } from './write-choices';

/** The lines of a knot for a passage, with its links as choices; what is lost around all passages is said elsewhere. */
export function writePassage(
  story: StoryContext,
  nodes: readonly PassageNode[],
  saidElsewhere: readonly string[],
): string[] {
  return new PassageWriter(story, nodes, [...saidElsewhere]).lines();
}

/** What is lost of nodes. */
export function lossesOf(story: StoryContext, nodes: readonly PassageNode[]): readonly string[] {
  const writer = new PassageWriter(story, nodes);
  writer.lines();
  return writer.lost;
}

/** The lines of what is no passage: nodes in which all that they show in place is changed once more. */
export function writeAside(
  story: StoryContext,
  nodes: readonly PassageNode[],
  change: (nodes: readonly PassageNode[]) => readonly PassageNode[],
): string[] {
  return new PassageWriter(story, nodes, [], false).aside(change);
}

class PassageWriter {
  readonly lost: string[] = [];
  private readonly choices: Choice[] = [];
  private readonly flags: string[] = [];
  private readonly clock: string[] = [];
  private readonly nodes: readonly PassageNode[];
  /** Whether a condition is the same below the text as in it: nothing is assigned from here on. */
  private isSteady = false;
  /** Whether one of the choices is there, whatever their conditions are. */
  private isSure = false;
  private readonly inline: InlineWriter;
  private following = 0; // How many links are around what is written.

  constructor(
    private readonly story: StoryContext,
    nodes: readonly PassageNode[],
    /** What is lost, and said elsewhere. */
    private readonly elsewhere: string[] = [],
    isPassage = true,
  ) {
    this.inline = new InlineWriter(story);
    this.nodes = jumpsFirst(expandNodes(nodes, story), story.knots, (node) =>
      isPassage ? this.inline.kept(node, () => this.newFlag()) : null,
    );
  }

  aside(change: (nodes: readonly PassageNode[]) => readonly PassageNode[]): string[] {
    return this.inner(change(this.nodes), []);
  }

  lines(): string[] {
    const text = new Paragraphs();
    const jump = jumpIn(this.nodes, this.story);
    const nodes = jump < 0 ? this.nodes : this.nodes.slice(0, jump + 1);
    const lastChange = lastChangeIn(nodes);
    text.statement(...forgotten(nodes, this.story.variables));
    // A tag would go on with a jump: it stands behind all jumps.
    let from = 0;
    for (const [index, node] of nodes.entries()) {
      this.isSteady = index > lastChange;
      this.writeNode(node, text, []);
      if (mayJump([node], this.story.knots)) from = text.lines.length;
    }
    text.end();
    const flags = this.flags.map((flag) => `~ temp ${flag} = false`);
    const end =
      jump < 0
        ? endingLines(this.choices, this.isSure, this.inline.fields(nodes))
        : unreachedLines(this.nodes.slice(jump + 1));
    text.lines.splice(from, 0, ...this.clock);
    return [...flags, ...text.lines, ...end];
  }

  private write(nodes: readonly PassageNode[], ...to: [Paragraphs, readonly string[]]): void {
    for (const node of nodes) this.writeNode(node, ...to);
  }

  private writeNode(node: PassageNode, text: Paragraphs, conditions: readonly string[]): void {
    const { variables, knots } = this.story;
    switch (node.kind) {
      case 'text':
      case 'markup':
      case 'print':
      case 'input': {
        const words = this.inline.node(node);
        if (words !== null) text.text(words);
        else if ('code' in node) this.lose(node.code, text);
        break;
      }
      case 'link':
        this.writeLink(node, text, conditions);
        break;
      case 'set':
        this.writeStatement(variables.statement(node), node.code, text);
        break;
      case 'if':
        this.writeIf(node, text, conditions);
        break;
      case 'goto': {
        const knot = knots.get(node.target);
        const tag = node.target === RESTART ? ['# RESTART'] : [];
        this.writeStatement(knot === undefined ? null : [...tag, `-> ${knot}`], node.code, text);
        break;
      }
      case 'line':
        text.statement(node.ink);
        break;
      case 'change':
        // Unless a click makes it, the words are others from the first.
        if (this.following === 0) this.lose(node.code, text);
        else {
          text.end();
          this.write(node.body, text, conditions);
          text.end();
        }
        break;
      case 'comment':
        text.remark(commentLines(node.text.trim().replace(/\n\s+/g, '\n')));
        break;
      default:
        // Other passages, macros of the story and loops are in place already.
        this.lose(node.code, text);
    }
  }

  /** The lines of nodes by themselves; a flag says that they were reached. */
  private inner(
    nodes: readonly PassageNode[],
    conditions: readonly string[],
    flag: string | null = null,
  ): string[] {
    const inner = new Paragraphs();
    if (flag !== null) inner.statement(`~ ${flag} = true`);
    this.write(nodes, inner, flag === null ? conditions : [...conditions, flag]);
    inner.end();
    return inner.lines;
  }

  private writeStatement(lines: readonly string[] | null, code: string, text: Paragraphs): void {
    if (lines === null) this.lose(code, text);
    else text.statement(...lines);
  }

  private writeLink(node: LinkNode, text: Paragraphs, conditions: readonly string[]): void {
    const { target, label, body, code } = node;
    const knot = target === null ? null : this.story.knots.get(target);
    const words = this.inline.nodes(label);
    const isFree = this.following + conditions.length + this.clock.length === 0;
    const timer = clockFor(node, this.nodes, this.following, isFree, this.story);
    if (knot === undefined || words === null || timer === null) {
      this.lose(code, text);
      if (words !== null) text.text(words);
      return;
    }
    this.clock.push(...(timer?.tags ?? []));
    if (node.isSilent !== true) {
      text.text(`${MARKS.link[0]}${words.replace(/\n/g, ' ')}${MARKS.link[1]}`);
    }
    const when = node.when && this.story.variables.translate(node.when);
    const own = when == null ? conditions : [...conditions, when.ink];
    const head = `[${timer?.words ?? choiceWords(words)}]`;
    const choice: Choice = { conditions: own, head, lines: [] };
    this.choices.push(choice);
    const parts = jumpsFirst(body, this.story.knots);
    const jump = jumpIn(parts, this.story);
    const stays = knot === null && jump < 0;
    const flag = stays && (node.isOnce || linkCount(body) > 0) ? this.newFlag() : null;
    if (flag !== null && node.isOnce) choice.conditions = [...own, `not ${flag}`];
    this.following += 1;
    choice.lines = this.inner(jump < 0 ? parts : parts.slice(0, jump + 1), [], flag);
    this.following -= 1;
    if (jump < 0) choice.next = knot;
  }

  private newFlag(): string {
    const flag = this.story.flag(this.flags.length + 1);
    this.flags.push(flag);
    return flag;
  }

  private writeIf(node: IfNode, text: Paragraphs, conditions: readonly string[]): void {
    const { known, isWhole } = knownBranches(node, this.story.variables);
    const [first] = known;
    if (first?.test === null) this.write(first.body, text, conditions);
    else if (first !== undefined) {
      const inline = this.inline.branches(known);
      if (inline !== null) text.text(inline);
      else if (this.isSteady && areLinks(known)) this.writeLinks(known, text, conditions);
      else this.writeBlock(known, text, conditions);
    }
    this.isSure ||= isWhole && conditions.length === 0 && alwaysLead(known, this.story.knots);
    if (!isWhole) this.lose(node.code, text);
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
      const lines = this.inner(body, [...conditions, ...own]);
      text.comment(lines.filter((line) => line.startsWith('//')));
      if (test !== null) before.push(`not ${inBrackets(test)}`);
    }
  }

  private writeBlock(
    branches: readonly Known[],
    text: Paragraphs,
    conditions: readonly string[],
  ): void {
    const written = branches.map(({ body, test }) => {
      const flag = linkCount(body) > 0 ? this.newFlag() : null;
      return { test, lines: this.inner(jumpsFirst(body, this.story.knots), conditions, flag) };
    });
    text.end();
    text.statement(...inkBlock(written));
  }

  private lose(code: string, text: Paragraphs): void {
    const said = this.elsewhere.indexOf(code);
    if (said >= 0) this.elsewhere.splice(said, 1);
    else text.comment(lossLines(code));
    this.lost.push(code);
  }
}
