import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { compileFunction } from 'node:vm';
import type { Story } from 'inkjs/engine/Story';

export type Method = (...args: unknown[]) => unknown;

/** The parts of the engine used here; other methods are called by name. */
export interface Core {
  version: string;
  init: (story: typeof Story, config: object) => Promise<void>;
  defineInterfaces: (interfaces: object) => void;
  on: (event: string, listener: (event: string, payload: unknown) => void) => void;
  state: { store: () => object };
  game: {
    init: (folder: string, file: string) => Promise<void>;
    start: () => Promise<void>;
    resume: () => Promise<void>;
    restart: (slot?: string) => Promise<void>;
    clear: () => void;
    continueStory: () => void;
    makeChoice: (index: number) => void;
    saveGame: (name: string) => Promise<void>;
    listSaves: () => Promise<{ type: string; name?: unknown }[]>;
    getSaveSlotKey: (slot: { type: string; name?: string }) => string;
    setSession: (session: string) => void;
  };
  ink: {
    story: () => Story | null;
    onError: (listener: (message: string) => void) => void;
    goTo: (path: string) => void;
    getVariables: () => Record<string, unknown>;
    setVariable: (name: string, value: unknown) => void;
    evaluateFunction: (
      name: string,
      args: unknown[],
      returnsText: true,
    ) => { returned: unknown; output: string };
  };
}

/** The console that the core writes to. */
export type CoreConsole = Record<'log' | 'warn' | 'error', Method>;

export type MakeCore = (console: CoreConsole) => Core;

/** A clock that is never asked twice in the same millisecond: the engine finds the newest save by its time. */
class Clock extends Date {
  private static last = 0;

  static override now(): number {
    Clock.last = Math.max(Clock.last + 1, super.now());
    return Clock.last;
  }
}

/** Creates a fresh engine each time. The package exports a single instance, so its code is run again. */
export function coreMaker(projectRoot: string): MakeCore {
  const code = readFileSync(coreFile(projectRoot), 'utf8');
  const run = compileFunction(code, ['module', 'console', 'Date']) as (
    module: { exports: unknown },
    console: CoreConsole,
    clock: typeof Clock,
  ) => void;
  return (console) => {
    const module: { exports: unknown } = { exports: {} };
    run(module, console, Clock);
    return module.exports as Core;
  };
}

/** The file of the installed engine. */
export function coreFile(projectRoot: string): string {
  return createRequire(path.join(projectRoot, 'package.json')).resolve('@atrament/core');
}
