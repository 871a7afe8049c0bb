import { asCondition, inBrackets } from '../expression/ink-expression';
import type { Value } from '../expression/value';
import { inkSeams, inkText, tagless } from '../writing/ink-text';
import { MARKS, withoutMarks } from './paragraphs';
import type { Keep } from './order-jumps';
import type { PassageNode } from './passage/passage-nodes';
import type { StoryContext } from './story-context';
import { knownBranches, type Known } from './write-branches';

const TO_TEXT = new Set(['str', 'string', 'text', 'String']);

/** Writes what fits into a line: words, values, and words under conditions. */
export class InlineWriter {
  constructor(private readonly story: Pick<StoryContext, 'variables' | 'showsTruth' | 'unset'>) {}

  /** Nodes as a piece of a line; null if they are more than that. */
  nodes(nodes: readonly PassageNode[]): string | null {
    const parts = nodes.map((node) => this.node(node));
    return parts.includes(null) ? null : parts.join('');
  }

  /** The fields among nodes, as lines. */
  fields(nodes: readonly PassageNode[]): string[] {
    const fields = nodes.map((node) => (node.kind === 'input' ? this.node(node) : null));
    return fields.flatMap((field) => (field === null ? [] : [withoutMarks(field)]));
  }

  /** A line that keeps what a node shows now, and what shows it later; null if it is more than a part of a line. */
  kept(node: PassageNode, newName: () => string): ReturnType<Keep> {
    const words = this.node(node);
    if (words === null || /["\n]/.test(words)) return null;
    const name = newName();
    const line = `~ ${name} = "${inkSeams(withoutMarks(words))}"`;
    return { line: { kind: 'line', ink: line }, shown: { kind: 'markup', ink: `{${name}}` } };
  }

  node(node: PassageNode): string | null {
    switch (node.kind) {
      case 'text':
        return tagless(inkText(node.text));
      case 'markup':
        return marked(node.ink);
      case 'input': {
        const name = this.story.variables.named(node.name);
        const type = node.isNumber === true ? ' type=number' : '';
        return name && marked(`[input var=${name}${type}]`);
      }
      case 'print':
        return this.print(node.value, node.code);
      case 'if': {
        const { known, isWhole } = knownBranches(node, this.story.variables);
        return isWhole ? this.branches(known) : null;
      }
      default:
        return null;
    }
  }

  /** `{coins > 2:Enough.|Too few.}`; null if there is more than words in it. */
  branches(branches: readonly Known[]): string | null {
    const [first, ...rest] = branches;
    if (first === undefined) return '';
    const words = this.nodes(first.body);
    const others = rest.length === 0 ? '' : this.branches(rest);
    if (words === null || others === null || words.includes('\n')) return null;
    if (first.test === null) return words;
    return chosen(first.test, words, others);
  }

  private print(value: Value | null, code: string): string | null {
    // A word with a dollar sign is text if there is no such variable.
    const unset = value?.kind === 'name' ? this.story.unset(value.name) : null;
    if (unset !== null)
      return value?.kind === 'name' && value.name === code ? inkText(unset) : null;
    return value && this.value(this.story.variables.simple(value));
  }

  private value(value: Value): string | null {
    if (value.kind === 'literal') {
      if (typeof value.is === 'boolean' && !this.story.showsTruth) return '';
      return inkText(String(value.is));
    }
    // In a text, a number is one already.
    const [of] = value.kind === 'call' && TO_TEXT.has(value.name) ? value.given : [];
    if (of !== undefined) return this.value(of);
    const written = this.story.variables.translate(value);
    if (value.kind === 'either') {
      const test = this.story.variables.translate(value.test);
      const condition = test && asCondition(test);
      const [yes, no] = [this.value(value.yes), this.value(value.no)];
      return condition === null || yes === null || no === null ? null : chosen(condition, yes, no);
    }
    const list = this.story.variables.shown(value);
    if (list !== null) return `{${list}}`;
    if (written === null || written.kind === 'list') return null;
    // A text that is nothing but a value.
    if (/^"\{[^"{}]*\}"$/.test(written.ink)) return written.ink.slice(1, -1);
    if (written.isLiteral && written.kind === 'text') {
      return written.ink.slice(1, -1).replaceAll('\\"', '"');
    }
    if (written.kind === 'truth' && !this.story.showsTruth) return '';
    if (value.kind === 'binary' && written.kind === 'text') {
      const [left, right] = [this.value(value.left), this.value(value.right)];
      if (left !== null && right !== null) return left + right;
    }
    return `{${inBrackets(written.ink)}}`;
  }
}

/** Markup in a piece of a line, marked as such. */
function marked(ink: string): string {
  return `${MARKS.markup[0]}${ink}${MARKS.markup[1]}`;
}

function chosen(test: string, yes: string, no: string): string {
  if (yes === '') return no === '' ? '' : `{not ${inBrackets(test)}:${keepSpace(no)}}`;
  return `{${test}:${keepSpace(yes)}${no === '' ? '' : `|${keepSpace(no)}`}}`;
}

/** Ink leaves out the space at the edges of an alternative unless it is written. */
function keepSpace(words: string): string {
  return words.replace(/^ /, '\\ ').replace(/ $/, '\\ ');
}
