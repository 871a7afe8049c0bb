import { asCondition } from '../expression/ink-expression';
import { lossLines } from '../writing/conversion';
import { inkBlock } from '../writing/ink-block';
import { inkLine, inkText } from '../writing/ink-text';
import type { Command } from './read-scene';
import { sceneText } from './scene-text';
import { achieved } from './scene-sets';
import type { SceneVariables } from './scene-variables';

/** What the scenes of a story share. */
export interface StoryScenes {
  variables: SceneVariables;
  /** The address of a scene, or of a label in it; null if there is none. */
  addressOf: (scene: string, label?: string) => string | null;
  /** The scene after one; null after the last. */
  after: (scene: string) => string | null;
  /** A name that nothing has. */
  newName: (wanted: string) => string;
  /** The command that declares an achievement. */
  achievement: (name: string) => Command | undefined;
}

/** Texts, values and addresses of a scene in ink. */
export class SceneWords {
  constructor(
    private readonly story: StoryScenes,
    private readonly scene: string,
  ) {}

  /** A variable; null if there is none. */
  named(name: string): string | null {
    return this.story.variables.named(this.scene, name);
  }

  /** What is said, once a game, when an achievement is reached; null if there is none. */
  achieved(name: string): string[] | null {
    const { given = '', below = [] } = this.story.achievement(name.toLowerCase()) ?? {};
    const [, title = ''] = /^\S+ \S+ \S+ (.+)$/.exec(given.trim()) ?? [];
    const variable = this.named(achieved(name));
    const ink = `[info side=highlight][b]${inkText(title)}[/b] ${inkText(below.at(-1) ?? '')}[/info]`;
    return variable === null || title === ''
      ? null
      : inkBlock([{ test: `not ${variable}`, lines: [`~ ${variable} = true`, ink] }]);
  }

  /** The lines of an assignment, or of what a subroutine is given; null if it cannot be carried over. */
  assigned(command: Command): string[] | null {
    return this.story.variables.statement(this.scene, command);
  }

  /** Where a label of the scene is; null if there is none. */
  labelled(name: string): string | null {
    return this.story.addressOf(this.scene, name.toLowerCase());
  }

  /** Where another scene is, or a label in it; null if there is none. */
  sceneAt(given: string): string | null {
    const [scene = '', label] = given.trim().toLowerCase().split(/\s+/);
    return this.story.addressOf(scene, label);
  }

  paragraph(text: string): string[] {
    const { ink, lost } = this.text(text);
    const line = inkLine(ink);
    return line === '' ? lost : [...lost, line];
  }

  text(text: string): { ink: string; lost: string[] } {
    const { variables } = this.story;
    const { ink, lost } = sceneText(text, {
      translate: (code) => variables.translate(this.scene, code),
      capitals: (name, signs) => variables.inCapitals(this.scene, name, signs),
    });
    return { ink, lost: lost.flatMap(lossLines) };
  }

  /** A condition in ink; null for none, undefined if it cannot be carried over. */
  test(condition: string | null): string | null | undefined {
    if (condition === null) return null;
    const value = this.story.variables.translate(this.scene, condition);
    return (value && asCondition(value)) ?? undefined;
  }
}
