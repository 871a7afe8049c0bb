import type { Expression, Program, Property, SpreadElement } from 'estree';
import type { MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import type { AttributeValue, ElementProps } from '../../base/tree/document-tree';
import type { Report } from './reporter';

type JsxElement = MdxJsxFlowElement | MdxJsxTextElement;

class NotLiteral extends Error {}

/** Reads a component’s attributes; anything but a literal is reported, because content is data. */
export function readAttributes(element: JsxElement, report: Report): ElementProps {
  const props: [string, AttributeValue][] = [];
  for (const attribute of element.attributes) {
    if (attribute.type === 'mdxJsxExpressionAttribute') {
      report(
        attribute,
        `<${element.name}> has a spread attribute {${attribute.value}}.`,
        'Write each attribute out: name="value".',
      );
      continue;
    }
    try {
      props.push([attribute.name, readValue(attribute)]);
    } catch (error) {
      if (!(error instanceof NotLiteral)) throw error;
      report(
        attribute,
        `The attribute “${attribute.name}” of <${element.name}> is an expression.`,
        'Attributes must be literals: "text", {3}, {true}, {["a", "b"]} or {{ key: "value" }}.',
      );
    }
  }
  // `__proto__` becomes an ordinary key and is rejected as unknown.
  return Object.fromEntries(props);
}

function readValue({ value }: MdxJsxAttribute): AttributeValue {
  if (value === null || value === undefined) return true;
  if (typeof value === 'string') return value;
  const program: Program | null | undefined = value.data?.estree;
  const statement = program?.body[0];
  if (statement?.type !== 'ExpressionStatement') throw new NotLiteral();
  return literalOf(statement.expression);
}

function literalOf(expression: Expression | SpreadElement | null): AttributeValue {
  switch (expression?.type) {
    case 'Literal': {
      const { value } = expression;
      if (value === null || ['string', 'number', 'boolean'].includes(typeof value)) {
        return value as AttributeValue;
      }
      throw new NotLiteral();
    }
    case 'TemplateLiteral':
      if (expression.expressions.length > 0) throw new NotLiteral();
      return expression.quasis.map(({ value }) => value.cooked ?? value.raw).join('');
    case 'UnaryExpression': {
      const operand = literalOf(expression.argument);
      if (expression.operator !== '-' || typeof operand !== 'number') throw new NotLiteral();
      return -operand;
    }
    case 'ArrayExpression':
      return expression.elements.map(literalOf);
    case 'ObjectExpression':
      return Object.fromEntries(expression.properties.map(entryOf));
    default:
      throw new NotLiteral();
  }
}

function entryOf(property: Property | SpreadElement): [string, AttributeValue] {
  if (property.type !== 'Property' || property.computed) throw new NotLiteral();
  const { key, value } = property;
  const name = key.type === 'Identifier' ? key.name : key.type === 'Literal' ? key.value : null;
  if (typeof name !== 'string' || name === '__proto__') throw new NotLiteral();
  return [name, literalOf(value as Expression)];
}
