import { render, screen } from '@testing-library/react';
import { FolderAnswer } from './FolderAnswer';
import type { FolderOpening } from './use-open-folder';

const answer = (question: FolderOpening['question']) => {
  const never = () => Promise.resolve(false);
  render(<FolderAnswer opening={{ question, pick: never, open: never, begin: never }} />);
  return screen.getByRole('status');
};

test('a folder whose ink is no text in UTF-8 says which file, and what to do', () => {
  const said = answer({ kind: 'unread', name: 'sea', paths: ['a/old.ink', 'b.ink'] });
  expect(said).toHaveTextContent(
    'The ink in the folder “sea” cannot be kept in step, because it is not text in UTF-8, or longer than 2 MB: a/old.ink and 1 more. Save it as UTF-8 in the program that wrote it, or import it.',
  );
  expect(screen.queryByRole('button')).toBeNull();
});
