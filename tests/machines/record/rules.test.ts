import { describe, expect, test } from 'vitest';
import { createActor, waitFor } from 'xstate';
import type { ConflictField } from '../../../src/content/item/conflict';
import { KINDS } from '../../../src/content/kinds/table';
import { type RecordField, type RecordForm, type RecordItem, recordForm } from '../../../src/content/model/record';
import { desk } from '../../../src/content/records/desk';
import { user } from '../../../src/content/records/user';
import { callActor } from '../../../src/machines/kit/actor';
import {
  fieldsOf,
  firstProblem,
  isRequired,
  nextError,
  problemOf,
  refusedFields,
  shownProblem,
  wrongControl,
  wrongFields,
} from '../../../src/machines/record/fields';
import { recordMachine } from '../../../src/machines/record/machine';
import {
  changedFields,
  conflictWith,
  copyLoaded,
  decidedItem,
  isDecided,
  isDirty,
  isUncertain,
  itemOver,
} from '../../../src/machines/record/rules';
import type { RecordActors, RecordContext, RecordEvent } from '../../../src/machines/record/types';
import { accountTexts } from '../../../src/messages/screens/accounts';
import { failureOf } from '../fixtures';

const LANGUAGES = ['it', 'en'];
const record = recordForm(user, LANGUAGES);
const filled: RecordItem = {
  ...record.blank,
  first_name: 'Anna',
  last_name: 'Rossi',
  username: 'anna',
  email: 'anna@example.it',
  password: 'Argine-Lungo',
  password_confirmation: 'Argine-Lungo',
  role: 'redazione',
  redazione: 3,
};

const context = (item: RecordItem, more: Partial<RecordContext> = {}): RecordContext => ({
  record,
  id: item.id,
  keySeed: '',
  copyOf: null,
  mayEdit: true,
  attempts: 0,
  attempt: null,
  stored: item,
  item,
  sending: null,
  saveQueued: false,
  touched: [],
  refused: {},
  unseen: [],
  failure: null,
  conflict: null,
  rebased: false,
  focus: null,
  besideUnsaved: null,
  keepsDraft: true,
  offered: null,
  furtherOffers: [],
  draftPending: false,
  ...more,
});

test.each<[Partial<RecordItem>, readonly string[]]>([
  [{}, []],
  [{ first_name: '' }, ['first_name']],
  [{ first_name: '', last_name: '', company: 'Acque' }, []],
  [{ last_name: 'Rossi2' }, ['last_name']],
  [{ last_name: 'Rossi2', company: 'Acque' }, []],
  [{ username: 'anna rossi' }, ['username']],
  [{ email: 'anna@' }, ['email']],
  [{ password: 'corta' }, ['password', 'password_confirmation']],
  [{ password: '', password_confirmation: '' }, ['password', 'password_confirmation']],
  [{ id: 7, password: '', password_confirmation: '' }, []],
  [{ role: null, active: null, redazione: null }, ['role', 'redazione', 'active']],
  [{ company: 'x'.repeat(201) }, ['company']],
])('%# of a user %j is wrong: %j', (change, wrong) => {
  expect(wrongFields(context({ ...filled, ...change }))).toEqual(wrong);
});

test.each<[Partial<RecordItem>, string | null]>([
  [{ nome: 'Nord' }, null],
  [{ nome: ' ' }, 'Nome: Campo richiesto'],
  [{ nome: 'Nord', url_de: 'example.it' }, 'URL tedesco: URL non valida'],
])('%# of a desk: %j', (change, problem) => {
  const form = recordForm(desk, LANGUAGES);
  expect(firstProblem({ ...context({ ...form.blank, ...change }), record: form })).toBe(problem);
});

test('a name must be filled as long as there is no company', () => {
  const [, name] = record.fields;
  expect(
    name === undefined
      ? null
      : [isRequired(name, filled, record), isRequired(name, { ...filled, company: 'A' }, record)],
  ).toEqual([true, false]);
});

test('a password that is confirmed before it is typed differs', () => {
  const early = context({ ...filled, password: '', password_confirmation: 'Argine-Lungo' });
  expect(problemOf(early, 'password_confirmation')).toBe(accountTexts.confirmation);
});

test('the errors are visited round and round', () => {
  const wrong = context({ ...filled, last_name: '', email: '', role: null });
  expect([
    nextError(wrong, 1, undefined),
    nextError(wrong, 1, 'email'),
    nextError(wrong, 1, 'role'),
    nextError(wrong, -1, 'last_name'),
    nextError(context(filled), 1, undefined),
  ]).toEqual(['last_name', 'role', 'last_name', 'role', null]);
});

test('choices made in another order are no change', () => {
  const stored = { ...filled, destinations: [3, 1, 2] };
  const reordered = { ...filled, destinations: [1, 2, 3] };
  expect(isDirty(context(reordered, { stored }))).toBe(false);
  expect(isDirty(context({ ...filled, destinations: [1, 2] }, { stored }))).toBe(true);
  const mine = context({ ...filled, destinations: [1] }, { stored });
  const contested = (theirs: RecordItem) => conflictWith(mine, theirs).fields.map(({ path }) => path);
  expect(contested(reordered)).toEqual([]);
  expect(contested({ ...filled, destinations: [2, 9] })).toEqual(['destinations']);
});

describe('two versions', () => {
  const stored: RecordItem = { ...filled, id: 7, updated_at: '1', company: 'Acque', email: 'anna@example.it' };
  const mine: RecordItem = { ...stored, company: 'Argini', last_name: 'Bianchi' };
  const theirs: RecordItem = { ...stored, updated_at: '2', company: 'Ponti', email: 'rossi@example.it' };
  const copies = context(mine, { stored });
  const decided = (decision: ConflictField['decision']) => {
    const { fields, merged } = conflictWith(copies, theirs);
    const taken = fields.map((field) => ({ ...field, decision }));
    return context(mine, { stored, conflict: { theirs, updatedBy: null, fields: taken, merged } });
  };

  test('differ where both changed the same field to something else', () => {
    expect(changedFields(copies)).toEqual(['company', 'last_name']);
    const { fields, merged } = conflictWith(copies, theirs);
    expect(fields.map(({ path, label, mine: own, theirs: other }) => [path, label, own, other])).toEqual([
      ['company', 'Azienda', 'Argini', 'Ponti'],
    ]);
    expect(merged.map(({ path, side, value }) => [path, side, value])).toEqual([
      ['last_name', 'mine', 'Bianchi'],
      ['email', 'theirs', 'rossi@example.it'],
    ]);
    expect(conflictWith(copies, { ...theirs, company: 'Argini' }).fields).toEqual([]);
    expect(conflictWith(copies, { ...theirs, company: 'Acque' }).fields).toEqual([]);
  });

  test('become one: what only one of them changed, and what was decided', () => {
    expect(itemOver(copies, theirs)).toEqual({ ...theirs, company: 'Argini', last_name: 'Bianchi' });
    expect(decidedItem(copies)).toBe(mine);
    expect(decidedItem(decided('mine'))).toEqual({ ...theirs, company: 'Argini', last_name: 'Bianchi' });
    expect(decidedItem(decided('theirs'))).toEqual({ ...theirs, last_name: 'Bianchi' });
    expect([copies, decided(null), decided('mine')].map(isDecided)).toEqual([false, false, true]);
  });
});

test('a password is requested once, and nothing is wrong with a field that the form does not have', () => {
  const passwords = (id: RecordContext['id']) =>
    fieldsOf({ record, id }).filter(({ kind }) => kind === 'password').length;
  expect([passwords('new'), passwords(7)]).toEqual([2, 0]);
  expect(problemOf(context(filled), 'nessuno')).toBeNull();
  expect(problemOf({ ...context(filled), item: null }, 'username')).toBeNull();
});

/** What the server said of a field as a whole. */
const whole = (message: string) => ({ message, within: '' });

test('what the server said shows on a touched field that is right otherwise', () => {
  const said = context(filled, {
    refused: { username: whole('Già in uso'), role: whole('Sconosciuto') },
    touched: ['username'],
  });
  expect([shownProblem(said, 'username'), shownProblem(said, 'role'), problemOf(said, 'role')]).toEqual([
    'Già in uso',
    null,
    'Sconosciuto',
  ]);
  expect(problemOf({ ...said, item: { ...filled, username: '' } }, 'username')).toBe('Campo richiesto');
  const failure = failureOf('invalid', { fields: { username: 'Già in uso', altro: 'x' } });
  expect(refusedFields(said, failure)).toEqual({ username: whole('Già in uso') });
});

test('what the server said within a value is said of its field, and leads to the control that it is about', () => {
  const location: RecordField = { path: 'location', kind: 'address', label: 'Indirizzo', localized: false };
  const place: RecordForm = {
    ...record,
    fields: [...record.fields, location],
    blank: { ...record.blank, location: null },
  };
  const item = { ...filled, location: { city: null, lat: 44, lng: 11 } };
  const failure = failureOf('invalid', {
    fields: {
      'location.lng': 'Fuori dal mondo',
      'location.lat': 'Anche questa',
      'email.domain': 'Sconosciuto',
      locations: 'x',
    },
  });
  const refused = refusedFields({ record: place, id: 'new', sending: null }, failure);
  expect(refused).toEqual({
    email: { message: 'Sconosciuto', within: 'domain' },
    location: { message: 'Fuori dal mondo', within: 'lng' },
  });
  const said = { ...context(item, { refused }), record: place };
  expect(wrongFields(said)).toEqual(['email', 'location']);
  expect([wrongControl(said, 'location'), wrongControl(said, 'email')]).toEqual(['lng', null]);
  // Its own problem comes first, and its widget decides where that is.
  const off = { ...said, item: { ...item, location: { lat: 'nord', lng: 11 } } };
  expect(wrongControl(off, 'location')).toBeNull();
  expect(problemOf(off, 'location')).not.toBe('Fuori dal mondo');
});

test.each<[string, string]>([
  ['city.id', 'city'],
  ['location.address', 'street'],
  ['location.number', 'number'],
  ['lat', 'lat'],
  ['location', 'city'],
])('an address has a control for %s: %s', (path, control) => {
  expect(KINDS.address.controlAt?.(path)).toBe(control);
});

test('a creation is uncertain where no answer says what became of it', () => {
  const kinds = ['network', 'timeout', 'nonsense', 'server', 'invalid', 'conflict', 'forbidden', 'throttled'] as const;
  expect(kinds.filter((kind) => isUncertain(failureOf(kind)))).toEqual(['network', 'timeout', 'nonsense', 'server']);
});

test('a copy takes what a record has, its name saying so, and nothing that is asked once', () => {
  const named: RecordForm = { ...record, nameField: 'company' };
  const original: RecordItem = { ...filled, id: 7, company: 'Acque Chiare' };
  const at = { context: { ...context(record.blank), record: named, item: null, stored: null } };
  expect(copyLoaded(at, { result: { ok: true, value: original } })).toEqual({
    stored: record.blank,
    item: { ...filled, id: 'new', company: 'Acque Chiare (copia)', password: '', password_confirmation: '' },
    unseen: [],
    failure: null,
  });
  const hidden = { id: 3, name: 'un contenuto che non puoi vedere', withheld: true };
  expect(
    copyLoaded(at, { result: { ok: true, value: { ...original, destinations: [{ id: 1 }, hidden] } } }),
  ).toMatchObject({
    item: { destinations: [{ id: 1 }] },
    unseen: ['Destinazioni'],
  });
  expect(copyLoaded(at, { result: { ok: false, failure: failureOf('network') } })).toEqual({});
});

const SEED = '7a1c2f0e-5b7d-4c7e-9d0a-000000000000';

/** A live form of a new user, whose savings end as given. */
function live(fields: Readonly<Record<string, string>> = {}) {
  const saveRecord: RecordActors['saveRecord'] = async () => ({ ok: false, failure: failureOf('invalid', { fields }) });
  const machine = recordMachine.provide({ actors: { saveRecord: callActor(saveRecord) } });
  const actor = createActor(machine, { input: { record, id: 'new', keySeed: SEED, copyOf: null } }).start();
  const change = (field: string, value: RecordItem[string]) => actor.send({ type: 'field.change', field, value });
  return { actor, change };
}

describe('a live form', () => {
  test.each([
    ['password', ['role']],
    ['password_confirmation', ['role']],
    // The password must be neither of the two.
    ['username', ['role']],
    ['email', ['role']],
    ['first_name', ['password', 'password_confirmation', 'role']],
  ])('what was said of the passwords when %s changes', async (field, left) => {
    const { actor, change } = live({ password: 'Troppo comune', password_confirmation: 'Troppo comune', role: 'No' });
    for (const name of Object.keys(filled)) if (name in record.blank) change(name, filled[name]);
    actor.send({ type: 'save.request' });
    await waitFor(actor, (snapshot) => snapshot.hasTag('refused'));
    change(field, 'altro');
    expect(Object.keys(actor.getSnapshot().context.refused).sort()).toEqual(left);
    actor.stop();
  });

  test('the errors are visited from where the focus is', () => {
    const { actor } = live();
    actor.send({ type: 'save.request' });
    const visit = (event: RecordEvent) => {
      actor.send(event);
      return actor.getSnapshot().context.focus?.field;
    };
    expect([
      visit({ type: 'error.next', from: 'email' }),
      visit({ type: 'error.next' }),
      visit({ type: 'error.previous', from: 'email' }),
      visit({ type: 'error.previous' }),
    ]).toEqual(['password', 'password_confirmation', 'username', 'last_name']);
    actor.stop();
  });
});
