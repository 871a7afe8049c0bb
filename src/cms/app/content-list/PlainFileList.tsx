import { useSiteContent } from '../kit/site-content';
import { knownChanges } from '../review/known-changes';
import { ContentList } from './ContentList';
import { groupPlainFiles } from './group-plain-files';

/** The files that are edited as they are, by what they are for. */
export function PlainFileList() {
  const content = useSiteContent();
  const changes = knownChanges.use();
  return (
    <ContentList
      collection="plain"
      noun="files"
      placeholder="Filter by name or group"
      kinds={['With problems']}
      lines={groupPlainFiles(content, changes)}
    />
  );
}
