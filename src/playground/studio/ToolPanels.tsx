import type { StudioToolProps } from '../pane/studio-tool';
import { tabPanel, type StudioTab } from './StudioTabs';
import { usePlayedLanguages } from '../translations/use-story-languages';
import { studioTools } from './studio-tools';
import * as styles from './Studio.module.css';

interface ToolPanelsProps extends Omit<StudioToolProps, 'isShown' | 'played' | 'language'> {
  /** Prefix of the ids of tabs and panels. */
  id: string;
  selected: StudioTab;
  /** The tools that have been selected so far: they stay loaded. */
  opened: readonly StudioTab[];
}

/** The panels of all tools, of which one is shown. */
export function ToolPanels({ id, selected, opened, ...props }: ToolPanelsProps) {
  const { played, language } = usePlayedLanguages();
  return (
    <>
      {/* The map says what it is, and has a line of its own there. */}
      {selected !== 'map' && (
        <p className={styles.toolName}>{studioTools.find((tool) => tool.id === selected)?.name}</p>
      )}
      {studioTools.map(({ id: name, Tool }) => (
        <div
          key={name}
          {...tabPanel(id, name)}
          hidden={selected !== name}
          className={styles.tool}
          data-tool={name}
        >
          {opened.includes(name) && (
            <Tool {...props} {...{ played, language }} isShown={selected === name} />
          )}
        </div>
      ))}
    </>
  );
}
