import { beforeEach, describe, expect, test } from 'vitest';
import type { ContentItem, Json } from '../../src/content/model/types';
import type { Result } from '../../src/contract/result';
import { approveItem } from '../../src/services/approval';
import type { Written } from '../../src/services/contents';
import { failure } from '../../src/services/failure';
import { news } from '../content/named';
import { failureOf } from '../machines/fixtures';

type Sent = { readonly [key: string]: Json };

let stored: Record<number, Sent> = {};
let updates: { id: number; item: ContentItem }[] = [];
let answer: Result<Written> = { ok: true, value: { id: 3, message: 'Salvato', permalink: null } };

const service = {
  read: async (id: number): Promise<Result<Sent>> => {
    const value = stored[id];
    return value === undefined ? { ok: false, failure: failureOf('notFound') } : { ok: true, value };
  },
  update: async (id: number, item: ContentItem) => {
    updates.push({ id, item });
    return answer;
  },
};

const approve = (id: number) => approveItem(service, news, id, ['it', 'en']);

const complete = {
  title: 'Sagra',
  description: '<p>Testo</p>',
  excerpt: 'Breve',
  slug: 'sagra',
  google: { keywords: 'sagra', title: 'Sagra', description: 'Sagra' },
  social: { title: 'Sagra', description: 'Sagra' },
};

const item = (change: Sent = {}): Sent => ({
  id: 3,
  canSave: 1,
  updated_at: '2026-03-01T08:00:00Z',
  contents: { it: { ...complete, status: 3, peso: 4 }, en: { title: '', status: 2 } },
  vecchio: { codice: 'x' },
  ...change,
});

beforeEach(() => {
  stored = { 3: item() };
  updates = [];
  answer = { ok: true, value: { id: 3, message: 'Salvato', permalink: null } };
});

describe('approving a row', () => {
  test('publishes what waits and sends everything else back as it came', async () => {
    expect(await approve(3)).toEqual({ ok: true, value: { message: 'Pubblicata «Sagra» in italiano' } });
    expect(updates).toEqual([
      {
        id: 3,
        item: {
          ...item(),
          lang: 'it',
          contents: { it: { ...complete, status: 1, peso: 4 }, en: { title: '', status: 2 } },
        },
      },
    ]);
  });

  test('publishes every waiting language at once, a second validation too', async () => {
    stored = { 3: item({ contents: { it: { ...complete, status: 5 }, en: { ...complete, status: 3 } } }) };
    expect(await approve(3)).toEqual({ ok: true, value: { message: 'Pubblicata «Sagra» in italiano e inglese' } });
    expect(updates[0]?.item).toMatchObject({ lang: 'it', contents: { it: { status: 1 }, en: { status: 1 } } });
  });

  test('of an item that has a revision approves the revision', async () => {
    stored = {
      3: item({ revision: 9, contents: { it: { ...complete, status: 1 } } }),
      9: item({ id: 9, draft: 3, original_updated_at: '2026-02-01T08:00:00Z' }),
    };
    expect((await approve(3)).ok).toBe(true);
    expect(updates.map(({ id, item: { draft, original_updated_at: at } }) => [id, draft, at])).toEqual([
      [9, 3, '2026-02-01T08:00:00Z'],
    ]);
  });

  test('says language by language what is missing or wrong, and what to open', async () => {
    const gap = { ...complete, title: '', description: '', slug: 'Non Va', status: 3 };
    stored = {
      3: item({ revision: 9 }),
      9: item({ id: 9, contents: { it: { ...complete, excerpt: '', status: 3 }, en: gap } }),
    };
    expect(await approve(3)).toEqual({
      ok: false,
      failure: failure(
        'invalid',
        0,
        'Non si può approvare «Sagra»: manca introduzione in italiano; mancano titolo e descrizione e va corretto slug in inglese',
        { details: { open: 9 } },
      ),
    });
    expect(updates).toEqual([]);
  });

  test.each([
    [
      'nothing waits',
      item({ contents: { it: { ...complete, status: 2 } } }),
      'Nessuna lingua di «Sagra» aspetta la validazione',
    ],
    [
      'the server bars publishing',
      item({ canSave: 0 }),
      'Non puoi pubblicare «Sagra»: può farlo chi ha il permesso «Pubblica»',
    ],
  ])('sends nothing where %s', async (_, sent, message) => {
    stored = { 3: sent };
    expect(await approve(3)).toEqual({ ok: false, failure: failure('invalid', 0, message) });
    expect(updates).toEqual([]);
  });

  test('passes on what the server refuses', async () => {
    answer = { ok: false, failure: failureOf('conflict') };
    expect(await approve(3)).toEqual(answer);
    expect(await approve(4)).toEqual({ ok: false, failure: failureOf('notFound') });
  });
});
