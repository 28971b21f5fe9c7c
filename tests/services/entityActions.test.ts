import { beforeEach, describe, expect, test } from 'vitest';
import { listings } from '../../src/content/registry';
import { contents } from '../../src/content/whole';
import type { Endpoint } from '../../src/contract/endpoint';
import type { EntitySubject } from '../../src/machines/entityActions/types';
import { entityTexts } from '../../src/messages/screens/entityActions';
import type { Client } from '../../src/services/client';
import { createEntityService } from '../../src/services/entityActions';
import { formOf } from '../content/declare';
import { failureOf } from '../machines/fixtures';

const signal = new AbortController().signal;
const item = { id: 3, updated_at: '2026-03-01T08:00:00Z', contents: { it: { title: 'Sagra', status: 2 } } };
const answered = (message: string) => ({ ok: true, value: { data: { id: 3, message } } });
let answers: Record<string, unknown> = {};
let calls: [string, unknown][] = [];

const client = {
  call: async ({ id }: Endpoint, { params, body }: { params?: { id?: number }; body?: unknown }) => {
    calls.push([id, params ?? body]);
    return answers[`${id} ${params?.id}`] ?? answers[id];
  },
} as unknown as Client;

const service = createEntityService(client, { contents, listings, formOf }, ['it', 'en']);
const subject = (change: Partial<EntitySubject> = {}): EntitySubject => ({
  area: 'news',
  id: 3,
  title: 'Sagra',
  lang: 'it',
  status: 2,
  route: '/news/3',
  ...change,
});

beforeEach(() => {
  calls = [];
  answers = { 'news.read': { ok: true, value: { data: item } } };
});

describe('reading an entity', () => {
  test('gives a content as it was sent, with its declaration', async () => {
    const read = await service.read(subject(), signal);
    expect(read).toMatchObject({ ok: true, value: { content: { area: 'news' }, sent: item, languages: ['it', 'en'] } });
  });

  test('gives the revision draft where there is one', async () => {
    answers['news.read 3'] = { ok: true, value: { data: { ...item, revision: 9 } } };
    answers['news.read 9'] = { ok: true, value: { data: { ...item, id: 9, draft: 3 } } };
    // A server that can't say what it is compared with.
    answers['news.readBase 9'] = { ok: false, failure: failureOf('notFound') };
    expect(await service.read(subject(), signal)).toMatchObject({ ok: true, value: { sent: { id: 9 } } });
  });

  test('calls nothing for what is no content', async () => {
    const user = subject({ area: 'user', route: '/users/3' });
    expect(await service.read(user, signal)).toEqual({ ok: true, value: null });
    expect(calls).toEqual([]);
    await expect(service.readVersion({ subject: user }, signal)).rejects.toThrow("'user'");
  });

  test('says that it was deleted, and passes other failures on', async () => {
    answers['news.read'] = { ok: false, failure: failureOf('notFound') };
    expect(await service.read(subject(), signal)).toMatchObject({
      ok: false,
      failure: { kind: 'notFound', message: entityTexts.alreadyDeleted('Sagra') },
    });
    answers['news.read'] = { ok: false, failure: failureOf('network') };
    expect(await service.read(subject(), signal)).toEqual({ ok: false, failure: failureOf('network') });
  });
});

test('a listing is known by its area, else by its page', () => {
  expect(service.listingOf(subject())?.area).toBe('news');
  expect(service.listingOf(subject({ area: 'redazioni', route: '/users/redazioni/4' }))?.area).toBe('desk');
  expect(service.listingOf(subject({ area: 'altro', route: '/altro/4' }))).toBeNull();
});

describe('acting', () => {
  test('saves the version under its own number', async () => {
    answers['news.update'] = answered('Scheda salvata: news 9');
    const saved = await service.saveVersion({ subject: subject(), id: 9, item: { ...item, id: 9 } }, signal);
    expect(saved).toMatchObject({ ok: true, value: { message: 'Scheda salvata: news 9' } });
    expect(calls).toEqual([['news.update', { id: 9 }]]);
  });

  test('deletes and runs by the listing’s own calls', async () => {
    answers['users.changeStatus'] = answered('Attivato');
    answers['roles.remove'] = answered('Ruolo eliminato');
    const user = subject({ area: 'user', route: '/users/3' });
    const role = subject({ area: 'role', id: 5, route: '/users/roles/5' });
    expect(await service.runAction({ subject: user, name: 'toggle' }, signal)).toEqual({
      ok: true,
      value: { message: 'Attivato' },
    });
    expect(await service.removeEntity({ subject: role }, signal)).toEqual({
      ok: true,
      value: { message: 'Ruolo eliminato' },
    });
    expect(calls).toEqual([
      ['users.changeStatus', { id: 3 }],
      ['roles.remove', { ids: '5' }],
    ]);
  });
});
