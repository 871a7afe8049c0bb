import type { ComponentType } from 'react';
import type { AuthorComponentName, DrawnAtBuild } from '../../docs/document/component-schema';
import { Link } from '../../ui/Link';
import { Admonition } from './Admonition';
import { Card } from './Card';
import { Cards } from './Cards';
import { FileTree } from './FileTree';
import { headings } from './Heading';
import { Kbd } from '../../ui/Kbd';
import { Steps } from './Steps';
import { Swatch } from './Swatch';
import { Table } from './Table';
import { TaskCheckbox } from './TaskCheckbox';
import { Term } from './Term';
import { CodeBlock } from './code-block/CodeBlock';
import { CodeLine } from './code-block/CodeLine';
import { Details } from './details/Details';
import { Figure } from './figure/Figure';
import { Image } from './figure/Image';
import { ReferenceIndex } from './reference-index/ReferenceIndex';
import { Sample } from './sample/Sample';
import { SymptomFinder } from './symptom-finder/SymptomFinder';
import { TabItem } from './tabs/TabItem';
import { Tabs } from './tabs/Tabs';

/** Components that the build creates from plain Markdown. */
type MarkdownName =
  | ('Admonition' | 'CodeBlock' | 'CodeLine' | 'Image' | 'Sample' | 'Swatch' | 'Term')
  | ('a' | 'input' | 'table' | 'h2' | 'h3' | 'h4' | 'h5' | 'h6');

/** The only map from element names in a document to the components that render them. */
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
  ReferenceIndex,
  Sample,
  Steps,
  Swatch,
  SymptomFinder,
  TabItem,
  Tabs,
  Term,
  a: Link,
  input: TaskCheckbox,
  table: Table,
  ...headings,
} satisfies Record<Exclude<AuthorComponentName, DrawnAtBuild> | MarkdownName, ComponentType<never>>;
