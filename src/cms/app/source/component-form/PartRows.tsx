import { useRef, useState, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../../../ui/Button';
import { IconButton } from '../../../../ui/IconButton';
import { VisuallyHidden } from '../../../../ui/VisuallyHidden';
import { FieldControl, type FieldSite } from './FieldControl';
import type { FormPart, PartList } from './edits/component-form';
import { nameOf, newPart, shownFields } from './form-words';
import type { Act } from './use-component-forms';

interface PartRowsProps {
  parts: PartList;
  /** The place of the cursor in the text. */
  position: number;
  site: FieldSite;
  act: Act;
  onText: () => void;
}

/** The word that is selected in what was added. */
const NEW_TEXT = 'Text';

/** Tabs, cards or steps in their order, which can be named, moved, added and removed. */
export function PartRows({ parts, position, site, act, onText }: PartRowsProps) {
  const list = useRef<HTMLOListElement>(null);
  const [said, setSaid] = useState('');
  const { name, items } = parts;
  const what = nameOf(name);
  const focus = (index: number, selectors: readonly string[]) => {
    const row = list.current?.children[index];
    const found = selectors.map((selector) => row?.querySelector<HTMLElement>(selector));
    const target = found.find((element) => element !== null && element !== undefined);
    target?.focus();
    if (target instanceof HTMLInputElement) target.select();
  };
  const move = (index: number, by: -1 | 1, then: string) => {
    const other = index + by;
    if (other < 0 || other >= items.length) return;
    flushSync(() => act(({ parts: now }) => now?.swapWithNext(Math.min(index, other)) ?? []));
    setSaid(`${what} ${index + 1} is now ${other + 1} of ${items.length}.`);
    focus(other, [then, 'button:enabled']);
  };
  const remove = (index: number) => {
    flushSync(() => act(({ parts: now }) => now?.remove(index) ?? []));
    setSaid(`${what} ${index + 1} is removed.`);
    focus(Math.min(index, items.length - 2), ['[data-act=remove]:enabled', 'input']);
  };
  const add = () => {
    flushSync(() => act(({ parts: now }) => now?.add(newPart(name)) ?? [], { select: NEW_TEXT }));
    setSaid(`${what} ${items.length + 1} is added.`);
    if (items[0]?.fields.length === 0) onText();
    else focus(items.length, ['input']);
  };
  const moveByKey = (event: KeyboardEvent, index: number) => {
    const by = { ArrowUp: -1, ArrowDown: 1 }[event.key] as -1 | 1 | undefined;
    if (!event.altKey || by === undefined) return;
    event.preventDefault();
    const isField = event.target instanceof HTMLInputElement;
    move(index, by, isField ? 'input' : `[data-act=${by < 0 ? 'up' : 'down'}]:enabled`);
  };

  return (
    <>
      <ol ref={list} className="cmsFormParts">
        {items.map((item, index) => (
          // Its keys only act on what has the focus in it.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
          <li
            key={index}
            aria-current={position >= item.from && position <= item.to}
            onKeyDown={(event) => moveByKey(event, index)}
          >
            <PartFields
              {...{ name, item, site }}
              number={index + 1}
              onWrite={(field, value, goesOn) =>
                act(
                  ({ parts: now }) =>
                    now?.items[index]?.fields.find((one) => one.name === field)?.write(value) ?? [],
                  { goesOn },
                )
              }
            />
            <PartMoves
              what={`${what.toLowerCase()} ${index + 1}`}
              isFirst={index === 0}
              isLast={index === items.length - 1}
              onMove={(by, way) => move(index, by, `[data-act=${way}]:enabled`)}
              onRemove={() => remove(index)}
            />
          </li>
        ))}
      </ol>
      <Button isSmall onClick={add}>
        Add a {what.toLowerCase()}
      </Button>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </>
  );
}

interface PartMovesProps {
  what: string;
  isFirst: boolean;
  isLast: boolean;
  onMove: (by: -1 | 1, way: 'up' | 'down') => void;
  onRemove: () => void;
}

function PartMoves({ what, isFirst, isLast, onMove, onRemove }: PartMovesProps) {
  const ways = [
    ['up', -1, '↑', isFirst],
    ['down', 1, '↓', isLast],
  ] as const;
  return (
    <span className="cmsFormMoves">
      {ways.map(([way, by, sign, isAtEnd]) => (
        <IconButton
          key={way}
          name={`Move ${what} ${way}`}
          title={`Move ${way} (Alt + ${sign})`}
          data-act={way}
          disabled={isAtEnd}
          onClick={() => onMove(by, way)}
        >
          {sign}
        </IconButton>
      ))}
      <IconButton
        name={`Remove ${what}`}
        title="Remove"
        data-act="remove"
        disabled={isFirst && isLast}
        onClick={onRemove}
      >
        ×
      </IconButton>
    </span>
  );
}

interface PartFieldsProps {
  name: string;
  number: number;
  item: FormPart;
  site: FieldSite;
  onWrite: (field: string, value: string, goesOn: boolean) => boolean;
}

/** One field has the name of its part; several are a group with that name. */
function PartFields({ name, number, item, site, onWrite }: PartFieldsProps) {
  const title = `${nameOf(name)} ${number}`;
  const fields = shownFields(name, item.fields);
  if (fields.length === 0) {
    return (
      <p className="cmsFormStep">
        <span>{title}</span> {item.summary}
      </p>
    );
  }
  const controls = fields.map(({ field, label }) => (
    <FieldControl
      key={field.name}
      of={`${name} ${field.name}`}
      label={fields.length === 1 ? title : label}
      {...{ field, site }}
      onWrite={(value, goesOn) => onWrite(field.name, value, goesOn)}
    />
  ));
  if (fields.length === 1) return <>{controls}</>;
  return (
    <fieldset>
      <legend>{title}</legend>
      {controls}
    </fieldset>
  );
}
