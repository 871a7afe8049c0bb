import { isMap, isScalar, isSeq, LineCounter, parseDocument, type Node, type YAMLMap } from 'yaml';
import type { Problem } from '../../base/problems/problem';
import { didYouMean } from '../../base/text/nearest-name';
import { yamlErrors } from '../../base/text/yaml-errors';
import type { SidebarSourceItem, SidebarsSource } from './sidebar-source';

const itemKeys = {
  category: ['category', 'description', 'picture', 'slug', 'page', 'collapsed', 'items'],
  doc: ['doc', 'label'],
  link: ['link', 'label', 'description'],
} as const;

type ItemType = keyof typeof itemKeys;

/** Parses `sidebars.yaml`; what cannot be read is skipped and reported. */
export function parseSidebars(
  source: string,
  file: string,
): { sidebars: SidebarsSource; problems: Problem[] } {
  const reader = new SidebarReader(source, file);
  return { sidebars: reader.read(), problems: reader.problems };
}

class SidebarReader {
  readonly problems: Problem[] = [];
  private readonly lines = new LineCounter();

  constructor(
    private readonly source: string,
    private readonly file: string,
  ) {}

  read(): SidebarsSource {
    const document = parseDocument(this.source, { lineCounter: this.lines });
    for (const { line, reason, hint } of yamlErrors(this.source, document.errors, this.lines)) {
      this.report(
        line,
        `This is not valid YAML: ${reason}.`,
        hint ?? 'Check the indentation and quote texts that contain “: ”.',
      );
    }
    if (document.errors.length > 0) return {};
    if (!isMap(document.contents)) {
      this.report(
        1,
        'This file has no sidebar.',
        'Write a name and below it a list: “tutorialSidebar:” and “- quickstart”.',
      );
      return {};
    }
    const lists = document.contents.items.map(({ key, value }) => ({
      name: String(key),
      isList: isSeq(value),
      items: this.readItems(value as Node | null, this.lineOf(key as Node)),
    }));
    return Object.fromEntries(
      lists.filter(({ isList }) => isList).map(({ name, items }) => [name, items]),
    );
  }

  private readItems(node: Node | null, line: number): SidebarSourceItem[] {
    if (!isSeq(node)) {
      this.report(
        line,
        'A list of sidebar items is missing here.',
        'Write the items below, each starting with “- ”.',
      );
      return [];
    }
    return node.items.flatMap((item) => this.readItem(item as Node));
  }

  private readItem(node: Node): SidebarSourceItem[] {
    const line = this.lineOf(node);
    if (isScalar(node) && typeof node.value === 'string')
      return [{ type: 'doc', id: node.value, line }];
    if (!isMap(node)) {
      this.report(
        line,
        'This is not a sidebar item.',
        'Write the id of a doc, or “category: …”, “link: …” or “doc: …”.',
      );
      return [];
    }
    const type = (Object.keys(itemKeys) as ItemType[]).find((key) => node.has(key));
    if (type === undefined) {
      this.report(
        line,
        'This item has no “doc”, “category” or “link”.',
        'Start it with “doc: id”, “category: Label” or “link: https://…”.',
      );
      return [];
    }
    this.checkKeys(node, type);
    return type === 'category' ? this.readCategory(node, line) : this.readLeaf(node, type, line);
  }

  private checkKeys(node: YAMLMap, type: ItemType): void {
    for (const { key } of node.items) {
      const name = String(key);
      const known: readonly string[] = itemKeys[type];
      if (known.includes(name)) continue;
      this.report(
        this.lineOf(key as Node),
        `A ${type} has no key “${name}”.`,
        `${didYouMean(name, known)}Known keys: ${known.join(', ')}.`,
      );
    }
  }

  private readCategory(node: YAMLMap, line: number): SidebarSourceItem[] {
    const label = this.text(node, 'category');
    const description = this.text(node, 'description', true);
    const picture = this.text(node, 'picture', true);
    const slug = this.text(node, 'slug', true);
    const items = this.readItems(
      node.get('items', true) as unknown as Node | null,
      this.lineOfKey(node, 'items'),
    );
    if (label === null) return [];
    return [
      {
        type: 'category',
        label,
        ...(description !== null && { description }),
        ...(picture !== null && {
          picture: { href: picture, line: this.lineOfKey(node, 'picture') },
        }),
        ...(slug !== null && { slug }),
        hasPage: this.flag(node, 'page', true),
        isCollapsed: this.flag(node, 'collapsed', true),
        items,
        line,
      },
    ];
  }

  private readLeaf(node: YAMLMap, type: 'doc' | 'link', line: number): SidebarSourceItem[] {
    const label = this.text(node, 'label', type === 'doc');
    if (type === 'doc') {
      const id = this.text(node, 'doc');
      return id === null ? [] : [{ type, id, ...(label !== null && { label }), line }];
    }
    const href = this.text(node, 'link');
    const description = this.text(node, 'description', true);
    if (href === null || label === null) return [];
    return [{ type, label, href, ...(description !== null && { description }), line }];
  }

  private text(node: YAMLMap, key: string, isOptional = false): string | null {
    const value = node.get(key);
    if (typeof value === 'string' && value.trim() !== '') return value;
    if (value === undefined && isOptional) return null;
    this.report(
      this.lineOfKey(node, key),
      `“${key}” is missing or not text.`,
      `Write ${key}: and text after it.`,
    );
    return null;
  }

  private flag(node: YAMLMap, key: string, fallback: boolean): boolean {
    const value = node.get(key);
    if (value === undefined) return fallback;
    if (typeof value === 'boolean') return value;
    this.report(
      this.lineOfKey(node, key),
      `“${key}” is ${JSON.stringify(value)}.`,
      `Write ${key}: true or ${key}: false.`,
    );
    return fallback;
  }

  /** The line of a key if it is written, otherwise that of the item. */
  private lineOfKey(node: YAMLMap, key: string): number {
    const pair = node.items.find((item) => String(item.key) === key);
    return this.lineOf((pair?.key as Node | undefined) ?? node);
  }

  private lineOf(node: Node | null | undefined): number {
    return node?.range ? this.lines.linePos(node.range[0]).line : 1;
  }

  private report(line: number, message: string, hint: string): void {
    this.problems.push({ severity: 'error', file: this.file, line, message, hint });
  }
}
