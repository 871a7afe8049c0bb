// Stands in for gatsby-script: no page here uses the Script component.
export const Script = () => null;
export const ScriptStrategy = {};
export const collectedScriptsByPage = { get: () => [], delete: () => undefined };
