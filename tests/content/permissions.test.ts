import { expect, it } from 'vitest';
import {
  ADMINISTRATOR_ROLE,
  cellOf,
  isKnownAbility,
  KNOWN_ABILITIES,
  PERMISSION_SECTIONS,
  permissionMap,
  WILDCARD_ABILITY,
} from '../../src/content/permissions';
import { contents } from '../../src/content/whole';
import { ROUTES } from '../../src/machines/access/routes';

it('has a row for every content type [1-6.3]', () => {
  const prefixes = contents.flatMap(({ abilities }) => abilities);
  expect(prefixes.filter((prefix) => !(PERMISSION_SECTIONS as readonly string[]).includes(prefix))).toEqual([]);
});

it('knows every ability that opens a page', () => {
  const needed = ROUTES.flatMap(({ abilities, createAbilities = [] }) => [...abilities, ...createAbilities]);
  expect(needed.filter((ability) => !isKnownAbility(ability))).toEqual([]);
});

it('names each ability once [1-6.2]', () => {
  expect(new Set(KNOWN_ABILITIES).size).toBe(KNOWN_ABILITIES.length);
  expect(['*', 'view-tag', 'news-publish', 'operations/tags-view'].every(isKnownAbility)).toBe(true);
  expect(['news-fly', 'NEWS-VIEW', '', 'constructor'].some(isKnownAbility)).toBe(false);
});

it('finds an ability’s cell', () => {
  expect(cellOf('proposte-soggiorno-edit')).toEqual({ section: 'proposte-soggiorno', action: 'edit' });
  expect(cellOf('view-tag')).toBeNull();
});

it('calls role and ability that may do everything as the server does', () => {
  expect([ADMINISTRATOR_ROLE, WILDCARD_ABILITY]).toEqual(['administrator', '*']);
});

it('ticks what is held, or everything [1-2.13.2]', () => {
  const none = { view: false, create: false, edit: false, delete: false, publish: false };
  const some = permissionMap(['news-view', 'news-publish', 'view-tag'], false);
  expect([some.news, some.user]).toEqual([{ ...none, view: true, publish: true }, none]);
  const all = permissionMap([], true);
  expect(Object.values(all).every((row) => Object.values(row).every(Boolean))).toBe(true);
});
