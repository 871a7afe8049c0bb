import { useEffect } from 'react';
import { useLatest } from './use-latest';

/** Methods by name. */
type Commands<Self> = { [Name in keyof Self]: (...values: never[]) => void };

/**
 * Carries calls from one part of a page to another, which may load later: the last call of each command waits until a part
 * answers it.
 */
export class CommandBus<All extends Commands<All>> {
  private readonly parts = new Set<() => Partial<All>>();
  private readonly waiting = new Map<keyof All, () => void>();

  call<Name extends keyof All>(name: Name, ...values: Parameters<All[Name]>): void {
    if (!this.offer(name, ...values)) this.waiting.set(name, () => this.call(name, ...values));
  }

  /** The same for what makes no sense later; returns whether a part has answered. */
  offer<Name extends keyof All>(name: Name, ...values: Parameters<All[Name]>): boolean {
    for (const read of this.parts) {
      const answer = read()[name];
      if (answer === undefined) continue;
      answer(...values);
      return true;
    }
    return false;
  }

  /** Makes a part answer the commands that `read` returns, also those that wait; returns a function that ends this. */
  answer(read: () => Partial<All>): () => void {
    this.parts.add(read);
    for (const name of Object.keys(read()) as (keyof All)[]) {
      const call = this.waiting.get(name);
      this.waiting.delete(name);
      call?.();
    }
    return () => this.parts.delete(read);
  }
}

/** Makes the component answer these commands while it is mounted. */
export function useCommands<All extends Commands<All>>(
  bus: CommandBus<All> | null,
  commands: Partial<All>,
): void {
  const latest = useLatest(commands);
  useEffect(() => bus?.answer(() => latest.current), [bus, latest]);
}
