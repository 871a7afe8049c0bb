import { useId, useState } from 'react';
import { gameTabMessages as words } from '../../config/messages/game-tab';
import { isEngineTheme } from '../../ink/story/engine-themes';
import { storyLanguage } from '../../ink/story/story-language';
import type { CompletionTag } from '../../ink/words/completion-words';
import { Button } from '../../ui/Button';
import { Checkbox } from '../../ui/Checkbox';
import { Field } from '../../ui/Field';
import { Select } from '../../ui/Select';
import { choicesOf, plainWords, type PlainWords } from './plain-words';
import { toggledWord } from './toggled-word';
import * as styles from './GameTool.module.css';

/** Stands for a tag that has no value, where a list needs one to be chosen. */
const BARE = '(bare)';
/** The list beside a field has the others. */
const MAX_SUGGESTIONS = 12;

interface GameFieldProps {
  tag: CompletionTag;
  /** Whether it is a key of the engine’s configuration, and no tag. */
  isConfig?: boolean;
  /** In place of the words for the setting. */
  plain?: PlainWords | undefined;
  /** Null if the story does not have the tag; empty if the tag has no value. */
  value: string | null;
  /** What may be meant, offered below a field for text. */
  options?: readonly string[];
  isReadOnly: boolean;
  /** Null removes the tag. */
  onWrite: (value: string | null) => void;
}

/** One setting: a box to tick, several of them, a list to choose from, or a text. */
export function GameField({ tag, value, isReadOnly, onWrite, ...props }: GameFieldProps) {
  const { isConfig = false, options = [], plain = plainWords(tag, isConfig) } = props;
  const id = useId();
  const about = `${id}-about`;
  const control = { id, 'aria-describedby': about, disabled: isReadOnly };
  const choices = choicesOf(tag, plain);
  const kind = kindOf(tag, choices.length);
  const standard = plain.unset ?? (kind === 'text' ? tag.default : undefined);
  return (
    <div className={styles.field} data-kind={kind}>
      {kind === 'words' ? (
        <span id={id} className={styles.label}>
          {plain.label}
        </span>
      ) : (
        <label htmlFor={id} className={styles.label}>
          {plain.label}
        </label>
      )}
      {kind === 'flag' && (
        <input
          {...control}
          type="checkbox"
          checked={value !== null}
          onChange={({ target }) => onWrite(target.checked ? '' : null)}
        />
      )}
      {kind === 'list' && (
        <Select
          {...control}
          value={value === '' ? BARE : (value ?? '')}
          onChange={({ target }) => onWrite(writtenFor(target.value))}
        >
          <option value="">
            {plain.unset === undefined ? words.notSet : words.unset(plain.unset)}
          </option>
          {value === '' && <option value={BARE}>{words.withoutNumber}</option>}
          {value && !choices.some(([name]) => name === value) && <option>{value}</option>}
          {choices.map(([name, text]) => (
            <option key={name} value={name}>
              {text}
            </option>
          ))}
        </Select>
      )}
      {kind === 'words' && (
        <div role="group" aria-labelledby={id} aria-describedby={about} className={styles.words}>
          {choices.map(([word, text]) => (
            <Checkbox
              key={word}
              disabled={isReadOnly}
              checked={(value ?? '').split(/\s+/).includes(word)}
              onChange={() => onWrite(toggledWord(value ?? '', word))}
            >
              {text}
            </Checkbox>
          ))}
        </div>
      )}
      {kind === 'text' && (
        <TextControl
          control={control}
          value={value}
          label={plain.label}
          options={options}
          placeholder={plain.value ?? tag.value ?? ''}
          onWrite={onWrite}
        />
      )}
      <p id={about} className={styles.summary}>
        {plain.about ?? (plain.values === undefined ? tag.summary : '')}{' '}
        {kind === 'text' && standard && standard !== 'none' && words.ifEmpty(standard)}{' '}
        <code translate="no" className={styles.written}>
          {isConfig ? tag.name : words.writes(tag.name)}
        </code>
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

function kindOf(tag: CompletionTag, choices: number): 'flag' | 'list' | 'words' | 'text' {
  if (choices === 0) return tag.value === undefined ? 'flag' : 'text';
  // Words with commas between them are chosen together, as one of the plain words.
  return tag.isCombined === true && tag.separator === ' ' ? 'words' : 'list';
}

function writtenFor(option: string): string | null {
  if (option === BARE) return '';
  return option === '' ? null : option;
}

interface TextControlProps {
  control: { id: string; 'aria-describedby': string; disabled: boolean };
  value: string | null;
  /** What the field is called. */
  label: string;
  options: readonly string[];
  placeholder: string;
  onWrite: (value: string | null) => void;
}

/** Writes what is typed at once, so that a reload loses nothing. An emptied tag keeps its place until the field is left. */
function TextControl({ control, value, options, onWrite, ...props }: TextControlProps) {
  const [text, setText] = useState<string | null>(null);
  return (
    <>
      <Field
        {...control}
        type="text"
        dir="auto"
        value={text ?? value ?? ''}
        placeholder={props.placeholder}
        onChange={({ target }) => {
          setText(target.value);
          onWrite(target.value);
        }}
        onBlur={() => {
          if (text?.trim() === '') onWrite(null);
          setText(null);
        }}
      />
      {!control.disabled && options.length > 0 && (
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
