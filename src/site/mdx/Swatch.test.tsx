import { render, screen } from '@testing-library/react';
import { Swatch } from './Swatch';

test('shows its colour beside the value, and says nothing', () => {
  const { container } = render(
    <p>
      <Swatch color="#a53850" />
      #a53850
    </p>,
  );
  expect(container.querySelector('[fill="#a53850"]')).toBeInTheDocument();
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});
