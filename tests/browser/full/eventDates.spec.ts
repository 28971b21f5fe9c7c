import type { Page } from 'playwright/test';
import { call, unique } from '../kit/api';
import { expectAccessible } from '../kit/axe';
import { expect, test } from '../kit/fixtures';
import { fillByKeys, press } from '../kit/keyboard';

// Whoever sits elsewhere sees and saves the same days: they are those of Rome.
test.use({ timezoneId: 'America/Los_Angeles' });

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const day = (page: Page, name: string) => page.getByRole('grid').getByRole('button', { name, exact: true });
const said = (page: Page, text: string | RegExp) => page.getByRole('status').getByText(text, { exact: true });
const sentences = (page: Page) => page.getByRole('region', { name: 'Quando si svolge' }).getByRole('definition');

/** Two weekends around the night in which an hour is left out, with an inauguration in that hour. */
const dates = {
  start: '2027-03-20',
  end: '2027-03-28',
  week: [0, 0, 0, 0, 0, 1, 1],
  dates: ['2027-03-20', '2027-03-21', '2027-03-27', '2027-03-28'],
  customDates: 0,
  inauguration: '2027-03-28 02:30:00',
};
const times = {
  type: 'timerange',
  morning: { start: '10:00:00', end: '13:00:00' },
  afternoon: { start: '', end: '' },
  evening: { start: '', end: '' },
  freetext: { it: '', en: '' },
};

async function stored(id: number) {
  const { data } = (await call('admin', 'GET', `event-ert/${id}`)) as { data: { dates: object; times: object } };
  return { dates: data.dates, times: data.times };
}

async function save(page: Page): Promise<void> {
  await press(page, 'Control+s');
  await expect(page.getByText('Tutto salvato')).toBeVisible();
}

test('le date di un evento si scelgono, si spostano e si salvano coi tasti', async ({ page, signIn, open }) => {
  const contents = { it: { title: unique('Fine settimana'), status: 2 } };
  const created = await call('admin', 'POST', 'event', { lang: 'it', contents, dates, times });
  const id = (created.data as { id: number }).id;
  const before = await stored(id);
  await signIn('regionale');
  await open(`/events/${id}`);
  await expect(field(page, 'Inizio')).toHaveValue('20/03/2027');

  await test.step('quello che non si tocca resta com’era', async () => {
    await fillByKeys(page, field(page, 'Titolo'), unique('Sabati e domeniche'));
    await save(page);
    expect(await stored(id)).toEqual(before);
  });

  await test.step('le frecce percorrono il calendario, lo spazio toglie e sceglie un giorno', async () => {
    await day(page, 'sabato 20 marzo 2027').focus();
    await press(page, 'ArrowRight', 'ArrowDown');
    await expect(day(page, 'domenica 28 marzo 2027')).toBeFocused();
    await press(page, 'Space');
    await expect(said(page, 'domenica 28 marzo 2027: tolto. 3 giorni')).toBeVisible();
    await press(page, 'ArrowRight', 'Space');
    await expect(said(page, /^Il giorno è fuori dal periodo, dal 20 marzo 2027 al 28 marzo 2027/)).toBeVisible();
    await press(page, 'PageDown', 'Shift+PageDown', 'Shift+PageUp', 'PageUp', 'Home', 'ArrowUp');
    await expect(day(page, 'lunedì 22 marzo 2027')).toBeFocused();
    await press(page, 'Enter');
    await expect(sentences(page)).toHaveText([
      'il 20, 21, 22 e 27 marzo 2027, ore 10–13; inaugurazione domenica 28 marzo 2027, ore 2:30',
      'on 20, 21, 22 and 27 March 2027, 10:00–13:00; opening on Sunday 28 March 2027, 02:30',
    ]);
    await expectAccessible(page);
  });

  await test.step('un altro periodo chiede prima di sostituire i giorni scelti', async () => {
    const question = page.getByRole('alertdialog', { name: 'Sostituire i giorni scelti a mano?' });
    await fillByKeys(page, field(page, 'Fine'), '04/04/2027');
    await press(page, 'Enter');
    await expect(question).toContainText('Hai scelto a mano 4 giorni.');
    await expectAccessible(page);
    await press(page, 'Escape');
    await expect(question).toHaveCount(0);
    await expect(field(page, 'Fine')).toBeFocused();
    await expect(field(page, 'Fine')).toHaveValue('28/03/2027');
    await fillByKeys(page, field(page, 'Fine'), '04/04/2027');
    await press(page, 'Enter');
    await expect(question.getByRole('button', { name: 'Annulla' })).toBeFocused();
    await press(page, 'Tab', 'Enter');
    await expect(said(page, 'Restano i giorni scelti a mano: 4 giorni')).toBeVisible();
  });

  await test.step('il programma si sposta tutto insieme, oltre il cambio dell’ora', async () => {
    await fillByKeys(page, field(page, 'Sposta il programma al'), '23.10.2027');
    await press(page, 'Tab', 'Enter');
    await expect(said(page, 'Programma spostato: ora va dal 23 ottobre 2027 al 7 novembre 2027')).toBeVisible();
    await expect(field(page, 'Inizio')).toHaveValue('23/10/2027');
  });

  await test.step('gli orari si scrivono in parole, una lingua alla volta', async () => {
    await page.getByRole('radio', { name: 'Fasce orarie' }).focus();
    await press(page, 'ArrowDown');
    await fillByKeys(page, field(page, 'Orari in italiano'), 'dal tramonto');
    await press(page, 'Escape', 'Shift+Tab', 'l', 'e');
    await fillByKeys(page, field(page, 'Orari in inglese'), 'from sunset');
    await expect(sentences(page)).toHaveText([
      'il 23, 24, 25 e 30 ottobre 2027, dal tramonto; inaugurazione domenica 31 ottobre 2027, ore 2:30',
      'on 23, 24, 25 and 30 October 2027, from sunset; opening on Sunday 31 October 2027, 02:30',
    ]);
    await press(page, 'Escape', 'Shift+Tab', 'l', 'i');
    await save(page);
  });

  expect(await stored(id)).toMatchObject({
    dates: {
      start: '2027-10-23',
      end: '2027-11-07',
      dates: ['2027-10-23', '2027-10-24', '2027-10-25', '2027-10-30'],
      inauguration: '2027-10-31 02:30:00',
    },
    times: { type: 'freetext', freetext: { it: 'dal tramonto', en: 'from sunset' } },
  });
});
