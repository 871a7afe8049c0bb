import { useMemo } from 'react';
import { languagesMessages } from '../../config/messages/languages';
import type { TextSpot } from '../../ink/languages/text-row';
import { Button } from '../../ui/Button';
import { useOpenStory } from '../editor/open-story';
import type { Workspace } from '../pane/workspace';
// Without the grammar of ink, which stays with the editor.
import { placeAround } from '../story-edits/places-in';
import { startAt } from '../story-edits/start-at';
import { usePlayedLanguages } from '../translations/use-story-languages';
import * as styles from './LanguagesTool.module.css';

const { row: words } = languagesMessages;

interface RowPlacesProps {
  code: string;
  spot: TextSpot;
  workspace: Workspace;
}

/** Leads to where a text is: in the story, on the map, and in the game, which is then played in its language. */
export function RowPlaces({ code, spot, workspace }: RowPlacesProps) {
  const { program } = useOpenStory();
  const { choose } = usePlayedLanguages();
  const place = useMemo(() => placeAround(program, spot.file, spot.from), [program, spot]);
  return (
    <div className={styles.acts}>
      <Button kind="link" onClick={() => workspace.goTo(spot.file, spot.line)}>
        {words.show}
      </Button>
      {place !== null && (
        <Button kind="link" onClick={() => workspace.showOnMap(place.id)}>
          {words.showOnMap}
        </Button>
      )}
      {place !== null && place.header?.hasParameters !== true && (
        <Button
          kind="link"
          onClick={() => {
            choose(code);
            workspace.playFrom(startAt(place.id));
          }}
        >
          {words.play}
        </Button>
      )}
    </div>
  );
}
