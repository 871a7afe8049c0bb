import type { Expression } from '../expression/ink-expression';
import { StoryVariables } from '../twine/story-variables';
import { StoryVisits } from '../twine/story-visits';
import { inkBlock } from '../writing/ink-block';
import type { InkNames } from '../writing/ink-names';
import { Capitals } from './capitals';
import { allStatements, type Command, type Statement } from './read-scene';
import { SceneSets } from './scene-sets';

/** The variables of all scenes. */
export class SceneVariables {
  private readonly sets: SceneSets;
  private readonly all: StoryVariables;
  private readonly capitals: Capitals;

  constructor(names: InkNames, scenes: ReadonlyMap<string, readonly Statement[]>) {
    this.sets = new SceneSets(scenes);
    const sets = [...scenes].flatMap(([scene, statements]) =>
      allStatements(statements).flatMap((one) =>
        one.kind === 'command'
          ? (this.sets.of(scene, one) ?? []).map(({ set }) => ({ set, by: one.name }))
          : [],
      ),
    );
    const visits = new StoryVisits(names, new Map(), new Set(), new Set(), () => []);
    this.all = new StoryVariables(
      names,
      visits,
      new Set(),
      sets.map(({ set }) => set),
      () => null,
    );
    this.capitals = new Capitals(
      names,
      sets.map(({ set }) => set),
    );
    // Variables of the whole story are the first to choose a name.
    for (const { set, by } of sets) {
      if (!by.startsWith('create')) continue;
      this.all.inkName(set.name);
      this.all.begin(set);
    }
  }

  /** An expression in ink; null if something in it cannot be carried over. */
  translate(scene: string, code: string): Expression | null {
    const value = this.sets.value(scene, code);
    return value && this.all.translate(value);
  }

  /** The function that writes a variable in capitals; null if some of its texts are not known. */
  inCapitals(scene: string, name: string, signs: string): string | null {
    return this.capitals.of(this.sets.keyOf(scene, name), signs);
  }

  /** The name of a variable; null if there is none. */
  named(scene: string, name: string): string | null {
    return this.all.named(this.sets.keyOf(scene, name));
  }

  /** What a command does to variables, as lines of ink; null if it cannot be carried over. */
  statement(scene: string, command: Command): string[] | null {
    const sets = this.sets.of(scene, command);
    const written = sets?.map(({ when, set }) => {
      const lines = this.all.statement(set);
      const test = when && this.all.translate(when)?.ink;
      return lines && test !== undefined ? { test, lines } : null;
    });
    const known = written?.filter((one) => one !== null) ?? [];
    if (written === undefined || known.length < written.length) return null;
    return known.some(({ test }) => test !== null)
      ? inkBlock(known)
      : known.flatMap(({ lines }) => lines);
  }

  declarations(): string[] {
    return this.all.declarations();
  }

  /** Functions that the texts of the scenes call. */
  functions(): string[] {
    return this.capitals.functions();
  }
}
