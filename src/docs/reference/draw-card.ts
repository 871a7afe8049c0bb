import type { DocumentElement, DocumentNode } from '../../base/tree/document-tree';
import { referenceMessages as words } from '../../config/messages/reference';
import { codeBlock, type Highlight } from '../document/code/code-block';
import { parseCodeMeta } from '../document/code/code-meta';
import { cardHref } from './card-address';
import { isOnlyInProject, sampleLanguage, samplesOf } from './card-sample';
import { drawName } from './draw-index';
import { codeList, codeOf, drawProse } from './draw-prose';
import { entrySyntax } from './entry-syntax';
import { dataColumns, drawDefault } from './reference-columns';
import type { ReferenceAttribute, ReferenceEntry } from './reference-entry';
import { attributeId } from './reference-id';
import { isName, writtenName } from './written-name';

/** A page that explains an entry. */
export interface Explanation {
  href: string;
  title: string;
}

/** What an entry’s card needs besides the entry itself. */
export interface CardDrawing {
  /** Address of the page of all entries. */
  root: string;
  highlight: Highlight;
  relatedTo: (entry: ReferenceEntry) => readonly ReferenceEntry[];
  explanationsOf: (entry: ReferenceEntry) => readonly Explanation[];
  /** Whether the card is alone on its page: then its parts have headings. */
  isPage: boolean;
}

/**
 * Renders everything known about an entry: its meaning, syntax, facts, values, attributes, a sample, pitfalls, and
 * links. Its name is the heading of the page.
 */
export function drawCard(entry: ReferenceEntry, drawing: CardDrawing): DocumentElement {
  const { summary, details, notes = [] } = entry;
  const section = (id: string, title: string, nodes: readonly DocumentNode[]): DocumentNode[] =>
    nodes.length === 0
      ? []
      : [drawing.isPage ? ['h2', { id }, title] : ['p', 0, ['strong', 0, title]], ...nodes];
  return [
    'section',
    0,
    ['p', 0, summary, ...drawSince(entry.since)],
    ...drawSyntax(entry, drawing),
    ...(details === undefined ? [] : [['p', 0, ...drawProse(details)] satisfies DocumentElement]),
    ...definitions(
      drawing.isPage ? factsOf(entry) : [...factsOf(entry), ...linksOf(entry, drawing)],
    ),
    ...section('values', words.valuesTitle, definitions(valuesOf(entry))),
    ...section(
      'attributes',
      entry.kind === 'command' ? words.optionsTitle : words.attributesTitle,
      drawParameters(entry),
    ),
    ...section('example', words.example, drawSample(entry, drawing)),
    ...section('pitfalls', words.pitfalls, list(notes.map(drawProse))),
    ...(drawing.isPage ? section('more', words.more, definitions(linksOf(entry, drawing))) : []),
  ];
}

/** The cards of a kind, one after another, each with its name as heading. */
export function drawCards(
  entries: readonly ReferenceEntry[],
  drawing: CardDrawing,
): DocumentElement[] {
  return entries.map((entry): DocumentElement => {
    const [name, props, ...parts] = drawCard(entry, drawing);
    return [name, props, ['h2', { id: entry.id }, drawName(entry)], ...parts];
  });
}

type Definition = [term: DocumentNode[], ...meanings: DocumentNode[][]];

function definitions(rows: readonly Definition[]): DocumentElement[] {
  if (rows.length === 0) return [];
  return [
    [
      'dl',
      0,
      ...rows.map(([term, ...meanings]): DocumentElement => [
        'div',
        0,
        ['dt', 0, ...term],
        ...meanings.map((meaning): DocumentElement => ['dd', 0, ...meaning]),
      ]),
    ],
  ];
}

function list(items: readonly DocumentNode[][]): DocumentElement[] {
  if (items.length === 0) return [];
  return [['ul', 0, ...items.map((item): DocumentElement => ['li', 0, ...item])]];
}

function drawSyntax(entry: ReferenceEntry, { highlight, isPage }: CardDrawing): DocumentElement[] {
  const forms = entrySyntax(entry);
  const isSaid = forms.length === 1 && forms[0] === writtenName(entry);
  if (forms.length === 0 || (isSaid && !isPage)) return [];
  return [['pre', 0, ['code', 0, ...highlight(forms.join('\n'), sampleLanguage(entry.kind))]]];
}

/** The badge that names the first version. */
function drawSince(since: string | undefined): DocumentNode[] {
  return since === undefined ? [] : [' ', ['small', 0, words.sinceVersion(since)]];
}

/** Facts that take only a word or two. */
function factsOf(entry: ReferenceEntry): Definition[] {
  const { kind, aliases = [], members = [], handledBy = [] } = entry;
  const place = placeOf(entry);
  return [
    ...dataColumns.flatMap(({ title, draw }): Definition[] => {
      const drawn = draw(entry);
      return drawn === null ? [] : [[[title], drawn]];
    }),
    ...(aliases.length === 0 ? [] : [[[words.alsoWritten], codeList(aliases)] as Definition]),
    ...(members.length === 0 ? [] : [[[membersTitle(kind)], membersOf(entry)] as Definition]),
    ...(place.length === 0 ? [] : [[[words.place], place] as Definition]),
    ...(handledBy.length === 0
      ? []
      : [
          [
            [words.handledBy],
            [handledBy.map((part) => words.handlers[part]).join(', ')],
          ] as Definition,
        ]),
    ...(entry.kind === 'package'
      ? [
          [
            [words.sourceTitle],
            [['a', { href: entry.repository }, hostless(entry.repository)]],
          ] as Definition,
        ]
      : []),
  ];
}

function membersTitle(kind: ReferenceEntry['kind']): string {
  return kind === 'interface' ? words.membersTitle : words.standsForTitle;
}

function membersOf({ kind, members = [] }: ReferenceEntry): DocumentNode[] {
  return codeList(kind === 'markup' ? members.map((name) => `[${name}]`) : members);
}

function placeOf(entry: ReferenceEntry): DocumentNode[] {
  if (entry.kind === 'markup' && entry.inside !== undefined) {
    return entry.inside === 'overlay'
      ? [words.insideOverlay]
      : [`${words.insideTag} `, codeOf(`[${entry.inside}]`), '.'];
  }
  const place = words.places[entry.kind];
  return place === undefined ? [] : drawProse(place);
}

function hostless(address: string): string {
  return address.replace(/^https:\/\//, '');
}

function valuesOf(entry: ReferenceEntry): Definition[] {
  const values = 'values' in entry ? (entry.values ?? []) : [];
  return values.map(({ value, summary }) => [[codeOf(value)], [summary]]);
}

/** Attributes and options: the name, the allowed values and the default, then the meaning. */
function drawParameters(entry: ReferenceEntry): DocumentElement[] {
  const attributes = 'attributes' in entry ? (entry.attributes ?? []) : [];
  if (attributes.length === 0) return [];
  return [
    [
      'dl',
      0,
      ...attributes.map((attribute): DocumentElement => [
        'div',
        { id: attributeId(entry.id, attribute.name) },
        [
          'dt',
          0,
          codeOf(attribute.name),
          ...(attribute.aliases ?? []).flatMap((alias): DocumentNode[] => [
            ' ',
            words.or,
            ' ',
            codeOf(alias),
          ]),
          ...(attribute.required
            ? [' ', ['small', 0, words.required] satisfies DocumentElement]
            : []),
          ...drawSince(attribute.since),
        ],
        ['dd', 0, attribute.summary, ...shorthandOf(entry, attribute)],
        ...typeOf(attribute),
      ]),
    ],
  ];
}

function shorthandOf({ name }: ReferenceEntry, { shorthand }: ReferenceAttribute): DocumentNode[] {
  return shorthand ? [` ${words.shortForm} `, codeOf(`[${name}=…]`), '.'] : [];
}

/** The allowed values, and the default. */
function typeOf({ value, values, default: fallback }: ReferenceAttribute): DocumentElement[] {
  const allowed = values === undefined ? [] : codeList(values);
  const said = value === undefined ? [] : drawProse(value);
  const type = [...said, ...(said.length > 0 && allowed.length > 0 ? [': '] : []), ...allowed];
  const without = drawDefault(fallback, values ?? []) ?? [];
  const label = without.length === 0 ? [] : [`${words.default}: `, ...without];
  const parts = [...type, ...(type.length > 0 && label.length > 0 ? [' · '] : []), ...label];
  return parts.length === 0 ? [] : [['dd', 0, ['small', 0, ...parts]]];
}

function drawSample(entry: ReferenceEntry, { highlight }: CardDrawing): DocumentElement[] {
  const blocks = samplesOf(entry).map(({ code, language, meta }) =>
    codeBlock(code, language, parseCodeMeta(meta), highlight),
  );
  if (blocks.length === 0) return [];
  const where = isOnlyInProject(entry) ? ` ${words.onlyInProject}` : '';
  return [['p', 0, ...drawProse(`${entry.effect ?? ''}${where}`)], ...blocks];
}

function linksOf(entry: ReferenceEntry, drawing: CardDrawing): Definition[] {
  const related = drawing
    .relatedTo(entry)
    .map((other): DocumentNode[] => [
      [
        'a',
        { href: cardHref(drawing.root, other) },
        isName(other) ? codeOf(writtenName(other)) : writtenName(other),
      ],
    ]);
  const pages = drawing
    .explanationsOf(entry)
    .map(({ href, title }): DocumentNode[] => [['a', { href }, title]]);
  return [
    ...(pages.length === 0 ? [] : [[[words.explainedIn], withCommas(pages)] as Definition]),
    ...(related.length === 0 ? [] : [[[words.related], withCommas(related)] as Definition]),
  ];
}

function withCommas(items: readonly DocumentNode[][]): DocumentNode[] {
  return items.flatMap((item, index) => (index === 0 ? item : [', ', ...item]));
}
