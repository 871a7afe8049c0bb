import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { didYouMean } from '../../base/text/nearest-name';
import { listWords } from '../../base/text/words';
import type { AttributeValue, ElementProps } from '../../base/tree/document-tree';
import { schemaOf } from './component-schema';
import type { Report } from './reporter';

const types = {
  text: {
    isValid: (value: AttributeValue) => typeof value === 'string' && value.trim() !== '',
    wanted: (name: string) => `text in quotes: ${name}="…"`,
  },
  flag: {
    isValid: (value: AttributeValue) => typeof value === 'boolean',
    wanted: (name: string) => `a flag: the bare name ${name}, or ${name}={false}`,
  },
  number: {
    isValid: (value: AttributeValue) => typeof value === 'number',
    wanted: (name: string) => `a number: ${name}={640}`,
  },
  textOrFlag: {
    isValid: (value: AttributeValue) => typeof value === 'string' || typeof value === 'boolean',
    wanted: () => 'text in quotes, or only the name',
  },
};

/** Checks a component’s attributes and position; returns whether it can be drawn there. */
export function checkComponent(
  name: string,
  props: ElementProps,
  parentName: string | null,
  at: MdxJsxFlowElement | MdxJsxTextElement,
  report: Report,
): boolean {
  const schema = schemaOf(name);
  if (schema === undefined) return false;
  if (schema.parent !== undefined && schema.parent !== parentName) {
    report(
      at,
      `<${name}> is outside <${schema.parent}>.`,
      `Put it directly into a <${schema.parent}>.`,
    );
  }
  const allowed = Object.keys(schema.attributes);
  const written = (attribute: string) =>
    at.attributes.find((node) => node.type === 'mdxJsxAttribute' && node.name === attribute);
  for (const [attribute, value] of Object.entries(props)) {
    const attributeSchema = Object.hasOwn(schema.attributes, attribute)
      ? schema.attributes[attribute]
      : undefined;
    if (attributeSchema === undefined) {
      const knownOnes =
        allowed.length > 0 ? `Its attributes: ${listWords(allowed)}.` : 'It has no attributes.';
      report(
        written(attribute) ?? at,
        `<${name}> has no attribute “${attribute}”.`,
        `${didYouMean(attribute, allowed)}${knownOnes}`,
      );
    } else if (!types[attributeSchema.type].isValid(value)) {
      report(
        written(attribute) ?? at,
        `The attribute “${attribute}” of <${name}> is ${JSON.stringify(value)}.`,
        `It must be ${types[attributeSchema.type].wanted(attribute)}.`,
      );
    }
  }
  for (const attribute of allowed) {
    if (schema.attributes[attribute]?.isRequired && written(attribute) === undefined) {
      report(
        at,
        `<${name}> is missing the attribute “${attribute}”.`,
        `Write <${name} ${attribute}="…">.`,
      );
    }
  }
  return schema.parent === undefined || schema.parent === parentName;
}

/** The attributes a component can be drawn with: while authors write, problems are reported but the page is still drawn. */
export function usableProps(name: string, props: ElementProps): ElementProps {
  const attributes = Object.entries(schemaOf(name)?.attributes ?? {});
  return Object.fromEntries(
    attributes.flatMap(([attribute, { type, isRequired }]): [string, AttributeValue][] => {
      const value = props[attribute];
      if (value !== undefined && types[type].isValid(value)) return [[attribute, value]];
      return isRequired ? [[attribute, '']] : [];
    }),
  );
}
