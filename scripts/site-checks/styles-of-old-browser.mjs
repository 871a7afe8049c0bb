import { generate, parse, walk } from 'css-tree';
import { featuresOf } from './features-in-styles.mjs';

/** A style sheet as browsers read it that miss features: without the declarations, rules and conditions that have one. */
export function stylesOfOldBrowser(text, isMissing) {
  const tree = parse(text, { parseCustomProperty: true });
  const lacks = (node) => featuresOf(node, isMissing).size > 0;
  // From the inside: a selector that is unknown within these only drops out of their list.
  walk(tree, {
    visit: 'PseudoClassSelector',
    leave({ name, children }) {
      if (name !== 'is' && name !== 'where') return;
      const list = children?.first;
      if (list?.type === 'SelectorList') list.children = list.children.filter((one) => !lacks(one));
    },
  });
  walk(tree, {
    visit: 'Atrule',
    enter(node, item, list) {
      if (node.prelude === null || list === null) return;
      if (node.name === 'supports' && lacks(node.prelude)) {
        // It asks for the opposite.
        if (generate(node.prelude).startsWith('not')) list.replace(item, node.block.children);
        else list.remove(item);
      } else if (node.name === 'media' && node.prelude.type === 'AtrulePrelude') {
        const queries = node.prelude.children.first;
        queries.children = queries.children.filter((query) => !lacks(query));
        if (queries.children.isEmpty) list.remove(item);
      }
    },
  });
  walk(tree, {
    visit: 'Rule',
    enter(node, item, list) {
      if (lacks(node.prelude)) list?.remove(item);
    },
  });
  walk(tree, {
    visit: 'Declaration',
    enter(node, item, list) {
      // An unknown value of a custom property makes what uses it invalid.
      if (lacks(node)) list?.remove(item);
    },
  });
  return generate(tree);
}
