import type { SidebarFormItem } from '../../editing/sidebar-items';
import { mountInCms } from '../kit/mount-in-cms';
import { pagesFolder } from '../kit/page-folders';
import { useSiteContent } from '../kit/site-content';
import type { SidebarMover } from '../server/page-mover';
import { SidebarPreview } from './SidebarPreview';
import { SidebarTree } from './SidebarTree';
import { WaitingPages } from './WaitingPages';

/** The CMS keeps what a file says in lists of its own, and what a field was changed to as it is. */
type FieldValue = { toJS(): SidebarFormItem[] } | SidebarFormItem[] | undefined;

interface ControlProps {
  forID: string;
  value: FieldValue;
  onChange: (value: SidebarFormItem[]) => void;
}

/** Registers the CMS field for a sidebar, and its preview; `mover` moves new pages once somebody has signed in. */
export function registerSidebarTree(mover: () => SidebarMover | null): void {
  const control = mountInCms((props: ControlProps) => <SidebarControl {...props} mover={mover} />);
  window.CMS.registerWidget('sidebar-tree', control, () => null);
  const template = mountInCms(({ entry }: { entry: DecapEntry }) => (
    <SidebarPreview data={entry.get('data').toJS()} />
  ));
  window.CMS.registerPreviewTemplate('sidebars', template);
}

function SidebarControl({
  forID,
  value = [],
  onChange,
  mover,
}: ControlProps & { mover: () => SidebarMover | null }) {
  const { docs } = useSiteContent();
  return (
    <>
      <WaitingPages mover={mover} />
      <SidebarTree
        id={forID}
        items={'toJS' in value ? value.toJS() : value}
        docs={docs.filter(({ file }) => file.startsWith(`${pagesFolder}/`))}
        onChange={onChange}
      />
    </>
  );
}
