import { expect, test } from 'vitest';
import type { RecordDeclaration } from '../../src/content/model/record';
import { desk } from '../../src/content/records/desk';
import { place } from '../../src/content/records/place';
import { tag } from '../../src/content/records/tag';
import { user } from '../../src/content/records/user';

/** Fields of a record, by their card's title. */
const labelsOf = ({ cards }: RecordDeclaration): readonly (readonly string[])[] =>
  cards.map(({ titles, fields }) => [titles.inserting, ...fields.map(({ label }) => label)]);

test('a place has name and information, locality and address, contacts, author [3-2.32, 3-2.33, 3-2.34, 3-2.35, 3-2.36, 3-5.5, 3-3.2]', () => {
  expect([place.titles.inserting, place.titles.editing]).toEqual(['Inserimento Luogo', 'Modifica Luogo']);
  expect(labelsOf(place).map(([, ...fields]) => fields)).toEqual([
    ['Nome', 'Informazioni'],
    ['Località', 'Indirizzo'],
    ['Email', 'Telefono', 'Sito web'],
    ['Autore'],
  ]);
  expect(place.fields.find(({ path }) => path === 'info')?.limit).toBe(250);
  expect(place.begins?.({ userId: 7 })).toEqual({ author: 7 });
  expect(place.blank.status).toBe(1);
});

test('a tag has its title and nothing else, which is required [3-2.38, 3-5.7]', () => {
  expect(labelsOf(tag).map(([, ...fields]) => fields)).toEqual([['Titolo']]);
  expect(tag.fields.map(({ required }) => required)).toEqual([true]);
});

test('a place is asked for its name [3-5.8]', () => {
  expect(place.fields.flatMap(({ path, required }) => (required === true ? [path] : []))).toEqual(['nome']);
});

test('a desk has its name and three addresses, and is called as the document says [1-2.16.1, 1-2.16.2, 1-3.6]', () => {
  expect([desk.titles.inserting, desk.titles.editing]).toEqual(['Inserimento Redazione', 'Modifica Redazione']);
  expect(labelsOf(desk)).toEqual([['Redazione', 'Nome', 'URL italiano', 'URL inglese', 'URL tedesco']]);
});

test('a user’s page and cards are called as the document says, and its fields are those of the document [1-2.3.15, 1-2.11.1, 1-3.4]', () => {
  expect(user.titles.inserting).toBe('gestione utente');
  expect(user.cards.map(({ titles: { inserting, editing } }) => [inserting, editing])).toEqual([
    ['Nuovo Utente', 'Aggiornamento Utente'],
  ]);
  expect(user.fields.map(({ path }) => path).toSorted()).toEqual(
    [
      ...['active', 'company', 'destinations', 'email', 'first_name', 'last_name', 'password'],
      ...['password_confirmation', 'redazione', 'role', 'username'],
    ].toSorted(),
  );
});

test('of a user all is required that the document requires, role, state and desk too [1-5.4, 1-5.6, 1-1.6]', () => {
  expect(user.fields.flatMap(({ path, required }) => (required === true ? [path] : []))).toEqual([
    ...['first_name', 'last_name', 'username', 'email', 'password', 'password_confirmation'],
    ...['role', 'redazione', 'active'],
  ]);
  expect(user.fields.flatMap(({ path, kind }) => (['role', 'redazione'].includes(path) ? [kind] : []))).toEqual([
    'choice',
    'choice',
  ]);
});
