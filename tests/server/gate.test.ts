import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { gateOf } from '../../server/http/gate';
import { MOST_PROBLEMS } from '../../server/http/problems';
import { contents } from '../../src/content/whole';
import type { Endpoint } from '../../src/contract/endpoint';
import { languageMap, MOST_ENTRIES, MOST_LANGUAGES, MOST_TOGETHER, MOST_UNDECLARED } from '../../src/contract/limits';
import { refusalTexts, valueProblemTexts } from '../../src/messages/server/refusals';
import type { Described } from './hostile/described';

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'answer' in value;

/** Every call of the contract that takes a JSON body. */
const endpoints: readonly Endpoint[] = [
  ...Object.values(import.meta.glob<Record<string, unknown>>('../../src/contract/*.ts', { eager: true })).flatMap(
    (module) => Object.values(module).filter(isEndpoint),
  ),
  ...contents.flatMap((content) => Object.values<unknown>(content.endpoints).filter(isEndpoint)),
].filter(({ body }) => body !== undefined);

const HOW_MANY = 3000;

/** What nobody may look into. */
const closed = (): never => {
  throw new Error('looked into what has too many entries');
};

const manyEntries = new Proxy<unknown[]>([], {
  get: (target, key) =>
    key === 'length' ? HOW_MANY : typeof key === 'symbol' || /^\d+$/.test(key) ? closed() : Reflect.get(target, key),
});
const manyKeys = new Proxy(Object.fromEntries(Array.from({ length: HOW_MANY }, (_, at) => [`k${at}`, null])), {
  get: closed,
});

interface Position {
  readonly path: readonly string[];
  readonly holds: 'list' | 'map';
}

/** Every list, map and object that a schema describes, wherever it lies. */
function positionsIn(schema: Described, whole: Described, path: readonly string[] = []): Position[] {
  if (path.length > 8) return [];
  if (schema.$ref !== undefined) {
    const definition = schema.$ref.replace('#/$defs/', '');
    const found = schema.$ref === '#' ? whole : (whole as { $defs?: Record<string, Described> }).$defs?.[definition];
    return found === undefined ? [] : positionsIn(found, whole, path);
  }
  const { anyOf = [], items, properties = {}, additionalProperties } = schema;
  const own: Position[] = anyOf.flatMap((one) => positionsIn(one, whole, path));
  if (schema.type === 'array') own.push({ path, holds: 'list' }, ...positionsIn(items ?? {}, whole, [...path, '0']));
  if (schema.type === 'object') {
    own.push({ path, holds: 'map' });
    for (const [key, inner] of Object.entries(properties)) own.push(...positionsIn(inner, whole, [...path, key]));
    if (typeof additionalProperties === 'object')
      own.push(...positionsIn(additionalProperties, whole, [...path, 'it']));
  }
  return own;
}

const valueWith = ([key, ...rest]: readonly string[], value: unknown): unknown =>
  key === undefined ? value : key === '0' ? [valueWith(rest, value)] : { [key]: valueWith(rest, value) };

describe('a list or a map with too many entries', () => {
  it.each(endpoints.map((endpoint) => [endpoint.id, endpoint] as const))(
    'is refused at its path before anything of it is looked at: %s',
    (_id, { body }) => {
      if (body === undefined) throw new Error('no body');
      const gate = gateOf(body);
      const described = z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' }) as Described;
      const positions = positionsIn(described, described);
      expect(positions.length).toBeGreaterThan(0);
      for (const { path, holds } of positions) {
        const problems = gate(valueWith(path, holds === 'list' ? manyEntries : manyKeys));
        expect([path, Object.keys(problems)]).toEqual([path, [path.join('.')]]);
        expect(Object.values(problems)[0], path.join('.')).toMatch(/al massimo \d+|massimo \d+ file|una sola voce/);
      }
    },
  );

  it('is refused wherever nothing declares it', () => {
    const gate = gateOf(z.looseObject({ a: z.optional(z.unknown()) }));
    for (const path of [['a'], ['b'], ['b', '0', 'c'], ['a', 'b', '0', '0', 'c']])
      for (const value of [manyEntries, manyKeys])
        expect(gate(valueWith(path, value))).toEqual({
          [path.join('.')]: valueProblemTexts.tooMany(MOST_UNDECLARED, HOW_MANY),
        });
  });

  it.each([
    ['viaemilia', 'tappe', 30, 'Tappe: 31 voci, al massimo 30: togline 1'],
    ['viaemilia', 'tappe.0.attachments', 10, 'Si possono allegare massimo 10 file'],
    ['viaemilia', 'tappe.0.video', 5, 'Video: 6 voci, al massimo 5: togline 1'],
    ['news', 'theme', 200, 'Si possono scegliere al massimo 200 voci (sono 201): togline 1'],
    ['news', 'comune', 400, 'Si possono scegliere al massimo 400 voci (sono 401): togline 1'],
    ['news', 'contents.it.tags', 200, 'Si possono scegliere al massimo 200 voci (sono 201): togline 1'],
    ['page', 'attachments', 40, 'Si possono allegare massimo 40 file'],
    ['event', 'locations', 30, 'Luoghi: 31 voci, al massimo 30: togline 1'],
    ['event', 'dates.dates', 1096, 'Troppi elementi (1.097): al massimo 1.096'],
  ])('is one with more than it declares: %s, %s, %i', (area, path, most, words) => {
    const content = contents.find((one) => one.area === area);
    if (content?.endpoints.create.body === undefined) throw new Error(`no ${area}`);
    const gate = gateOf(content.endpoints.create.body);
    const many = (count: number) =>
      valueWith(
        path.split('.'),
        Array.from({ length: count }, () => null),
      );
    expect(gate(many(most))).toEqual({});
    expect(gate(many(most + 1))).toEqual({ [path]: words });
  });
});

describe('what comes through to a handler', () => {
  const gate = gateOf(
    z.looseObject({
      id: z.int(),
      lat: z.optional(z.union([z.number(), z.string()])),
      texts: languageMap(z.looseObject({ title: z.string() })),
      list: z.optional(z.nullable(z.array(z.looseObject({ id: z.int() })))),
    }),
  );

  it.each([
    [{ id: 1, lat: 44.5, texts: { it: { title: 'È 🍝' } }, altro: 1.5 }, {}],
    [{ lat: 'a\0' }, { lat: refusalTexts.characters }],
    [{ id: 1.5 }, { id: valueProblemTexts.integer }],
    [{ id: 2 ** 31 }, { id: valueProblemTexts.tooBig(2 ** 31 - 1) }],
    [{ id: -(2 ** 40) }, { id: valueProblemTexts.tooSmall(-(2 ** 31 - 1)) }],
    [{ lat: 1e308 }, { lat: valueProblemTexts.tooBig(2 ** 31 - 1) }],
    [{ altro: Number.POSITIVE_INFINITY }, { altro: valueProblemTexts.number }],
    [
      { list: [{ id: 1 }, { id: 1e12, name: '\ud800' }] },
      {
        'list.1.id': valueProblemTexts.tooBig(2 ** 31 - 1),
        'list.1.name': refusalTexts.characters,
      },
    ],
    [{ texts: { 'i\0t': {} } }, { 'texts.i\ufffdt': refusalTexts.characters }],
    [{ altro: [{ '\ud800': 1 }] }, { 'altro.0.\ufffd': refusalTexts.characters }],
    ['\udc00', { '': refusalTexts.characters }],
    [null, {}],
  ])('is looked at: %j', (sent, problems) => expect(gate(sent)).toEqual(problems));

  it('has as many keys as it declares, and some that it does not', () => {
    const keys = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, at) => [`k${at}`, 1]));
    expect(gate(keys(MOST_ENTRIES + 4))).toEqual({});
    expect(Object.keys(gate(keys(MOST_ENTRIES + 5)))).toEqual(['']);
    expect(Object.keys(gate({ texts: keys(MOST_LANGUAGES + 1) }))).toEqual(['texts']);
  });

  it('has as many entries in all its lists as any body has', () => {
    const lists = gateOf(z.object({ lists: z.array(z.array(z.nullable(z.int()))) }));
    const full = Array.from({ length: MOST_ENTRIES }, () => null);
    const inner = MOST_TOGETHER / MOST_ENTRIES;
    expect(lists({ lists: Array.from({ length: inner - 1 }, () => full) })).toEqual({});
    expect(lists({ lists: Array.from({ length: inner }, () => full) })).toEqual({
      [`lists.${inner - 1}`]: valueProblemTexts.tooManyTogether(MOST_TOGETHER),
    });
  });

  it('is told a hundred problems and no more', () => {
    const list = Array.from({ length: MOST_ENTRIES }, () => ({ id: 1.5, name: '\0' }));
    expect(Object.keys(gate({ list })).length).toBe(MOST_PROBLEMS);
  });
});
