import { Button } from '../../../ui/Button';
import type { EditableData } from '../../editing/editable-data';
import { filledKeys } from '../../editing/editable-page';
import { settingKeys } from '../fields/page-fields';
import { areSettingsOpen } from './open-settings';

interface PageSettingsProps {
  /** All fields of the page’s form. */
  data: EditableData;
}

/** Opens and closes the fields that few pages need, and says how many of them are filled in: the style sheet hides them. */
export function PageSettings({ data }: PageSettingsProps) {
  const isOpen = areSettingsOpen.use();
  const filled = filledKeys(data).filter((key) => settingKeys.includes(key)).length;
  return (
    <Button
      kind="bare"
      className="cmsSettings"
      aria-expanded={isOpen}
      onClick={() => areSettingsOpen.set(!isOpen)}
    >
      More settings{filled > 0 && <span>{filled} filled in</span>}
    </Button>
  );
}
