import type { ComponentType } from 'react';
import type { AuthorComponentName } from '../../core/document/component-schema';
import { Link } from '../ui/Link';
import { Admonition } from './Admonition';
import { Card } from './Card';
import { Cards } from './Cards';
import { CodeBlock } from './code-block/CodeBlock';
import { CodeLine } from './code-block/CodeLine';
import { Details } from './details/Details';
import { Figure } from './figure/Figure';
import { Image } from './figure/Image';
import { FileTree } from './FileTree';
import { headings } from './Heading';
import { Kbd } from './Kbd';
import { Steps } from './Steps';
import { TabItem } from './tabs/TabItem';
import { Table } from './Table';
import { Tabs } from './tabs/Tabs';
import { TaskCheckbox } from './TaskCheckbox';
import { Transcript } from './Transcript';

/** What the build makes of Markdown itself, without an author naming it. */
type MarkdownName =
  | ('Admonition' | 'CodeBlock' | 'CodeLine' | 'Image' | 'Transcript')
  | ('a' | 'input' | 'table' | 'h2' | 'h3' | 'h4' | 'h5' | 'h6');

/** The one map from names in a document to what draws them. */
export const mdxComponents = {
  Admonition,
  Card,
  Cards,
  CodeBlock,
  CodeLine,
  Details,
  Figure,
  FileTree,
  Image,
  Kbd,
  Steps,
  TabItem,
  Tabs,
  Transcript,
  a: Link,
  input: TaskCheckbox,
  table: Table,
  ...headings,
} satisfies Record<AuthorComponentName | MarkdownName, ComponentType<never>>;
