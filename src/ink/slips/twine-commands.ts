import { slipAt, slipToRewrite, type Recogniser } from './slip';

const FIELD = '[input var=name]';
const LATER = '+ [>>>3] -> hall';
/** Ink for a way back. */
export const BACK = '+ [Back] -> hall';
const HIDDEN = '[spoiler]…[/spoiler]';

/** Macros of SugarCube that no line of ink can replace in every story, and ink that does much the same. */
const SUGARCUBE: Readonly<Record<string, string>> = {
  ...{ back: BACK, return: BACK, undo: BACK },
  ...{ textbox: FIELD, textarea: FIELD, numberbox: FIELD },
  ...{ timed: LATER, next: LATER, repeat: LATER, goto: '-> hall', include: '-> hall ->' },
  ...{
    linkreplace: HIDDEN,
    linkappend: HIDDEN,
    linkprepend: HIDDEN,
    replace: HIDDEN,
    append: HIDDEN,
  },
  ...{ link: '+ [Knock] -> hall', button: '+ [Knock] -> hall', actions: '+ [Knock] -> hall' },
  ...{ choice: '+ [Knock] -> hall', checkbox: '', radiobutton: '', cycle: '', listbox: '' },
  ...{ set: '~ gold = 3', print: '{gold}', unset: '', run: '', script: '', capture: '' },
  ...{
    if: '{gold > 2: Rich.|Poor.}',
    elseif: '- gold > 2:',
    else: '- else:',
    switch: '',
    case: '',
  },
  ...{
    for: '',
    type: '',
    widget: '=== function name()',
    addclass: '',
    copy: '',
    remove: '',
    prepend: '',
  },
  ...{ audio: '# AUDIO: bell.mp3', masteraudio: '', playlist: '', createplaylist: '', alert: '' },
};

/** The same for Harlowe. */
const HARLOWE: Readonly<Record<string, string>> = {
  ...{ undo: BACK, 'link-undo': BACK, 'icon-undo': BACK, 'link-goto': '+ [Knock] -> hall' },
  ...{ prompt: FIELD, 'input-box': FIELD, 'force-input-box': FIELD, input: FIELD },
  ...{ live: LATER, after: LATER, event: LATER, stop: '' },
  ...{ click: HIDDEN, 'click-replace': HIDDEN, mouseover: HIDDEN, replace: HIDDEN, append: HIDDEN },
  ...{ prepend: HIDDEN, show: HIDDEN, hide: HIDDEN, 'link-repeat': HIDDEN, link: '* [Knock]' },
  ...{
    'link-reveal': '* [Knock]',
    'link-replace': '* [Knock]',
    'link-reveal-goto': '+ [Knock] -> hall',
  },
  ...{ 'cycling-link': '', 'seq-link': '', dropdown: '', checkbox: '', enchant: '', change: '' },
  ...{
    background: '# BACKGROUND: night.jpg',
    bg: '# BACKGROUND: night.jpg',
    transition: '',
    t8n: '',
  },
  ...{
    align: '[block align=center]…[/block]',
    'text-style': '[b]…[/b]',
    'text-colour': '[highlight]…[/highlight]',
  },
  ...{
    'text-color': '[highlight]…[/highlight]',
    font: '',
    css: '',
    for: '',
    alert: '',
    confirm: '',
  },
  ...{ if: '{gold > 2: Rich.|Poor.}', unless: '{not lit: Dark.}', 'else-if': '- gold > 2:' },
  ...{ set: '~ gold = 3', print: '{gold}', 'save-game': '', 'load-game': '', macro: '' },
};

/** The inserts and modifiers of Chapbook. */
const CHAPBOOK: readonly (readonly [RegExp, string])[] = [
  [/^\{\s*back link\b/, BACK],
  [/^\{\s*(?:cycling link|dropdown menu)\s+for\s*:/, ''],
  [/^\{\s*text input\b/, FIELD],
  [/^\{\s*ambient sound\s*:/, '# AUDIOLOOP: rain.mp3'],
  [/^\{\s*sound effect\s*:/, '# PLAY_SOUND: door.mp3'],
  [/^\[\s*(?:if|unless|ifalways|ifnever)\s+[^\][]+\]$/, '{gold > 2: Rich.|Poor.}'],
  [/^\[\s*after\s+\d+(?:\.\d+)?\s*(?:seconds?|s|ms)\s*\]$/, LATER],
  [/^\[\s*align (?:center|right|left)\s*\]$/, '[block align=center]…[/block]'],
  [/^\[\s*JavaScript\s*\]$/i, ''],
];

const alternatives = (words: Readonly<Record<string, string>>) => Object.keys(words).join('|');
const sugarCube = new RegExp(
  String.raw`<<\/?(?<name>${alternatives(SUGARCUBE)})(?=[\s>])(?:(?!>>).)*>>`,
  'u',
);
const harlowe = new RegExp(
  String.raw`\((?<name>${alternatives(HARLOWE)}):\s*(?:["'$?_(]|\)\[|\d+(?:\.\d+)?m?s\)|[a-z]+\)\[).*`,
  'iu',
);

/** A macro of Twine, wherever it stands. */
export const MACRO = new RegExp(
  `${sugarCube.source}|${harlowe.source.replace('<name>', '<macro>')}`,
  'iu',
);

/** Macros and inserts of Twine that players would see, and that only the writer can put otherwise. */
export const findTwineCommand: Recogniser = (line) => {
  const { code } = line;
  const text = code.trim();
  const sound = /<<audio\s+"(?<file>[^"]+\.\w{2,4})"\s+(?<how>[^<>]*\bplay\b[^<>]*)>>/u.exec(code);
  if (sound !== null) {
    const { file = '', how = '' } = sound.groups ?? {};
    const tag = `# ${/\bloop\b/.test(how) ? 'AUDIOLOOP' : 'AUDIO'}: ${file}`;
    return slipAt('twine', line, [sound.index, sound[0], tag]);
  }
  const macro = sugarCube.exec(code);
  if (macro !== null)
    return slipToRewrite('twineCommand', macro[0], SUGARCUBE[macro.groups?.name ?? '']);
  const hook = harlowe.exec(code);
  if (hook !== null) {
    const name = (hook.groups?.name ?? '').toLowerCase();
    return slipToRewrite('twineCommand', `(${name}:…)`, HARLOWE[name]);
  }
  const insert = CHAPBOOK.find(([pattern]) => pattern.test(text));
  return insert === undefined ? null : slipToRewrite('twineCommand', text, insert[1]);
};
