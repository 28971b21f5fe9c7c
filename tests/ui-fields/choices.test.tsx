import { act } from 'react';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { click, descriptionOf, find, findAll, press, type } from '../page/render';
import { draw, field, found, lookups } from './kit';

beforeAll(() => import('../../src/ui/base/MultiCombobox'));

const labels = (select: string) => findAll('option', find(select)).map((option) => option.textContent);
const choose = (select: string, value: string) =>
  act(async () => {
    const control = find<HTMLSelectElement>(select);
    control.value = value;
    control.dispatchEvent(new Event('change', { bubbles: true }));
  });

describe('a choice of the declared options', () => {
  const scope = field('select', {
    options: [
      { value: 1, label: 'locale' },
      { value: 2, label: 'regionale' },
    ],
  });

  test('is made and taken back', async () => {
    const { state } = await draw(scope, null);
    expect(labels('#f')).toEqual(['Nessuna scelta', 'locale', 'regionale']);
    await choose('#f', '2');
    expect(state.value).toBe(2);
    await choose('#f', '');
    expect(state.value).toBeNull();
  });

  test('that another server sent is shown and stays as it came', async () => {
    const { state } = await draw(scope, { id: 9, nome: 'mondiale' });
    expect([find<HTMLSelectElement>('#f').value, labels('#f')]).toEqual([
      '9',
      ['Nessuna scelta', 'mondiale', 'locale', 'regionale'],
    ]);
    await choose('#f', '9');
    expect(state.value).toEqual({ id: 9, nome: 'mondiale' });
  });

  test('sent as text is the same choice', async () => {
    const { state } = await draw(scope, '2');
    expect(find<HTMLSelectElement>('#f').value).toBe('2');
    await choose('#f', '2');
    expect(state.value).toBe('2');
  });

  test('can be read where it can not be changed', async () => {
    await draw(scope, 2, { refusal: 'Non si può' });
    expect([find<HTMLInputElement>('#f').value, find<HTMLInputElement>('#f').readOnly]).toEqual(['regionale', true]);
    expect(descriptionOf(find('#f'))).toBe('Non si può');
  });
});

describe('tickets', () => {
  // They come on their own: fetched here, so that the first test does not wait for them.
  beforeAll(() => import('../../src/ui/fields/TicketingCard'));
  const tickets = field('ticketing', { localized: false });
  const info = { it: { tariffa_intera: '10 euro' }, en: { tariffa_intera: '10 euros' } };

  test('ask for prices only when something is paid, and keep what was typed', async () => {
    const { state } = await draw(tickets, { ingresso: -1, info: {} });
    expect(labels('#f-ingresso')).toEqual(['Non indicato', 'A Pagamento', 'Gratuito', 'Alcuni eventi a pagamento']);
    expect(findAll('input')).toEqual([]);
    await choose('#f-ingresso', '1');
    await type(find('#f-tariffa_intera'), '12 euro');
    await choose('#f-ingresso', '2');
    expect(findAll('input')).toEqual([]);
    expect(descriptionOf(find('#f-ingresso'))).toContain('Le tariffe scritte restano salvate');
    await choose('#f-ingresso', '3');
    expect(find<HTMLInputElement>('#f-tariffa_intera').value).toBe('12 euro');
    expect(state.value).toEqual({ ingresso: 3, info: { it: { tariffa_intera: '12 euro' } } });
  });

  test('are written in the shown language alone', async () => {
    const { state } = await draw(tickets, { ingresso: 1, info, altro: 7 }, { language: 'en' });
    expect(find<HTMLInputElement>('#f-tariffa_intera').lang).toBe('en');
    await type(find('#f-tariffa_intera'), '12 euros');
    expect(state.value).toEqual({
      ingresso: 1,
      info: { it: { tariffa_intera: '10 euro' }, en: { tariffa_intera: '12 euros' } },
      altro: 7,
    });
  });

  test('name the language of a site that is none, also where prices are hidden', async () => {
    const { onBlur } = await draw(tickets, { ingresso: 2, info: { it: { sito: 'biglietti' } } });
    expect(descriptionOf(find('#f'))).toBe('Sito (Italiano): URL non valida');
    expect(descriptionOf(find('#f-sito'))).toContain('URL non valida');
    await type(find('#f-sito'), 'https://www.esempio.it/biglietti ');
    await act(async () => {
      find('#f-sito').focus();
      find('#f-sito').blur();
    });
    expect(onBlur).toHaveBeenCalled();
    expect(findAll('[aria-invalid]')).toEqual([]);
  });
});

describe('information offices', () => {
  test('are looked up from the third character on and taken away again [2-5.26, 2-8.6]', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const contents = vi.fn((_area: string) => found([{ id: 31, title: 'IAT Bologna' }]));
    const { state } = await draw(field('contents', { area: 'iat' }), [{ id: 30, name: 'IAT Modena' }], {
      lookups: lookups({ contents }),
    });
    expect(find<HTMLInputElement>('#f').placeholder).toBe('Inizia a digitare il nome di uno IAT');
    await act(async () => find('#f').focus());
    await type(find('#f'), 'ia');
    await act(() => vi.advanceTimersByTimeAsync(300));
    expect(contents).not.toHaveBeenCalled();
    await type(find('#f'), 'iat');
    await act(() => vi.advanceTimersByTimeAsync(300));
    expect(contents.mock.calls.map(([area]) => area)).toEqual(['iat']);
    await press('Enter');
    expect(state.value).toEqual([
      { id: 30, name: 'IAT Modena' },
      { id: 31, title: 'IAT Bologna' },
    ]);
    await click(find('[aria-label="Togli IAT Modena"]'));
    expect(state.value).toEqual([{ id: 31, title: 'IAT Bologna' }]);
    vi.useRealTimers();
  });

  test('what one may not see is a choice that says so, tells nothing, and stays until it is taken away', async () => {
    const hidden = { id: 30, title: 'un contenuto che non puoi vedere', withheld: true };
    const known = { id: 31, title: 'IAT Bologna' };
    const { state } = await draw(field('contents', { area: 'iat' }), [hidden, known]);
    const chips = findAll('li').map((chip) => chip.textContent);
    expect(chips).toEqual(['un contenuto che non puoi vedere', 'IAT Bologna']);
    expect(findAll('a')).toEqual([]);
    expect(descriptionOf(find('#f'))).toContain('C’è una scelta che non puoi vedere: resta com’è finché non la togli.');
    await click(find('[aria-label="Togli IAT Bologna"]'));
    expect(state.value).toEqual([hidden]);
    await click(find('[aria-label="Togli un contenuto che non puoi vedere"]'));
    expect(state.value).toEqual([]);
  });

  test('one that is not there any more is told by its number and stays until it is taken away', async () => {
    const { state } = await draw(field('contents', { area: 'iat' }), [{ id: 30 }, { id: 31, title: 'IAT Bologna' }]);
    expect(descriptionOf(find('#f'))).toContain('Il contenuto n. 30 non si trova più: forse è stato eliminato');
    expect(findAll('ul[aria-label] > li').map((one) => one.textContent)).toEqual(['N. 30', 'IAT Bologna']);
    await click(find('[aria-label="Togli N. 30"]'));
    expect(state.value).toEqual([{ id: 31, title: 'IAT Bologna' }]);
    expect(descriptionOf(find('#f'))).not.toContain('non si trova più');
  });

  test('show their numbers where the server says by number what is wrong', async () => {
    const error = 'Il contenuto n. 31 non esiste più o non è di questo tipo: toglilo e scegline un altro';
    await draw(field('contents', { area: 'iat' }), [{ id: 31, title: 'IAT Bologna' }], { error });
    expect(descriptionOf(find('#f'))).toContain(error);
    expect(findAll('ul[aria-label] > li').map((one) => one.textContent)).toEqual(['IAT Bologna (n. 31)']);
  });

  test('contents of another area ask for their title, from two characters on', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const contents = vi.fn((_area: string) => found([{ id: 7, title: 'Fiera' }]));
    const { state } = await draw(field('contents', { area: 'news' }), [], { lookups: lookups({ contents }) });
    expect(find<HTMLInputElement>('#f').placeholder).toBe('Inizia a digitare il titolo');
    await act(async () => find('#f').focus());
    await type(find('#f'), 'fi');
    await act(() => vi.advanceTimersByTimeAsync(300));
    expect(contents.mock.calls.map(([area]) => area)).toEqual(['news']);
    await press('Enter');
    expect(state.value).toEqual([{ id: 7, title: 'Fiera' }]);
    vi.useRealTimers();
  });
});
