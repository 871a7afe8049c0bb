import { parseValue } from '../../expression/parse-value';
import { pictureNode, webLink } from '../passage/html-markup';
import { linkAt } from '../passage/link-markup';
import { linkTo, lost, print, ruleFor, words, type PassageNode } from '../passage/passage-nodes';
import { PassageReader } from '../passage/passage-reader';
import { coloured } from '../passage/style-markup';
import { linkBlocks, linkMacros, passageLink } from './link-macros';
import { logicBlocks, logicMacros, readSet } from './logic-macros';
import { argumentsOf, closeOf, macroAt, macrosIn, SUGARCUBE } from './sugarcube-macro';
import { textBlocks, textMacros, unknownBlock } from './text-macros';

const VARIABLE =
  /[$_][A-Za-z_][\w$]*(?:\.[A-Za-z_][\w$]*|\[(?:\d+|"[^"\]]*"|'[^'\]]*'|[$_]\w+)\])*/y;
const PICTURE =
  /\[[<>]?img\[(?:[^|\]]*\|)?(?<src>[^\]]+)\](?:\[(?<target>[^\]]*)\])?(?:\[(?<setter>[^\]]*)\])?\]/iy;
const STYLE = /@@(?<head>(?:[#.][\w-]+)+;|(?:[\w-]+\s*:[^;@]*;)+)?/y;
const PAIRS = { "''": 'b', '//': 'i', __: 'u', '==': 's', '^^': 'sup', '~~': 'sub' };
const MACROS = { ...logicMacros, ...linkMacros, ...textMacros };
const BLOCKS = { ...logicBlocks, ...linkBlocks, ...textBlocks };

/** Reads a passage of SugarCube. */
export function readSugarCube(text: string): PassageNode[] {
  return new SugarCubeReader(text).read();
}

/** The macros that a passage defines. */
export function readWidgets(text: string): ReadonlyMap<string, PassageNode[]> {
  const widgets = new Map<string, PassageNode[]>();
  for (const macro of macrosIn(text)) {
    const close = macro.name === 'widget' && !macro.isEnd && closeOf(text, macro.end, 'widget');
    if (!close) continue;
    const [name = ''] = macro.given.replace(/["']/g, '').split(/\s/);
    const body = text.slice(macro.end, close.from).replace(/^\n|\n$/g, '');
    widgets.set(name.toLowerCase(), readSugarCube(body));
  }
  return widgets;
}

class SugarCubeReader extends PassageReader {
  protected readSign(): boolean {
    const { text, at } = this;
    switch (text[at]) {
      case '<':
        return this.readVerbatim('<nowiki>', '</nowiki>') || this.readMacro() || this.readHtml();
      case '[':
        return this.readPicture() || this.readLink();
      case '$':
        return this.readDollar() || this.readVariable();
      case '_':
        return this.readPair(PAIRS) || this.readVariable();
      case '{':
        return this.readVerbatim('{{{', '}}}');
      case '"':
        return this.readVerbatim('"""', '"""');
      case '/':
        return this.readComment('/*', '*/') || this.readComment('/%', '%/') || this.readPair(PAIRS);
      case '@':
        return this.readStyle();
      case '\\':
        return this.readJoin();
      default:
        return this.readLineStart('!', /(?:[*#]+|>+)[ \t]*/y) || this.readPair(PAIRS);
    }
  }

  protected readonly inner = readSugarCube;

  protected override setter(given: string): PassageNode[] {
    return readSet(given);
  }

  private readMacro(): boolean {
    const macro = macroAt(this.text, this.at);
    if (macro === null) return false;
    const { name, code, end } = macro;
    // The end of what was left out needs no words.
    if (macro.isEnd) return this.take(end);
    const args = argumentsOf(macro.given);
    const call = { ...macro, args, inside: '', whole: code, read: this.inner };
    const rule = ruleFor(MACROS, name);
    if (rule !== undefined) return this.take(end, ...rule(call));
    const close = closeOf(this.text, end, name);
    const block = ruleFor(BLOCKS, name);
    if (close === null) {
      const given = args.flatMap(({ value }) => value ?? []);
      return this.take(end, block ? lost(code) : { kind: 'widget', name, given, code });
    }
    const inside = this.text.slice(end, close.from);
    const whole = this.text.slice(this.at, close.end);
    return this.take(close.end, ...(block ?? unknownBlock)({ ...call, inside, whole }));
  }

  /** Two dollar signs are one in the text, and no variable follows. */
  private readDollar(): boolean {
    const written = this.match(/\$\$(?:[A-Za-z_]\w*)?/y)?.[0];
    if (written === undefined) return false;
    this.addText(written.slice(1));
    this.at += written.length;
    return true;
  }

  private readVariable(): boolean {
    const code = this.match(VARIABLE)?.[0];
    if (code === undefined || /\w/.test(this.text[this.at - 1] ?? '')) return false;
    return this.take(this.at + code.length, print(parseValue(code, SUGARCUBE), code));
  }

  /** A picture; with a passage, a link that is a picture. */
  private readPicture(): boolean {
    const match = this.match(PICTURE);
    if (match === null) return false;
    const [code] = match;
    const { src = '', target, setter = '' } = match.groups ?? {};
    const picture = pictureNode(src.trim(), code);
    const node =
      target === undefined ? picture : linkTo(target.trim(), [picture], code, readSet(setter));
    return this.take(this.at + code.length, node);
  }

  private readLink(): boolean {
    const link = linkAt(this.text, this.at);
    if (link === null) return false;
    const { label, target, setter, code, end } = link;
    const body = setter === null ? [] : readSet(setter);
    const value = /^["'$_]/.test(label) ? parseValue(label, SUGARCUBE) : null;
    const shown = value === null ? words(label) : [print(value, label)];
    const page = body.length === 0 ? webLink(target, shown) : null;
    return this.take(end, ...(page ?? [passageLink(target, shown, code, body)]));
  }

  /** `@@color:red;words@@` */
  private readStyle(): boolean {
    const match = this.match(STYLE);
    const from = this.at + (match?.[0].length ?? 0);
    const end = this.text.indexOf('@@', from);
    if (match === null || end < 0) return false;
    const body = this.inner(this.text.slice(from, end).trim());
    const colour = /^color\s*:\s*([^;]+);$/.exec(match.groups?.head ?? '')?.[1];
    const shown = colour === undefined ? null : coloured(colour.trim(), body);
    return this.take(end + 2, ...(shown ?? [lost(match[0]), ...body]));
  }

  private readComment(open: string, close: string): boolean {
    if (!this.text.startsWith(open, this.at)) return false;
    const end = this.text.indexOf(close, this.at + 2);
    const to = end < 0 ? this.text.length : end;
    return this.take(to + 2, { kind: 'comment', text: this.text.slice(this.at + 2, to) });
  }

  /** A backslash at the end of a line joins it with the next one. */
  private readJoin(): boolean {
    if (this.text[this.at + 1] !== '\n') return false;
    this.at += 2;
    return true;
  }
}
