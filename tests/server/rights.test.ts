import { expect, it } from 'vitest';
import type { RoleRights } from '../../src/contract/roles';
import { describeOnEach } from './kit';
import { newRole, newUser } from './users-kit';

interface Rights {
  readonly data: readonly RoleRights[];
  readonly meta: { readonly total: number };
}

describeOnEach('who may do what', (server) => {
  const read = async (query: string) =>
    (await server().get<Rights>(`user/roles/rights?${query}`, { as: 'admin' })).body;
  const rolesIn = async (query: string) => (await read(query)).data.map(({ role, actions }) => [role.name, actions]);

  it('says of a section which roles may do what, and who has them', async () => {
    await newRole(server(), 'Aa Pubblica soltanto', ['news-publish']);
    await newRole(server(), 'Ab Tutto', ['*']);
    await newRole(server(), 'Ac Eventi', ['event-publish', 'event-edit']);
    await newUser(server(), 'zita', { role: 'ab-tutto' });
    const everything = ['view', 'create', 'edit', 'delete', 'publish'];
    const { data, meta } = await read('sezione=news&azione=publish&limit=100');
    const found = data.map(({ role, actions, users_count }) => [role.name, actions, users_count]);
    expect(meta.total).toBe(data.length);
    expect(found).toContainEqual(['aa-pubblica-soltanto', ['publish'], 0]);
    expect(found).toContainEqual(['ab-tutto', everything, 1]);
    expect(found).toContainEqual(['administrator', everything, 1]);
    expect(found.map(([name]) => name)).not.toContain('ac-eventi');
    expect(found.map(([name]) => name)).not.toContain('lettore');
    const all = data.find(({ role }) => role.name === 'ab-tutto');
    expect(all?.users).toEqual([{ id: expect.any(Number), username: 'zita', name: 'Nora De Santis', active: true }]);
  });

  it('takes any prefix of a section, what creating grants, and what is open to administrators alone', async () => {
    await newRole(server(), 'Ba Proposte', ['proposte-soggiorno-publish']);
    await newRole(server(), 'Bb Tag', ['operations/tags-create', 'role-edit', 'role-view']);
    expect(await rolesIn('sezione=soggiorno&azione=publish&limit=100')).toContainEqual(['ba-proposte', ['publish']]);
    const tags = await rolesIn('sezione=tag&azione=edit&limit=100');
    const tagPrefix = (await read('sezione=tag&limit=100')).data.map(({ section }) => section);
    expect(new Set(tagPrefix)).toEqual(new Set(['tag']));
    expect(tags).toContainEqual(['bb-tag', ['create', 'edit']]);
    expect(await rolesIn('sezione=role&limit=100')).toEqual([]);
  });

  it('names the pages that are closed to the role «redazione»', async () => {
    const { data } = await read('sezione=news&limit=100');
    const barred = Object.fromEntries(data.map(({ role, barred: pages }) => [role.name, pages]));
    expect(barred).toMatchObject({ redazione: ['item'], administrator: [] });
  });

  it('is page by page the menu’s sections', async () => {
    const whole = await read('limit=100');
    const [first, second] = [await read('limit=10'), await read('limit=10&page=2')];
    expect([...first.data, ...second.data]).toEqual(whole.data.slice(0, 20));
    expect(first.data[0]?.section).toBe('user');
    expect((await read('sezione=nulla')).data).toEqual([]);
    expect((await read('azione=nulla')).data).toEqual([]);
    expect((await server().get('user/roles/rights?page=0', { as: 'admin' })).status).toBe(400);
  });
});
