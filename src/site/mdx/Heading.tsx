import { type HTMLAttributes, isValidElement, type PropsWithChildren, type ReactNode } from 'react';
import { messages } from '../../config/messages';
import * as styles from './Heading.module.css';

type HeadingLevel = 'h2' | 'h3' | 'h4' | 'h5' | 'h6';

/** A heading with a link to itself; without an id, or with its own class, it is a plain heading. */
function createHeading(Level: HeadingLevel) {
  return function Heading({
    id,
    className,
    children,
    ...rest
  }: HTMLAttributes<HTMLHeadingElement>) {
    if (id === undefined || className !== undefined) {
      return (
        <Level id={id} className={className} {...rest}>
          {children}
        </Level>
      );
    }
    const label = messages.content.directLink(textOf(children));
    // `anchor` and `hash-link` are public names: the table of contents and readers’ scripts use them.
    return (
      <Level id={id} className={`anchor ${styles.heading}`} {...rest}>
        {children}
        <a
          href={`#${id}`}
          className={`hash-link ${styles.hashLink}`}
          aria-label={label}
          title={label}
          translate="no"
        >
          {'\u200B'}
        </a>
      </Level>
    );
  };
}

/** Headings below the page’s title. */
export const headings = {
  h2: createHeading('h2'),
  h3: createHeading('h3'),
  h4: createHeading('h4'),
  h5: createHeading('h5'),
  h6: createHeading('h6'),
};

/** The text of rendered content, without its elements. */
function textOf(node: ReactNode): string {
  if (typeof node === 'string' || typeof node === 'number') return String(node);
  if (Array.isArray(node)) return node.map(textOf).join('');
  return isValidElement<PropsWithChildren>(node) ? textOf(node.props.children) : '';
}
