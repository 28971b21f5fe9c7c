import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import type { Json } from '../../../src/content/field/json';
import { normaliseItem } from '../../../src/content/item/item';
import { fieldWarning, isFieldPublished, languageProblems } from '../../../src/content/item/validate';
import type { ContentForm } from '../../../src/content/model/content';
import { fieldsByPath, saveGaps, withVersions } from '../../../src/machines/editor/document';
import { invariants } from '../../../src/machines/editor/invariants';
import { editorMachine } from '../../../src/machines/editor/machine';
import { missingFields } from '../../../src/machines/editor/missing';
import { changedField } from '../../../src/machines/editor/rules';
import { publishRefusal, saveRefusal } from '../../../src/machines/editor/saving';
import type { EditorContext } from '../../../src/machines/editor/types';
import { validationTexts } from '../../../src/messages/screens/validation';
import { content, input, sent } from './fixture';

const address = { path: 'locations', kind: 'address', label: 'Indirizzo', localized: false } as const;
const price = { path: 'price', kind: 'text', label: 'Prezzo', localized: 'beside' } as const;
/** A draft needs its address, what is published is only warned without one; the price is asked for once published. */
const office: ContentForm = {
  ...content,
  fields: [...content.fields, address, price],
  required: { draft: ['title', 'locations'], published: ['title', 'price'], advised: ['locations'] },
};

const itemOf = (change: { [key: string]: Json }) =>
  normaliseItem(office, sent(change), { languages: ['it', 'en'], author: 7, canSave: true });
const open = (change: { [key: string]: Json } = {}): EditorContext => {
  const { context } = createActor(editorMachine, { input: input({ content: office, id: 42 }) }).getSnapshot();
  return { ...context, ...withVersions(context, itemOf(change), itemOf(change)) };
};
const put = (context: EditorContext, path: string, value: Json): EditorContext => ({
  ...context,
  ...changedField(context, path, value),
});
const gapsOf = (context: EditorContext) =>
  saveGaps(context).flatMap(({ language, fields }) => fields.map(({ path }) => `${language} ${path}`));
const warningIn = (context: EditorContext) => {
  const { item, languages } = context;
  const located = fieldsByPath(context).get('locations');
  return item === null || located === undefined
    ? null
    : fieldWarning(office, located, item.locations, isFieldPublished(item, located, languages));
};

describe('a requirement', () => {
  test('of a draft alone holds up the draft, and only warns once it is published', () => {
    const draft = open();
    expect([gapsOf(draft), warningIn(draft)]).toEqual([['it locations'], null]);
    const published = put(put(draft, 'contents.it.status', 1), 'price.it', '3 euro');
    expect([gapsOf(published), warningIn(published)]).toEqual([[], validationTexts.advised]);
    expect(publishRefusal(published)).toBeNull();
    // The other language is a draft, but what all share is public.
    expect(gapsOf({ ...published, language: 'en' })).toEqual([]);
    const placed = put(published, 'locations', { location: { city: { id: 1, city: 'Bologna' }, lat: 44, lng: 11 } });
    expect([gapsOf(placed), warningIn(placed)]).toEqual([[], null]);
  });

  test('of a language in front is not asked while it is blank beside a written one', () => {
    const draft = put(open(), 'locations', { location: { city: { id: 1 } } });
    const english = { ...draft, language: 'en' };
    expect([gapsOf(english), saveRefusal(english)]).toEqual([[], null]);
    // What all share still is.
    expect(gapsOf({ ...open(), language: 'en' })).toEqual(['en locations']);
    // Begun, or on its way to readers, it is asked for all that its status needs.
    expect(gapsOf(put(english, 'price.en', '3 euro'))).toEqual(['en contents.en.title']);
    expect(gapsOf(put(english, 'contents.en.status', 3))).toEqual(['en contents.en.title']);
    // Emptying a language that was written is no way to skip it.
    const written = open({ contents: { it: { title: 'Uno', status: 2 }, en: { title: 'One', status: 2 } } });
    const emptied = put({ ...written, language: 'en' }, 'contents.en.title', '');
    expect(gapsOf(put(emptied, 'locations', { location: { city: { id: 1 } } }))).toEqual(['en contents.en.title']);
    // Where nothing is written at all the one in front is.
    const blank = open({ contents: { it: { title: '', status: 2 }, en: { title: '', status: 2 } } });
    expect(gapsOf({ ...blank, language: 'en' })).toEqual(['en locations', 'en contents.en.title']);
  });

  test('counts as met once a city is chosen, not by coordinates alone', () => {
    expect(gapsOf(put(open(), 'locations', { location: { lat: 44, lng: 11 } }))).toEqual(['it locations']);
    expect(gapsOf(put(open(), 'locations', { location: { city: { id: 1 } } }))).toEqual([]);
  });

  test('of publication is listed as missing, also beside the contents, each language for itself', () => {
    const draft = put(open(), 'price.en', '3 euro');
    expect(missingFields(draft).map(({ path }) => path)).toEqual(['price.it']);
    expect(missingFields({ ...draft, language: 'en' }).map(({ path }) => path)).toEqual(['contents.en.title']);
  });

  test('is judged alike by the editor, by its invariants and by the whole item’s validation', () => {
    for (const change of [{}, { it: { status: 1 } }, { it: { status: 1 }, price: { it: '3 euro' } }]) {
      const context = open(change);
      const { item } = context;
      const snapshot = { context, matches: () => false, hasTag: () => false } as never;
      expect(invariants['problems found key by key are those of the whole item']?.(snapshot)).toBe(true);
      expect(
        invariants['what is missing in a language is what its validation at status 1 would refuse']?.(snapshot),
      ).toBe(true);
      const found = item === null ? [] : languageProblems(office, item, 'it', ['it', 'en']).map(({ path }) => path);
      expect(gapsOf(context)).toEqual(found.map((path) => `it ${path}`));
    }
  });
});
