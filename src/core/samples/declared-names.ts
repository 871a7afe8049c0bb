const DECLARATIONS = [
  /^\s*={2,}\s*(?:function\s+)?(?<name>\w+)/gm,
  /^\s*=\s*(?<name>\w+)/gm,
  /^[\s*+-]*[*+-]\s*\((?<name>\w+)\)/gm,
  /^\s*(?:VAR|CONST|LIST|EXTERNAL)\s+(?<name>\w+)/gm,
  /^\s*~\s*temp\s+(?<name>\w+)/gm,
];

/** All names that a story declares, used to suggest one for a misspelt name. */
export function declaredNames(source: string): string[] {
  return [
    ...new Set(
      DECLARATIONS.flatMap((pattern) =>
        [...source.matchAll(pattern)].map(({ groups }) => groups?.name ?? ''),
      ),
    ),
  ];
}
