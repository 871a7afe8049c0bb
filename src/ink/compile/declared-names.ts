const DECLARATIONS = [
  /^\s*={2,}\s*(?:function\s+)?(?<name>\w+)/gm,
  /^\s*=\s*(?<name>\w+)/gm,
  /^[\s*+-]*[*+-]\s*\((?<name>\w+)\)/gm,
  /^\s*(?:VAR|CONST|LIST|EXTERNAL)\s+(?<name>\w+)/gm,
  /^\s*~\s*temp\s+(?<name>\w+)/gm,
];

const LISTS = /^\s*LIST\s+(?<list>\w+)\s*=(?<items>[^\n/]*)/gm;

/** All names that a story declares, used to suggest one for a misspelt name. */
export function declaredNames(source: string): string[] {
  return [
    ...new Set(
      DECLARATIONS.flatMap((pattern) =>
        [...source.matchAll(pattern)].map(({ groups }) => groups?.name ?? ''),
      ).concat(listItems(source)),
    ),
  ];
}

/** The items of all lists, alone and with the name of their list. */
function listItems(source: string): string[] {
  return [...source.matchAll(LISTS)].flatMap(({ groups: { list = '', items = '' } = {} }) =>
    items.split(',').flatMap((item) => {
      const name = /^[\s(]*(\w+)/.exec(item)?.[1];
      return name === undefined ? [] : [name, `${list}.${name}`];
    }),
  );
}
