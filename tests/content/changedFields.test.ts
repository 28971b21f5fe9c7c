import { expect, test } from 'vitest';
import { changedFields } from '../../src/content/model/changedFields';
import { user } from '../../src/content/records/user';
import { event } from '../../src/content/types/event';

test('changed fields are called as the form calls them, once, with their languages', () => {
  const paths = ['contents.it.title', 'contents.en.title', 'contents.it.excerpt'];
  const label = (wanted: string) => event.fields.find(({ path }) => path === wanted)?.label;
  expect(changedFields(paths, event.fields)).toEqual([
    `${label('title')} (italiano, inglese)`,
    `${label('excerpt')} (italiano)`,
  ]);
});

test('a field of a record has no language, and one that no form has stands for itself', () => {
  const fields = user.fields.map(({ name, label }) => ({ path: name, label }));
  expect(changedFields(['email', 'first_name', 'password'], fields)).toEqual(['Email', 'Nome', 'Password']);
  expect(changedFields(['contents.fr.sottotitolo', 'tolto'], fields)).toEqual(['sottotitolo (francese)', 'tolto']);
  expect(changedFields([], fields)).toEqual([]);
});
