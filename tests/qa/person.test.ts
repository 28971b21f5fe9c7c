import { expect, test } from 'vitest';
import { beginningOf } from '../../tools/qa/beginning';
import { abilitiesOf, personFor } from '../../tools/qa/person';

test('who may do exactly what is asked for plays the path, the administrator last', () => {
  expect(personFor({ user: { 'news-view': true, 'news-edit': false } }).username).toBe('lettore');
  expect(personFor({ user: { 'errore404-delete': true } }).username).toBe('regionale');
  expect(personFor({ user: { 'user-delete': true } }).username).toBe('admin');
  expect(personFor({ user: 'administrator' }).username).toBe('admin');
});

test('where nobody may do exactly that, a role is brought to it', () => {
  const person = personFor({ user: { 'news-publish': true, 'news-view': true, 'news-delete': false } });
  expect(person).toEqual({
    username: 'redazione',
    password: 'redazione-demo-2026',
    role: 'redazione',
    added: ['news-publish'],
    removed: ['news-delete'],
  });
  const abilities = abilitiesOf(person);
  expect(abilities).toContain('news-publish');
  expect(abilities).toContain('news-edit');
  expect(abilities).not.toContain('news-delete');
});

test('a beginning names page, user and data', () => {
  const start = {
    page: '/news/:id',
    user: { 'news-view': true, 'news-edit': true, 'news-delete': false },
    data: 'Una news.',
  };
  expect(beginningOf(start)).toEqual({
    page: '#/news/…',
    user: 'redazione, col ruolo «redazione» meno news-delete',
    data: 'Una news.',
  });
  expect(beginningOf({ ...start, user: {}, signedIn: false }).user).toBe('nessuno è entrato; per entrare: regionale');
});
