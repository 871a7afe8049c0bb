import { readFileSync } from 'node:fs';

/** What a reader sees, in the notation that README.md explains. */
export interface Sees {
  toolbar: string | null;
  scenes: string[][];
  prompt: string | null;
  choices: string[];
  end: boolean;
  overlay: { title: string; lines: string[] } | null;
  error: string | null;
}

/** What a reader does at a step; see README.md. */
export interface Act {
  choose?: number;
  press?: string;
  key?: string;
  type?: [field: number, text: string];
  cont?: boolean;
  btn?: string;
  area?: number;
  menu?: 'save' | 'load';
  wait?: number;
  closeError?: boolean;
  closeOverlay?: boolean;
  title?: boolean;
  endbtn?: boolean;
}

export interface Step {
  act: string;
  sees: Sees;
  /** Whether there was nothing to act on. */
  failed?: string;
}

/** A story played in the engine’s own web UI, step by step. */
export interface Recording {
  id: string;
  source: string;
  steps: Step[];
}

const read = (name: string) =>
  JSON.parse(readFileSync(`src/lessons/recordings/${name}.json`, 'utf8')) as Recording[];

/** Stories over every tag, markup, menu and fault, and the samples of the docs. */
export const recordings = [...read('stories'), ...read('docs-samples')];

/** The act of a step in one form; null where nothing is done. */
export function actOf({ act }: Pick<Step, 'act'>): Act | null {
  if (act.startsWith('{')) return JSON.parse(act) as Act;
  const [verb = '', rest = ''] = act.split(/ (.*)/s);
  switch (verb) {
    case 'choose':
      return { choose: Number(rest) };
    case 'press':
      return { press: rest };
    case 'cont':
      return { cont: true };
    default:
      return null;
  }
}
