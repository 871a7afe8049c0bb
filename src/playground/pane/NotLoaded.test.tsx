import { fireEvent, render, screen } from '@testing-library/react';
import { loadDocument } from '../../base/browser/load-document';
import { whyUnreachable } from '../../base/browser/reach-server';
import { NotLoaded } from './NotLoaded';

jest.mock('../../base/browser/load-document', () => ({ loadDocument: jest.fn() }));
jest.mock('../../base/browser/reach-server', () => ({ whyUnreachable: jest.fn() }));

test('without a connection, it can be tried again', async () => {
  jest.mocked(whyUnreachable).mockResolvedValue('no connection');
  const onRetry = jest.fn();
  render(<NotLoaded title="“Map” could not be opened." onRetry={onRetry} />);
  expect(await screen.findByRole('alert')).toHaveTextContent(
    '“Map” could not be opened. There seems to be no connection.',
  );
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
  expect(loadDocument).not.toHaveBeenCalled();
});

test('after the site was updated, only a reload helps', async () => {
  jest.mocked(whyUnreachable).mockResolvedValue(null);
  const onRetry = jest.fn();
  render(<NotLoaded title="“Map” could not be opened." onRetry={onRetry} />);
  expect(await screen.findByRole('alert')).toHaveTextContent('This site has been updated');
  fireEvent.click(screen.getByRole('button', { name: 'Reload the page' }));
  expect(loadDocument).toHaveBeenCalledWith(new URL(window.location.href), { isReplacing: true });
  expect(onRetry).not.toHaveBeenCalled();
});
