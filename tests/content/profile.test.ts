import { expect, test } from 'vitest';
import type { RecordItem } from '../../src/content/model/record';
import { profileBody, profileForm, profileItem } from '../../src/content/records/profile';
import type { UserDetail } from '../../src/contract/users';
import { firstProblem, mustBeFilled } from '../../src/machines/record/fields';

const anna: UserDetail = {
  id: 7,
  username: 'anna',
  first_name: 'Anna',
  last_name: 'Montanari',
  email: 'anna@example.it',
  company: '',
  active: 1,
  redazione: 3,
  roles: { redazione: 'Redazione' },
  destinations: {},
  updated_at: '2026-01-01T00:00:00.000Z',
};

const PASSWORD = 'Argine-Lungo';

test('the whole record is sent, active, with what the form says [1-7.8]', () => {
  const typed = {
    ...{ first_name: ' Annalisa ', last_name: ' Montanari ', email: ' a@b.it ' },
    ...{ password: ' x ', password_confirmation: ' x ' },
  };
  expect(profileBody({ ...profileItem({ ...anna, phone: '051', active: 0 }), ...typed })).toEqual({
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
  const bare = { username: 'anna', redazione: { id: 9, nome: 'Nord' }, roles: [] };
  expect(profileBody(profileItem({ ...bare, id: 7 }))).toEqual({
    ...bare,
    ...{ first_name: '', last_name: '', email: '', password: '', password_confirmation: '' },
    ...{ role: null, active: 1, redazione: 9, destination: null, updated_at: null },
  });
});

test.each([
  [{ redazione: 'Redazione' }, 'Redazione'],
  [{ redazione: '' }, 'redazione'],
  [{ redazione: true }, 'redazione'],
  [{}, 'Nessun ruolo'],
  [[], 'Nessun ruolo'],
  [null, 'Nessun ruolo'],
])('the role of %j is shown as %s', (roles, title) => {
  expect(profileItem({ ...anna, roles }).role).toBe(title);
});

const checked = (change: Partial<RecordItem>) => ({
  record: profileForm,
  id: 7,
  item: { ...profileItem(anna), ...change },
  refused: {},
});

test.each<[Partial<RecordItem>, string | null]>([
  [{}, null],
  [{ email: '' }, 'Email: Campo richiesto'],
  [{ password: 'corta' }, 'Password: La password deve avere almeno 8 caratteri'],
  [{ password: '   ' }, 'Password: La password deve avere almeno 8 caratteri'],
  [{ password: PASSWORD }, 'Conferma Password: Campo richiesto'],
  [{ password: PASSWORD, password_confirmation: 'altra' }, 'Conferma Password: La conferma non è uguale alla password'],
  [{ password_confirmation: PASSWORD }, 'Conferma Password: La conferma non è uguale alla password'],
  [{ password: PASSWORD, password_confirmation: PASSWORD }, null],
  [{ first_name: '', last_name: 'D’Angelo 2' }, null],
])('%j can’t be saved because of %s [1-5.9]', (change, problem) => {
  expect(firstProblem(checked(change))).toBe(problem);
});

test('a password is repeated only where there is one', () => {
  expect(mustBeFilled(checked({}), 'password_confirmation')).toBe(false);
  expect(mustBeFilled(checked({ password: PASSWORD }), 'password_confirmation')).toBe(true);
});
