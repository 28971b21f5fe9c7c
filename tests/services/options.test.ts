import { expect, test } from 'vitest';
import type { ChoiceSource } from '../../src/content/field/field';
import type { Endpoint } from '../../src/contract/endpoint';
import type { Client } from '../../src/services/client';
import { createOptionService } from '../../src/services/options';
import { failureOf } from '../machines/fixtures';

const { signal } = new AbortController();

const over = (answer: unknown) =>
  createOptionService({ call: async (_endpoint: Endpoint, _input: object) => answer } as unknown as Client);

test.each<[ChoiceSource, object, object]>([
  ['roles', { id: 2, name: 'redazione', title: 'Redazione' }, { id: 2, label: 'Redazione', value: 'redazione' }],
  ['roles', { id: 3, name: 'lettore', title: null }, { id: 3, label: 'lettore', value: 'lettore' }],
  ['desks', { id: 4, nome: 'Nord' }, { id: 4, label: 'Nord', value: 4 }],
  ['templates', { id: 5, name: 'Semplice' }, { id: 5, label: 'Semplice', value: 5 }],
])('%s are chosen by what a record keeps of them: %o', async (source, sent, option) => {
  expect(await over({ ok: true, value: { data: [sent] } }).choices(source, signal)).toEqual({
    ok: true,
    value: [option],
  });
});

test.each<ChoiceSource>(['roles', 'desks'])('%s that the server does not give are a failure', async (source) => {
  const refused = { ok: false, failure: failureOf('forbidden') };
  expect(await over(refused).choices(source, signal)).toEqual(refused);
});
