import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import type { Json } from '../../../src/content/field/json';
import { valueAt } from '../../../src/content/field/path';
import { languageProblems } from '../../../src/content/item/validate';
import { saveGaps } from '../../../src/machines/editor/document';
import { editorMachine } from '../../../src/machines/editor/machine';
import { listRefusal, missingFields, neededAt, reasonAt } from '../../../src/machines/editor/missing';
import { changedField } from '../../../src/machines/editor/rules';
import { nextStop, stopInWords } from '../../../src/machines/editor/stops';
import type { EditorContext, EditorInput } from '../../../src/machines/editor/types';
import { event, news } from '../../content/named';
import { everything, input } from './fixture';
import { live } from './live';

const context = (change: Partial<EditorInput> = {}): EditorContext =>
  createActor(editorMachine, { input: input({ content: news, ...change }) }).getSnapshot().context;
function put(before: EditorContext, values: Readonly<Record<string, Json>>): EditorContext {
  let at = before;
  for (const [path, value] of Object.entries(values)) at = { ...at, ...changedField(at, path, value) };
  return at;
}
const labels = (at: EditorContext) => missingFields(at).map(({ field }) => field.label);
const go = (at: EditorContext, from?: string): EditorContext => ({ ...at, ...nextStop(at, 1, from) });

const TITLED = { 'contents.it.title': 'Sagra', 'contents.it.slug': 'sagra' };
const titled = put(context(), TITLED);
const TEXTS = [
  ...['Introduzione', 'Descrizione', 'Keywords', 'Titolo SEO', 'Meta description'],
  ...['Titolo social', 'Descrizione social'],
];

describe('what is missing for publication', () => {
  test('is what the language shown lacks, in the order of the cards, whoever looks', () => {
    expect(labels(titled)).toEqual(TEXTS);
    expect(labels(put(context({ abilities: { ...everything, publish: false } }), TITLED))).toEqual(TEXTS);
    expect(labels({ ...titled, language: 'en' })).toEqual(['Titolo', 'Slug', ...TEXTS]);
    expect(labels(put(titled, { 'contents.it.excerpt': 'In piazza' }))).toEqual(TEXTS.slice(1));
  });

  test('stays the same once the language is published, and is then what is wrong', () => {
    const published = put(titled, { 'contents.it.status': 1 });
    expect(labels(published)).toEqual(TEXTS);
    expect(saveGaps(published)[0]?.fields.map(({ field }) => field.label)).toEqual(TEXTS);
  });

  test('counts what languages share: coordinates of an address that was begun', () => {
    const address = put(titled, { locations: { location: { address: 'Via Roma' } } });
    expect(labels(address)).toEqual([...TEXTS, 'Indirizzo']);
    expect(address.problems).toEqual({ 'contents.en.title': 'Campo richiesto' });
    const needed = reasonAt(address, 'locations');
    expect(needed).toMatch(/^Per pubblicare servono latitudine e longitudine/);
    const published = put(address, { 'contents.it.status': 1 });
    expect(published.problems.locations).toBe(needed);
    // The other language is saved together with it.
    const inEnglish = saveGaps({ ...published, language: 'en' }).flatMap(({ fields }) =>
      fields.map(({ path }) => path),
    );
    expect(inEnglish).toContain('locations');
    expect(put(published, { 'contents.it.status': 2 }).problems.locations).toBeUndefined();
  });

  test('follows any declaration', () => {
    const at = put(context({ content: event }), { 'contents.it.title': 'Sagra' });
    const published = put(at, { 'contents.it.status': 1 });
    const refused = published.item === null ? [] : languageProblems(event, published.item, 'it');
    expect(labels(at)).toEqual(refused.map(({ label }) => label));
    expect(labels(at)).toEqual(['Slug', 'Introduzione', 'Descrizione', 'Date']);
  });

  test('is no list where nothing is missing, or nothing can be filled in', () => {
    const refusals = [titled, context({ id: 42 }), context({ abilities: { ...everything, create: false } })].map(
      listRefusal,
    );
    expect(refusals.map((refusal) => refusal?.split(':')[0] ?? null)).toEqual([
      null,
      'Il contenuto non è ancora arrivato',
      'Non hai il permesso di creare questi contenuti',
    ]);
    expect(listRefusal({ ...titled, missing: {} })).toBe('Per pubblicare in italiano non manca nulla');
  });

  test('says what has to be done', () => {
    const long = put(titled, { 'contents.it.subtitle': 'a'.repeat(301) });
    expect(neededAt(long, 'contents.it.subtitle')).toBe('Da correggere per pubblicare');
    expect(reasonAt(long, 'contents.it.subtitle')).toMatch(/^Il testo supera il limite/);
    expect([neededAt(long, 'contents.it.excerpt'), reasonAt(long, 'contents.it.excerpt')]).toEqual([
      'Serve per pubblicare',
      'da compilare',
    ]);
    expect(neededAt(long, 'contents.it.title')).toBeNull();
  });
});

describe('F8', () => {
  test('tells number, reason and field of what is missing, round and round', () => {
    const third = go(go(go(titled)));
    expect(stopInWords(third)).toBe('3 di 7: serve per pubblicare · Keywords: da compilare');
    expect(third.touched).toContain('contents.it.google.keywords');
    expect(stopInWords(go(third, 'contents.it.social.description'))).toBe(
      '1 di 7: serve per pubblicare · Introduzione: da compilare',
    );
    expect(stopInWords(titled)).toBeNull();
  });

  test('goes to errors first, and names the language where there are several', () => {
    const wrong = put(titled, { 'contents.it.slug': 'NO!', 'contents.en.slug': 'NO!' });
    const slug = 'Lo slug può contenere solo lettere minuscole, cifre e trattini';
    expect(stopInWords(go(wrong, 'contents.it.title'))).toBe(`1 di 3: da correggere · Slug (italiano): ${slug}`);
    expect(stopInWords(go(put(wrong, { 'contents.en.slug': '' }), 'contents.it.title'))).toBe(
      `1 di 1: da correggere · Slug: ${slug}`,
    );
    const refused = { ...titled, serverErrors: { 'contents.it.title': 'Titolo già usato' } };
    expect(stopInWords(go(refused))).toBe('1 di 1: da correggere · Titolo: Titolo già usato');
  });
});

describe('a text copied from another field', () => {
  const path = 'contents.it.google.description';
  const copy = { type: 'field.copy', path } as const;
  const opened = () => {
    const editor = live({ content: news });
    const { actor, at } = editor;
    actor.send({ type: 'field.change', path: 'contents.it.title', value: 'Sagra' });
    return {
      ...editor,
      text: () => valueAt(at().item, path),
      change: (to: string, value: string) => actor.send({ type: 'field.change', path: to, value }),
    };
  };

  test('is cut to the limit at a word, told, and can be taken back as long as it stands', () => {
    const { actor, emitted, text, change, broken } = opened();
    change('contents.it.excerpt', 'parola '.repeat(30).trim());
    change(path, 'Scritta a mano');
    actor.send(copy);
    expect(text()).toBe(`${'parola '.repeat(24).trim()}…`);
    expect(emitted.at(-1)).toEqual({
      type: 'announcement',
      text: 'Meta description: copiato dall’introduzione. Ctrl+Z annulla',
    });
    change(path, `${text()} e altro`);
    expect(actor.getSnapshot().can({ type: 'copy.undo' })).toBe(false);
    change(path, String(text()).replace(' e altro', ''));
    actor.send({ type: 'copy.undo' });
    expect([text(), actor.getSnapshot().can({ type: 'copy.undo' })]).toEqual(['Scritta a mano', false]);
    expect(broken).toEqual([]);
  });

  test('is kept in the draft like what is typed', () => {
    const { actor, at, change } = opened();
    change('contents.it.excerpt', 'In piazza');
    actor.send(copy);
    expect(at().changed).toContain(path);
    expect(at().draftPending).toBe(true);
  });
});
