import { act } from 'react';
import { beforeAll, describe, expect, test } from 'vitest';
import type { LookupOption } from '../../src/content/field/field';
import { failureOf } from '../machines/fixtures';
import { click, descriptionOf, find, findAll, press } from '../page/render';
import { draw, field, found, lookups } from './kit';

beforeAll(() => import('../../src/ui/base/Combobox'));

const TEMPLATES = [
  { id: 1, label: 'Pagina semplice', value: 1 },
  { id: 2, label: 'Pagina con galleria', value: 2 },
];
const template = field('choice', { label: 'Modello', source: 'templates' });
const offering = (...templates: readonly LookupOption[]) => lookups({ choices: () => found(templates) });
const shown = () => find<HTMLInputElement>('#f').value;

describe('one of a list that is looked up', () => {
  test('is chosen and taken back, where nothing asks for it', async () => {
    const { state } = await draw(template, null, { lookups: offering(...TEMPLATES) });
    await act(async () => find('#f').focus());
    await press('ArrowDown');
    expect(findAll('[role=option]').map(({ textContent }) => textContent)).toEqual([
      'Pagina semplice',
      'Pagina con galleria',
    ]);
    await press('ArrowDown');
    await press('Enter');
    expect([state.value, shown()]).toEqual([2, 'Pagina con galleria']);
    await click(find('[aria-label="Togli la scelta: Modello"]'));
    expect([state.value, shown()]).toEqual([null, '']);
  });

  test('can only be replaced where it is required', async () => {
    await draw(template, 1, { lookups: offering(...TEMPLATES), required: true });
    expect([shown(), findAll('[aria-label="Togli la scelta: Modello"]')]).toEqual(['Pagina semplice', []]);
  });

  test.each<[string, unknown, string]>([
    ['as text', '2', 'Pagina con galleria'],
    ['as an object', { id: 2, name: 'Galleria' }, 'Pagina con galleria'],
    ['though the list has it no more', 7, 'Modello n. 7, non più disponibile'],
    ['though the list has it no more, with a name', { id: 7, name: 'Vecchia' }, 'Vecchia, non più disponibile'],
  ])('is shown where a server sent it %s, and stays as it came', async (_, value, name) => {
    const { state } = await draw(template, value as never, { lookups: offering(...TEMPLATES) });
    expect([shown(), state.value]).toEqual([name, value]);
  });

  test('stays as it is where the list can not be had, and the field says why', async () => {
    const failure = failureOf('notFound', { status: 404, message: 'Questo server non ha modelli' });
    const { state } = await draw(template, 7, {
      lookups: lookups({ choices: async () => ({ ok: false, failure }) }),
    });
    expect([shown(), state.value]).toEqual(['Modello n. 7', 7]);
    expect(descriptionOf(find('#f'))).toContain('Questo server non ha modelli');
  });
});
