import type { GatsbyNode } from 'gatsby';

/** All content types, declared explicitly instead of inferred by Gatsby. */
const typeDefs = `
  type Site implements Node {
    siteMetadata: SiteMetadata!
  }
  type SiteMetadata {
    title: String!
    tagline: String!
    description: String!
    siteUrl: String!
    siteVersion: String!
    frameworkVersion: String!
    versions: [DocsVersion!]!
    locales: [SiteLocale!]!
  }
  type DocsVersion {
    name: String!
    label: String!
    path: String!
    isLast: Boolean!
    mainDocument: String!
  }
  type SiteLocale {
    code: String!
    label: String!
    direction: String!
    calendar: String!
  }

  type Mdx implements Node @dontInfer {
    "The text below the frontmatter, as written"
    body: String
    "Path of the file, relative to the project"
    file: String!
    "The doc's id: its path below the docs folder, without ending"
    docId: String!
    "The address of its page"
    path: String!
    versionName: String!
    frontmatter: MdxFrontmatter!
    document: MdxDocument!
    "Day of the last commit that changed the file; null if git has none"
    lastUpdate: Date @dateformat
    "Who wrote the file, as git knows it, the last one first"
    authors: [String!]!
    "The data that pages are planned from"
    docRecord: JSON!
    "What is wrong in the file: see src/base/problems/problem.ts"
    problems: JSON!
  }
  type MdxFrontmatter {
    title: String!
    description: String!
    sidebar_label: String
    pagination_label: String
    pagination_prev: String
    pagination_next: String
    toc_min_heading_level: Int
    toc_max_heading_level: Int
    hide_table_of_contents: Boolean
    slug: String
    draft: Boolean
    unlisted: Boolean
    keywords: [String!]
    image: String
    code_links: Boolean
  }
  "A page's text as data: see src/base/tree/document-tree.ts"
  type MdxDocument {
    tree: JSON!
    "The tree that its page renders: transcripts are drawn in it"
    shownTree: JSON!
    "Whether the text is suited to a large first letter"
    takesInitial: Boolean!
    "The table of contents as the page shows it"
    toc: JSON!
    headings: [MdxHeading!]!
    links: [MdxLink!]!
    plainText: String!
    "How many words its text has, those of code included"
    wordCount: Int!
    "What the text names: ids of the reference, and words of the glossary as term-knot"
    names: [String!]!
    codeSamples: [MdxCodeSample!]!
  }
  type MdxHeading {
    id: String!
    level: Int!
    text: String!
  }
  type MdxLink {
    href: String!
    line: Int!
  }
  type MdxCodeSample {
    language: String!
    code: String!
    meta: String!
    line: Int!
  }

  "A complete game of the content: see src/lessons/games/whole-game.ts"
  type WholeGame {
    "Its folder below content, which is also the id of its page"
    id: String!
    title: String!
    summary: String!
    screen: WholeGamePicture
  }
  type WholeGamePicture {
    address: String!
    width: Int!
    height: Int!
  }

  type Sidebars implements Node @dontInfer {
    versionName: String!
    "Path of the file, relative to the project"
    file: String!
    "Sidebars by name: see src/docs/sidebar/sidebar-source.ts"
    sidebars: JSON!
  }
  type Redirect implements Node @dontInfer {
    from: String!
    to: String!
    line: Int!
  }
  "One entry of content/reference: see src/docs/reference/reference-entry.ts"
  type ReferenceEntry implements Node @dontInfer {
    "The anchor of the entry"
    entryId: String!
    kind: String!
    name: String!
    summary: String!
    "Id of the doc that explains it, with an anchor where there is one"
    page: String
    "Path of the file, relative to the project"
    file: String!
    "Its line in the file"
    line: Int!
    "Its place in the file, from 0"
    position: Int!
    "The whole entry as JSON"
    entry: JSON!
  }
  "The text of a page below that of all entries: see src/docs/reference/draw-card.ts"
  type ReferencePage {
    tree: JSON!
    toc: JSON!
  }
  "One word of content/glossary.yaml: see src/docs/glossary/glossary-term.ts"
  type GlossaryTerm implements Node @dontInfer {
    "The anchor of the term"
    termId: String!
    term: String!
    meaning: String!
    "Id of the doc that explains it, with an anchor where there is one"
    page: String
    "Its place in the alphabet, from 0"
    position: Int!
    "The whole entry as JSON"
    entry: JSON!
  }
  "One exercise of content/exercises: see src/docs/exercises/exercise.ts"
  type Exercise implements Node @dontInfer {
    exerciseId: String!
    "Id of the doc that shows it"
    page: String!
    title: String!
    level: Int!
    "Its place in the file, from 0"
    position: Int!
    "The whole exercise as JSON"
    exercise: JSON!
  }
  "An ink file of the playground: a story to begin with, or a file that one includes"
  type PlaygroundFile implements Node @dontInfer {
    "Path below content/playground"
    name: String!
    source: String!
  }
  "Something that the playground does differently from the engine"
  type PlaygroundDifference implements Node @dontInfer {
    "Its anchor on the page of the playground"
    differenceId: String!
    onlyHere: Boolean!
    title: String!
    explanation: String!
    "Its place in the file, from 0"
    position: Int!
  }
  type HomeStory implements Node @dontInfer {
    title: String!
    "Its first paragraphs: see src/docs/home/home-story.ts"
    paragraphs: JSON!
    "The first choices"
    choices: [String!]!
    "The whole story as a code block"
    source: JSON!
    "The whole story as the compiler reads it"
    ink: String!
  }
`;

/** Declares the GraphQL types of the site’s content. */
export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = ({ actions }) => {
  actions.createTypes(typeDefs);
};
