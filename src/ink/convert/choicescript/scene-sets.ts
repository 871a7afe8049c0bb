import { parseValue, type Syntax } from '../expression/parse-value';
import {
  binary,
  call,
  changeValue,
  hasPart,
  literal,
  nameOf,
  type Value,
} from '../expression/value';
import { setTo, type SetNode } from '../twine/passage/passage-nodes';
import { allStatements, type Command, type Statement } from './read-scene';

const OPERATORS: Syntax['operators'] = {
  ...{ '+': '+', '-': '-', '*': '*', '/': '/', '%': '%', modulo: '%', '&': '&' },
  ...{ '=': '==', '!=': '!=', '<': '<', '>': '>', '<=': '<=', '>=': '>=', and: '&&', or: '||' },
  ...{ '%+': 'fair_add', '%-': 'fair_subtract' },
};

/** A value in quotes, in brackets, or a word. */
const GIVEN = /"(?:\\.|[^"\\])*"|\((?:[^()]|\([^()]*\))*\)|\S+/g;

/** As many items as an array may have. */
const MOST_ITEMS = 100;

/** What a command puts into a variable, if a condition holds. */
export interface SceneSet {
  when: Value | null;
  set: SetNode;
}

/** What the commands of all scenes put into which variables. Those of `*temp` and `*params` belong to their scene. */
export class SceneSets {
  private readonly temporary = new Set<string>();
  private readonly named = new Set<string>();
  /** The variables of a subroutine, by its scene and label. */
  private readonly params = new Map<string, readonly string[]>();

  constructor(scenes: ReadonlyMap<string, readonly Statement[]>) {
    for (const [scene, statements] of scenes) {
      let label = '';
      for (const one of allStatements(statements)) {
        if (one.kind === 'label') label = one.name;
        if (one.kind !== 'command') continue;
        const names = one.name === 'params' ? wordsIn(one.given.toLowerCase()) : namesIn(one);
        if (one.name === 'params') this.params.set(`${scene} ${label}`, names);
        const isOwn = /^(?:temp|params)/.test(one.name);
        for (const name of names) {
          this.named.add(name);
          if (isOwn) this.temporary.add(`${name}@${scene}`);
        }
      }
    }
  }

  /** The key of a variable, which is another one for each scene that has it for itself. */
  keyOf(scene: string, written: string): string {
    const name = written.trim().toLowerCase();
    const own = `${name}@${scene}`;
    return this.temporary.has(own) ? own : name;
  }

  /** What a command assigns; nothing if it assigns nothing, null if that is not known. */
  of(scene: string, command: Command): SceneSet[] | null {
    const { name, given, code } = command;
    const set = (variable: string, value: Value | null): SceneSet => ({
      when: null,
      set: setTo(this.keyOf(scene, variable), value, code),
    });
    const [variable = '', ...others] = wordsIn(given);
    switch (name) {
      case 'create_array':
      case 'temp_array': {
        const values = others.slice(1).map((one) => this.value(scene, one));
        return namesIn(command).map((item, index) =>
          item.endsWith('_count')
            ? set(item, literal(namesIn(command).length - 1))
            : set(item, values[index] ?? values[0] ?? null),
        );
      }
      case 'gosub':
      case 'gosub_scene':
        return this.given(scene, command)?.map(([param, value]) => set(param, value)) ?? null;
      case 'rand': {
        const [low, high] = others.map((one) => this.value(scene, one));
        return isName(variable)
          ? [set(variable, low && high ? call('random', low, high) : null)]
          : null;
      }
      case 'input_text':
      case 'input_number':
        return isName(variable) ? [set(variable, literal(name === 'input_text' ? '' : 0))] : null;
      case 'achievement':
        return [set(achieved(variable), literal(false))];
      case 'create':
      case 'temp':
      case 'set':
        return this.assigned(scene, command);
      default:
        return [];
    }
  }

  /** An expression, in which an item of an array is a variable. */
  value(scene: string, code: string): Value | null {
    const value = parseValue(code, {
      operators: OPERATORS,
      plainName: (name) => this.keyOf(scene, name),
    });
    return value && changeValue(value, (part) => this.item(scene, part));
  }

  private assigned(scene: string, { name, given, code }: Command): SceneSet[] | null {
    const {
      variable = '',
      index,
      rest = '',
    } = /^(?<variable>[a-z]\w*)(?:\[(?<index>[^\]]+)\])?(?<rest>.*)$/i.exec(given.trim())?.groups ??
    {};
    if (variable === '' || (name !== 'set' && rest.trim() === '')) return null;
    const at = index === undefined ? null : this.value(scene, index);
    if (index !== undefined && at === null) return null;
    const places = index === undefined ? [null] : this.places(variable);
    const sets = places.flatMap((place): SceneSet[] => {
      if (at?.kind === 'literal' && String(at.is) !== String(place)) return [];
      const own = place === null ? variable : `${variable}_${place}`;
      // `*set coins +2` adds to the coins.
      const isStep = name === 'set' && /^\s*(?:%[+-]|[-+*/%&])/.test(rest);
      const value = this.value(scene, isStep ? `${own} ${rest}` : rest);
      const when =
        at === null || at.kind === 'literal' || place === null
          ? null
          : binary(at, '==', literal(place));
      return [{ when, set: setTo(this.keyOf(scene, own), value, code) }];
    });
    return sets.length === 0 ? null : sets;
  }

  /** What a subroutine is given, by its variables; null if it takes something else. */
  private given(scene: string, { name, given }: Command): [string, Value | null][] | null {
    const [first = '', ...others] = wordsIn(given);
    const [label, values] = name === 'gosub' ? [first, others] : [others[0] ?? '', others.slice(1)];
    const where = name === 'gosub' ? scene : first.toLowerCase();
    const params = this.params.get(`${where} ${label.toLowerCase()}`) ?? [];
    const keys = params.slice(0, values.length).map((param) => `${param}@${where}`);
    const found = values.map((value) => this.value(scene, value));
    // A subroutine that calls itself would lose what it was given.
    const isOwn = (part: Value): boolean => part.kind === 'name' && keys.includes(part.name);
    if (values.length > params.length || found.some((value) => value && hasPart(value, isOwn)))
      return null;
    return keys.map((key, index) => [key, found[index] ?? null]);
  }

  private item(scene: string, part: Value): Value | null {
    const [array, index] = part.kind === 'call' && part.name === '.item' ? part.given : [];
    if (array?.kind !== 'name' || index === undefined) return null;
    const at = changeValue(index, (one) => this.item(scene, one));
    const items = this.places(array.name).map((is) => ({
      place: { kind: 'literal', is } as const,
      item: nameOf(this.keyOf(scene, `${array.name}_${is}`)),
    }));
    if (at.kind === 'literal') return items.find(({ place }) => place.is === at.is)?.item ?? null;
    return items.reduceRight<Value | null>(
      (others, { place, item }) =>
        others === null
          ? item
          : { kind: 'either', test: binary(at, '==', place), yes: item, no: others },
      null,
    );
  }

  /** The numbers of the items that an array has. */
  private places(array: string): number[] {
    return Array.from({ length: MOST_ITEMS }, (_, index) => index + 1).filter((place) =>
      this.named.has(`${array.toLowerCase()}_${place}`),
    );
  }
}

/** The variable that says whether an achievement was reached; no variable of a story has such a name. */
export function achieved(achievement: string): string {
  return `achieved ${achievement}`;
}

/** The variables that a command makes. */
function namesIn({ name, given }: Command): string[] {
  const [variable = '', count = ''] = wordsIn(given.toLowerCase());
  if (name === 'create' || name === 'temp') return [variable];
  if (name !== 'create_array' && name !== 'temp_array') return [];
  const items = Array.from({ length: Math.min(Number(count) || 0, MOST_ITEMS) });
  return [...items.map((_, index) => `${variable}_${index + 1}`), `${variable}_count`];
}

function wordsIn(given: string): string[] {
  return given.match(GIVEN) ?? [];
}

function isName(text: string): boolean {
  return /^[a-z]\w*$/i.test(text);
}
