/** A value that an attribute in content can have: a literal, never code. */
export type AttributeValue =
  string | number | boolean | null | AttributeValue[] | { [key: string]: AttributeValue };

export type ElementProps = Record<string, AttributeValue>;

/** Text, or an element as `[name, props, ...children]`; `0` stands for "no props". */
export type DocumentNode = string | DocumentElement;
export type DocumentElement = [name: string, props: ElementProps | 0, ...children: DocumentNode[]];
