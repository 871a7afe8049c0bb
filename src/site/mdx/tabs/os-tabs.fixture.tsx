import { TabItem } from './TabItem';
import { Tabs } from './Tabs';

interface OsTabsProps {
  id: string;
  groupId?: string;
  queryString?: string;
}

const items = [
  { value: 'windows', label: 'Windows' },
  { value: 'mac', label: 'macOS' },
  { value: 'linux', label: 'Linux' },
];

/** Tabs for tests: three operating systems, the first of them the default. */
export function OsTabs(props: OsTabsProps) {
  return (
    <Tabs items={items} defaultValue="windows" {...props}>
      {items.map(({ value }) => (
        <TabItem key={value} value={value}>
          <p id={`${props.id}-${value}`}>{`words for ${value}`}</p>
        </TabItem>
      ))}
    </Tabs>
  );
}
