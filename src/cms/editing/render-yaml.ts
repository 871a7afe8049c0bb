import { Document, isScalar, isSeq, visit, type Scalar, type ToStringOptions } from 'yaml';

const LONGEST_FLOW = 80;
const options: ToStringOptions = {
  lineWidth: 0,
  singleQuote: true,
  flowCollectionPadding: false,
};

/** Writes `key: value` as YAML, with further lines indented by `column`; ends with a line break. */
export function renderPair(key: string, value: unknown, column: number): string {
  return render({ [key]: value }, column);
}

/** Writes `- value` as YAML, with further lines indented by `column`; ends with a line break. */
export function renderItem(value: unknown, column: number): string {
  return render([value], column);
}

/** Writes a value within a line, in the same kind of quotes as `like` if possible. */
export function renderInline(value: unknown, like?: Scalar.Type): string {
  const document = new Document(value);
  visit(document, {
    Scalar(_, node) {
      if (like === 'QUOTE_DOUBLE' || like === 'QUOTE_SINGLE') node.type = like;
    },
    Collection(_, node) {
      node.flow = true;
    },
  });
  return document.toString({ ...options, blockQuote: false }).trimEnd();
}

function render(value: unknown, column: number): string {
  const document = new Document(value, { aliasDuplicateObjects: false });
  visit(document, {
    // The outermost list is never written within a line.
    Seq(_, node, path) {
      const isShort =
        node.items.every((item) => isScalar(item) && !String(item.value).includes('\n')) &&
        node.items.join(', ').length < LONGEST_FLOW;
      node.flow = isShort && !(path.length === 1 && isSeq(document.contents));
    },
  });
  return document.toString(options).replace(/\n(?=[^\n])/g, `\n${' '.repeat(column)}`);
}
