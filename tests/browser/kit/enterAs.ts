import type { Page } from 'playwright/test';
import { STORAGE_KEYS } from '../../../src/machines/session/keys';
import { callApi } from '../../kit/http';
import { address, call, unique } from './api';
import { BUILD } from './fixtures';

/** Of everybody whom `createUser` makes. */
export const PASSWORD = 'Mareggiata-e-vento-7';

/** An active user of this role (by its wire name) whom no other test knows. */
export async function createUser(role: string, name = 'Prova'): Promise<{ id: number; username: string }> {
  const username = unique(name).toLowerCase().replace(' ', '-');
  const { data } = await call('admin', 'POST', 'user', {
    username,
    first_name: 'Prova',
    last_name: name,
    email: `${username}@example.it`,
    password: PASSWORD,
    password_confirmation: PASSWORD,
    role,
    active: 1,
    redazione: 1,
  });
  return { id: (data as { id: number }).id, username };
}

/** A role with these abilities, and a page that its only user has signed in on. Gives the role's id. */
export async function enterAs(page: Page, abilities: readonly string[]): Promise<number> {
  const title = unique('Ruolo');
  const created = await call('admin', 'POST', 'user/roles', { title, abilities });
  const { id } = created.data as { id: number };
  const { name } = (await call('admin', 'GET', `user/roles/${id}`)).data as { name: string };
  const { username } = await createUser(name);
  const { data } = await callApi(address(), 'POST', 'login', null, { username, password: PASSWORD });
  await page.goto('/icon.svg');
  await page.evaluate(
    ([keys, build, token]) => {
      localStorage.setItem(keys.version, build);
      localStorage.setItem(keys.token, token);
    },
    [STORAGE_KEYS, BUILD, (data as { access_token: string }).access_token] as const,
  );
  return id;
}
