import { describe, expect, test } from 'vitest';
import type { Json } from '../../../src/content/field/json';
import { valueAt } from '../../../src/content/field/path';
import { sideInWords } from '../../../src/content/item/conflict';
import { displayValue } from '../../../src/content/kinds/displayText';
import { applyDecisions, compare, decide, sameAsStored } from '../../../src/machines/editor/conflict';
import { errorAt, errorIn, fieldsByPath, languagesWithErrors, saveGaps } from '../../../src/machines/editor/document';
import { draftWorthOffering, keepLoaded, parseDraft, restoreDraft } from '../../../src/machines/editor/draft';
import { slugToFill } from '../../../src/machines/editor/rules';
import { confirmSave, mergeReread, prepareSend, withFailure } from '../../../src/machines/editor/saving';
import { savingStates } from '../../../src/machines/editor/states';
import { nextStop, stopInWords } from '../../../src/machines/editor/stops';
import type { EditorContext } from '../../../src/machines/editor/types';
import { failureOf } from '../fixtures';
import { everything, input, sent } from './fixture';
import { ordered, route, stop, three, titleOf as title } from './route';
import { added, entry, later, list, loaded, put, removed, reordered, sound, titles } from './routeContext';

describe('the entries of a list', () => {
  test('are named by their ids, whatever order they came in, and go back as they came', () => {
    const context = loaded({ tappe: [stop(7, 'Imola'), stop(1, 'Rimini'), stop(2, 'Cesena')] });
    expect(titles(context)).toEqual([
      ['1', 'Rimini'],
      ['2', 'Cesena'],
      ['7', 'Imola'],
    ]);
    expect(context.changed).toEqual([]);
    const { sending } = { ...context, ...prepareSend(context) };
    const body = savingStates.saving.invoke.input({ context: { ...context, sending } }).item;
    expect(body.tappe).toEqual([stop(7, 'Imola'), stop(1, 'Rimini'), stop(2, 'Cesena')]);
  });

  test('of one number stay in their order', () => {
    const numbered = [1, 1, 7].map((order, at) => ({ ...(stop(at + 11, `Tappa ${at}`) as object), order }) as Json);
    expect(titles(loaded({ tappe: numbered })).map(([key]) => key)).toEqual(['11', '12', '13']);
  });

  test('change at their own fields, and are unchanged once these say what they said', () => {
    const typed = put(loaded(), title('12'), 'Cesena!');
    expect(typed.changed).toEqual([title('12')]);
    expect(valueAt(typed.item, 'tappe.1.contents.it.title')).toBe('Cesena!');
    sound(typed);
    expect(put(typed, title('12'), 'Cesena').changed).toEqual([]);
  });

  test('say of a part that a server left out what a blank one says', () => {
    const typed = put(loaded(), 'tappe.@11.distanza.it', '3 km');
    expect(typed.changed).toEqual(['tappe.@11.distanza.it']);
    expect(put(typed, 'tappe.@11.distanza.it', '').changed).toEqual([]);
  });

  test('keep their errors when they are moved', () => {
    const wrong = put(loaded(), title('13'), 'x'.repeat(41));
    expect(errorAt(wrong, title('13'))).toContain('41');
    const moved = reordered(wrong, '13', '11', '12');
    expect(errorAt(moved, title('13'))).toContain('41');
    expect(errorIn(moved, 'tappe.@13')).toContain('41');
    expect(errorIn(moved, 'tappe.@11')).toBeNull();
    expect(fieldsByPath(moved).get(title('13'))?.label).toBe('Tappa 1 · Titolo');
    expect(moved.changed).toEqual(['tappe', title('13')]);
    sound(moved);
  });

  test('that are gone take their errors along, and bring them back', () => {
    const wrong = put(loaded(), title('13'), 'x'.repeat(41));
    const gone = removed(wrong, '13');
    expect(languagesWithErrors(gone)).toEqual([]);
    expect(gone.changed).toEqual(['tappe']);
    sound(gone);
    const back = put(gone, 'tappe', list(wrong));
    expect(errorAt(back, title('13'))).toContain('41');
    expect(back.changed).toEqual([title('13')]);
  });

  test('need their address once the item is published and anything of them is filled', () => {
    const draft = added(loaded(), 'new-1', '');
    const blank = put(draft, 'tappe.@new-1.location', {});
    const published = put(put(blank, 'contents.it.google.title', 'Giro'), 'contents.it.status', 1);
    expect(published.problems).toEqual({});
    const begun = put(published, title('new-1', 'en'), 'Ravenna');
    expect(Object.keys(begun.problems)).toEqual(['tappe.@new-1.location']);
    expect(saveGaps(begun).map(({ fields }) => fields.map(({ label }) => label))).toEqual([['Tappa 4 · Indirizzo']]);
    sound(begun);
    expect(put(begun, title('new-1', 'en'), '').problems).toEqual({});
    const placed = put(begun, 'tappe.@new-1.location', { lat: 44, lng: 12 });
    expect(placed.problems).toEqual({});
    sound(placed);
  });

  test('are no more than their field admits', () => {
    const six = [...three(), ...[14, 15, 16].map((id) => stop(id, `Tappa ${id}`))];
    expect(loaded({ tappe: six }).problems).toEqual({ tappe: 'Tappe: 6 voci, al massimo 5: togline 1' });
  });

  test('with slots keep each at its place, the empty ones before it too', () => {
    const typed = put(loaded(), 'tappe.@11.video.2.url', 'https://video.example/3');
    expect(valueAt(typed.item, 'tappe.@11.video')).toEqual([
      { id: null },
      { id: null },
      { id: null, url: 'https://video.example/3' },
    ]);
    expect(typed.changed).toEqual(['tappe.@11.video.2.url']);
    sound(typed);
    const wrong = put(typed, 'tappe.@11.video.2.url', 'javascript:alert(1)');
    expect(Object.keys(wrong.problems)).toEqual(['tappe.@11.video.2.url']);
    expect(put(wrong, 'tappe.@11.video.2.url', '').changed).toEqual([]);
  });

  test('have no slug of their own to fill', () => {
    const typed = put(loaded({ it: { slug: '' } }), title('11'), 'Rimini');
    expect(slugToFill(typed, title('11'))).toBeNull();
  });
});

describe('F8', () => {
  test('goes through the fields of entries as they are shown, each language with its own', () => {
    const long = 'x'.repeat(41);
    const wrong = put(put(loaded(), title('13'), long), title('11', 'en'), long);
    const moved = reordered(wrong, '13', '11', '12');
    const first = { ...moved, ...nextStop(moved, 1, undefined) };
    expect([first.focus?.path, first.language]).toEqual([title('13'), 'it']);
    expect(stopInWords(first)).toContain('Tappa 1 · Titolo');
    const second = { ...first, ...nextStop(first, 1, undefined) };
    expect([second.focus?.path, second.language]).toEqual([title('11', 'en'), 'en']);
    const back = { ...second, ...nextStop(second, -1, undefined) };
    expect(back.focus?.path).toBe(title('13'));
  });
});

describe('errors of the server', () => {
  test('count the entries of what was sent, and show at the entry that was meant', () => {
    const moved = reordered(put(loaded(), title('12'), 'Cesena!'), '12', '11', '13');
    const sending = { ...moved, ...prepareSend(moved) };
    // Moved again while the save was under way.
    const again = reordered(sending, '13', '12', '11');
    const failed = {
      ...again,
      ...withFailure(
        again,
        failureOf('invalid', {
          fields: {
            'tappe.0.contents.it.title': 'Già usato',
            'tappe.2.location.lat': 'Fuori regione',
            'tappe.9.x': '?',
          },
        }),
      ),
    };
    expect(failed.serverErrors).toEqual({
      [title('12')]: 'Già usato',
      'tappe.@13.location': 'Fuori regione',
      tappe: '?',
    });
    expect(failed.focus?.path).toBe('tappe');
    expect(put(failed, title('12'), 'Altro').serverErrors).not.toHaveProperty(title('12'));
  });
});

describe('what was saved', () => {
  test('gives new entries their ids without taking the key from what is edited meanwhile', () => {
    const before = added(loaded(), 'new-1', 'Ravenna');
    const sending = { ...before, ...prepareSend(before) };
    const typed = put(sending, title('new-1'), 'Ravenna e Classe');
    const saved = { ...typed, ...confirmSave(typed, { id: 42, message: null, permalink: null }) };
    expect(saved.changed).toEqual([title('new-1')]);
    const answer = later([...three(), stop(14, 'Ravenna')]);
    const reread = { ...saved, ...mergeReread(saved, answer) };
    expect(titles(reread)).toEqual([
      ['11', 'Rimini'],
      ['12', 'Cesena'],
      ['13', 'Imola'],
      ['new-1', 'Ravenna e Classe'],
    ]);
    expect([entry(reread, 'new-1')].map((one) => valueAt(one, 'id'))).toEqual([14]);
    expect(reread.changed).toEqual([title('new-1')]);
    sound(reread);
  });

  test('is known by its place where the server has changed what it says', () => {
    const before = added(loaded(), 'new-1', ' Ravenna ');
    const sending = { ...before, ...prepareSend(before) };
    const saved = { ...sending, ...confirmSave(sending, { id: 42, message: null, permalink: null }) };
    const answer = later([...three(), stop(14, 'Ravenna (RA)')]);
    const reread = { ...saved, ...mergeReread(saved, answer) };
    expect([titles(reread).at(-1), reread.changed]).toEqual([['new-1', 'Ravenna (RA)'], []]);
  });

  test('whose answer was lost is recognised, new entries included', () => {
    const mine = added(loaded(), 'new-1', 'Ravenna');
    const answer = later([...three(), stop(14, 'Ravenna')]);
    expect(sameAsStored(mine, answer)).toBe(true);
    const other = later([...three(), stop(14, 'Forlì')]);
    expect(sameAsStored(mine, other)).toBe(false);
  });
});

/** The conflict that saving meets with what somebody else has stored meanwhile, as changes of the list. */
const conflicting = (mine: EditorContext, theirs: readonly Json[]): EditorContext => ({
  ...mine,
  ...compare(mine, later(theirs)),
});
const open = ({ conflict }: EditorContext) => conflict?.fields.map(({ path, label }) => [path, label]);
const resolved = (context: EditorContext): EditorContext => {
  const after = { ...context, ...applyDecisions(context) };
  sound(after);
  return after;
};
const [RIMINI, CESENA, IMOLA] = three() as [Json, Json, Json];

describe('two who changed the entries', () => {
  test('at different fields have nothing to decide, whoever moved', () => {
    const mine = put(reordered(loaded(), '13', '11', '12'), title('12'), 'Cesena!');
    const met = conflicting(mine, ordered(stop(11, 'Rimini mare'), CESENA, IMOLA));
    expect(open(met)).toEqual([]);
    expect(titles(resolved(met))).toEqual([
      ['13', 'Imola'],
      ['11', 'Rimini mare'],
      ['12', 'Cesena!'],
    ]);
  });

  test('decide the field that both changed, wherever it stands now', () => {
    const mine = put(loaded(), title('12'), 'Cesena mia');
    const theirs = ordered(stop(12, 'Cesena loro'), RIMINI, IMOLA);
    const met = conflicting(mine, theirs);
    expect(open(met)).toEqual([[title('12'), 'Tappa 2 · Titolo']]);
    const kept = resolved({ ...met, ...decide(met, title('12'), 'mine') });
    expect(titles(kept)).toEqual([
      ['12', 'Cesena mia'],
      ['11', 'Rimini'],
      ['13', 'Imola'],
    ]);
    const given = resolved({ ...met, ...decide(met, title('12'), 'theirs') });
    expect(titles(given)[0]).toEqual(['12', 'Cesena loro']);
    expect(given.changed).toEqual([]);
  });

  test('keep what both added, each behind what it followed', () => {
    const mine = added(loaded(), 'new-1', 'Ravenna');
    const theirs = ordered(RIMINI, stop(20, 'Forlì'), CESENA, IMOLA);
    const met = conflicting(mine, theirs);
    expect(open(met)).toEqual([]);
    const after = resolved(met);
    expect(titles(after).map(([, name]) => name)).toEqual(['Rimini', 'Forlì', 'Cesena', 'Imola', 'Ravenna']);
    expect(list(after).map((one) => valueAt(one, 'order'))).toEqual([1, 2, 3, 4, 5]);
    expect(after.changed).toEqual(['tappe']);
  });

  test('read what comes of a list that both changed, and which side removed an entry', () => {
    const mine = added(put(loaded(), title('12'), 'Cesena mia'), 'new-1', 'Ravenna');
    const met = conflicting(mine, ordered(IMOLA, RIMINI));
    const merged = ({ conflict }: EditorContext) =>
      conflict?.merged.map(({ path, side, field, value }) => [path, side, displayValue(field, value)]);
    expect(merged(met)).toEqual([['tappe', 'both', 'Imola – Ravenna – Rimini – Cesena mia']]);
    const given = { ...met, ...decide(met, 'tappe.@12', 'theirs') };
    expect(merged(given)).toEqual([['tappe', 'both', 'Imola – Ravenna – Rimini']]);
    const [contested] = met.conflict?.fields ?? [];
    expect(contested && [sideInWords(contested, 'mine'), sideInWords(contested, 'theirs')]).toEqual([
      'Cesena mia',
      '(tolta)',
    ]);
  });

  test('lose what one removed and the other left alone', () => {
    const mine = removed(loaded(), '11');
    const met = conflicting(mine, ordered(RIMINI, IMOLA));
    expect(open(met)).toEqual([]);
    expect(titles(resolved(met))).toEqual([['13', 'Imola']]);
  });

  test('decide about an entry that one removed and the other changed', () => {
    const edited = conflicting(put(loaded(), title('12'), 'Cesena mia'), ordered(RIMINI, IMOLA));
    expect(open(edited)).toEqual([['tappe.@12', 'Tappa 2']]);
    const kept = resolved({ ...edited, ...decide(edited, 'tappe.@12', 'mine') });
    expect(titles(kept).map(([, name]) => name)).toEqual(['Rimini', 'Cesena mia', 'Imola']);
    const given = resolved({ ...edited, ...decide(edited, 'tappe.@12', 'theirs') });
    expect(titles(given).map(([, name]) => name)).toEqual(['Rimini', 'Imola']);
    const dropped = conflicting(removed(loaded(), '12'), ordered(RIMINI, stop(12, 'Cesena loro'), IMOLA));
    expect(open(dropped)).toEqual([['tappe.@12', 'Tappa 2']]);
    expect(titles(resolved({ ...dropped, ...decide(dropped, 'tappe.@12', 'mine') })).map(([key]) => key)).toEqual([
      '11',
      '13',
    ]);
    expect(titles(resolved({ ...dropped, ...decide(dropped, 'tappe.@12', 'theirs') }))[1]).toEqual([
      '12',
      'Cesena loro',
    ]);
  });

  test('decide the order that both changed', () => {
    const mine = reordered(loaded(), '13', '11', '12');
    const met = conflicting(mine, ordered(CESENA, RIMINI, IMOLA));
    expect(open(met)).toEqual([['tappe', 'Tappe']]);
    const keys = (side: 'mine' | 'theirs') =>
      titles(resolved({ ...met, ...decide(met, 'tappe', side) })).map(([key]) => key);
    expect(keys('mine')).toEqual(['13', '11', '12']);
    expect(keys('theirs')).toEqual(['12', '11', '13']);
    const alike = conflicting(mine, ordered(IMOLA, RIMINI, CESENA));
    expect(open(alike)).toEqual([]);
  });

  test('see while they decide what is typed on, and lose none of it', () => {
    const mine = put(loaded(), title('12'), 'Cesena mia');
    const met = conflicting(mine, ordered(RIMINI, stop(12, 'Cesena loro'), IMOLA));
    const more = put(met, title('13'), 'Imola e Dozza');
    expect(open(more)).toEqual([[title('12'), 'Tappa 2 · Titolo']]);
    expect(titles(resolved({ ...more, ...decide(more, null, 'theirs') }))).toEqual([
      ['11', 'Rimini'],
      ['12', 'Cesena loro'],
      ['13', 'Imola e Dozza'],
    ]);
  });
});

describe('a draft on this device', () => {
  const stored = (context: EditorContext): unknown =>
    JSON.parse(JSON.stringify({ item: context.item, base: context.saved, attempt: null }));
  const owner = () => input({ content: route, id: 42 });

  test('finds its entries again, also where they were moved meanwhile', () => {
    const draft = parseDraft(owner(), stored(put(added(loaded(), 'new-1', 'Ravenna'), title('11'), 'Rimini mare')));
    const now = loaded({ version: 2, tappe: ordered(IMOLA, CESENA, RIMINI) });
    expect(now.item === null || draftWorthOffering(owner(), draft, now.item)).toBe(draft);
    const restored = { ...now, offered: draft, ...restoreDraft({ ...now, offered: draft }) };
    expect(titles(restored)).toEqual([
      ['11', 'Rimini mare'],
      ['12', 'Cesena'],
      ['13', 'Imola'],
      ['new-1', 'Ravenna'],
    ]);
    // Saving it meets the version stored since: only what the draft changed is its own.
    const met = conflicting(restored, ordered(IMOLA, CESENA, RIMINI));
    expect(open(met)).toEqual([]);
    expect(titles(resolved(met))).toEqual([
      ['13', 'Imola'],
      ['new-1', 'Ravenna'],
      ['12', 'Cesena'],
      ['11', 'Rimini mare'],
    ]);
  });

  test('of the version before, without keys, loses nothing', () => {
    const bare = (tappe: readonly Json[]) => sent({ en: { title: 'Tour' }, tappe });
    const item = bare([stop(11, 'Rimini mare'), ...three().slice(1), stop(null, 'Nuova')]);
    const draft = parseDraft(owner(), { item, base: bare(three()), attempt: null });
    const now = loaded();
    const restored = { ...now, offered: draft, ...restoreDraft({ ...now, offered: draft }) };
    expect(titles(restored)).toEqual([
      ['11', 'Rimini mare'],
      ['12', 'Cesena'],
      ['13', 'Imola'],
      ['new-1', 'Nuova'],
    ]);
    expect(restored.changed).toEqual(['tappe', title('11')]);
  });

  test('of an item saved since under new ids is not offered without anything of its own', () => {
    const before = added(loaded(), 'new-1', 'Ravenna');
    const draft = parseDraft(owner(), stored({ ...before, saved: loaded().saved }));
    const offering = { ...loaded(), item: null, saved: null, offered: draft };
    expect(keepLoaded(offering, later([...three(), stop(14, 'Ravenna')])).offered).toBeNull();
    expect(keepLoaded(offering, later([...three(), stop(14, 'Forlì')])).offered).toBe(draft);
  });
});

test('who may not publish revises a published item by changing an entry, and undoes that by putting it back', () => {
  const published = { status: 1, google: { title: 'Giro' } };
  const context = loaded({ canSave: false, it: published }, { abilities: { ...everything, publish: false } });
  const typed = put(context, title('12'), 'Cesena!');
  expect(valueAt(typed.item, 'contents.it.status')).toBe(2);
  expect(typed.changed.toSorted()).toEqual(['contents.it.status', title('12')]);
});
