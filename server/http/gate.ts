import type * as z from 'zod/mini';
import { MOST_ENTRIES, MOST_TOGETHER, MOST_UNDECLARED, type Most, mostOf } from '../../src/contract/limits';
import { refusalTexts, valueProblemTexts as texts } from '../../src/messages/server/refusals';
import { GREATEST_INTEGER } from '../db/ids';
import { MOST_PROBLEMS } from './problems';

type Schema = z.ZodMiniType;

interface Definition {
  readonly type: string;
  readonly format?: string;
  readonly innerType?: Schema;
  readonly options?: readonly Schema[];
  readonly shape?: Readonly<Record<string, Schema>>;
  readonly element?: Schema;
  readonly valueType?: Schema;
}

const definitionOf = (schema: Schema): Definition => schema._zod.def as unknown as Definition;

/** One of the shapes that a value may have, without what wraps it. */
interface Shape {
  readonly definition: Definition;
  readonly most: Most | undefined;
}

function shapesOf(schema: Schema, outer: Most | undefined = undefined): Shape[] {
  const definition = definitionOf(schema);
  const most = mostOf(schema) ?? outer;
  if (definition.innerType !== undefined) return shapesOf(definition.innerType, most);
  if (definition.options !== undefined) return definition.options.flatMap((option) => shapesOf(option, most));
  return [{ definition, most }];
}

const UNDECLARED: Most = { count: MOST_UNDECLARED };

/** The greatest of several limits: what one of a value's shapes allows is allowed. */
const greatest = (limits: readonly Most[]): Most =>
  limits.reduce<Most | null>((greater, most) => (most.count > (greater?.count ?? 0) ? most : greater), null) ??
  UNDECLARED;

/** What may come at a place of a call: made of all shapes that its schema allows there, when something comes. */
class Expected {
  readonly isInteger: boolean;
  readonly isNumber: boolean;
  /** How many entries a list may have here. */
  readonly list: Most;
  /** How many keys an object may have here. */
  readonly map: Most;
  private readonly shapes: readonly Shape[];
  private readonly keys: ReadonlyMap<string, readonly Schema[]>;
  private readonly known = new Map<string, Expected>();
  private ofEntries: Expected | null = null;
  private ofOthers: Expected | null = null;

  constructor(schemas: readonly Schema[]) {
    this.shapes = schemas.flatMap((schema) => shapesOf(schema));
    const numbers = this.definitions('number');
    this.isNumber = numbers.length > 0;
    this.isInteger = this.isNumber && numbers.every(({ format }) => format === 'safeint');
    const keys = new Map<string, Schema[]>();
    for (const { shape = {} } of this.definitions('object'))
      for (const [key, schema] of Object.entries(shape)) keys.set(key, [...(keys.get(key) ?? []), schema]);
    this.keys = keys;
    this.list = greatest(this.limits('array'));
    this.map = greatest([...this.limits('record'), ...(keys.size > 0 ? [{ count: keys.size + MOST_ENTRIES }] : [])]);
  }

  private definitions(type: string): Definition[] {
    return this.shapes.flatMap(({ definition }) => (definition.type === type ? [definition] : []));
  }

  private limits(type: string): Most[] {
    return this.shapes.flatMap(({ definition, most }) =>
      definition.type === type ? [most ?? { count: MOST_ENTRIES }] : [],
    );
  }

  entry(): Expected {
    this.ofEntries ??= expectedOf(this.definitions('array').flatMap(({ element }) => element ?? []));
    return this.ofEntries;
  }

  /** What may come under a key. Of keys that nobody declared all expect the same. */
  at(key: string): Expected {
    const own = this.keys.get(key);
    if (own === undefined) {
      this.ofOthers ??= expectedOf(this.others());
      return this.ofOthers;
    }
    const known = this.known.get(key) ?? expectedOf([...own, ...this.others()]);
    this.known.set(key, known);
    return known;
  }

  private others(): Schema[] {
    return this.definitions('record').flatMap(({ valueType }) => valueType ?? []);
  }
}

const ANYTHING = new Expected([]);

/** What no schema declares is the same all the way down: nobody can send so many shapes that they fill the memory. */
const expectedOf = (schemas: readonly Schema[]): Expected => (schemas.length === 0 ? ANYTHING : new Expected(schemas));

/** Field path → what is wrong with it. */
export type GateProblems = Readonly<Record<string, string>>;

/** A text that the database can hold: no NUL, no half of a surrogate pair. */
const isWellFormed = (text: string): boolean => !text.includes('\0') && text.isWellFormed();

/** A key as a problem's path names it. */
const written = (key: string): string => key.replaceAll('\0', '\ufffd').toWellFormed();

function numberProblem({ isInteger, isNumber }: Expected, value: number): string | null {
  if (!Number.isFinite(value)) return texts.number;
  if (!isNumber) return null;
  if (isInteger && !Number.isInteger(value)) return texts.integer;
  if (Math.abs(value) <= GREATEST_INTEGER) return null;
  return value > 0 ? texts.tooBig(GREATEST_INTEGER) : texts.tooSmall(-GREATEST_INTEGER);
}

const tooMany = ({ count, words }: Most, actual: number): string | null =>
  actual <= count ? null : (words?.(actual) ?? texts.tooMany(count, actual));

/**
 * Prepares the look at a part of a call before anything else reads it: texts that the database can hold, keys too,
 * numbers that it can hold where the schema wants numbers, and no list or map with more entries than the schema allows,
 * nor more in all lists together than any body has.
 * What has too many is not looked into. Gives the function to be called with what was sent: field path → problem, the
 * first hundred of them.
 */
export function gateOf(schema: Schema): (sent: unknown) => GateProblems {
  const whole = new Expected([schema]);
  return (sent) => {
    const problems: Record<string, string> = {};
    let [count, together] = [0, 0];
    const say = (path: string, problem: string | null): boolean => {
      if (problem === null) return false;
      problems[path] ??= problem;
      count += 1;
      return true;
    };
    const look = (value: unknown, expected: Expected, path: string): void => {
      if (count >= MOST_PROBLEMS) return;
      const inside = path === '' ? '' : `${path}.`;
      if (typeof value === 'string') say(path, isWellFormed(value) ? null : refusalTexts.characters);
      else if (typeof value === 'number') say(path, numberProblem(expected, value));
      else if (Array.isArray(value)) {
        together += value.length;
        if (say(path, tooMany(expected.list, value.length))) return;
        if (say(path, together > MOST_TOGETHER ? texts.tooManyTogether(MOST_TOGETHER) : null)) return;
        for (const [place, entry] of value.entries()) look(entry, expected.entry(), `${inside}${place}`);
      } else if (typeof value === 'object' && value !== null) {
        const keys = Object.keys(value);
        if (say(path, tooMany(expected.map, keys.length))) return;
        for (const key of keys) {
          const at = `${inside}${written(key)}`;
          if (!say(at, isWellFormed(key) ? null : refusalTexts.characters))
            look((value as Record<string, unknown>)[key], expected.at(key), at);
        }
      }
    };
    look(sent, whole, '');
    return problems;
  };
}
