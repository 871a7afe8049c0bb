import { useState } from 'react';
import { mapEditMessages as words } from '../../../config/messages/map-edit';
import { describeWay } from '../../../ink/map/describe-way';
import type { MapWay } from '../../../ink/map/story-graph';
import type { StoryProgram } from '../../../ink/story/story-program';
import { Field } from '../../../ui/Field';
import { FormDialog } from './FormDialog';
import { TargetSelect, targetName } from './TargetSelect';
import { changeText, pointWay, wayText } from '../../story-edits/change-way';
import type { MapActs } from '../use-map-acts';
import { namesIn } from '../../story-edits/find-place';
import { useOutcome } from './use-outcome';
import * as styles from './MapForms.module.css';

interface ChangeFormProps {
  program: StoryProgram;
  acts: MapActs;
  way: MapWay;
  onClosed: () => void;
}

/** Asks for another text of the choice that a way follows, and where it leads, as far as it is an arrow to a place. */
export function TextForm({ program, acts, way, onClosed }: ChangeFormProps) {
  const target = way.to.kind === 'place' && way.goesOn !== true ? way.to.id : null;
  const [text, setText] = useState(wayText(program, way) ?? '');
  const [to, setTo] = useState(target);
  const { problem, settle } = useOutcome(onClosed);
  const save = (): void => {
    const [written, pointed] = [
      changeText(program, way, text),
      to === null || to === target ? { edits: [] } : pointWay(program, way, to),
    ];
    if ('problem' in written) settle(written.problem);
    else if ('problem' in pointed) settle(pointed.problem);
    else settle(acts.act({ edits: [...written.edits, ...pointed.edits] }, words.words.done));
  };
  return (
    <FormDialog
      title={words.words.title}
      save={words.words.save}
      problem={problem}
      onSave={save}
      onClosed={onClosed}
    >
      <label className={styles.field}>
        {words.way.text}
        <Field dir="auto" value={text} onChange={(event) => setText(event.target.value)} />
      </label>
      {to !== null && (
        <TargetSelect label={words.way.to} program={program} value={to} onChange={setTo} />
      )}
    </FormDialog>
  );
}

/** Asks where a way leads instead. */
export function PointForm({ program, acts, way, onClosed }: ChangeFormProps) {
  const [to, setTo] = useState(way.to.kind === 'place' ? way.to.id : 'END');
  const { problem, settle } = useOutcome(onClosed);
  const nameOf = namesIn(program);
  const save = (): void =>
    settle(acts.act(pointWay(program, way, to), words.target.done(targetName(to, nameOf))));
  return (
    <FormDialog
      title={words.target.title}
      save={words.target.save}
      problem={problem}
      onSave={save}
      onClosed={onClosed}
    >
      <p dir="auto" className={styles.hint}>
        {describeWay(way, nameOf)}
      </p>
      <TargetSelect label={words.way.to} program={program} value={to} onChange={setTo} />
    </FormDialog>
  );
}
