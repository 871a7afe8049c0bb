/** Names that every object has already: whoever keeps names in a plain object stumbles over them. */
export const oddNames = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'valueOf',
  'hasOwnProperty',
  'isPrototypeOf',
  'toLocaleString',
  'propertyIsEnumerable',
  '__defineGetter__',
  '__lookupSetter__',
  'then',
  'length',
  'name',
  'toJSON',
] as const;
