/** What a word in a tag or in markup can name in ink. */
export type EngineNamed = 'function' | 'variable';

/** Tags whose whole value is a name. */
export const TAGS_WITH_NAMES: Readonly<Record<string, EngineNamed>> = {
  about: 'function',
  toolbar: 'function',
  observe: 'variable',
  persist: 'variable',
};

/** Attributes of markup whose value is a name; an empty attribute stands for the short form, `[button=name]`. */
export const MARKUP_WITH_NAMES: Readonly<Record<string, Readonly<Record<string, EngineNamed>>>> = {
  button: { '': 'function', onclick: 'function' },
  link: { onclick: 'function' },
  picture: { onclick: 'function' },
  area: { onclick: 'function' },
  input: { var: 'variable' },
};
