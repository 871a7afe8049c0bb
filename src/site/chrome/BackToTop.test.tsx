import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BackToTop } from './BackToTop';
import { SkipLink } from './SkipLink';

function scrollTo(top: number): void {
  window.scrollY = top;
  fireEvent.scroll(window);
}

const button = () => screen.queryByRole('button', { name: 'Scroll back to top' });

beforeEach(() => {
  window.matchMedia = () => ({ matches: true }) as MediaQueryList;
  window.scrollY = 0;
  render(
    <>
      <SkipLink />
      <BackToTop />
    </>,
  );
});

test('shows far down on the way up only', () => {
  expect(button()).not.toBeInTheDocument();
  scrollTo(900);
  expect(button()).not.toBeInTheDocument();
  scrollTo(800);
  expect(button()).toBeInTheDocument();
  scrollTo(850);
  expect(button()).not.toBeInTheDocument();
  scrollTo(200);
  expect(button()).not.toBeInTheDocument();
});

test('leads to the top, at once for those who want less motion', async () => {
  window.scrollTo = jest.fn();
  scrollTo(900);
  scrollTo(700);
  await userEvent.click(screen.getByRole('button'));
  expect(window.scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'auto' });
  expect(screen.getByRole('region', { name: 'Skip to main content' })).toHaveFocus();
});
