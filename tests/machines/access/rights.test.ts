import { expect, test } from 'vitest';
import { sections } from '../../../src/content/registry';
import { rightsIn } from '../../../src/machines/access/rights';

const section = (area: string) => {
  const found = sections.find((one) => one.area === area);
  if (found === undefined) throw new Error(`no section '${area}'`);
  return found;
};
const role = (name: string, ...abilities: string[]) => ({ name, title: name, abilities });
const ALL = ['view', 'create', 'edit', 'delete', 'publish'];

test.each([
  ['exactly what was given', 'news', role('editor', 'news-view', 'news-publish', 'event-edit'), ['view', 'publish']],
  ['everything, with the wildcard', 'news', role('jolly', '*'), ALL],
  ['everything, for administrators', 'event', role('administrator'), ALL],
  ['what either prefix grants', 'soggiorno', role('x', 'soggiorno-view', 'proposte-soggiorno-edit'), ['view', 'edit']],
  ['what creating grants', 'tag', role('x', 'operations/tags-create'), ['create', 'edit']],
  ['nothing that nothing asks for', 'user', role('x', 'user-publish', 'user-view'), ['view']],
  ['nothing of what is the administrators’ alone', 'role', role('jolly', '*'), []],
  ['a section without a declaration', 'category', role('x', 'category-edit', 'category-publish'), ['edit']],
])('a role may %s', (_what, area, held, actions) => {
  expect(rightsIn(section(area), held).actions).toEqual(actions);
});

test('pages are closed to the role «redazione», not to others', () => {
  expect(rightsIn(section('news'), role('redazione', '*')).barred).toEqual(['item']);
  expect(rightsIn(section('user'), role('redazione')).barred).toEqual(['list']);
  expect(rightsIn(section('news'), role('editor', '*')).barred).toEqual([]);
  expect(rightsIn(section('category'), role('redazione', '*')).barred).toEqual([]);
});
