import { describe, expect, test } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { type CallInput, type CallOutput, callActor } from '../../../src/machines/kit/actor';
import { profileMachine } from '../../../src/machines/profile/machine';
import {
  bodyOf,
  firstProblem,
  formOf,
  refusedFields,
  roleTitle,
  shownProblem,
} from '../../../src/machines/profile/rules';
import type { ProfileActors, ProfileContext, ProfileField } from '../../../src/machines/profile/types';
import { failureOf } from '../fixtures';
import { anna } from './model';

const context = (change: Partial<ProfileContext> = {}): ProfileContext => ({
  id: 7,
  stored: anna,
  form: formOf(anna),
  sending: null,
  saveQueued: false,
  touched: [],
  refused: {},
  failure: null,
  rebased: false,
  ...change,
});

test('the whole record is sent, active, with what the form says', () => {
  const form = {
    ...formOf(anna),
    first_name: ' Annalisa ',
    last_name: ' Montanari ',
    email: ' a@b.it ',
    password: ' x ',
    password_confirmation: ' x ',
  };
  expect(bodyOf({ stored: { ...anna, phone: '051' }, form })).toEqual({
    id: 7,
    username: 'anna',
    first_name: 'Annalisa',
    last_name: 'Montanari',
    email: 'a@b.it',
    company: '',
    phone: '051',
    password: ' x ',
    password_confirmation: ' x ',
    role: 'redazione',
    roles: { redazione: 'Redazione' },
    active: 1,
    redazione: 3,
    destination: {},
    destinations: {},
    updated_at: '2026-01-01T00:00:00.000Z',
  });
});

test('a record of another server has what it lacks left empty', () => {
  const bare = { id: 7, username: 'anna', redazione: { id: 9, nome: 'Nord' }, roles: [] };
  expect(bodyOf({ stored: bare, form: formOf(bare) })).toEqual({
    ...bare,
    first_name: '',
    last_name: '',
    email: '',
    password: '',
    password_confirmation: '',
    role: null,
    active: 1,
    redazione: 9,
    destination: null,
  });
});

test.each([
  [{ redazione: 'Redazione' }, 'Redazione'],
  [{ redazione: '' }, 'redazione'],
  [{ redazione: true }, 'redazione'],
  [{}, null],
  [[], null],
  [null, null],
])('the role of %j is shown as %s', (roles, title) => {
  expect(roleTitle({ ...anna, roles })).toBe(title);
});

test.each<[Partial<ProfileContext>, string | null]>([
  [{}, null],
  [{ form: { ...formOf(anna), email: '' } }, 'Email: Campo richiesto'],
  [{ form: { ...formOf(anna), password: 'corta' } }, 'Password: La password deve avere almeno 8 caratteri'],
  [{ form: { ...formOf(anna), password: 'Argine-Lungo' } }, 'Conferma Password: Campo richiesto'],
  [{ form: { ...formOf(anna), first_name: '', last_name: '' } }, null],
  [{ refused: { email: 'Già di un altro' } }, 'Email: Già di un altro'],
])('%# why it can’t be saved: %s', (change, problem) => {
  expect(firstProblem(context(change))).toBe(problem);
});

test('a repetition is judged once it was typed or left', () => {
  const form = { ...formOf(anna), password: 'Argine-Lungo' };
  expect(shownProblem(context({ form }), 'password_confirmation')).toBeNull();
  expect(shownProblem(context({ form, touched: ['password_confirmation'] }), 'password_confirmation')).toBe(
    'Campo richiesto',
  );
});

describe('what the server refused', () => {
  const refused = { email: 'Già di un altro', password: 'Già usata', password_confirmation: 'Già usata' };
  const failure = failureOf('invalid', { fields: { ...refused, username: 'Già di un altro' } });

  test('is shown at the form’s own fields', () => expect(refusedFields(failure)).toEqual(refused));

  test.each<[ProfileField, readonly string[]]>([
    ['email', ['password', 'password_confirmation']],
    ['password', ['email']],
    ['password_confirmation', ['email']],
    ['first_name', ['email', 'password', 'password_confirmation']],
  ])('typing into %s leaves what was said about %j', async (field, left) => {
    const machine = profileMachine.provide({
      actors: {
        loadProfile: callActor<CallInput<ProfileActors['loadProfile']>, CallOutput<ProfileActors['loadProfile']>>(
          async () => ({ ok: true, value: anna }),
        ),
        saveProfile: callActor<CallInput<ProfileActors['saveProfile']>, CallOutput<ProfileActors['saveProfile']>>(
          async () => ({ ok: false, failure }),
        ),
      },
    });
    const actor = createActor(machine, { input: { id: 7 } }).start();
    await waitFor(actor, (snapshot) => snapshot.hasTag('editable'));
    actor.send({ type: 'save.request' });
    await waitFor(actor, (snapshot) => snapshot.context.failure !== null);
    actor.send({ type: 'field.change', field, value: 'x' });
    expect(Object.keys(actor.getSnapshot().context.refused)).toEqual(left);
    actor.stop();
  });
});

test('what the server refuses keeps the form from being saved, after what is wrong by itself', () => {
  const form = { ...formOf(anna), email: '' };
  expect(firstProblem(context({ form, refused: { email: 'Già di un altro', last_name: 'Troppo corto' } }))).toBe(
    'Cognome: Troppo corto',
  );
});
