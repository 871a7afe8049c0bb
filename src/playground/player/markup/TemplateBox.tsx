import type { ReactNode } from 'react';
import type { MarkupNodeOf } from '../../../ink/markup/markup-tree';
import { classNames } from '../../../ui/class-names';
import { storyClasses } from '../kit/story-classes';
import { useGameWords } from '../kit/game-words';
import * as styles from './TemplateBox.module.css';

interface TemplateBoxProps {
  node: MarkupNodeOf<'template'>;
  children: ReactNode;
}

/** Shows the input of a template: templates are files of a project, which samples do not have. */
export function TemplateBox({ node, children }: TemplateBoxProps) {
  const { words } = useGameWords();
  return (
    <span className={classNames(styles.template, storyClasses(node.className))}>
      <span className={styles.name}>{words.story.template(node.source ?? '?')}</span>
      {node.variables.map(({ name, value }) => (
        <span key={name} className={styles.variable}>
          <span className={styles.key}>{name}</span> {value}
        </span>
      ))}
      {node.children.length > 0 && <span className={styles.content}>{children}</span>}
      <span className={styles.note}>{words.story.templateNote}</span>
    </span>
  );
}
