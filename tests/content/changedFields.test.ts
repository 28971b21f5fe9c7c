import { expect, test } from 'vitest';
import { changedFields, loggedChanges, loggedMoves } from '../../src/content/changedFields';
import { user } from '../../src/content/records/user';
import { event } from './named';

test('changed fields are called as the form calls them, once, with their languages', () => {
  const paths = ['contents.it.title', 'contents.en.title', 'contents.it.excerpt'];
  const label = (wanted: string) => event.fields.find(({ path }) => path === wanted)?.label;
  expect(changedFields(paths, event.fields)).toEqual([
    `${label('title')} (italiano, inglese)`,
    `${label('excerpt')} (italiano)`,
  ]);
});

test('a field of a record has no language, and one that no form has stands for itself', () => {
  const fields = user.fields;
  expect(changedFields(['email', 'first_name', 'password'], fields)).toEqual(['Email', 'Nome', 'Password']);
  expect(changedFields(['contents.fr.sottotitolo', 'tolto'], fields)).toEqual(['sottotitolo (francese)', 'tolto']);
  expect(changedFields([], fields)).toEqual([]);
});

test('a change is told with what was there before and after, where that is known', () => {
  const fields = user.fields;
  const values = { email: ['a@example.it', 'b@example.it'], 'contents.it.title': ['Uno', 'Due'] } as const;
  expect(loggedChanges(['password', 'email', 'first_name'], { email: [...values.email] }, fields)).toEqual([
    { name: 'Email', values: values.email },
    { name: 'Password', values: null },
    { name: 'Nome', values: null },
  ]);
  const told = loggedChanges(['contents.it.title'], { 'contents.it.title': ['Uno', 'Due'] }, event.fields);
  expect(told).toEqual([{ name: 'Titolo (italiano)', values: ['Uno', 'Due'] }]);
});

test.each([
  ['update', { added: ['news-edit', 'fly'], removed: ['*'] }, ['+ News: Modifica', '+ fly', /^− Tutto/]],
  ['municipality.add', { comune: 'Parma', comune_id: 1 }, ['+ Parma']],
  ['municipality.remove', { comune: 'Parma', comune_id: 1 }, ['− Parma']],
  ['update', { comune: 'Parma' }, []],
  ['update', { added: 'news-edit', comune: 3 }, []],
  ['update', null, []],
])('what came and went by %s of %j', (action, details, told) => {
  expect(loggedMoves({ action, details })).toEqual(
    told.map((one) => (typeof one === 'string' ? one : expect.stringMatching(one))),
  );
});
