import { createElement, type ReactNode } from 'react';
import { VOID_ELEMENTS, type MarkupKind, type MarkupNodeOf } from '../../../ink/markup/markup-tree';
import { classNames } from '../../../ui/class-names';
import { StoryImage } from '../images/StoryImage';
import { storyClasses } from '../kit/story-classes';
import { Layers } from './Layers';
import { MarkupTable } from './MarkupTable';
import { ProgressBar } from './ProgressBar';
import { Spoiler } from './Spoiler';
import { StoryButton } from './StoryButton';
import { StoryFont } from './StoryFont';
import { StoryInput } from './StoryInput';
import { StoryLink } from './StoryLink';
import { StoryUrl } from './StoryUrl';
import { StoryVideo } from './StoryVideo';
import { TemplateBox } from './TemplateBox';
import type { DrawNodes } from './draw-nodes';
import * as styles from './markup-map.module.css';

export type Drawing<Node> = (node: Node, draw: DrawNodes) => ReactNode;

/** The only map from the parser’s node kinds to components. */
export const markupMap: { readonly [K in MarkupKind]: Drawing<MarkupNodeOf<K>> } = {
  text: ({ text }) => text,
  element: ({ name, className, style, attributes, children }, draw) =>
    createElement(
      name,
      { ...attributes, className: storyClasses(className), style },
      VOID_ELEMENTS.has(name) ? undefined : draw(children),
    ),
  banner: ({ isAccent, isAllCaps, align, border, className, children }, draw) => (
    <span
      className={classNames(styles.banner, storyClasses(className))}
      data-accent={isAccent}
      data-caps={isAllCaps}
      data-border={border}
      data-align={align}
    >
      {draw(children)}
    </span>
  ),
  block: ({ width, align, valign, className, children }, draw) => (
    <span
      className={classNames(styles.block, storyClasses(className))}
      style={{ width, verticalAlign: valign, ...(align && { textAlign: align }) }}
    >
      {draw(children)}
    </span>
  ),
  button: (node, draw) => <StoryButton node={node}>{draw(node.children)}</StoryButton>,
  css: ({ className, style, children }, draw) => (
    <span className={storyClasses(className)} style={style}>
      {draw(children)}
    </span>
  ),
  font: (node, draw) => <StoryFont node={node}>{draw(node.children)}</StoryFont>,
  highlight: ({ color, background, className, children }, draw) => (
    <mark
      className={classNames(styles.highlight, background && styles.filled, storyClasses(className))}
      style={{ ...(color && { color }), ...(background && { background }) }}
    >
      {draw(children)}
    </mark>
  ),
  htmlImage: (node) => (
    <StoryImage
      source={node}
      look="natural"
      alt={node.alt}
      className={storyClasses(node.className)}
      style={node.style}
    />
  ),
  image: (node) => (
    <StoryImage source={node} look="inline" className={storyClasses(node.className)} />
  ),
  info: ({ side, hasSystemFont, align, className, children }, draw) => (
    <span
      className={classNames(styles.info, storyClasses(className))}
      data-side={side ?? undefined}
      data-font={hasSystemFont ? 'system' : undefined}
      style={{ textAlign: align }}
    >
      {draw(children)}
    </span>
  ),
  input: (node) => <StoryInput node={node} />,
  layers: (node) => <Layers node={node} />,
  link: (node, draw) => <StoryLink node={node}>{draw(node.children)}</StoryLink>,
  picture: (node) => (
    <span className={styles.picture}>
      <StoryImage
        source={node}
        look="block"
        style={{
          ...(node.width && { width: node.width }),
          ...(node.leftMargin && { marginLeft: node.leftMargin }),
          ...(node.rightMargin && { marginRight: node.rightMargin }),
        }}
      />
    </span>
  ),
  progress: (node, draw) => <ProgressBar node={node}>{draw(node.children)}</ProgressBar>,
  separator: ({ width, className }) => (
    <hr className={classNames(styles.separator, storyClasses(className))} style={{ width }} />
  ),
  spoiler: (node, draw) => <Spoiler node={node}>{draw(node.children)}</Spoiler>,
  table: (node, draw) => <MarkupTable node={node} draw={draw} />,
  template: (node, draw) => <TemplateBox node={node}>{draw(node.children)}</TemplateBox>,
  url: (node, draw) => <StoryUrl node={node}>{draw(node.children)}</StoryUrl>,
  video: (node) => <StoryVideo node={node} />,
};
