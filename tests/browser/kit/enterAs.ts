import type { Page } from 'playwright/test';
import { STORAGE_KEYS } from '../../../src/machines/session/keys';
import { callApi } from '../../kit/http';
import { address, call, unique } from './api';
import { BUILD } from './fixtures';

const PASSWORD = 'Mareggiata-e-vento-7';

/** A role with these abilities, and a page that its only user has signed in on. Gives the role's id. */
export async function enterAs(page: Page, abilities: readonly string[]): Promise<number> {
  const title = unique('Ruolo');
  const created = await call('admin', 'POST', 'user/roles', { title, abilities });
  const { id } = created.data as { id: number };
  const { name } = (await call('admin', 'GET', `user/roles/${id}`)).data as { name: string };
  const username = unique('utente').replace(' ', '-');
  const names = { username, first_name: 'Prova', last_name: 'Diritti', email: `${username}@example.it` };
  const password = { password: PASSWORD, password_confirmation: PASSWORD };
  await call('admin', 'POST', 'user', { ...names, ...password, role: name, active: 1, redazione: 1 });
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
