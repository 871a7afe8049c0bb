// In place of @codemirror/language and @lezer/common: ink has no grammar for their parser, and its editor uses none
// of the commands that ask a syntax tree. Packages that could be shaken out of the bundle import them all the same.
const ask = () => {
  throw new Error('The editor of ink has no syntax tree: see src/gatsby/replacements.');
};

export {
  ask as getIndentation,
  ask as getIndentUnit,
  ask as IndentContext,
  ask as indentString,
  ask as indentUnit,
  ask as matchBrackets,
  ask as NodeProp,
  ask as syntaxTree,
};
