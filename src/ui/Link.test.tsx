import { render, screen } from '@testing-library/react';
import { Link } from './Link';

jest.mock('gatsby', () => ({
  Link: ({ to, replace, ...rest }: { to: string; replace: boolean }) => (
    <a href={`/prefix${to}`} data-router="" data-replace={replace} {...rest} />
  ),
  withPrefix: (path: string) => `/prefix${path}`,
}));

const drawn = (href: string): HTMLElement => {
  render(<Link href={href}>there</Link>);
  return screen.getByRole('link', { name: 'there' });
};

test.each(['/', '/docs/quickstart/', '/docs/quickstart/#what-you-need', '/docs/2.5/'])(
  '%s is changed to without a reload',
  (href) => {
    expect(drawn(href)).toHaveAttribute('data-router');
  },
);

test.each(['/story.ink', '/files/my.pdf?x=1'])('%s is a file: the browser opens it', (href) => {
  const link = drawn(href);
  expect(link).not.toHaveAttribute('data-router');
  expect(link).toHaveAttribute('href', `/prefix${href}`);
});

test.each(['https://www.inklestudios.com/ink/', '//cdn.example.org/x'])(
  '%s opens in a tab of its own and learns nothing of this one',
  (href) => {
    const link = drawn(href);
    expect(link).toHaveAttribute('href', href);
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  },
);

test.each(['#top', 'mailto:a@example.org'])('%s stays in this tab', (href) => {
  const link = drawn(href);
  expect(link).toHaveAttribute('href', href);
  expect(link).not.toHaveAttribute('target');
  expect(link).not.toHaveAttribute('data-router');
});

test('a link can take the place of the history entry', () => {
  render(
    <Link href="/docs/" replace>
      there
    </Link>,
  );
  expect(screen.getByRole('link')).toHaveAttribute('data-replace', 'true');
});
