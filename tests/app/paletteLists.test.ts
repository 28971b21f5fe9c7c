import { beforeEach, describe, expect, test } from 'vitest';
import { createPaletteLists } from '../../src/app/paletteLists';
import type { Endpoint } from '../../src/contract/endpoint';
import type { CurrentUser } from '../../src/contract/session';
import type { ListFacts } from '../../src/machines/palette/listFacts';
import type { SessionActor } from '../../src/screens/session';
import type { Client } from '../../src/services/client';
import type { Lookups } from '../../src/services/lookups';
import { failureOf, userOf } from '../machines/fixtures';

const ok = <T>(value: T) => ({ ok: true as const, value });
const failed = { ok: false as const, failure: failureOf('server') };

const reader: CurrentUser = userOf(1, 'anna', { abilities: { 'news-view': true } });
let user: CurrentUser = reader;
let provinces: unknown = ok([{ id: 34, nome: 'Parma' }]);
let calls: string[] = [];
let changeCategories = (): void => undefined;
let theme = 'Mare';
let destinations: unknown = failed;
let absent: readonly string[] = [];

const lists = () =>
  createPaletteLists({
    client: {
      call: async ({ id }: Endpoint, { isAside }: { isAside?: true }) => {
        calls.push(`${id}${isAside === true ? ', aside' : ''}`);
        return { ok: false, failure: failureOf('forbidden') };
      },
    } as unknown as Client,
    session: { getSnapshot: () => ({ context: { user } }) } as unknown as SessionActor,
    absentLists: { routes: () => new Set(absent) },
    lookups: {
      provinces: async () => provinces,
      municipalities: async ({ provincia }: { provincia?: number }) => {
        calls.push(`comuni ${provincia}`);
        return ok([{ id: 34027, city: 'Parma' }]);
      },
      categories: async (main: number, lang: string) => {
        calls.push(`categorie ${main} ${lang}`);
        if (main === 2) return destinations;
        return ok([{ id: 5003, name: theme, children: [{ id: 5109, name: 'Spiagge' }] }]);
      },
      onCategoriesChanged: (listener: () => void) => {
        changeCategories = listener;
        return () => undefined;
      },
    } as unknown as Lookups,
    languages: ['it'],
  });

beforeEach(() => {
  user = reader;
  provinces = ok([{ id: 34, nome: 'Parma' }]);
  destinations = ok([{ id: 2001, name: 'Emilia', children: [] }]);
  calls = [];
  absent = [];
});

const choices = (facts: readonly ListFacts[] | null, kind: string) =>
  facts?.flatMap(({ filters }) => filters.filter((one) => one.kind === kind).flatMap((one) => one.choices));

describe('the lists that the palette narrows', () => {
  test('are those the user may open, with names once they have come, which are asked for once', async () => {
    const { now, named } = lists();
    expect(now().map(({ area }) => area)).toEqual(['news']);
    expect(choices(now(), 'municipality')).toEqual([]);
    expect(choices(await named(), 'municipality')).toEqual([{ value: 34027, label: 'Parma', names: [] }]);
    expect(await named()).toBeNull();
    expect(choices(now(), 'province')).toHaveLength(1);
    expect(choices(now(), 'category')).toEqual([{ value: 2001, label: 'Emilia', names: [] }]);
    expect(calls).toEqual(['categorie 2 it', 'comuni 34']);
  });

  test('are not those that this server does not have', () => {
    user = userOf(1, 'admin', { roles: { administrator: 'Amministratore' } });
    const areas = () =>
      lists()
        .now()
        .map(({ area }) => area);
    expect(areas()).toContain('audit');
    absent = ['/registro'];
    expect(areas()).not.toContain('audit');
  });

  test('ask again for names that could not be had', async () => {
    [provinces, destinations] = [failed, failed];
    const { named } = lists();
    expect(await named()).toBeNull();
    provinces = ok([{ id: 34, nome: 'Parma' }]);
    expect(choices(await named(), 'province')).toHaveLength(1);
  });

  test('ask once, however often the palette is opened before the names come', async () => {
    const { named } = lists();
    const [first, second] = await Promise.all([named(), named()]);
    expect([choices(first, 'province'), calls]).toEqual([choices(second, 'province'), ['categorie 2 it', 'comuni 34']]);
  });

  test('have the names of a tree on all its levels, anew once it was changed', async () => {
    user = userOf(4, 'dora', { abilities: { 'interessi-view': true } });
    const { named } = lists();
    const below = { value: 5109, label: 'Spiagge', names: [] };
    const themes = async () => choices(await named(), 'category')?.filter(({ value }) => Number(value) > 5000);
    expect(await themes()).toEqual([{ value: 5003, label: 'Mare', names: [] }, below]);
    expect(await named()).toBeNull();
    theme = 'Mare e lidi';
    changeCategories();
    expect(await themes()).toEqual([{ value: 5003, label: 'Mare e lidi', names: [] }, below]);
    const asked = ['categorie 2 it', 'categorie 5 it'];
    expect(calls.toSorted()).toEqual([...asked, ...asked, 'comuni 34'].toSorted());
  });

  test('no refusal of a name ends the session', async () => {
    user = userOf(3, 'carla', { abilities: { 'user-view': true } });
    expect(await lists().named()).toBeNull();
    expect(calls.toSorted()).toEqual(['lookups.desks, aside', 'roles.list, aside']);
  });

  test('are those of whoever is signed in now', async () => {
    const { now, named } = lists();
    await named();
    user = userOf(2, 'bruno', { abilities: { 'event-view': true } });
    expect(now().map(({ area }) => area)).toEqual(['event', 'activities', 'bookable']);
    expect(choices(now(), 'province')).toEqual([]);
  });
});
