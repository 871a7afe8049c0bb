import GithubSlugger from 'github-slugger';
import { useEffect, useRef } from 'react';
import { siteConfig } from '../../../config/site-config';
import { parseSidebars } from '../../../docs/sidebar/parse-sidebars';
import { resolveSidebar } from '../../../docs/sidebar/resolve-sidebar';
import type { SidebarEntry } from '../../../docs/sidebar/sidebar-entry';
import { toEntries } from '../../../docs/sidebar/sidebar-view';
import { Sidebar } from '../../../site/chrome/Sidebar';
import { rememberCategories } from '../../../site/chrome/sidebar-state';
import type { EditableData } from '../../editing/editable-data';
import { writeYaml } from '../../editing/editable-yaml';
import { sidebarShape } from '../../editing/sidebar-shape';
import { recordOf } from '../check/known-doc';
import { pagesFolder } from '../kit/page-folders';
import { useSiteContent } from '../kit/site-content';
import { changedCategories } from './changed-categories';
import * as styles from './SidebarPreview.module.css';

const FILE = 'sidebars.yaml';
const [version] = siteConfig.versions;

/** The sidebars as readers will see them: without drafts, and without what would stop the build. */
export function SidebarPreview({ data }: { data: EditableData }) {
  const { docs } = useSiteContent();
  const { sidebars } = parseSidebars(writeYaml(data, sidebarShape), FILE);
  const slugger = new GithubSlugger();
  const own = docs.filter(({ file }) => file.startsWith(`${pagesFolder}/`));
  return (
    <>
      {Object.entries(sidebars).map(([name, items]) => {
        const resolved = resolveSidebar(items, {
          docs: own.filter(({ isDraft }) => !isDraft).map(recordOf),
          hiddenIds: new Set(own.filter(({ isDraft }) => isDraft).map(({ docId }) => docId)),
          versionPath: version.path,
          file: FILE,
          slugger,
        });
        return <OneSidebar key={name} entries={toEntries(resolved.items)} />;
      })}
    </>
  );
}

/** A sidebar whose categories open when something has come into them. */
function OneSidebar({ entries }: { entries: readonly SidebarEntry[] }) {
  const before = useRef(entries);
  useEffect(() => {
    rememberCategories(changedCategories(before.current, entries), true);
    before.current = entries;
  }, [entries]);
  return (
    <div className={styles.frame}>
      <Sidebar entries={entries} pathname="" loadCategoryItems={() => Promise.resolve([])} />
    </div>
  );
}
