import { Button } from '../../../ui/Button';
import type { SidebarFormItem } from '../../editing/sidebar-items';
import type { SidebarDoc } from './describe-item';

interface AddItemProps {
  /** Where it goes, for readers of the form: “after this”. */
  place: string;
  /** The pages that are not in the sidebar yet. */
  pages: readonly SidebarDoc[];
  onAdd: (item: SidebarFormItem) => void;
}

/** Adds a page, a category or a link. */
export function AddItem({ place, pages, onAdd }: AddItemProps) {
  return (
    <div className="sidebarAdd" role="group" aria-label={`Add ${place}`}>
      <span>Add {place}:</span>
      <select
        aria-label={`Add a page ${place}`}
        value=""
        disabled={pages.length === 0}
        onChange={({ target }) => onAdd({ type: 'doc', doc: target.value })}
      >
        <option value="">{pages.length === 0 ? 'All pages are listed' : 'Page …'}</option>
        {pages.map(({ docId, title, isDraft }) => (
          <option key={docId} value={docId}>
            {title} ({docId}){isDraft ? ' – draft' : ''}
          </option>
        ))}
      </select>
      <Button isSmall onClick={() => onAdd({ type: 'category', category: '', items: [] })}>
        Category
      </Button>
      <Button isSmall onClick={() => onAdd({ type: 'link', link: '', label: '' })}>
        Link
      </Button>
    </div>
  );
}
