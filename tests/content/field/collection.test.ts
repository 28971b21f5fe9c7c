import { describe, expect, test } from 'vitest';
import {
  type Entry,
  entriesOf,
  neighbourOf,
  positionAfter,
  withIds,
  withMoved,
} from '../../../src/content/field/collection';
import type { FieldDeclaration, FieldKind } from '../../../src/content/field/field';
import type { Json } from '../../../src/content/field/json';
import { valueAt, withValueAt } from '../../../src/content/field/path';
import { blankItem } from '../../../src/content/item/item';
import { itemProblems } from '../../../src/content/item/validate';
import { contacts, contactText, newContact } from '../../../src/content/kinds/contacts';
import { detailText } from '../../../src/content/kinds/detail';
import { entryWords } from '../../../src/content/kinds/displayText';
import { KINDS, kindOf } from '../../../src/content/kinds/table';
import { isPlainObject } from '../../../src/contract/plainObject';
import { validationTexts } from '../../../src/messages/screens/validation';
import { event } from '../named';
import { kindNamed, stop, stops } from '../stops';

const field = (kind: string, limit?: number): FieldDeclaration => ({
  path: kind,
  kind: kind as FieldKind,
  label: kind,
  localized: false,
  ...(limit === undefined ? {} : { limit }),
});
const entry = (id: number | null, order = 0): Entry => ({ id, order });

describe('ordered lists', () => {
  test('are put in the order of their numbers and numbered 1 to n, whatever was sent', () => {
    const sent: Json = [{ id: 3, order: 9 }, null, { id: 1, order: 2 }, 'x', { id: 'new' }, { id: 2, order: 2 }];
    expect(entriesOf(sent)).toEqual([entry(1, 1), entry(2, 2), entry(3, 3), entry(null, 4)]);
    for (const nothing of [null, undefined, {}, 'x', 4]) expect(entriesOf(nothing)).toEqual([]);
  });

  test('what says its number and its place stays the very same entry, in another list too', () => {
    const [one, other] = [entry(7, 1), entry(null, 2)];
    for (const list of [
      [one, other],
      [other, one],
    ]) {
      const found = entriesOf(list);
      expect(found[0]).toBe(one);
      expect(found[1]).toBe(other);
    }
    expect(entriesOf([other])).toEqual([entry(null, 1)]);
  });

  test('what moves stops at both ends', () => {
    const moves = ([from, to]: readonly [number, number | 'earlier' | 'later']) =>
      withMoved(['a', 'b', 'c'], from, positionAfter(3, from, to)).join('');
    const cases = [
      [1, 'earlier'],
      [1, 'later'],
      [3, 'later'],
      [3, 1],
      [1, 99],
      [2, -1],
    ] as const;
    expect(cases.map(moves)).toEqual(['abc', 'bac', 'abc', 'cab', 'bca', 'bac']);
  });

  test('beside what goes stands what was behind it, else what was before it', () => {
    expect([1, 2, 3].map((position) => neighbourOf(['a', 'b', 'c'], position))).toEqual(['b', 'c', 'b']);
    expect(neighbourOf(['a'], 1)).toBeUndefined();
  });

  test('start a copy without the numbers that the server gave them', () => {
    const sent: Json = [
      { id: 3, order: 2, type: 'fax', value: '051' },
      { id: 1, order: 1 },
    ];
    const copy = [entry(null, 1), { ...entry(null, 2), type: 'fax', value: '051' }];
    expect([contacts.copied?.(sent), kindNamed('stops').copied?.(sent)]).toEqual([copy, copy]);
  });

  test('ids are kept where they are good, and given where they are missing, doubled or none', () => {
    const ids = (sent: readonly (number | null)[]) => withIds(sent.map((id) => entry(id))).map(({ id }) => id);
    expect(ids([null, null])).toEqual([1, 2]);
    expect(ids([7, null, 7, 0, -3, 1.5, 2])).toEqual([7, 8, 9, 10, 11, 12, 2]);
  });
});

describe('contacts', () => {
  const problem = (type: string, value: string) =>
    contacts.problem([{ id: 1, order: 1, type, value }], field('contacts'));
  const phone = 'Campo obbligatorio. Non può contenere caratteri speciali';

  test.each([
    ['email', 'info@example.it', null],
    ['email', ' info@example.it ', null],
    ['email', '', 'Contatto 1 (Email): Campo richiesto'],
    ['email', 'info@', 'Contatto 1 (Email): Email non valida: controlla che sia scritta come nome@dominio.it'],
    ['website', 'https://www.example.it/a?b=1', null],
    ['website', 'www.example.it', 'Contatto 1 (Sito web): URL non valida'],
    ['website', 'javascript:alert(1)', 'Contatto 1 (Sito web): URL non valida'],
    ['website', ' ', 'Contatto 1 (Sito web): Campo richiesto'],
    ['telephone', '+ 39 051', null],
    ['telephone', '051/20.30 40', null],
    ['telephone', '+39051', null],
    ['telephone', '+ 39 ', `Contatto 1 (Telefono): ${phone}`],
    ['telephone', '', `Contatto 1 (Telefono): ${phone}`],
    ['telephone', '051-203040', `Contatto 1 (Telefono): ${phone}`],
    ['telephone', '39+051', `Contatto 1 (Telefono): ${phone}`],
    ['telephone', ' ./ ', `Contatto 1 (Telefono): ${phone}`],
    ['whatsapp', '+ 39 333 1', null],
    ['whatsapp', '+ 39', `Contatto 1 (WhatsApp): ${phone}`],
    ['fax', '051 (20)', `Contatto 1 (Fax): ${phone}`],
    ['telegram', '@comune', null],
    ['telegram', '', 'Contatto 1 (telegram): Campo richiesto'],
  ])('%s «%s»: %s [1-5.20, 1-5.21, 1-5.22]', (type, value, expected) => {
    // The prefix alone is nothing yet, whatever its blanks.
    expect(problem(type, value)).toBe(expected);
  });

  test('the field names the first row that is wrong, and their number when they are too many', () => {
    const of = (order: number, value: string) => ({ ...newContact('email', 'it'), id: order, order, value });
    expect(contacts.problem([of(2, ''), of(1, 'a@b.it')], field('contacts'))).toBe(
      'Contatto 2 (Email): Campo richiesto',
    );
    expect(contacts.problem([of(1, 'a@b.it'), of(2, 'c@d.it')], field('contacts', 1))).toBe(
      'I contatti sono 2, al massimo 1: togline 1',
    );
  });

  test('new telephone and whatsapp contacts start with the prefix, which counts as nothing [2-3.31]', () => {
    const values = (['email', 'website', 'telephone', 'whatsapp', 'fax'] as const).map((type) =>
      newContact(type, 'it'),
    );
    expect(values.map(({ value }) => value)).toEqual(['', '', '+ 39 ', '+ 39 ', '']);
    expect(values.map(contactText)).toEqual(['', '', '', '', '']);
  });

  test('what nobody touches goes back as it came, in its order, with keys that nobody knows', () => {
    const sent: Json = [
      { id: 5, order: 7, type: 'email', value: 'a@b.it', label: null, colour: 'red' },
      { id: 4, order: 2, type: 'telegram', value: '@comune' },
    ];
    expect(contacts.normalise(sent)).toBe(sent);
    expect([null, undefined, {}].map((value) => contacts.normalise(value))).toEqual([[], [], []]);
  });

  test('say the same however they are written down; are kept numbered, without a client’s own keys', () => {
    const sent: Json = [
      { id: 5, order: 7, type: 'email', value: ' a@b.it', label: null, colour: 'red', lang: 'it' },
      { id: null, order: 9, type: 'fax', value: '051', label: 'Ufficio' },
    ];
    const stored = contacts.stored?.(sent) as Json;
    expect(stored).toEqual([
      { id: 5, order: 1, type: 'email', value: 'a@b.it', label: '', lang: 'it' },
      { id: 6, order: 2, type: 'fax', value: '051', label: 'Ufficio', lang: '' },
    ]);
    expect(contacts.essence?.(stored)).toEqual(contacts.essence?.(sent));
  });
});

describe('stops', () => {
  const kind = kindNamed('stops');
  const bologna = { id: 1, city: 'Bologna', province_short: 'BO', zip_code: '40121', country: 'Italia' };
  const placed = { city: bologna, address: 'Piazza Maggiore', number: '1', lat: 44.49, lng: 11.34 };

  /** What is wrong with these stops of an event that is published in Italian or not. */
  const problems = (isPublished: boolean, ...locations: readonly Json[]) => {
    const item = withValueAt(
      blankItem(event, { languages: ['it', 'en'], author: 7, canSave: true }),
      'locations',
      locations,
    );
    const published = withValueAt(item, 'contents.it.status', isPublished ? 1 : 2);
    return itemProblems(event, published, ['it', 'en'])
      .filter(({ path }) => path.startsWith('locations'))
      .map(({ path, label, language, message }) => [path, label, language, message]);
  };

  test('need coordinates in a published item once anything was entered, and say which of them lacks them', () => {
    const courtyard = [stop({ order: 1, location: placed }), stop({ order: 2, info: { en: 'Courtyard' } })];
    const bare = stop({ localita: { id: 4, name: 'Bologna' } });
    expect([problems(false, ...courtyard), problems(false, bare), problems(true, stop())]).toEqual([[], [], []]);
    expect(problems(true, ...courtyard)).toEqual([
      ['locations.1.location', 'Tappa 2 · Indirizzo', null, validationTexts.coordinates],
    ]);
    expect(problems(true, bare)).toEqual([
      ['locations.0.location', 'Tappa 1 · Indirizzo', null, validationTexts.coordinates],
    ]);
    expect(problems(true, { ...bare, '@key': 'new-1' })).toEqual([
      ['locations.@new-1.location', 'Tappa 1 · Indirizzo', null, validationTexts.coordinates],
    ]);
    expect(problems(false, stop({ location: { ...placed, lat: 91 } }))).toEqual([
      ['locations.0.location', 'Tappa 1 · Indirizzo', null, validationTexts.latitude],
    ]);
    expect(problems(false, stop({ location: placed, info: { en: 'x'.repeat(301) } }))).toEqual([
      ['locations.0.info.en', 'Tappa 1 · Dettaglio aggiuntivo', 'en', validationTexts.tooLong(300, 301)],
    ]);
    expect(kind.problem([stop(), stop()], { ...stops, limit: 1 })).toBeNull();
    expect(kindOf({ ...stops, limit: 1 }).problem([stop(), stop()], stops)).toBe(
      'Luoghi: 2 voci, al massimo 1: togline 1',
    );
  });

  test('are empty while nobody entered anything into any of them', () => {
    expect([[], [stop(), stop()], null].map((value) => kind.isEmpty(value))).toEqual([true, true, true]);
    expect(kind.isEmpty([stop({ info: { it: 'Cortile' } })])).toBe(false);
  });

  test('an extra detail is a text or an object with a title, and stays what it is', () => {
    const plain = stop({ info: { it: 'Cortile' } });
    const titled = stop({ info: { it: { title: 'Cortile', mark: 1 }, en: null } });
    const infoOf = (one: Entry, language: string) => detailText(valueAt(one, `info.${language}`));
    expect([plain, titled].map((one) => [infoOf(one, 'it'), infoOf(one, 'en')])).toEqual([
      ['Cortile', ''],
      ['Cortile', ''],
    ]);
    const written = (one: Entry, language: string, text: string) =>
      KINDS.detail.alike?.(
        text,
        valueAt(one, `info.${language}`),
        Object.values(isPlainObject(one.info) ? one.info : {}),
      );
    expect(written(plain, 'en', 'Courtyard')).toBe('Courtyard');
    expect(written(titled, 'it', 'Loggia')).toEqual({ title: 'Loggia', mark: 1 });
    expect(written(titled, 'en', 'Loggia')).toEqual({ title: 'Loggia' });
    expect(written(stop({ info: [] }), 'it', 'Loggia')).toBe('Loggia');
  });

  test('have a line that says where they are', () => {
    const lines = [
      stop({ location: placed }),
      stop({ location: { ...placed, address: '', number: '' } }),
      stop({ location: { address: 'Via Roma', number: 3 } }),
      stop({ localita: { id: 3, name: 'Riolo' } }),
      stop(),
    ].map((one) => entryWords(stops.entry, one));
    expect(lines).toEqual(['Piazza Maggiore 1, Bologna', 'Bologna', 'Via Roma 3', 'Riolo', '']);
  });

  test('what nobody touches goes back as it came', () => {
    const sent = { id: 3, order: 5, info: [], localita: null, location: { lat: '44,1', extra: true } };
    const normal = kind.normalise([sent, null]) as readonly Json[];
    expect([normal.length, normal[0] === sent, normal[1]]).toEqual([2, true, null]);
    expect([null, undefined, {}, 'x'].map((value) => kind.normalise(value))).toEqual([[], [], [], []]);
  });

  test('say the same however they are written down; are kept numbered; point to municipalities and localities', () => {
    const sent: Json = [
      {
        id: null,
        order: 2,
        info: { it: { title: ' Cortile ' }, altro: 'no' },
        localita: { id: 4, name: 'Bologna', x: 1 },
      },
      { id: 8, order: 1, info: { it: '' }, localita: [], location: { ...placed, extra: true }, mark: 1 },
    ];
    const stored = kind.stored?.(sent) as Json;
    expect(stored).toEqual([
      {
        id: 8,
        order: 1,
        info: {},
        localita: null,
        location: {
          ...placed,
          city: { ...bologna, istat: null, province: null, region: null },
        },
      },
      {
        id: 9,
        order: 2,
        info: { it: 'Cortile' },
        localita: { id: 4 },
        location: { address: '', number: '', lat: null, lng: null, city: null },
      },
    ]);
    expect(kind.essence?.([{ ...(stored as readonly Entry[])[0] }])).toEqual(
      kind.essence?.([{ ...(sent as unknown as readonly Entry[])[1] }]),
    );
    expect(kind.refers?.(sent, {})).toEqual([
      { table: 'municipalities', ids: [1], within: '0.location' },
      { table: 'contents', area: 'localita', ids: [4], within: '1.localita' },
    ]);
    expect(
      kind.named?.(sent, (area, id) => (area === 'localita' && id === 4 ? 'Bologna centro' : undefined), {}),
    ).toEqual([
      { ...(sent as readonly Entry[])[0], localita: { id: 4, name: 'Bologna centro', x: 1 } },
      (sent as readonly Entry[])[1],
    ]);
  });
});
