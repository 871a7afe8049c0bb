import { render, screen } from '@testing-library/react';
import { useIsHydrated } from '../base/browser/use-is-hydrated';
import { AppMissing } from './AppMissing';

jest.mock('../base/browser/use-is-hydrated', () => ({ useIsHydrated: jest.fn() }));

test('stands in the markup of the server, with a way to load the page anew', () => {
  jest.mocked(useIsHydrated).mockReturnValue(false);
  render(<AppMissing path="/search/" />);
  expect(screen.getByRole('alert')).toHaveTextContent(/is late or cannot be loaded/);
  expect(screen.getByRole('link', { name: 'Retry' })).toHaveAttribute('href', '/search/');
});

test('goes when the app has come', () => {
  jest.mocked(useIsHydrated).mockReturnValue(true);
  const { container } = render(<AppMissing path="/search/" />);
  expect(container).toBeEmptyDOMElement();
});
