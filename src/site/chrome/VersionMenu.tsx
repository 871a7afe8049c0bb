import { messages } from '../../config/messages';
import type { DocsVersion } from '../../config/site-config';
import { Link } from '../../ui/Link';
import { MenuDropdown } from './MenuDropdown';

export interface VersionLinksProps {
  versions: readonly DocsVersion[];
  /** Name of the current version, or of the one that the reader prefers. */
  currentName: string;
  /** Called with the name of the version that the reader opens. */
  onChoose: (name: string) => void;
}

/** The published versions as list items, each a link to its first page. */
export function VersionLinks({ versions, currentName, onChoose }: VersionLinksProps) {
  return versions.map(({ name, label, path }) => (
    <li key={name}>
      <Link
        href={`${path}/`}
        aria-current={name === currentName ? 'true' : undefined}
        onClick={() => onChoose(name)}
      >
        {label}
      </Link>
    </li>
  ));
}

/** The version menu in the header; absent if there is only one. */
export function VersionMenu(props: VersionLinksProps) {
  if (props.versions.length < 2) return null;
  const current = props.versions.find(({ name }) => name === props.currentName);
  return (
    <MenuDropdown
      name={messages.chrome.versions}
      label={current?.label ?? messages.chrome.versions}
    >
      <VersionLinks {...props} />
    </MenuDropdown>
  );
}
