import { parse, walk } from 'css-tree';
import { featureKeys } from './browser-features.mjs';

/** Types and functions of values, by name: `light-dark` is `css.types.color.light-dark`. */
const keysOfValue = new Map();
for (const key of featureKeys.filter((one) => one.startsWith('css.types.'))) {
  const name = key.slice(key.lastIndexOf('.') + 1);
  keysOfValue.set(name, [...(keysOfValue.get(name) ?? []), key]);
}

/** The keys of the features in a style sheet that browsers miss, unless it asks for them by `@supports`. */
export function featuresInStyles(text, isMissing) {
  return featuresOf(parse(text, { parseCustomProperty: true }), isMissing);
}

/** The same for a part of parsed styles. */
export function featuresOf(tree, isMissing) {
  const found = new Set();
  const add = (keys) => keys.filter(isMissing).forEach((key) => found.add(key));
  walk(tree, function (node) {
    if (node.type === 'Atrule' && node.name === 'supports') {
      const asked = featuresOf(node.prelude, isMissing);
      for (const key of featuresOf(node.block, isMissing)) if (!asked.has(key)) found.add(key);
      return this.skip;
    }
    add(keysOf(node, this.declaration?.property));
    return undefined;
  });
  return found;
}

function keysOf({ type, name, kind, property, value }, ofProperty) {
  switch (type) {
    case 'Atrule':
      return [`css.at-rules.${name}`];
    case 'Feature':
      return [`css.at-rules.${kind}.${name}`];
    case 'PseudoClassSelector':
    case 'PseudoElementSelector':
      return [`css.selectors.${name}`];
    case 'NestingSelector':
      return ['css.selectors.nesting'];
    case 'Declaration':
      return [`css.properties.${property}`];
    case 'Identifier':
      return ofProperty === undefined ? [] : [`css.properties.${ofProperty}.${name}`];
    case 'Function':
      return [`css.properties.${ofProperty}.${name}`, ...(keysOfValue.get(name) ?? [])];
    case 'Operator':
      return ofProperty === 'content' && value === '/' ? ['css.properties.content.alt_text'] : [];
    default:
      return [];
  }
}
