import type { ReactElement } from 'react';
import { createRoot } from 'react-dom/client';

/** Shows a dialog of ours above the CMS until it is answered or closed. */
export async function askInDialog<Answer>(
  draw: (onAnswer: (answer: Answer) => void) => ReactElement,
): Promise<Answer> {
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  const answer = await new Promise<Answer>((resolve) => root.render(draw(resolve)));
  root.unmount();
  place.remove();
  return answer;
}
