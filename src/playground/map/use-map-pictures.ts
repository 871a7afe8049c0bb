import { useMemo } from 'react';
import { assetKind } from '../../ink/story/asset-kinds';
import { useProjectFiles } from '../files/project-files';
import { useExtras } from '../projects/use-extras';

export type MapPictures = ReturnType<typeof useMapPictures>;

const none: ReadonlySet<string> = new Set();

/** Whether places have their pictures on the map of the open project, and which it has. */
export function useMapPictures() {
  const { extras, change } = useExtras();
  const { files } = useProjectFiles();
  const isOn = extras.mapPictures === true;
  const pictures = useMemo(
    () => new Set([...files.keys()].filter((path) => assetKind(path) === 'picture')),
    [files],
  );
  return {
    isOn,
    canShow: pictures.size > 0,
    /** Those to show. */
    paths: isOn ? pictures : none,
    show: (shows: boolean): void =>
      void change((all) => ({ ...all, mapPictures: shows || undefined })),
  };
}
