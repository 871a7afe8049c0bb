import { withPrefix } from 'gatsby';
import { useMemo, type ReactNode } from 'react';
import { gameTabMessages as words } from '../../config/messages/game-tab';
import type { CompletionTag } from '../../ink/words/completion-words';
import { useCompletionWords } from '../editor/use-completion-words';
import { useOpenStory } from '../editor/open-story';
import type { StudioToolProps } from '../pane/studio-tool';
import { outlineOf } from '../outline/outline-of';
import { StillGame } from '../player/StillGame';
import { AssetsProvider } from '../player/assets/assets-context';
import { fontFace } from '../player/assets/font-face';
import { useBlobFiles } from '../player/assets/use-blob-files';
import { storyLook, textColor } from '../player/state/story-look';
import { BackgroundPicker } from './BackgroundPicker';
import { ConfigFields, LanguageField } from './ConfigFields';
import { CoverPicker } from './CoverPicker';
import { FontGallery } from './FontGallery';
import { GameField } from './GameField';
import { ThemeGallery } from './ThemeGallery';
import { useGameSettings, type GameSettings } from './game-settings';
import { TwoNames } from './TwoNames';
import { plainWords } from './plain-words';
import { useFirstScene } from './use-first-scene';
import { firstSceneView, sampleOf, titleView } from './still-views';
import * as styles from './GameTool.module.css';

/** The tags that have a place of their own, by section; those that the engine has besides are among all settings. */
const FIELDS = {
  title: ['title', 'author', 'title_screen_layout', 'about'],
  text: ['choices', 'hypertext', 'scenes_align', 'single_scene', 'continue_maximally'],
  saves: [
    'toolbar',
    'autosave',
    'saves',
    'save_description_length',
    'load_from_checkpoints',
    'sessions',
  ],
};
/** What is chosen by its looks, not in a field. */
const PICKED = ['cover', 'background', 'theme', 'font'];
/** Their value is the name of a function of the story. */
const FUNCTION_TAGS = ['about', 'toolbar'];

const nothing = (): void => undefined;

/** The settings of the whole game, seen as players will see them; tags that nobody knows stay as they are. */
export function GameTool({ view }: StudioToolProps) {
  const { program } = useOpenStory();
  const settings = useGameSettings();
  const { tags, project } = settings;
  const assets = useGameLook(project.files);
  const { look } = storyLook(Object.fromEntries(tags), {}, nothing);
  const fields = useFields(settings);
  const first = useFirstScene(program, view);
  return (
    <AssetsProvider value={assets}>
      <form className={styles.form} onSubmit={(event) => event.preventDefault()}>
        <p className={styles.about}>{words.about}</p>
        <Section name={words.sections.title}>
          <p className={styles.summary}>{words.preview}</p>
          <div className={styles.preview}>
            <StillGame
              view={titleView(view, tags, settings.name)}
              look={look}
              className={styles.still}
            />
          </div>
          {fields.of(['title'])}
          <TwoNames settings={settings} />
          {fields.of(['author'])}
          <CoverPicker settings={settings} />
          <BackgroundPicker settings={settings} tag="background" text={null} />
          {fields.of(FIELDS.title.slice(2))}
        </Section>
        <Section name={words.sections.look}>
          <ThemeGallery settings={settings} view={first} look={look} />
          <FontGallery settings={settings} look={look} sample={sampleOf(first)} />
          <BackgroundPicker settings={settings} tag="BACKGROUND" text={textColor(look.theme)} />
          <BackgroundPicker settings={settings} tag="PAGE_BACKGROUND" text={null} />
        </Section>
        <Section name={words.sections.text}>
          <p className={styles.summary}>{words.preview}</p>
          <div className={styles.preview}>
            <StillGame view={firstSceneView(first, tags)} look={look} className={styles.still} />
          </div>
          <LanguageField isReadOnly={settings.isReadOnly} />
          {fields.of(FIELDS.text)}
        </Section>
        <Section name={words.sections.saves}>{fields.of(FIELDS.saves)}</Section>
        <details className={styles.all}>
          <summary>{words.sections.all}</summary>
          <p className={styles.about}>{words.allAbout}</p>
          {fields.others}
          <h3 className={styles.subtitle}>{words.config.title}</h3>
          <ConfigFields isReadOnly={settings.isReadOnly} />
        </details>
      </form>
    </AssetsProvider>
  );
}

interface SectionProps {
  name: string;
  children: ReactNode;
}

function Section({ name, children }: SectionProps) {
  return (
    <section className={styles.section} aria-label={name}>
      <h2 className={styles.title}>{name}</h2>
      {children}
    </section>
  );
}

/** The files and fonts of the project, for the pictures of the game; the player beside it has declared the fonts. */
function useGameLook(files: ReadonlyMap<string, Blob>) {
  const game = useBlobFiles(files);
  return useMemo(() => ({ ...game, fonts: game.fonts.map(({ path }) => fontFace(path)) }), [game]);
}

/** The fields of tags, once the reference says what they are. */
function useFields({ program, name, tags, write, isReadOnly }: GameSettings) {
  const engine = useCompletionWords(withPrefix('/reference-words.json'), true);
  const functions = useMemo(
    () =>
      outlineOf(program)
        .flatMap(({ parts }) => parts)
        .filter(({ kind }) => kind === 'function')
        .map(({ name }) => name),
    [program],
  );
  const known = engine?.gameTags.filter(({ isRepeatable }) => isRepeatable !== true) ?? [];
  const field = (tag: CompletionTag) => (
    <GameField
      key={tag.name}
      tag={tag}
      value={tags.get(tag.name) ?? null}
      plain={tag.name === 'title' ? { ...plainWords(tag, false), unset: name } : undefined}
      options={FUNCTION_TAGS.includes(tag.name) ? functions : []}
      isReadOnly={isReadOnly}
      onWrite={(value) => write(tag.name, value)}
    />
  );
  const placed = [...Object.values(FIELDS).flat(), ...PICKED];
  const others = known.filter(({ name }) => !placed.includes(name)).map(field);
  return {
    of: (names: readonly string[]) =>
      engine === null ? (
        <p className={styles.about}>{words.loading}</p>
      ) : (
        names.flatMap((name) => known.find((tag) => tag.name === name) ?? []).map(field)
      ),
    others,
  };
}
