import { call, completeText, unique } from '../kit/api';
import { expectAccessible } from '../kit/axe';
import { expect } from '../kit/fixtures';
import { fillByKeys, press } from '../kit/keyboard';
import { listed, type Screens } from './visit';

type Json = { readonly [key: string]: unknown };

/** Makes an event on three days in a square of Bologna, with contacts and tickets; gives its id. */
async function makeEvent(title: string, town: Json): Promise<number> {
  const days = ['2028-05-06', '2028-05-13', '2028-05-20'];
  const contacts = [
    { id: null, order: 1, type: 'telephone', label: 'Segreteria', value: '+ 39 051 12 34', lang: 'it' },
  ];
  const { data } = await call('admin', 'POST', 'event', {
    lang: 'it',
    contents: { it: completeText(title) },
    contacts: { it: contacts },
    dates: { start: days[0], end: days[2], week: [0, 0, 0, 0, 0, 1, 0], dates: days, customDates: 0 },
    times: { type: 'timerange', evening: { start: '21:00', end: '23:00' } },
    locations: [
      {
        id: null,
        order: 1,
        info: { it: 'Ingresso dal cortile' },
        location: { city: town, address: title, number: '1', lat: 44.4938, lng: 11.3426 },
      },
    ],
    ticketing: { ingresso: 1, info: { it: { tariffa_intera: '€ 10', sito: 'https://biglietti.example/' } } },
  });
  return (data as { id: number }).id;
}

/** List and editor of events. */
export const events: Screens = {
  'elenco degli eventi, una data che non è una data': {
    go: async ({ page, open }) => {
      await open('/events');
      await listed(page);
      await expectAccessible(page);
      await fillByKeys(page, page.getByRole('textbox', { name: 'Dal', exact: true }), '31/02/2027');
      await press(page, 'Tab');
      await expect(page.getByText('Non è una data: scrivila come GG/MM/AAAA')).toBeVisible();
    },
  },
  'scheda di un evento che si sovrappone a un altro': {
    inEveryLook: true,
    go: async ({ page, open }) => {
      const title = unique('Sovrapposto');
      const { data } = await call('admin', 'GET', 'operations/comuni?name=Bologna');
      const [town] = data as Json[];
      await makeEvent(title, town ?? {});
      const id = await makeEvent(title, town ?? {});
      await open(`/events/${id}`);
      await expect(page.getByRole('region', { name: 'Quando si svolge' })).toContainText('maggio 2028');
      await expect(page.getByRole('textbox', { name: 'Tariffa intera', exact: true })).toHaveValue('€ 10');
      await expect(page.getByRole('application', { name: 'Mappa' })).toBeVisible();
      await expect(page.getByText(/Nello stesso luogo/)).toBeVisible();
    },
  },
};
