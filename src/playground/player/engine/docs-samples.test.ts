import { loadDocs } from '../../../../testing/load-docs';
import { someOf } from '../../../../testing/thorough';
import type { SampleGroup } from '../../../docs/document/samples/group-samples';
import { compileInk } from '../../../ink/compile/compile-ink';
import { openFromJson } from '../../../ink/compile/open-story';
import type { Transcript } from '../../../ink/story/transcript';
import { checkGroup } from '../../../lessons/samples/check-group';
import { wholeGroups } from '../../../lessons/samples/complete-groups';
import { playTranscript } from '../../../lessons/samples/play-transcript';
import { programOfGroup } from '../../../lessons/samples/program-of-group';
import type { GameView } from './game-view';
import { Session } from './session';
import { choicesOf } from './session.fixture';

interface Sample {
  name: string;
  group: SampleGroup;
}

let samples: Sample[] = [];
let failing: Sample[] = [];

beforeAll(async () => {
  const all = (await loadDocs()).flatMap(({ file, codeSamples }) =>
    wholeGroups(codeSamples).map((group) => ({
      name: `${file}:${group.samples[0].line}`,
      group,
    })),
  );
  samples = all.filter(({ group }) => group.samples[0].kind === 'complete');
  expect(samples.length).toBeGreaterThan(100);
  samples = someOf(samples);
  failing = all.filter(({ group }) => group.samples[0].kind === 'failing');
});

async function open({ name, group }: Sample) {
  const opened = await Session.open({
    program: programOfGroup(group),
    screen: 'game',
    moves: [],
    seed: 1,
  });
  if (opened.session === null) throw new Error(`${name}: ${JSON.stringify(opened.view.messages)}`);
  return { session: opened.session, view: opened.view };
}

/** Continues a line-by-line story up to its next choices. */
async function toChoices(session: Session, view: GameView): Promise<GameView[]> {
  const views = [view];
  for (let last = view; last.scenes.at(-1)?.canContinue === true; views.push(last))
    last = await session.continue();
  return views;
}

/** The non-empty lines of the newest scenes. */
function newLines(views: readonly GameView[]): string[] {
  return views.flatMap(({ scenes }) =>
    (scenes.at(-1)?.paragraphs ?? []).map(({ text }) => text.trim()).filter(Boolean),
  );
}

/** Whether a tag restarts the story: the engine does that, but a transcript shows only ink. */
function leadsBack({ tags = [] }: { tags?: string[] }): boolean {
  return tags.some((tag) => tag.startsWith('RESTART'));
}

/** The turns of a transcript: lines, then choices. */
function turnsOf(transcript: Transcript): { lines: string[]; choices: string[]; chosen: number }[] {
  const turns = [{ lines: [] as string[], choices: [] as string[], chosen: -1 }];
  for (const entry of transcript) {
    let turn = turns.at(-1)!;
    if (entry.kind === 'end') continue;
    if (leadsBack(entry)) return turns.slice(0, -1);
    if (entry.kind === 'text') {
      if (turn.choices.length > 0) turns.push((turn = { lines: [], choices: [], chosen: -1 }));
      if (entry.text !== '') turn.lines.push(entry.text);
    } else {
      // Nothing may be printed between two turns of choices: then the numbering restarts.
      if (entry.number <= turn.choices.length)
        turns.push((turn = { lines: [], choices: [], chosen: -1 }));
      turn.choices.push(entry.label);
      if (entry.isChosen) turn.chosen = entry.number - 1;
    }
  }
  return turns;
}

test('complete samples of the docs begin, and go on for six choices without any failure of ours', async () => {
  for (const sample of samples) {
    const { session, view } = await open(sample);
    let [last] = (await toChoices(session, view)).slice(-1);
    for (let step = 0; step < 6; step++) {
      const choice = last?.scenes.at(-1)?.choices.find(({ isDisabled }) => !isDisabled);
      if (choice === undefined) break;
      [last] = (await toChoices(session, await session.choose(choice.id))).slice(-1);
      const failures = last?.messages.filter(({ isEngineFailure }) => !isEngineFailure);
      expect({ sample: sample.name, failures }).toEqual({ sample: sample.name, failures: [] });
    }
    expect({ sample: sample.name, isPlayable: last?.isPlayable }).toEqual({
      sample: sample.name,
      isPlayable: true,
    });
    expect(session.inspect().seed).toEqual(expect.any(Number));
  }
});

test('transcripts of the docs are what is played', async () => {
  let compared = 0;
  for (const sample of samples) {
    const { transcriptChoices } = sample.group.samples[0];
    if (transcriptChoices === null) continue;
    // Without the walk of the checks through every sample.
    const { story } = compileInk(programOfGroup(sample.group));
    const { transcript } = playTranscript(openFromJson(story!), transcriptChoices);
    const { session, view } = await open(sample);
    let views = await toChoices(session, view);
    for (const { lines, choices, chosen } of turnsOf(transcript)) {
      const played = { lines: newLines(views), choices: choicesOf(views.at(-1)!) };
      expect({ sample: sample.name, ...played }).toEqual({ sample: sample.name, lines, choices });
      compared += 1;
      if (chosen >= 0) views = await toChoices(session, await session.choose(chosen));
    }
  }
  expect(compared).toBeGreaterThan(20);
});

test('what the docs print below a sample that fails is what the player says of it', async () => {
  expect(failing.length).toBeGreaterThan(10);
  for (const { name, group } of failing) {
    const { failures, transcript } = checkGroup(group);
    const { session, view } = await Session.open({
      program: programOfGroup(group),
      screen: 'game',
      moves: [],
      seed: 1,
    });
    let last = view;
    for (const entry of transcript ?? []) {
      if (entry.kind === 'choice' && entry.isChosen) last = await session!.choose(entry.number - 1);
    }
    expect(failures).not.toEqual([]);
    for (const { severity, text, hint, file, line } of failures) {
      const said = { severity, text, hint, file, line };
      expect({ name, messages: last.messages }).toEqual({
        name,
        messages: expect.arrayContaining([expect.objectContaining(said)]) as unknown,
      });
    }
  }
});
