// The library remembers who had the focus from the moment it is loaded; in the application the shell loads it.
import { event } from '../content/named';
import '@headlessui/react';
import { act } from 'react';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { FieldDeclaration } from '../../src/content/field/field';
import type { Json } from '../../src/content/field/json';
import { entryWords } from '../../src/content/kinds/displayText';
import { PUBLISHED_STATUS } from '../../src/content/publication/status';
import { SortableList, SortableRow } from '../../src/ui/collection/SortableList';
import { appears, eventually } from '../commands/harness';
import { stops as eventStops } from '../content/stops';
import { click, find, findAll, press, render, type } from '../page/render';
import { quietCenter, withCommands } from '../ui/withCommands';
import { contact, stop } from './entries';
import { createForm } from './form';
import { field, found, lookups } from './kit';

vi.mock(import('../../src/content/kinds/displayText'), async (original) => {
  const module = await original();
  return { ...module, entryWords: vi.fn(module.entryWords) };
});

vi.mock(import('../../src/ui/collection/SortableList'), async (original) => {
  const module = await original();
  return {
    ...module,
    SortableList: vi.fn(module.SortableList) as typeof module.SortableList,
    SortableRow: vi.fn(module.SortableRow),
  };
});

// The browser's own dialog stands in as long as ours is on its way; jsdom has none.
HTMLDialogElement.prototype.showModal ??= () => undefined;
HTMLDialogElement.prototype.close ??= () => undefined;

// Parts that come on their own: fetched here, so that the first test does not wait for them.
beforeAll(() =>
  Promise.all([
    import('../../src/ui/collection/ContactsCard'),
    import('../../src/ui/collection/EntriesCard'),
    import('../../src/ui/base/Combobox'),
    import('../../src/ui/base/Menu'),
    import('../../src/ui/base/ConfirmDialog'),
    import('../../src/ui/map/PointMap'),
    import('../../src/ui/fields/LocationFields'),
  ]),
);

const contactsField = field('contacts', { path: 'contacts', localized: false, limit: 4 });
const stopsField: FieldDeclaration = { ...eventStops, limit: 3 };

interface Options {
  readonly contacts?: Json;
  readonly stops?: Json;
  readonly language?: string;
  readonly readOnly?: boolean;
  /** Fields drawn below those two. */
  readonly more?: readonly FieldDeclaration[];
  readonly lookups?: Parameters<typeof lookups>[0];
}

const onBlur = vi.fn();

/** Both cards in one page, as the editor of a published item has them; what it would send at any time. */
async function drawCards({
  contacts = [],
  stops = [],
  more = [],
  language = 'it',
  readOnly = false,
  ...given
}: Options = {}) {
  const center = quietCenter([event]);
  const published = { it: { status: PUBLISHED_STATUS }, en: { status: PUBLISHED_STATUS } };
  const form = createForm(
    [contactsField, stopsField, ...more],
    { contents: published, contacts, locations: stops },
    { language, readOnly, lookups: lookups(given.lookups), onBlur },
  );
  await render(withCommands(center, <form.Form />));
  await eventually(() => expect(findAll('[data-collection]')).toHaveLength(2 + more.length));
  return { ...form, center };
}

const card = (name: 'contacts' | 'locations') => find(`#field-${name} [data-collection]`);
const rows = (name: 'contacts' | 'locations') => findAll('[data-entry]', card(name));
const row = (name: 'contacts' | 'locations', index: number) => rows(name)[index] as HTMLElement;
const button = (name: string, within: ParentNode = document) => {
  const named = findAll('button', within).find((one) => (one.ariaLabel ?? one.textContent)?.startsWith(name) === true);
  if (named === undefined) throw new Error(`no button ${name}`);
  return named;
};
const focus = (element: HTMLElement) => act(async () => element.focus());
const said = (name: 'contacts' | 'locations') => find('p[role="status"]', card(name)).textContent;
const shown = (name: 'contacts' | 'locations') =>
  rows(name).map((one) => findAll('input', one).map((input) => (input as HTMLInputElement).value));

async function addContact(kind: string): Promise<void> {
  await press('F2');
  await eventually(() => expect(findAll('[role="menuitem"]')).toHaveLength(5));
  await click(findAll('[role="menuitem"]').find((entry) => entry.textContent === kind) as HTMLElement);
}

beforeEach(() => onBlur.mockClear());

describe('contacts', () => {
  test('are added by kind from a menu, which goes at the maximum; phones start with the prefix [1-2.20.1, 1-2.20.5, 1-2.20.6, 2-3.30, 2-3.31, 1-3.13]', async () => {
    const { sent } = await drawCards({ contacts: [contact(7, 4)] });
    await press('F2');
    await eventually(() => expect(findAll('[role="menuitem"]')).toHaveLength(5));
    expect(findAll('[role="menuitem"]').map((entry) => entry.textContent)).toEqual([
      'Email',
      'Sito web',
      'Telefono',
      'WhatsApp',
      'Fax',
    ]);
    await click(findAll('[role="menuitem"]')[2] as HTMLElement);
    await eventually(() => expect(document.activeElement).toBe(find('input', row('contacts', 1))));
    expect(said('contacts')).toBe('Nuova voce: Telefono 2, posizione 2 di 2');
    await addContact('WhatsApp');
    await addContact('Fax');
    expect(shown('contacts')).toEqual([
      ['info7@example.it', ''],
      ['+ 39 ', ''],
      ['+ 39 ', ''],
      ['', ''],
    ]);
    expect(sent('contacts')).toEqual([
      contact(7, 1),
      { id: null, order: 2, label: '', type: 'telephone', value: '+ 39 ', lang: 'it' },
      { id: null, order: 3, label: '', type: 'whatsapp', value: '+ 39 ', lang: 'it' },
      { id: null, order: 4, label: '', type: 'fax', value: '', lang: 'it' },
    ]);
    expect(findAll('[aria-haspopup="menu"]', card('contacts'))).toEqual([]);
    expect(card('contacts').textContent).toContain('4 di 4');
  });

  test('say what is wrong row by row, and the field which row it is [1-5.22]', async () => {
    const { sent } = await drawCards({
      contacts: [contact(1, 1), contact(2, 2, { type: 'telephone', value: '051-20' })],
    });
    const wrong = find('input', row('contacts', 1));
    const problem = 'Campo obbligatorio. Non può contenere caratteri speciali';
    expect(findAll('[aria-invalid="true"]')).toEqual([wrong]);
    expect(row('contacts', 1).textContent).toContain(problem);
    expect(find('#field-contacts-error').textContent).toBe(`Contatto 2 (Telefono): ${problem}`);
    await type(wrong, '+ 39 051');
    expect(findAll('[aria-invalid="true"]')).toEqual([]);
    expect((sent('contacts') as readonly object[])[1]).toEqual(contact(2, 2, { type: 'telephone', value: '+ 39 051' }));
  });

  test('that were just added are not wrong before a key is pressed in them, or they are left', async () => {
    await drawCards({ contacts: [contact(1, 1, { value: 'no' })] });
    await addContact('Fax');
    await eventually(() => expect(document.activeElement).toBe(find('input', row('contacts', 1))));
    const fax = find('input', row('contacts', 1));
    expect(findAll('[aria-invalid="true"]')).toEqual([find('input', row('contacts', 0))]);
    await press('F8');
    expect(findAll('[aria-invalid="true"]')).toContain(fax);
    await addContact('Email');
    await eventually(() => expect(document.activeElement).toBe(find('input', row('contacts', 2))));
    const email = find('input', row('contacts', 2));
    expect(email.ariaInvalid ?? email.getAttribute('aria-invalid')).not.toBe('true');
    await focus(fax);
    expect(findAll('[aria-invalid="true"]')).toContain(email);
  });

  test('F8 puts the focus on the field, which leads to the row that is wrong', async () => {
    await drawCards({ contacts: [contact(1, 1), contact(2, 2, { value: 'no' })] });
    await focus(find('#field-contacts'));
    await eventually(() => expect(document.activeElement).toBe(find('input', row('contacts', 1))));
  });

  test('that were there keep their places, new ones move by Alt and the arrows, told aloud [1-2.20.4]', async () => {
    const { sent } = await drawCards({ contacts: [contact(1, 1)] });
    await addContact('Fax');
    await addContact('Email');
    await eventually(() => expect(document.activeElement).toBe(find('input', row('contacts', 2))));
    await press('ArrowUp', { altKey: true });
    expect(said('contacts')).toBe('Email 2: posizione 2 di 3');
    expect(document.activeElement).toBe(find('input', row('contacts', 1)));
    await press('ArrowUp', { altKey: true });
    expect(
      (sent('contacts') as readonly { type: string; order: number }[]).map((one) => [one.type, one.order]),
    ).toEqual([
      ['email', 1],
      ['email', 2],
      ['fax', 3],
    ]);
    const [fixed, free] = [row('contacts', 0), row('contacts', 1)];
    expect(button('Sposta dopo', fixed).getAttribute('aria-disabled')).toBe('true');
    expect(button('Sposta prima', free).getAttribute('aria-disabled')).toBe('true');
    expect(button('Sposta dopo', free).getAttribute('aria-disabled')).toBeNull();
    expect(fixed.textContent).toContain('Fisso: era già presente all’apertura della scheda e non si può spostare');
  });

  test('go after a question; the focus goes to the neighbour, and the contact can be put back [1-2.20.2, 1-8.14]', async () => {
    const { sent } = await drawCards({ contacts: [contact(1, 1), contact(2, 2)] });
    await focus(button('Togli Email 1'));
    await press('Delete');
    await appears('[role="alertdialog"] button');
    expect(find('[role="alertdialog"]').textContent).toContain('Confermi la rimozione del contatto info1@example.it');
    await press('Escape');
    await eventually(() => expect(findAll('[role="alertdialog"]')).toEqual([]));
    expect(rows('contacts')).toHaveLength(2);
    await focus(button('Togli Email 1'));
    await press('Delete');
    await appears('[role="alertdialog"] button');
    await press('Enter', { ctrlKey: true });
    await eventually(() => expect(document.activeElement).toBe(find('input', row('contacts', 0))));
    expect(sent('contacts')).toEqual([contact(2, 1)]);
    expect(said('contacts')).toBe('Voce tolta: Email 1');
    await click(button('Rimetti Email 1'));
    expect(sent('contacts')).toEqual([contact(1, 1), contact(2, 2)]);
  });

  test('tell that they were left only when the focus leaves the whole row', async () => {
    await drawCards({ contacts: [contact(1, 1), contact(2, 2)] });
    await focus(find('input', row('contacts', 0)));
    await focus(button('Sposta dopo Email 1'));
    expect(onBlur).not.toHaveBeenCalled();
    await focus(find('input', row('contacts', 1)));
    expect(onBlur).toHaveBeenCalledTimes(1);
  });

  test('a key typed in one draws its text, no list and no row', async () => {
    const { sent } = await drawCards({ contacts: [contact(1, 1), contact(2, 2)] });
    expect([vi.mocked(SortableList).mock.calls.length > 0, vi.mocked(SortableRow).mock.calls.length >= 2]).toEqual([
      true,
      true,
    ]);
    vi.mocked(SortableList).mockClear();
    vi.mocked(SortableRow).mockClear();
    const [value, label] = findAll('input', row('contacts', 1)) as [HTMLElement, HTMLElement];
    await type(value, 'posta@example.it');
    await type(label, 'Segreteria');
    expect(vi.mocked(SortableList).mock.calls.length + vi.mocked(SortableRow).mock.calls.length).toBe(0);
    expect(shown('contacts')[1]).toEqual(['posta@example.it', 'Segreteria']);
    expect(sent('contacts')).toEqual([
      contact(1, 1),
      contact(2, 2, { value: 'posta@example.it', label: 'Segreteria' }),
    ]);
  });

  test('can be read where nothing may be changed', async () => {
    await drawCards({ contacts: [contact(1, 1)], readOnly: true });
    expect(findAll('input', card('contacts')).every((input) => (input as HTMLInputElement).readOnly)).toBe(true);
    expect(button('Togli Email 1').getAttribute('aria-disabled')).toBe('true');
  });
});

describe('stops', () => {
  const three = [stop(1, 1, 'Via Roma'), stop(2, 2, 'Via Emilia'), stop(3, 3, 'Via Appia')];
  const open = (index: number) => click(find('[aria-expanded]', row('locations', index)));

  test('show where they are; one at a time is open and draws its map', async () => {
    await drawCards({ stops: three });
    expect(findAll('[aria-expanded]', card('locations')).map((line) => line.textContent)).toEqual([
      'Tappa 1: Via Roma 1, Bologna',
      'Tappa 2: Via Emilia 1, Bologna',
      'Tappa 3: Via Appia 1, Bologna',
    ]);
    expect(findAll('input')).toEqual([]);
    await open(0);
    await open(2);
    const [first, , third] = rows('locations');
    expect([first, third].map((one) => findAll('input', one).length > 0)).toEqual([false, true]);
    expect(findAll('.leaflet-container')).toHaveLength(1);
    await open(2);
    expect(findAll('input')).toEqual([]);
  });

  test('a key typed in one redraws its field alone, and keeps what nobody here knows', async () => {
    const { sent, drawn } = await drawCards({ stops: three });
    await open(1);
    drawn.length = 0;
    vi.mocked(entryWords).mockClear();
    await type(find('[id$="-street"]'), 'Via Emilia Est');
    expect([drawn, vi.mocked(entryWords).mock.calls]).toEqual([['locations.@2.location'], []]);
    await type(find('[id$="-info-it"]'), 'Cortile');
    expect(drawn).toEqual(['locations.@2.location', 'locations.@2.info.it']);
    const second = { ...stop(2, 2, 'Via Emilia Est'), info: { it: 'Cortile', en: '' } };
    expect(sent('locations')).toEqual([three[0], second, three[2]]);
    await open(1);
    expect(find('[aria-expanded]', row('locations', 1)).textContent).toBe('Tappa 2: Via Emilia Est 1, Bologna');
  });

  test('a new one is opened and has the focus; published without coordinates it says so, also once it is closed', async () => {
    const { sent, leadTo } = await drawCards({ stops: [three[0] as Json], language: 'en' });
    await press('F4');
    await eventually(() => expect(document.activeElement).toBe(find('[id$="-info-en"]', row('locations', 1))));
    expect(said('locations')).toBe('Nuova voce: Tappa 2, posizione 2 di 2');
    await type(find('[id$="-info-en"]'), 'Courtyard');
    expect((sent('locations') as readonly Json[])[1]).toEqual({
      id: null,
      order: 2,
      info: { en: 'Courtyard' },
      localita: null,
      location: { city: null, address: '', number: '', lat: null, lng: null },
    });
    const problem = "Per pubblicare servono latitudine e longitudine: calcolale dall'indirizzo o scrivile";
    expect(findAll('#field-locations-error')).toEqual([]);
    expect(row('locations', 1).textContent).toContain(problem);
    await open(0);
    expect(row('locations', 1).textContent).not.toContain(problem);
    expect(rows('locations').map((one) => one.textContent?.includes('da correggere'))).toEqual([false, true]);
    await leadTo('locations.@new-2.location');
    await eventually(() => expect(document.activeElement?.id).toMatch(/-lat$/));
    expect(row('locations', 1).contains(document.activeElement)).toBe(true);
  });

  test('F8 leads to what is wrong in one that is closed, and to the list where they are too many', async () => {
    const wrong = { ...stop(2, 2, 'Via Emilia'), location: { ...stop(2, 2, 'Via Emilia').location, lat: 91 } };
    const { leadTo } = await drawCards({ stops: [three[0] as Json, wrong, three[2] as Json, stop(4, 4, 'Via Po')] });
    await leadTo('locations.@2.location');
    await eventually(() => expect(document.activeElement).toBe(find('[id$="-lat"]', row('locations', 1))));
    expect(findAll('[aria-expanded="true"]', card('locations'))).toHaveLength(1);
    expect(find('#field-locations-error').textContent).toBe('Luoghi: 4 voci, al massimo 3: togline 1');
    await open(1);
    await leadTo('locations');
    await eventually(() => expect(card('locations').contains(document.activeElement)).toBe(true));
  });

  test('a locality is looked up from the second character on [1-8.18, 1-9.4]', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const contents = vi.fn((_area: string) => found([{ id: 41, name: 'Ponte Vecchio' }]));
    const { sent } = await drawCards({ stops: [three[0] as Json], lookups: { contents } });
    const box = find<HTMLInputElement>('[id$="-localita"]');
    expect(box.placeholder).toBe('Inizia a digitare il nome di una località');
    await focus(box);
    await type(box, 'p');
    await act(() => vi.advanceTimersByTimeAsync(300));
    expect(contents).not.toHaveBeenCalled();
    await type(box, 'po');
    await act(() => vi.advanceTimersByTimeAsync(300));
    expect(contents.mock.calls.map(([area]) => area)).toEqual(['localita']);
    await press('Enter');
    vi.useRealTimers();
    expect((sent('locations') as readonly { localita: Json }[])[0]?.localita).toEqual({
      id: 41,
      name: 'Ponte Vecchio',
    });
  });

  test('move by their buttons, keep the words of the specification, and leave the focus on adding [2-4.6, 2-5.24]', async () => {
    const { sent } = await drawCards({ stops: [three[0] as Json, three[1] as Json] });
    await click(button('Sposta prima Tappa 2'));
    expect((sent('locations') as readonly { id: number; order: number }[]).map(({ id, order }) => [id, order])).toEqual(
      [
        [2, 1],
        [1, 2],
      ],
    );
    for (const _ of [1, 2]) {
      await focus(button('Togli Tappa 1'));
      await press('Delete');
      await appears('[role="alertdialog"] button');
      expect(find('[role="alertdialog"]').textContent).toContain("Confermi la rimozione dell'elemento?");
      await press('Enter', { ctrlKey: true });
      await eventually(() => expect(findAll('[role="alertdialog"]')).toEqual([]));
    }
    await eventually(() => expect(document.activeElement).toBe(button('Aggiungi tappa')));
    expect(sent('locations')).toEqual([]);
  });
});

test('each card’s commands act on it, and an entry’s on the one with the focus', async () => {
  const { center, sent } = await drawCards({
    contacts: [contact(1, 1)],
    stops: [stop(1, 1, 'Via Roma'), stop(2, 2, 'Via Emilia')],
  });
  await focus(find('[aria-expanded]', row('locations', 1)));
  await press('ArrowUp', { altKey: true });
  expect((sent('locations') as readonly { id: number }[]).map(({ id }) => id)).toEqual([2, 1]);
  await focus(find('input', row('contacts', 0)));
  await act(async () => center.run('entry.earlier'));
  expect(document.body.textContent).toContain(
    'Questa voce era già presente all’apertura della scheda e resta al suo posto',
  );
});

test('of two cards of a kind, the commands act on the one that has the focus, or had it last', async () => {
  const { sent } = await drawCards({ more: [{ ...stopsField, path: 'altre' }] });
  const counts = () => ['locations', 'altre'].map((path) => (sent(path) as readonly Json[] | undefined)?.length ?? 0);
  const [first, second] = findAll('[data-collection]').slice(1) as [HTMLElement, HTMLElement];
  await focus(button('Aggiungi tappa', first));
  await press('F4');
  expect(counts()).toEqual([1, 0]);
  await focus(button('Aggiungi tappa', second));
  await press('F4');
  await act(async () => (document.activeElement as HTMLElement).blur());
  await press('F4');
  expect(counts()).toEqual([1, 2]);
});
