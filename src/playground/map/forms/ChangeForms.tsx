import { useState } from 'react';
import { mapEditMessages as words } from '../../../config/messages/map-edit';
import { describeWay } from '../../../ink/map/describe-way';
import type { MapWay } from '../../../ink/map/story-graph';
import { TextField } from './Fields';
import { FormDialog, type MapFormProps } from './FormDialog';
import { TargetSelect, targetName } from './TargetSelect';
import { changeText, pointWay, wayText } from '../../story-edits/change-way';
import { namesIn } from '../../story-edits/find-place';
import * as styles from './MapForms.module.css';

interface ChangeFormProps extends MapFormProps {
  way: MapWay;
}

/** Asks for another text of the choice that a way follows, and where it leads, as far as it is an arrow to a place. */
export function TextForm({ program, acts, way, onClosed }: ChangeFormProps) {
  const target = way.to.kind === 'place' && way.goesOn !== true ? way.to.id : null;
  const [text, setText] = useState(wayText(program, way) ?? '');
  const [to, setTo] = useState(target);
  const save = () => {
    const written = changeText(program, way, text);
    if ('problem' in written) return written.problem;
    const pointed = to === null || to === target ? { edits: [] } : pointWay(program, way, to);
    if ('problem' in pointed) return pointed.problem;
    return acts.act({ edits: [...written.edits, ...pointed.edits] }, words.words.done);
  };
  return (
    <FormDialog title={words.words.title} save={words.words.save} onSave={save} onClosed={onClosed}>
      <TextField label={words.way.text} value={text} onChange={setText} />
      {to !== null && (
        <TargetSelect label={words.way.to} program={program} value={to} onChange={setTo} />
      )}
    </FormDialog>
  );
}

/** Asks where a way leads instead. */
export function PointForm({ program, acts, way, onClosed }: ChangeFormProps) {
  const [to, setTo] = useState(way.to.kind === 'place' ? way.to.id : 'END');
  const nameOf = namesIn(program);
  return (
    <FormDialog
      title={words.target.title}
      save={words.target.save}
      onSave={() => acts.act(pointWay(program, way, to), words.target.done(targetName(to, nameOf)))}
      onClosed={onClosed}
    >
      <p dir="auto" className={styles.hint}>
        {describeWay(way, nameOf)}
      </p>
      <TargetSelect label={words.way.to} program={program} value={to} onChange={setTo} />
    </FormDialog>
  );
}
