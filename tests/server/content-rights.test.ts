import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { judged } from '../../server/content/write/check';
import { requestUser } from '../../server/http/caller';
import { HttpError } from '../../server/http/errors';
import type { Json } from '../../src/content/field/json';
import { withValueAt } from '../../src/content/field/path';
import type { ContentItem } from '../../src/content/model/content';
import { defaultLanguages } from '../../src/contract/languages';
import { editorMachine } from '../../src/machines/editor/machine';
import { changeRefusal } from '../../src/machines/editor/refusals';
import { news } from '../content/named';
import { everything, input } from '../machines/editor/fixture';

const blank = createActor(editorMachine, { input: input({ content: news }) }).getSnapshot().context;
const NOTE = 'contents.it.review_note';
const TAGS = 'contents.it.tags';

/** An item as it is stored: sent back with a note, with two tags and the region-wide portal. */
const stored = [
  ['contents.it.title', 'Avviso'],
  ['contents.it.status', 4],
  [NOTE, 'Troppo lungo'],
  [TAGS, [{ id: 14001 }, { id: 14002 }]],
  ['portal', [{ id: 1, active: true }]],
].reduce((item, [path, value]) => withValueAt(item, path as string, value as Json), {
  ...blank.item,
  id: 7,
} as ContentItem);

type Rights = { readonly publish?: boolean; readonly tag?: boolean; readonly regionWide?: boolean };

/** Whether the editor takes the value from somebody. */
function inEditor({ publish = false, tag = false, regionWide = false }: Rights, path: string, value: Json): boolean {
  const saved = { ...stored, canSave: publish };
  const abilities = { ...everything, publish, viewTag: tag };
  return changeRefusal({ ...blank, id: 7, item: saved, saved, abilities, regionWide }, path, value) === null;
}

/** Whether the server does. */
function onServer({ publish, tag, regionWide }: Rights, path: string, value: Json): boolean {
  const user = requestUser({
    id: 1,
    username: 'livia',
    firstName: 'Livia',
    lastName: 'Neri',
    email: 'livia@example.com',
    role: regionWide ? 'redazione-regionale' : 'redazione',
    roleTitle: 'Redazione',
    abilities: new Set(['news-edit', ...(publish ? ['news-publish'] : []), ...(tag ? ['view-tag'] : [])]),
    deskId: 1,
  });
  const after = withValueAt(stored, path, value);
  try {
    judged({
      content: news,
      before: stored,
      after,
      language: 'it',
      languages: defaultLanguages(),
      user,
      revises: null,
    });
    return true;
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    return false;
  }
}

type Row = [what: string, path: string, value: Json, needed: keyof Rights | null];

describe.each<Row>([
  ['a tag more', TAGS, [{ id: 14001 }, { id: 14002 }, { id: 14003 }], 'tag'],
  ['a tag less', TAGS, [{ id: 14001 }], 'tag'],
  ['the same tags, sent as ids in another order', TAGS, [14002, 14001], null],
  ['the region-wide portal off', 'portal', [{ id: 1, active: false }], 'regionWide'],
  ['the region-wide portal left out', 'portal', [], 'regionWide'],
  [
    'another portal',
    'portal',
    [
      { id: 1, active: 1 },
      { id: 3, active: true },
    ],
    null,
  ],
  ['another note', NOTE, 'Troppo breve', 'publish'],
  ['the same note', NOTE, 'Troppo lungo', null],
  ['another title', 'contents.it.title', 'Notizia', null],
])('%s', (_what, path, value, needed) => {
  const all: Rights = { publish: true, tag: true, regionWide: true };

  test('is taken from who holds every right, by the editor and by the server', () => {
    expect([inEditor(all, path, value), onServer(all, path, value)]).toEqual([true, true]);
  });

  test.each(['publish', 'tag', 'regionWide'] as const)(
    'from who lacks the right «%s» only if it needs another',
    (right) => {
      const others: Rights = { ...all, [right]: false };
      expect([inEditor(others, path, value), onServer(others, path, value)]).toEqual([
        needed !== right,
        needed !== right,
      ]);
    },
  );
});
