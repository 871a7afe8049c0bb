import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { askField, askKind, Cancelled } from './new/ask';
import { readSiteState } from './new/site-state';
import { fieldsByKind, type Answers } from './new/fields';
import { firstTextLine } from './new/new-page';
import { openEditor } from './new/open-editor';
import { planNew, type PlannedFile } from './new/plan-new';
import { readFlags } from './new/read-flags';

const HELP = `npm run new asks what to create. Or use flags:

  npm run new -- page --title "…" --description "…" [--in "Category"] [--id folder/name] [--draft]
  npm run new -- category --label "…" --about "…" --title "…" --description "…" [--in "Category"]
  npm run new -- redirect --from /docs/old/ --to /docs/new/ --reason "…"

The page opens in the editor that VISUAL, EDITOR or “git config core.editor” names, or in VS Code if “code” is on
the PATH; --no-open only prints its path. npm itself sets EDITOR to vi: to open vi, name it in VISUAL.`;

/** Creates a page, category or redirect; resolves with the exit status. */
export async function main(args: readonly string[]): Promise<number> {
  try {
    await makeNew(args);
    return 0;
  } catch (error) {
    if (error instanceof Cancelled) return 1;
    console.error(error instanceof Error ? error.message : error);
    return 1;
  }
}

async function makeNew(args: readonly string[]): Promise<void> {
  const flags = readFlags(args);
  if (flags.wantsHelp) {
    console.log(HELP);
    return;
  }
  const asks = process.stdin.isTTY && process.stdout.isTTY;
  if (flags.kind === null && !asks) throw new Error(HELP);
  const state = await readSiteState(process.cwd());
  const kind = flags.kind ?? (await askKind());
  const answers: Answers = { ...flags.answers };
  // If flags are given, only missing answers are asked for.
  const isBrief = Object.keys(answers).length > 0 || !asks;
  const complaints: string[] = [];
  for (const field of fieldsByKind[kind]) {
    const said = answers[field.name];
    if (said === undefined && field.isOptional && isBrief) {
      const initial = field.initial?.(answers, state);
      if (initial === undefined) continue;
      answers[field.name] = initial;
    } else if (said === undefined && asks) {
      answers[field.name] = await askField(field, answers, state);
    }
    const answer = answers[field.name];
    const complaint =
      answer === undefined
        ? `This is required. ${field.question}`
        : (field.complaint?.(answer, state) ?? null);
    if (complaint !== null) complaints.push(`--${field.name}: ${complaint}`);
  }
  if (complaints.length > 0) {
    throw new Error(`Nothing was written.\n  ${complaints.join('\n  ')}`);
  }
  const files = planNew(kind, answers, state);
  writePlanned(process.cwd(), files);
  for (const { file, isNew } of files) console.log(`${isNew ? 'made   ' : 'changed'}  ${file}`);
  const [first] = files;
  if (!first?.isNew || !flags.opens || !asks) return;
  openEditor(first.file, firstTextLine(first.source));
}

/** Writes all files or none: existing files are looked for before anything is written. */
function writePlanned(projectRoot: string, files: readonly PlannedFile[]): void {
  const inTheWay = files.find(
    ({ file, isNew }) => isNew && existsSync(path.join(projectRoot, file)),
  );
  if (inTheWay !== undefined) {
    throw new Error(`${inTheWay.file} already exists. Nothing was written.`);
  }
  for (const { file, source } of files) {
    const absolutePath = path.join(projectRoot, file);
    mkdirSync(path.dirname(absolutePath), { recursive: true });
    writeFileSync(absolutePath, source);
  }
}
