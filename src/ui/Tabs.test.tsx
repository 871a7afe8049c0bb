import { useState } from 'react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Tab, TabList } from './Tabs';

function Three({ choosesAtOnce = false }) {
  const [selected, select] = useState('one');
  return (
    <TabList aria-label="Parts" choosesAtOnce={choosesAtOnce}>
      {['one', 'two', 'three'].map((name) => (
        <Tab key={name} isSelected={name === selected} onClick={() => select(name)}>
          {name}
        </Tab>
      ))}
    </TabList>
  );
}

const tab = (name: string) => screen.getByRole('tab', { name });

test('Tab reaches the selected tab only, and the arrow keys the others, around both ends', async () => {
  render(<Three />);
  await userEvent.tab();
  expect(tab('one')).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  expect(tab('two')).toHaveFocus();
  expect(tab('one')).toHaveAttribute('aria-selected', 'true');
  await userEvent.keyboard('{End}{ArrowRight}');
  expect(tab('one')).toHaveFocus();
  await userEvent.keyboard('{ArrowLeft}{Enter}');
  expect(tab('three')).toHaveAttribute('aria-selected', 'true');
  await userEvent.tab();
  expect(document.body).toHaveFocus();
});

test('the keys choose at once where that costs nothing', async () => {
  render(<Three choosesAtOnce />);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}');
  expect(tab('two')).toHaveAttribute('aria-selected', 'true');
  expect(tab('two')).toHaveFocus();
});

test('tabs that are not shown are passed over', async () => {
  render(<Three />);
  tab('two').style.display = 'none';
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}');
  expect(tab('three')).toHaveFocus();
});

test('from right to left, the arrow keys are the other way around', async () => {
  render(
    <div style={{ direction: 'rtl' }}>
      <Three />
    </div>,
  );
  screen.getByRole('tablist').style.direction = 'rtl';
  await userEvent.tab();
  await userEvent.keyboard('{ArrowLeft}');
  expect(tab('two')).toHaveFocus();
});
