import { settingKeys } from '../fields/page-fields';
import { liveValue } from '../kit/live-value';

/** Whether the fields that few pages need are shown; they stay so for the next page. */
export const areSettingsOpen = liveValue(false);

/** Shows the fields that few pages need, if the field of a frontmatter key is one of them. */
export function openSettingsFor(key: string | null): void {
  if (settingKeys.some((setting) => setting === key)) areSettingsOpen.set(true);
}
