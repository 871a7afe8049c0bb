import { useMemo } from 'react';
import { parseMarkup } from '../../../ink/markup/parse-markup';
import { Markup } from './Markup';

interface MarkupTextProps {
  /** A line of a story, including its markup. */
  text: string;
}

/** Renders a line of a story. */
export function MarkupText({ text }: MarkupTextProps) {
  const nodes = useMemo(() => parseMarkup(text), [text]);
  return <Markup nodes={nodes} />;
}
