import type { Node } from 'unist';
import { didYouMean } from '../text/nearest-name';
import { listWords } from '../text/words';
import { componentSchemas, htmlSchemas, schemaOf } from './component-schema';
import type { AttributeValue, ElementProps } from './document-tree';
import type { Report } from './reporter';

const types = {
  text: { isValid: (value: AttributeValue) => typeof value === 'string' && value.trim() !== '', wanted: 'a text: name="…"' },
  flag: { isValid: (value: AttributeValue) => typeof value === 'boolean', wanted: 'a flag: the bare name, or {true} or {false}' },
  number: { isValid: (value: AttributeValue) => typeof value === 'number', wanted: 'a number: name={640}' },
  textOrFlag: { isValid: (value: AttributeValue) => typeof value === 'string' || value === true, wanted: 'a text or a flag' },
};

/** Checks a component's name, attributes and place; returns whether it is known at all. */
export function checkComponent(
  name: string,
  props: ElementProps,
  parentName: string | null,
  at: Node,
  report: Report,
): boolean {
  const schema = schemaOf(name);
  if (schema === undefined) {
    const known = [...Object.keys(componentSchemas), ...Object.keys(htmlSchemas)];
    report(at, `<${name}> is not a component.`, `${didYouMean(name, known)}Known: ${known.join(', ')}.`);
    return false;
  }
  if (schema.parent !== undefined && schema.parent !== parentName) {
    report(at, `<${name}> stands outside <${schema.parent}>.`, `Put it directly into a <${schema.parent}>.`);
  }
  const allowed = Object.keys(schema.attributes);
  for (const [attribute, value] of Object.entries(props)) {
    const attributeSchema = Object.hasOwn(schema.attributes, attribute) ? schema.attributes[attribute] : undefined;
    if (attributeSchema === undefined) {
      const knownOnes = allowed.length > 0 ? `Its attributes: ${listWords(allowed)}.` : 'It has no attributes.';
      report(at, `<${name}> has no attribute “${attribute}”.`, `${didYouMean(attribute, allowed)}${knownOnes}`);
    } else if (!types[attributeSchema.type].isValid(value)) {
      report(at, `The attribute “${attribute}” of <${name}> is ${JSON.stringify(value)}.`, `It must be ${types[attributeSchema.type].wanted}.`);
    }
  }
  for (const attribute of allowed) {
    if (schema.attributes[attribute]?.isRequired && props[attribute] === undefined) {
      report(at, `<${name}> lacks the attribute “${attribute}”.`, `Write <${name} ${attribute}="…">.`);
    }
  }
  return true;
}
