import type { Literal } from 'mdast';
import type { Data, Processor } from 'unified';

/** An explicit heading id, `{#id}` at the end of a line. */
export interface HeadingId extends Literal {
  type: 'headingId';
}

declare module 'mdast' {
  interface RootContentMap {
    headingId: HeadingId;
  }
  interface PhrasingContentMap {
    headingId: HeadingId;
  }
}

type Syntax = NonNullable<Data['micromarkExtensions']>[number];
type Tree = Exclude<NonNullable<Data['fromMarkdownExtensions']>[number], unknown[]>;
type Construct = Exclude<NonNullable<NonNullable<Syntax['text']>[number]>, unknown[]>;
type Code = number | null;
type TokenType = Parameters<Parameters<Construct['tokenize']>[0]['enter']>[0];

// Our own name: micromark’s types only know micromark’s.
const TOKEN = 'headingId' as string as TokenType;

const [SPACE, SIGN, OPEN, CLOSE] = [32, 35, 123, 125];
/** Tabs (and the columns they fill) have the codes -2 and -1; line ends have lower ones. */
const isSpace = (code: Code) => code === SPACE || code === -2 || code === -1;
const isLineEnd = (code: Code) => code === null || code < -2;

const restOfLine: Construct = {
  partial: true,
  tokenize(effects, ok, nok) {
    return function next(code) {
      if (isLineEnd(code)) return ok(code);
      if (!isSpace(code)) return nok(code);
      effects.enter('whitespace');
      effects.consume(code);
      effects.exit('whitespace');
      return next;
    };
  },
};

const headingId: Construct = {
  tokenize(effects, ok, nok) {
    let length = 0;
    return function open(code) {
      effects.enter(TOKEN);
      effects.consume(code);
      return sign;
    };
    function sign(code: Code) {
      if (code !== SIGN) return nok(code);
      effects.consume(code);
      return id;
    }
    function id(code: Code) {
      if (isLineEnd(code) || isSpace(code) || code === OPEN) return nok(code);
      effects.consume(code);
      if (code !== CLOSE) {
        length += 1;
        return id;
      }
      if (length === 0) return nok;
      effects.exit(TOKEN);
      return effects.check(restOfLine, ok, nok);
    }
  },
};

const syntax: Syntax = { text: { [OPEN]: headingId } };

const tree: Tree = {
  enter: {
    headingId(token) {
      this.enter({ type: 'headingId', value: this.sliceSerialize(token).slice(2, -1) }, token);
    },
  },
  exit: {
    headingId(token) {
      this.exit(token);
    },
  },
};

/**
 * Reads `## Words {#id}` as Docusaurus does. Add it after remark-mdx, which would read the braces as an expression:
 * of two constructs that start alike, the last one added is tried first.
 */
export function remarkHeadingId(this: Processor): void {
  const data = this.data();
  (data.micromarkExtensions ??= []).push(syntax);
  (data.fromMarkdownExtensions ??= []).push(tree);
}
