type AttributeType = 'text' | 'flag' | 'number' | 'textOrFlag';

interface AttributeSchema {
  type: AttributeType;
  isRequired?: true;
}

interface ComponentSchema {
  /** `inline` components are placed within a line of text. */
  placement: 'block' | 'inline';
  attributes: Record<string, AttributeSchema>;
  /** The only components allowed as direct children. */
  children?: readonly string[];
  /** The only component allowed as its parent. */
  parent?: string;
}

const text = { type: 'text' } as const;
const flag = { type: 'flag' } as const;
const requiredText = { type: 'text', isRequired: true } as const;

/** The components that content can use, with their attributes. */
export const componentSchemas = {
  Tabs: {
    placement: 'block',
    attributes: { groupId: text, queryString: { type: 'textOrFlag' } },
    children: ['TabItem'],
  },
  TabItem: {
    placement: 'block',
    attributes: { label: text, value: text, default: flag },
    parent: 'Tabs',
  },
  Details: { placement: 'block', attributes: { summary: requiredText, open: flag } },
  Steps: { placement: 'block', attributes: {} },
  FileTree: { placement: 'block', attributes: {} },
  Cards: { placement: 'block', attributes: {}, children: ['Card'] },
  Card: {
    placement: 'block',
    attributes: { title: requiredText, href: requiredText },
    parent: 'Cards',
  },
  Figure: {
    placement: 'block',
    attributes: {
      src: requiredText,
      alt: requiredText,
      caption: text,
      width: { type: 'number' },
    },
  },
  Kbd: { placement: 'inline', attributes: {} },
  Reference: {
    placement: 'block',
    attributes: { kind: requiredText, names: text, attributes: flag },
    children: [],
  },
  ReferenceIndex: { placement: 'block', attributes: {}, children: [] },
  News: { placement: 'block', attributes: { version: requiredText }, children: [] },
  SymptomFinder: { placement: 'block', attributes: {}, children: [] },
  Exercise: { placement: 'block', attributes: { id: requiredText }, children: [] },
  ExerciseList: { placement: 'block', attributes: {}, children: [] },
  Glossary: { placement: 'block', attributes: {}, children: [] },
  Differences: { placement: 'block', attributes: {}, children: [] },
  MadeWith: { placement: 'block', attributes: {}, children: [] },
  GameSource: { placement: 'block', attributes: { id: requiredText }, children: [] },
  GameMap: { placement: 'block', attributes: { id: requiredText }, children: [] },
  Write: { placement: 'block', attributes: {} },
  WholeGame: { placement: 'block', attributes: { id: requiredText }, children: [] },
} as const satisfies Record<string, ComponentSchema>;

export type AuthorComponentName = keyof typeof componentSchemas;

/** Components that the build replaces with their content; browsers never draw them. */
export type DrawnAtBuild =
  | ('Exercise' | 'ExerciseList' | 'Reference' | 'News' | 'Glossary' | 'Differences' | 'MadeWith')
  | ('WholeGame' | 'GameSource' | 'GameMap' | 'Write');

/** HTML elements that content can write as tags, with the attributes allowed on each. */
export const htmlSchemas: Record<string, ComponentSchema> = {
  br: { placement: 'inline', attributes: {}, children: [] },
  kbd: { placement: 'inline', attributes: {} },
  sub: { placement: 'inline', attributes: {} },
  sup: { placement: 'inline', attributes: {} },
  small: { placement: 'inline', attributes: {} },
  mark: { placement: 'inline', attributes: {} },
  cite: { placement: 'inline', attributes: {} },
  abbr: { placement: 'inline', attributes: { title: requiredText } },
};

/** The names of all components and allowed elements. */
export const componentNames = [...Object.keys(componentSchemas), ...Object.keys(htmlSchemas)];

/** The schema of a component or allowed element, or undefined if the name is unknown. */
export function schemaOf(name: string): ComponentSchema | undefined {
  const schemas: Record<string, ComponentSchema> = { ...componentSchemas, ...htmlSchemas };
  return Object.hasOwn(schemas, name) ? schemas[name] : undefined;
}
