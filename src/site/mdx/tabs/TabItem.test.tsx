import { render } from '@testing-library/react';
import { TabItem } from './TabItem';

test('a panel outside tabs says what is missing', () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => render(<TabItem value="mac" />)).toThrow(/useTabs\(\).*<Tabs>/);
});
