import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { siteConfig, type DocsVersion } from '../../config/site-config';
import { VersionMenu } from './VersionMenu';

const current: DocsVersion = siteConfig.versions[0];
const old: DocsVersion = {
  ...current,
  name: '2.5',
  label: '2.5',
  path: '/docs/2.5',
  isLast: false,
};

test('one version needs no menu', () => {
  const { container } = render(
    <VersionMenu versions={[current]} currentName="current" onChoose={jest.fn()} />,
  );
  expect(container).toBeEmptyDOMElement();
});

test('leads to the other version and tells of it', async () => {
  const onChoose = jest.fn();
  render(<VersionMenu versions={[current, old]} currentName="current" onChoose={onChoose} />);
  await userEvent.click(screen.getByText('Next', { selector: 'summary' }));
  expect(screen.getByRole('link', { name: 'Next' })).toHaveAttribute('aria-current', 'true');
  const link = screen.getByRole('link', { name: '2.5' });
  expect(link).toHaveAttribute('href', '/docs/2.5/');
  // jsdom cannot leave the page.
  document.addEventListener('click', (event) => event.preventDefault(), { once: true });
  await userEvent.click(link);
  expect(onChoose).toHaveBeenCalledWith('2.5');
});
