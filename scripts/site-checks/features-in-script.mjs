import { parse } from 'acorn';
import { full } from 'acorn-walk';
import { featureKeys } from './browser-features.mjs';

/** Objects of which there is one, so that their names say what their members are. */
const SINGLE = {
  window: 'api.Window',
  self: 'api.Window',
  globalThis: 'api.Window',
  navigator: 'api.Navigator',
};

/** What scripts call on objects of any name. Members of other interfaces are called as anything is. */
const OWNER =
  /^(?:api\.(?:(?:HTML)?Element|Node|Document|Range|AbortSignal)|javascript\.builtins\.(?:Array|TypedArray|String|Map|Set))\.\w+$/;

const known = new Set(featureKeys);
const keysOfMember = new Map();
for (const key of featureKeys.filter((one) => OWNER.test(one))) {
  const name = key.slice(key.lastIndexOf('.') + 1);
  keysOfMember.set(name, [...(keysOfMember.get(name) ?? []), key]);
}

/** The keys of the features that a script uses and browsers miss: globals, and members that no object has there. */
export function featuresInScript(text, isMissing) {
  const found = new Set();
  // By its name alone, a member may be that of any of them.
  const add = (keys) => keys.length > 0 && keys.every(isMissing) && found.add(keys[0]);
  full(parse(text, { ecmaVersion: 'latest', sourceType: 'module' }), (node) => {
    if (node.type === 'Identifier') {
      for (const scope of ['javascript.builtins', 'api', 'api.Window'])
        add([`${scope}.${node.name}`]);
    } else if (node.type === 'MemberExpression' && !node.computed) {
      add(keysOf(node.object, node.property.name));
    }
  });
  return found;
}

function keysOf(object, member) {
  const owner = object.name ?? object.property?.name;
  if (Object.hasOwn(SINGLE, owner)) return [`${SINGLE[owner]}.${member}`];
  const own = `javascript.builtins.${owner}.${member}`;
  return known.has(own) ? [own] : (keysOfMember.get(member) ?? []);
}
