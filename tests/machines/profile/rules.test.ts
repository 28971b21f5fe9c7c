import { expect, test } from 'vitest';
import { bodyOf, firstProblem, formOf, roleTitle, shownProblem } from '../../../src/machines/profile/rules';
import type { ProfileContext } from '../../../src/machines/profile/types';
import { anna } from './model';

const context = (change: Partial<ProfileContext> = {}): ProfileContext => ({
  id: 7,
  stored: anna,
  form: formOf(anna),
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
