import { expect, test } from 'vitest';
import type { Result } from '../../src/contract/result';
import { namingRight } from '../../src/services/failure';
import { failureOf } from '../machines/fixtures';

const refused = (message: string): Result<never> => ({ ok: false, failure: failureOf('forbidden', { message }) });

test.each<[string, Result<number>, readonly string[], Result<number>]>([
  ['a success', { ok: true, value: 1 }, ['news-edit'], { ok: true, value: 1 }],
  ['a refusal that names no right', refused('No'), ['news-edit'], refused('Manca il permesso «news-edit».\nNo')],
  [
    'a refusal where any of two rights grants',
    refused('No'),
    ['event-edit', 'evento-edit'],
    refused('Manca il permesso «event-edit» oppure «evento-edit».\nNo'),
  ],
  ['a refusal that names it', refused('Serve «news-edit».'), ['news-edit'], refused('Serve «news-edit».')],
  ['a call that takes no right', refused('No'), [], refused('No')],
  [
    'another failure',
    { ok: false, failure: failureOf('conflict') },
    ['news-edit'],
    { ok: false, failure: failureOf('conflict') },
  ],
])('a refusal names the right that is missing: %s', (_case, result, rights, expected) =>
  expect(namingRight(result, rights)).toEqual(expected),
);
