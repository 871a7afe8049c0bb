import { render, screen } from '@testing-library/react';
import { siteConfig, type Locale } from '../../config/site-config';
import { LocaleMenu } from './LocaleMenu';

const english: Locale = siteConfig.locales[0];
const german: Locale = { ...english, code: 'de', label: 'Deutsch', path: '/de' };

test('one language needs no menu', () => {
  const { container } = render(
    <LocaleMenu locales={[english]} currentCode="en" pathname="/docs/" />,
  );
  expect(container).toBeEmptyDOMElement();
});

test('leads to the same page in the other language, whose name is marked as being in it', () => {
  render(<LocaleMenu locales={[english, german]} currentCode="en" pathname="/docs/saves/" />);
  const link = screen.getByRole('link', { name: 'Deutsch', hidden: true });
  expect(link).toHaveAttribute('href', '/de/docs/saves/');
  expect(link).toHaveAttribute('lang', 'de');
});
