import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { knowSite } from '../../../../testing/know-site';
import { AltTexts } from './AltTexts';

beforeAll(() => knowSite({ docs: [{ file: 'content/docs/a.mdx', title: 'Lamps' }] }));

it('lists what pages say of a picture, and leads to each', async () => {
  const [onOpen, onClose] = [jest.fn(), jest.fn()];
  const texts = [{ file: 'content/docs/a.mdx', line: 7, alt: 'A lit lamp' }];
  render(<AltTexts name="lamp.png" {...{ texts, onOpen, onClose }} />);
  expect(
    screen.getByRole('dialog', { name: /^Do these words fit the new lamp\.png/ }),
  ).toBeVisible();
  expect(screen.getByRole('listitem')).toHaveTextContent('“A lit lamp” Lamps content/docs/a.mdx');
  const link = screen.getByRole('link', { name: 'Open' });
  expect(link).toHaveAttribute('href', '#/collections/pages/entries/a?line=7&words=A%20lit%20lamp');
  await userEvent.click(link);
  expect(onOpen).toHaveBeenCalled();
  expect(onClose).toHaveBeenCalled();
});
