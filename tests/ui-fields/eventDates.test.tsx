import { act } from 'react';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import type { Json } from '../../src/content/field/json';
import { dates } from '../../src/content/when/dates';
import { times } from '../../src/content/when/times';
import { typedEnd, typedTime } from '../../src/ui/base/typedDate';
import { PATIENCE } from '../kit/patience';
import { click, find, findAll, press, type } from '../page/render';
import { blur, context, draw, field } from './kit';

// Parts that come on their own: fetched here, so that the first test does not wait for them.
beforeAll(() =>
  Promise.all([
    import('../../src/ui/fields/dates/DatesCard'),
    import('../../src/ui/fields/dates/TimesCard'),
    import('../../src/ui/base/Dialog'),
  ]),
);

// jsdom has no such dialogs.
HTMLDialogElement.prototype.showModal ??= () => undefined;
HTMLDialogElement.prototype.close ??= () => undefined;

const shared = { localized: false };
const weekends = {
  start: '2026-09-05',
  end: '2026-09-13',
  week: [0, 0, 0, 0, 0, 1, 1],
  dates: ['2026-09-05', '2026-09-06', '2026-09-12', '2026-09-13'],
  customDates: 0,
  inauguration: null,
};
const backwards = { ...weekends, start: '2026-11-27', end: '2026-11-20', dates: [] };

const byText = (text: string, within: ParentNode = document): HTMLElement => {
  const found = findAll('button, label', within).find((element) => element.textContent?.trim() === text);
  if (found === undefined) throw new Error(`nothing is called '${text}'`);
  return found;
};
const day = (date: string) => find(`[data-date="${date}"]`);
const pressed = () => findAll('[data-date][aria-pressed="true"]').map(({ dataset }) => dataset.date);
const cursor = () => findAll('[data-date][tabindex="0"]').map(({ dataset }) => dataset.date);
const said = () => findAll('#f [role="status"]').at(-1)?.textContent;

const drawDates = (value: Json, more = {}) => draw(field('dates', { ...shared, path: 'dates' }), value, more);

describe('days of an event', () => {
  test('the focus on the field as a whole goes on to where the period begins', async () => {
    await drawDates(weekends);
    await act(async () => find('#f').focus());
    expect(document.activeElement).toBe(find('#f-start'));
  });

  test('an end before its start is said once, at the end, and F8 leads there', async () => {
    await drawDates(backwards);
    const message = 'La fine (20/11/2026) viene prima dell’inizio (27/11/2026): correggi una delle due date';
    expect(findAll('p').filter(({ textContent }) => textContent === message)).toEqual([find('#f-end-error')]);
    expect(findAll('[aria-invalid="true"]')).toEqual([find('#f-end')]);
    expect(find('#f-end').getAttribute('aria-describedby')).toBe('f-end-error');
    await act(async () => find('#f').focus());
    expect(document.activeElement).toBe(find('#f-end'));
    await type(find('#f-end'), '30/11/2026');
    await blur(find('#f-end'));
    expect(findAll('[aria-invalid="true"], #f-end-error')).toEqual([]);
  });

  test.each([
    ['days outside of the period', { ...weekends, dates: ['2026-10-01'] }, {}, 'fuori dal periodo'],
    ['what only a server says', weekends, { error: 'Le date non vanno' }, 'Le date non vanno'],
  ])('%s are said for the whole', async (_, value, more, message) => {
    await drawDates(value, more);
    expect(find('#f-error').textContent).toContain(message);
    expect(findAll('[aria-invalid="true"]')).toEqual([]);
  });

  test('an inauguration that is no date is said there', async () => {
    await drawDates({ ...weekends, inauguration: 'sabato' });
    expect(find('#f-inauguration-error').textContent).toContain('L’inaugurazione «sabato» non è una data');
    expect(findAll('[aria-invalid="true"]')).toEqual([find('#f-inauguration')]);
  });

  test.each([
    ['no period', dates.blank],
    ['a period the wrong way round', backwards],
  ])('%s strikes no day through', async (_, value) => {
    await drawDates(value);
    expect(findAll('[data-date]').length).toBeGreaterThanOrEqual(28);
    expect(findAll('[data-date].line-through, [data-date][aria-disabled]')).toEqual([]);
    expect(findAll('[data-date][aria-label*="fuori"]')).toEqual([]);
  });

  test('a period strikes through the days around it', async () => {
    await drawDates(weekends);
    expect(day('2026-09-04').classList.contains('line-through')).toBe(true);
    expect(day('2026-09-08').classList.contains('line-through')).toBe(false);
  });

  test('are generated as one types range and weekdays', async () => {
    const { state } = await drawDates(dates.blank);
    await type(find('#f-start'), '1/5/2026');
    await type(find('#f-end'), '31/5/26');
    expect(state.value).toMatchObject({ start: '2026-05-01', end: null });
    await blur(find('#f-end'));
    expect(find<HTMLInputElement>('#f-end').value).toBe('31/05/2026');
    await click(find('input', byText('Sempre')));
    await click(find('input', byText('Sabsabato')));
    expect(state.value).toEqual({
      start: '2026-05-01',
      end: '2026-05-31',
      week: [false, false, false, false, false, true, false],
      dates: ['2026-05-02', '2026-05-09', '2026-05-16', '2026-05-23', '2026-05-30'],
      customDates: false,
      inauguration: null,
    });
    expect(pressed()).toEqual(['2026-05-02', '2026-05-09', '2026-05-16', '2026-05-23', '2026-05-30']);
    expect(said()).toBe('5 giorni');
  });

  test('are walked by the arrow keys, and chosen by hand', async () => {
    const { state } = await drawDates(weekends);
    expect(cursor()).toEqual(['2026-09-05']);
    await act(async () => day('2026-09-05').focus());
    await press('ArrowRight');
    await press('PageDown');
    await press('ArrowUp');
    await press('Home');
    expect([cursor(), document.activeElement]).toEqual([['2026-09-28'], day('2026-09-28')]);
    await press('PageUp', { shiftKey: true });
    await press('End');
    await press('PageDown', { shiftKey: true });
    expect([cursor(), document.activeElement]).toEqual([['2026-09-28'], day('2026-09-28')]);
    await click(day('2026-09-28'));
    expect([state.value, said()]).toEqual([
      weekends,
      'Il giorno è fuori dal periodo, dal 5 settembre 2026 al 13 settembre 2026: allarga prima il periodo',
    ]);
    await click(day('2026-09-08'));
    expect([state.value, said()]).toEqual([
      {
        ...weekends,
        dates: ['2026-09-05', '2026-09-06', '2026-09-08', '2026-09-12', '2026-09-13'],
        customDates: 1,
      },
      'martedì 8 settembre 2026: scelto. 5 giorni',
    ]);
  });

  test('that were chosen by hand are overwritten only after a question', async () => {
    const chosen = { ...weekends, dates: ['2026-09-05'], customDates: 1 };
    const { state } = await drawDates(chosen);
    await type(find('#f-end'), '20/09/2026');
    expect([state.value, findAll('[role="alertdialog"]')]).toEqual([chosen, []]);
    await blur(find('#f-end'));
    await vi.waitFor(
      () =>
        expect(find('[role="alertdialog"]').textContent).toContain(
          'Hai scelto a mano 1 giorno. Questa modifica lo sostituisce',
        ),
      PATIENCE,
    );
    await click(byText('Annulla'));
    expect([state.value, find<HTMLInputElement>('#f-end').value]).toEqual([chosen, '13/09/2026']);
    await click(byText('Torna ai giorni della regola'));
    await vi.waitFor(
      () => expect(byText('Tieni i giorni scelti').getAttribute('aria-disabled')).toBe('true'),
      PATIENCE,
    );
    await click(byText('Conferma'));
    expect(state.value).toEqual({ ...weekends, customDates: 0 });
  });

  test('typed on the way to a command are taken with it', async () => {
    const { state } = await drawDates({ ...weekends, dates: ['2026-09-05'], customDates: 1 });
    await type(find('#f-end'), '31/9');
    await press('s', { ctrlKey: true }, find('#f-end'));
    expect(state.value).toMatchObject({ end: '31/9', dates: ['2026-09-05'] });
    expect(document.body.textContent).toContain('La data di fine «31/9» non esiste: scrivila come GG/MM/AAAA');
  });

  test('move as a whole', async () => {
    const { state } = await drawDates(weekends);
    const target = find<HTMLInputElement>('input[placeholder="GG/MM/AAAA"]:not([id^="f-"])');
    await click(byText('Sposta'));
    expect(document.body.textContent).toContain('«» non è una data');
    await type(target, '03/10/2026');
    await click(byText('Sposta'));
    expect(state.value).toMatchObject({ start: '2026-10-03', end: '2026-10-11', customDates: 0 });
    expect(pressed()).toEqual(['2026-10-03', '2026-10-04', '2026-10-10', '2026-10-11']);
  });

  test('are only read where nothing can be changed', async () => {
    const { state } = await drawDates(weekends, { readOnly: true });
    await click(day('2026-09-05'));
    await click(find('input', byText('Sempre')));
    expect([state.value, said()]).toEqual([weekends, 'Ora le date non si possono cambiare']);
  });
});

describe('times of an event', () => {
  const drawTimes = (value: Json, more = {}, declared = {}) =>
    draw(field('times', { ...shared, path: 'times', ...declared }), value, more);

  test('are typed in any usual way', async () => {
    const { state, onBlur } = await drawTimes(times.blank);
    await type(find('#f-morning-start'), '9.30');
    await type(find('#f-morning-end'), '12');
    await type(find('#f-evening-start'), 'sera');
    await blur(find('#f-morning-end'));
    expect(state.value).toMatchObject({
      morning: { start: '09:30', end: '12:00' },
      evening: { start: 'sera', end: '' },
    });
    expect(find<HTMLInputElement>('#f-morning-end').value).toBe('12:00');
    expect(document.body.textContent).toContain('Sera: «sera» non è un’ora, scrivila come HH:MM');
    expect(onBlur.mock.calls.length).toBeGreaterThan(0);
  });

  test('that end before they start are wrong at the end alone', async () => {
    await drawTimes({
      type: 'timerange',
      morning: { start: '12:00', end: '09:00' },
      evening: { start: '', end: '22:00' },
    });
    expect(findAll('[aria-invalid="true"]').map(({ id }) => id)).toEqual(['f-morning-end', 'f-evening-start']);
    expect(document.body.textContent).toContain('Mattina: la fine (09:00) deve venire dopo l’inizio (12:00)');
  });

  test('keep the seconds that a server writes', async () => {
    const { state } = await drawTimes({ type: 'timerange', morning: { start: '09:00:00', end: '12:00:00' } });
    await type(find('#f-morning-end'), '1230');
    expect(state.value).toEqual({ type: 'timerange', morning: { start: '09:00:00', end: '12:30:00' } });
  });

  test('in words belong to the language in view', async () => {
    const { state } = await drawTimes({ type: 'timerange', freetext: { it: 'Dalle 9' } }, { language: 'en' });
    await click(find('input', byText('Testo libero')));
    await type(find('#f-freetext'), 'From 9');
    expect(state.value).toEqual({ type: 'freetext', freetext: { it: 'Dalle 9', en: 'From 9' } });
    expect([find('#f-freetext').lang, document.body.textContent?.includes('294 caratteri disponibili')]).toEqual([
      'en',
      true,
    ]);
  });

  test('tell with the days when the event takes place, in every language', async () => {
    let days: Json = weekends;
    let notifyChange = () => {};
    const watched = {
      ...context,
      valueAt: (path: string) => (path === 'dates' ? days : null),
      subscribe: (listener: () => void) => {
        notifyChange = listener;
        return () => undefined;
      },
    };
    await drawTimes({ type: 'program' }, { context: watched }, { companion: 'dates' });
    const lines = () => findAll('dd').map((line) => line.textContent);
    expect(lines()).toEqual([
      'tutti i sabati e domeniche dal 5 al 13 settembre 2026, orari nel programma',
      'every Saturday and Sunday from 5 to 13 September 2026, times in the programme',
    ]);
    days = dates.blank;
    await act(async () => notifyChange());
    expect(lines()).toEqual(['Ancora nessuna data', 'Ancora nessuna data']);
  });
});

test.each([
  ['21h', '21:00'],
  ['21 h', '21:00'],
  ['21h30', '21:30'],
  ['ore 21', '21:00'],
  ['Ore 21.30', '21:30'],
  ['ore 21,30', '21:30'],
  ['21,30', '21:30'],
  ['h 21', '21:00'],
  ['h.21', '21:00'],
  ['H21:15', '21:15'],
  ['dalle 9', '09:00'],
  ['dalle ore 9', '09:00'],
  ['alle 9', '09:00'],
  ['21 30', '21:30'],
  ['21.30 h', '21:30'],
  ['mezzogiorno', '12:00'],
  ['mezzanotte', '00:00'],
  ['ore', 'ore'],
  ['ore 25', 'ore 25'],
  ['dalle 9 alle 10', 'dalle 9 alle 10'],
])('%j is the time %s', (typed, time) => expect([typedTime(typed), typedEnd(typed)]).toEqual([time, time]));

test.each([
  ['24', '24', '00:00'],
  ['ore 24', 'ore 24', '00:00'],
  ['24:00', '24:00', '00:00'],
  ['24h', '24h', '00:00'],
  ['0', '00:00', '00:00'],
  ['24:30', '24:30', '24:30'],
])('%j begins at %s and ends at %s', (typed, start, end) =>
  expect([typedTime(typed), typedEnd(typed)]).toEqual([start, end]),
);

test('what is typed becomes a time, or stays', () => {
  expect(['9', '930', '9:30', '21.5', '24', '12:60', ''].map(typedTime)).toEqual([
    '09:00',
    '09:30',
    '09:30',
    '21.5',
    '24',
    '12:60',
    '',
  ]);
});
