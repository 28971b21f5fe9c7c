import type { RecordField, RecordForm, RecordItem } from '../../../src/content/model/record';
import type { KeptDraft } from '../../../src/machines/kit/drafting';
import type { RecordEvent } from '../../../src/machines/record/types';
import { refused, send } from '../../kit/model';
import type { JourneyStep } from '../../kit/types';

export const PASSWORD = 'Argine-Lungo';
export const BESIDE = 'Aggiornamento Password Utente';
export const SEED = '7a1c2f0e-5b7d-4c7e-9d0a-000000000000';

const shared = { localized: false } as const;

export const username: RecordField = {
  ...shared,
  path: 'username',
  kind: 'text',
  label: 'Username',
  required: true,
  rule: 'username',
};

/** A record of two fields, and a password requested once. */
export const form: RecordForm = {
  area: 'user',
  languages: ['it', 'en'],
  titles: { inserting: 'nuovo', editing: 'vecchio', missing: 'non c’è', one: 'utente' },
  fields: [
    username,
    { ...shared, path: 'company', kind: 'text', label: 'Azienda', limit: 10 },
    {
      ...shared,
      path: 'password',
      kind: 'password',
      label: 'Password',
      required: true,
      rule: 'newPassword',
      onlyNew: true,
    },
  ],
  blank: { id: 'new', updated_at: null, username: '', company: '', password: '' },
};

/** The same, whose saving waits for a second one. */
export const debounced: RecordForm = { ...form, saveDebounced: true };

const UNCHANGED = 'È come prima';
const LOCKED = 'Lo cambia un amministratore';

/** One that is saved only where something changed and nothing is wrong, with a password that may stay as it is. */
export const held: RecordForm = {
  ...form,
  fields: [
    username,
    { ...shared, path: 'company', kind: 'text', label: 'Azienda', locked: LOCKED },
    { ...shared, path: 'password', kind: 'password', label: 'Password', rule: 'newPassword' },
    {
      ...shared,
      path: 'password_confirmation',
      kind: 'password',
      label: 'Conferma',
      required: true,
      with: 'password',
      rule: 'confirmation',
    },
  ],
  blank: { ...form.blank, password_confirmation: '' },
  holdsSave: true,
  unchanged: UNCHANGED,
  words: { saved: 'Fatto' },
};

export const anna: RecordItem = {
  id: 7,
  updated_at: '2026-01-01T00:00:00.000Z',
  username: 'anna',
  company: '',
  password: '',
};
/** As somebody else saved her: another company. */
export const elsewhere: RecordItem = { ...anna, company: 'Acque', updated_at: '2026-01-02T00:00:00.000Z' };
/** As somebody else saved her: the very name that is being changed. */
export const clashing: RecordItem = { ...anna, username: 'anna-rossi', updated_at: '2026-01-03T00:00:00.000Z' };

/** What this page kept of her; of her and in another page, begun before somebody saved her. */
export const storedDraft = { item: { ...anna, username: 'annina' }, base: anna, attempt: null };
export const otherDrafts: readonly KeptDraft[] = [
  {
    page: 'altra',
    savedAt: 1_700_000_000_000,
    draft: {
      item: { ...anna, username: 'annuccia', updated_at: '2025-12-31T00:00:00.000Z' },
      base: { ...anna, updated_at: '2025-12-31T00:00:00.000Z' },
      attempt: null,
    },
  },
];

export const save: RecordEvent = { type: 'save.request' };
export const does = (event: RecordEvent): JourneyStep => send(event);
export const not = (event: RecordEvent): JourneyStep => refused(event);
export const types = (field: string, value: string) => does({ type: 'field.change', field, value });
