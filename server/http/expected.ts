import type * as z from 'zod/mini';
import { MOST_ENTRIES, MOST_UNDECLARED, type Most, mostOf } from '../../src/contract/limits';
import { type TextNature, textNatureOf } from '../../src/contract/texts';

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
  readonly nature: TextNature | undefined;
}

function shapesOf(schema: Schema, outer: Partial<Omit<Shape, 'definition'>> = {}): Shape[] {
  const definition = definitionOf(schema);
  const said = { most: mostOf(schema) ?? outer.most, nature: textNatureOf(schema) ?? outer.nature };
  if (definition.innerType !== undefined) return shapesOf(definition.innerType, said);
  if (definition.options !== undefined) return definition.options.flatMap((option) => shapesOf(option, said));
  return [{ definition, ...said }];
}

const UNDECLARED: Most = { count: MOST_UNDECLARED };

/** The greatest of several limits: what one of a value's shapes allows is allowed. */
const greatest = (limits: readonly Most[]): Most =>
  limits.reduce<Most | null>((greater, most) => (most.count > (greater?.count ?? 0) ? most : greater), null) ??
  UNDECLARED;

/** What may come at a place of a call: made of all shapes that its schema allows there, when something comes. */
export class Expected {
  readonly isInteger: boolean;
  readonly isNumber: boolean;
  /** How many entries a list may have here. */
  readonly list: Most;
  /** How many keys an object may have here. */
  readonly map: Most;
  /** What a text is here that is more than its words. */
  readonly nature: TextNature | undefined;
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
    this.nature = this.shapes.find(({ nature }) => nature !== undefined)?.nature;
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
export const expectedOf = (schemas: readonly Schema[]): Expected =>
  schemas.length === 0 ? ANYTHING : new Expected(schemas);
