import { describe, expect, it } from 'vitest';
import { CsvReader } from '../../server/import/csv';
import { BrokenOff, type EntryReader, LONGEST_ENTRY, type Read } from '../../server/import/entries';
import { openFile, UnreadableFile } from '../../server/import/file';
import { JsonReader } from '../../server/import/json';
import { reviewedImport } from '../../server/import/reviewed';
import { importTexts } from '../../src/messages/server/imports';
import { fc } from '../kit/properties';
import { withFile } from './import-kit';

const { broken, problems, refusals } = importTexts;

const TABLE = { columns: { id: ['codice'], title: ['titolo'], city_name: ['comune'] }, required: ['id', 'title'] };
const table = (text: string) => new CsvReader(TABLE, text);
const json = () => new JsonReader();

type NewReader = (text: string) => EntryReader;

async function* piecesOf(pieces: readonly string[]) {
  yield* pieces;
}

/** What a reader makes of a text that comes in pieces, and where it breaks off. */
async function reading(reader: EntryReader, pieces: readonly string[]) {
  const read: Read[] = [];
  try {
    for await (const one of reader.entries(piecesOf(pieces))) read.push(one);
    return { read, broken: null };
  } catch (error) {
    if (!(error instanceof BrokenOff)) throw error;
    return { read, broken: [error.message, error.position.line, error.position.column] };
  }
}

const whole = (newReader: NewReader, text: string) => reading(newReader(text), [text]);
const values = async (newReader: NewReader, text: string) =>
  (await whole(newReader, text)).read.map((read) => ('value' in read ? read.value : read.problem));

/** A text cut at these places. */
const cut = (text: string, places: readonly number[]): string[] => {
  const sorted = [0, ...places.map((place) => place % (text.length + 1)), text.length].sort((a, b) => a - b);
  return sorted.slice(1).map((end, index) => text.slice(sorted[index], end));
};

describe('JSON', () => {
  it.each([
    ['a list', '[{"id":1},\n {"id":2}]', [{ id: 1 }, { id: 2 }]],
    ['a list under data', ' {"data": [{"id":1}], "meta": {"data": [1, {"a": []}]}} ', [{ id: 1 }]],
    ['a list under data.items', '{"status":"ok","data":{"n":[[]],"items":[{"id":1}],"items_count":1}}', [{ id: 1 }]],
    ['nothing', '[ ]', []],
    ['brackets and quotes in texts', '[{"a":"]}\\"[{,"},{"b":"\\\\"}]', [{ a: ']}"[{,' }, { b: '\\' }]],
    [
      'ids of a hundred digits',
      `[{"id":${'9'.repeat(100)},"n":1.5,"t":"12345678901234567890"}]`,
      [{ id: '9'.repeat(100), n: 1.5, t: '12345678901234567890' }],
    ],
    [
      'what is no object',
      '[1, "a,b", null, [2], {"id":1}]',
      [problems.noObject, problems.noObject, problems.noObject, problems.noObject, { id: 1 }],
    ],
    ['what is too nested', `[${'['.repeat(70)}${']'.repeat(70)},{"id":1}]`, [problems.tooDeep(64), { id: 1 }]],
    [
      'what is too long',
      `[{"a":"${'x'.repeat(LONGEST_ENTRY)}"},{"id":1}]`,
      [problems.tooLong(LONGEST_ENTRY), { id: 1 }],
    ],
  ])('reads %s', async (_, text, expected) => {
    expect((await whole(json, text)).broken).toBeNull();
    expect(await values(json, text)).toEqual(expected);
  });

  it('says on which line an entry begins', async () => {
    expect((await whole(json, '[\n{"id":\n1},\n\n{"id":2}\n]')).read.map(({ line }) => line)).toEqual([2, 5]);
  });

  it.each([
    ['a list that is cut off', '[{"id":1},\n{"id":2', 1, [broken.cutOff, 2, 8]],
    ['a list without its end', '[{"id":1}', 1, [broken.cutOff, 1, 10]],
    ['an object that is cut off', '{"data":[{"id":1}]', 1, [broken.cutOff, 1, 19]],
    ['a comma too much', '[{"id":1},]', 1, [broken.notJson, 1, 11]],
    ['a comma too few', '[{"id":1} {"id":2}]', 1, [broken.notJson, 1, 11]],
    ['a comma before all', '[,{"id":1}]', 0, [broken.notJson, 1, 2]],
    ['an entry that is none', '[{"id":1},\n{"id" 2}]', 1, [broken.notJson, 2, 7]],
    ['a bracket too much', '[{"id":1}}]', 1, [broken.notJson, 1, 10]],
    ['something behind the end', '[{"id":1}] x', 1, [broken.notJson, 1, 12]],
    ['an envelope that is no JSON', '{"data" [{"id":1}]}', 0, [broken.notJson, 1, 9]],
    ['another place', '{"items":[{"id":1}]}', 0, [broken.noList, 1, 1]],
    ['a text that never ends', `[{"a":"${'x'.repeat(3 * LONGEST_ENTRY)}`, 0, [broken.tooLong(LONGEST_ENTRY), 1, 2]],
    ['no list', '{"data":{"id":1}}', 0, [broken.noList, 1, 1]],
  ])('breaks off at %s', async (_, text, count, position) => {
    const { read, broken: where } = await whole(json, text);
    expect([read.length, where]).toEqual([count, position]);
  });

  it('reads the same however the text comes in pieces, and what JSON.parse reads', async () => {
    const entry = fc.dictionary(fc.string(), fc.jsonValue({ maxDepth: 3 }), { maxKeys: 4 });
    const spaces = fc.constantFrom(undefined, 1, '\t', '\n');
    await fc.assert(
      fc.asyncProperty(
        fc.array(entry, { maxLength: 5 }),
        spaces,
        fc.array(fc.nat(500)),
        fc.boolean(),
        async (list, indent, at, bare) => {
          const text = JSON.stringify(bare ? list : { data: { total: 1, items: list }, meta: [] }, null, indent);
          const { read, broken: where } = await reading(json(), cut(text, at));
          const plain = JSON.parse(text, (_, value) =>
            typeof value === 'number' && /^-?\d{16,}$/.test(String(value)) ? String(value) : value,
          );
          expect([read.map((one) => 'value' in one && one.value), where]).toEqual([
            bare ? plain : plain.data.items,
            null,
          ]);
        },
      ),
      { numRuns: 300 },
    );
  });

  it('never says of what is cut off that it was whole', async () => {
    const text = JSON.stringify({ data: { items: [{ id: 1, t: 'a"\\{' }, { id: 2 }], n: 2 }, meta: null });
    for (let end = 1; end < text.length; end += 1)
      expect([end, (await whole(json, text.slice(0, end))).broken]).not.toEqual([end, null]);
    expect((await whole(json, text)).broken).toBeNull();
  });
});

describe('CSV', () => {
  it.each([
    [
      'semicolons',
      'id;title\n1;Uno\n2;Due',
      [
        { id: '1', title: 'Uno' },
        { id: '2', title: 'Due' },
      ],
    ],
    ['commas, with the lines of another system', 'id,title\r\n1,"Uno, o due"\r\n', [{ id: '1', title: 'Uno, o due' }]],
    ['tabs, with the lines of an old one', 'Titolo\tCODICE\rUno\t1\r', [{ id: '1', title: 'Uno' }]],
    ['quotes and lines within', 'id;title\n1;"a ""b""\r\nc;d"\n', [{ id: '1', title: 'a "b"\r\nc;d' }]],
    [
      'a quote within a cell',
      'id;title\n1;5" di neve\n2;"Uno"di\n',
      [
        { id: '1', title: '5" di neve' },
        { id: '2', title: '"Uno"di' },
      ],
    ],
    ['cells without anything', 'id;title;comune\n1;;\n;"";x\n\n ; ; \n', [{ id: '1' }, { city_name: 'x' }]],
    [
      'too few cells, and too many',
      'id;title\n1\n1;2;3\n2;Due',
      [problems.cells(1, 2), problems.cells(3, 2), { id: '2', title: 'Due' }],
    ],
  ])('reads %s', async (_, text, expected) => {
    expect((await whole(table, text)).broken).toBeNull();
    expect(await values(table, text)).toEqual(expected);
  });

  it('says on which line a row begins, and which columns nobody reads', async () => {
    const text = 'id;title;Note\n1;"a\nb";x\n\n2;b;y';
    const reader = table(text);
    const { read } = await reading(reader, [text]);
    expect([read.map(({ line }) => line), reader.unread]).toEqual([[2, 5], ['Note']]);
  });

  it.each([
    ['no names', '1;Uno\n2;Due', [broken.missingColumns(['id', 'title']), 1, 1]],
    ['a name too few', 'id;comune\n1;Bologna', [broken.missingColumns(['title']), 1, 1]],
    ['a name twice', 'id;title;Codice\n', [broken.columnTwice('id'), 1, 1]],
    [
      '10,000 columns',
      `${Array.from({ length: 10_000 }, (__, index) => `c${index}`).join(';')}\n`,
      [broken.columns(10_000, 200), 1, 1],
    ],
    ['a quote that nothing closes', 'id;title\n1;Uno\n2;"Due\n3;Tre\n', [broken.openQuote, 3, 1]],
    ['a row without end', `id;title\n1;"${'x'.repeat(2 * LONGEST_ENTRY)}`, [broken.tooLong(LONGEST_ENTRY), 2, 1]],
    ['a file without ends of lines', `id;title;${'x;'.repeat(LONGEST_ENTRY)}`, [broken.tooLong(LONGEST_ENTRY), 1, 1]],
    ['nothing but blank lines', '\n\n', [broken.empty, 1, 1]],
  ])('breaks off at %s', async (_, text, position) => {
    expect((await whole(table, text)).broken).toEqual(position);
  });

  it('reads back whatever is written, however it comes in pieces', async () => {
    const cell = fc.string({ unit: fc.constantFrom('a', '"', ';', '\n', ' ', 'é', ',') }).map((text) => text.trim());
    const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(cell, cell), { maxLength: 6 }), fc.array(fc.nat(200)), async (rows, at) => {
        const text = ['id;title', ...rows.map((row) => row.map(quoted).join(';'))].join('\r\n');
        const { read } = await reading(table(text), cut(text, at));
        const expected = rows
          .filter((row) => row.join('') !== '')
          .map(([id, title]) => ({ ...(id !== '' && { id }), ...(title !== '' && { title }) }));
        expect(read.map((one) => 'value' in one && one.value)).toEqual(expected);
      }),
      { numRuns: 300 },
    );
  });
});

describe('a file', () => {
  const refusalOf = (content: string | Uint8Array) =>
    withFile(content, (path) =>
      openFile(path, reviewedImport.table).then(
        () => null,
        (error: Error) => {
          if (!(error instanceof UnreadableFile)) throw error;
          return error.message.replaceAll(path, 'FILE');
        },
      ),
    );

  it.each([
    ['empty', '', refusals.empty('FILE')],
    ['of blanks alone', '\ufeff \n\t', refusals.empty('FILE')],
    ['XML', '<?xml version="1.0"?><a/>', refusals.otherText('FILE')],
    ['HTML', '\n <html></html>', refusals.otherText('FILE')],
    ['in UTF-16', new Uint8Array([0xff, 0xfe, 0x5b, 0x00]), refusals.utf16('FILE')],
    ['binary', new Uint8Array([1, 2, 0, 4]), refusals.noText('FILE', 'dati')],
    ['a picture', new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3, 4, 5, 6]), refusals.noText('FILE', 'jpg')],
    ['a list', ' \n[]', null],
    ['a table', '\ufeffid;title\n', null],
  ])('that is %s', async (_, content, said) => {
    expect(await refusalOf(content)).toBe(said);
  });

  it('that is not there, or a folder', async () => {
    const table = reviewedImport.table;
    await expect(openFile('/nowhere/at/all', table)).rejects.toThrow(refusals.missing('/nowhere/at/all'));
    await expect(openFile('/tmp', table)).rejects.toThrow(refusals.noFile('/tmp'));
  });
});
