import { useId, useState } from 'react';
import { gameTabMessages as words } from '../../config/messages/game-tab';
import { assetKind } from '../../ink/story/asset-kinds';
import { ENGINE_THEMES, isEngineTheme } from '../../ink/story/engine-themes';
import { FILE_TAGS } from '../../ink/story/file-values';
import { storyLanguage } from '../../ink/story/story-language';
import type { CompletionTag } from '../../ink/words/completion-words';
import { Button } from '../../ui/Button';
import { Field } from '../../ui/Field';
import { Select } from '../../ui/Select';
import { fontFace } from '../player/assets/font-face';
import { SYSTEM_FONTS } from '../player/story-look';
import * as styles from './GameTool.module.css';

/** The fonts that come with the engine. */
const ENGINE_FONTS = ['Fira Sans', 'Lora', 'Merriweather', 'OpenDyslexic'];
/** The field’s own list has the others. */
const MAX_SUGGESTIONS = 12;

interface GameFieldProps {
  tag: CompletionTag;
  /** In place of the tag’s name. */
  label?: string;
  /** Null if the story does not have the tag; empty if the tag has no value. */
  value: string | null;
  /** Paths of the game’s files, offered where a tag names one. */
  files: readonly string[];
  isReadOnly: boolean;
  /** Null removes the tag. */
  onWrite: (value: string | null) => void;
}

/** One tag of the game, or one key of its configuration: a box to tick, a list to choose from, or a text. */
export function GameField({ tag, value, files, isReadOnly, onWrite, ...props }: GameFieldProps) {
  const id = useId();
  const { label = spoken(tag.name) } = props;
  const about = `${id}-about`;
  const control = { id, 'aria-describedby': about, disabled: isReadOnly };
  const values = tag.values ?? [];
  const isFlag = tag.value === undefined && values.length === 0;
  const isList = values.length > 0 && tag.isCombined !== true;
  return (
    <div className={styles.field} data-flag={isFlag || undefined}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      {isFlag && (
        <input
          {...control}
          type="checkbox"
          checked={value !== null}
          onChange={({ target }) => onWrite(target.checked ? '' : null)}
        />
      )}
      {isList && (
        <Select
          {...control}
          value={value ?? ''}
          onChange={({ target }) => onWrite(target.value === '' ? null : target.value)}
        >
          <option value="">{words.unset(tag.default ?? '')}</option>
          {value !== null && value !== '' && !values.some(({ name }) => name === value) && (
            <option>{value}</option>
          )}
          {values.map(({ name }) => (
            <option key={name}>{name}</option>
          ))}
        </Select>
      )}
      {!isFlag && !isList && (
        <TextControl
          control={control}
          value={value}
          label={label}
          options={optionsOf(tag, files)}
          isCombined={tag.isCombined === true}
          placeholder={tag.value ?? ''}
          onWrite={onWrite}
        />
      )}
      <p id={about} className={styles.summary}>
        {tag.summary}{' '}
        {!isList &&
          !isFlag &&
          tag.default !== undefined &&
          tag.default !== 'none' &&
          words.ifEmpty(tag.default)}
        {tag.name === 'theme' && value && !isEngineTheme(value) && (
          <span className={styles.remark}>{words.unknownTheme(value)}</span>
        )}
        {tag.name === 'language' && value && storyLanguage({ language: value }) === null && (
          <span className={styles.remark}>{words.unknownLanguage(value)}</span>
        )}
      </p>
    </div>
  );
}

function spoken(name: string): string {
  return `${name[0]?.toUpperCase()}${name.slice(1).replaceAll('_', ' ')}`;
}

interface TextControlProps {
  control: { id: string; 'aria-describedby': string; disabled: boolean };
  value: string | null;
  /** What the field is called. */
  label: string;
  options: readonly string[];
  /** Whether a value can have several of the options, which are then only completed. */
  isCombined: boolean;
  placeholder: string;
  onWrite: (value: string | null) => void;
}

/** Writes what is typed at once, so that a reload loses nothing. An emptied tag keeps its place until the field is left. */
function TextControl({ control, value, options, onWrite, ...props }: TextControlProps) {
  const [text, setText] = useState<string | null>(null);
  const list = `${control.id}-options`;
  return (
    <>
      <Field
        {...control}
        type="text"
        dir="auto"
        value={text ?? value ?? ''}
        placeholder={props.placeholder}
        {...(options.length > 0 && { list })}
        onChange={({ target }) => {
          setText(target.value);
          onWrite(target.value);
        }}
        onBlur={() => {
          if (text?.trim() === '') onWrite(null);
          setText(null);
        }}
      />
      {options.length > 0 && (
        <datalist id={list}>
          {options.map((option) => (
            <option key={option} value={option} />
          ))}
        </datalist>
      )}
      {!control.disabled && !props.isCombined && options.length > 0 && (
        <div role="group" aria-label={props.label} className={styles.suggestions}>
          {options.slice(0, MAX_SUGGESTIONS).map((option) => (
            <Button
              isSmall
              key={option}
              aria-pressed={option === value}
              onClick={() => onWrite(option === value ? null : option)}
            >
              {option}
            </Button>
          ))}
        </div>
      )}
    </>
  );
}

/** What can be written: the known words of a tag, or the files of its kind. */
function optionsOf(
  { name, values = [] }: CompletionTag,
  files: readonly string[],
): readonly string[] {
  const kind = FILE_TAGS.get(name);
  // A cover’s path ends at the first space, because a width can follow.
  const isWritable = (path: string): boolean => name !== 'cover' || !/\s/.test(path);
  if (kind !== undefined)
    return files.filter((path) => assetKind(path) === kind && isWritable(path));
  if (name === 'theme') return ENGINE_THEMES;
  if (name === 'font') {
    const own = files.filter((path) => assetKind(path) === 'font');
    const names = own.map((path) => fontFace(path).name);
    return [...new Set([...names, ...SYSTEM_FONTS.keys(), ...ENGINE_FONTS])];
  }
  return values.map((value) => value.name);
}
