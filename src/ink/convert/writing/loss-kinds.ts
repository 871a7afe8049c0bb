/** The words that Harlowe, SugarCube, Chapbook and ChoiceScript have for it, in small letters without hyphens. */
const NAMES = {
  condition:
    'if unless else elseif elseifn switch case cond ifalways ifnever unlesspassage selectableif',
  way: 'goto linkgoto linkrevealgoto clickgoto mouseovergoto display include choice actions gotoref gosubref gotorandomscene storylet openstorylets linkstorylet',
  wait: 'after live event stop timed type repeat next wait delay pagebreakadvance cont',
  shown:
    'replace append prepend replacewith appendwith prependwith remove enchant enchantin change rerun hook show hide showhook ' +
    'click clickreplace clickappend clickprepend mouseover mouseout hover hoverstyle linkrerun linkshow linkreplace ' +
    'linkappend linkprepend linkreveal reveal done hidden hook copy toggle toggleclass addclass removeclass',
  input:
    'dropdown checkbox checkboxfullscreen radiobutton textbox numberbox textarea listbox cycle inputbox forceinputbox prompt ' +
    'confirm alert forcedropdown optiontoggle scrubber numberpool cycling cyclinglink seqlink text select inputtext inputnumber rand editreplace fakechoice',
  values:
    'set put move unset run array a dm datamap ds dataset dn datanames datavalues dataentries datapattern sorted shuffled ' +
    'either joined random history passage rotated folded altered interlaced permutations repeated reversed subarray range unpack temporary delete capture remember forget',
  loop: 'macro output for loop foreach while break continue goback gosub gosubscene return params',
  back: 'undo iconundo iconrestart linkundo back gotoback backlink restart refresh reload',
  sound:
    'audio cacheaudio createaudiogroup createplaylist masteraudio playlist removeaudiogroup removeplaylist waitforaudio track ' +
    'newtrack newplaylist newgroup ambient sound music',
  style:
    'style css stylesheet bg background border button transition t8n transitiontime transitiondepart transitionarrive t8ntime t8ndelay t8ndepart t8narrive ' +
    'animate blur fade gradient stripes textindent textsize textrotatez textstyle textcolor textcolour textrotate ' +
    'cssstyle charstyle linestyle collapse box floatbox columns align font opacity css3 animation',
  window: 'dialog dialogalert popup widget modal meter storyletmacro notify',
  stats: 'statchart stat statcaption storycaption sidebar chart header footer',
  saves:
    'savegame loadgame savedgames saves save load checkpoint restorecheckpoint savecheckpoint restorepurchases',
  address: 'openurl gotourl pageurl link url linkout shareslink sharethisgame moregames',
  script: 'script javascript js html svg canvas iframe',
};

/** What a loss is about, so that one piece of advice answers all of a kind. */
export type LossKind = keyof typeof NAMES | 'nowhere' | 'other';

const KINDS = new Map(
  (Object.keys(NAMES) as (keyof typeof NAMES)[]).flatMap((kind) =>
    NAMES[kind].split(' ').map((name) => [name, kind] as const),
  ),
);

/** How each format begins what it does. */
const NAME =
  /^(?:\((?<harlowe>[\w-]+):|<<\/?(?<sugarcube>[\w-]+)|\*(?<choicescript>\w+)|<(?<tag>[a-z]\w*)|[[{](?<chapbook>[a-z]+))/i;

/** What says by itself what it is about; the first that fits. */
const SIGNS: readonly (readonly [RegExp, LossKind])[] = [
  [/^\[\[.*\b(?:https?:|mailto:)/i, 'address'],
  [/^(?:\[\[|<<(?:link|button)\b).*\bprevious\(\)|^<<return\b/i, 'back'],
  [/^\(link:/i, 'shown'],
  [/^(?:<<(?:link|button)\b|\{link to)/i, 'way'],
  [/^\[\[|^\[img\[|^<img\b/i, 'nowhere'],
  [/^<%|^Story JavaScript\n/, 'script'],
  [/^@@|^<(?:span|div|p|font|center|table)\b|^Story Stylesheet\n/i, 'style'],
  [/^Show Stats$/, 'stats'],
  [/^(?:[$_]\w|<<(?:[=-]|print\b)|\(print:)/i, 'values'],
];

/** What a loss is about, by how the other tool writes it. */
export function lossKind(code: string): LossKind {
  const sign = SIGNS.find(([written]) => written.test(code));
  if (sign !== undefined) return sign[1];
  const found = Object.values(NAME.exec(code)?.groups ?? {}).find(Boolean);
  return KINDS.get(found?.toLowerCase().replace(/[-_]/g, '') ?? '') ?? 'other';
}
