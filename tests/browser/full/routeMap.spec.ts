import { call, unique } from '../kit/api';
import { expect, test } from '../kit/fixtures';
import { press, tabTo } from '../kit/keyboard';

/** Stops at these coordinates, called A, B, C…; null for one without. */
const stopsAt = (...points: readonly (readonly [number, number] | null)[]) =>
  points.map((point, index) => ({
    order: index + 1,
    contents: { it: { title: `Luogo ${'ABCD'[index]}` } },
    location: { address: 'Piazza', number: '1', lat: point?.[0] ?? null, lng: point?.[1] ?? null },
  }));

test('le tappe di un itinerario sulla mappa coi soli tasti: a un segnaposto, lungo la via, in una tappa e ritorno', async ({
  page,
  signIn,
  open,
}) => {
  const { data } = await call('admin', 'POST', 'itinerary', {
    contents: { it: { title: unique('Percorso'), status: 2 } },
    lang: 'it',
    tappe: stopsAt([44.8, 10.33], [44.65, 10.92], null, [44.06, 12.57]),
  });
  await page.route('**/config.json', (route) => route.fulfill({ json: { mapCentre: { lat: 44.5, lng: 11.3 } } }));
  await signIn('admin');
  await open(`/itinerary/${(data as { id: number }).id}`);
  const map = page.getByRole('application', { name: 'Tappe' });
  const pin = (number: number, letter: string) =>
    map.getByRole('button', { name: `Tappa ${number} di 4: Luogo ${letter}`, exact: true });

  await tabTo(page, page.getByRole('button', { name: 'Tappa 1: Luogo A', exact: true }));
  await press(page, 'Shift+F4');
  await expect(pin(1, 'A')).toBeFocused();
  await press(page, 'ArrowRight', 'ArrowRight');
  await expect(pin(4, 'D')).toBeFocused();
  await expect(page.getByText('A 147 km in linea d’aria dalla tappa 2')).toHaveCount(1);
  await press(page, 'ArrowRight');
  await expect(page.getByText('È l’ultima tappa sulla mappa')).toHaveCount(1);
  await press(page, 'Escape');
  await expect(page.getByRole('button', { name: 'Tappa 1: Luogo A', exact: true })).toBeFocused();

  await press(page, 'Shift+F4', 'End');
  await expect(pin(4, 'D')).toBeFocused();
  await press(page, 'Enter');
  const titleOf = (stop: number) =>
    page
      .locator('[data-entry]')
      .nth(stop - 1)
      .getByRole('textbox', { name: 'Titolo', exact: true });
  await expect(titleOf(4)).toBeFocused();
  await press(page, 'Alt+ArrowUp', 'Shift+F4');
  await expect(pin(3, 'D')).toBeFocused();
  await expect(map.getByRole('button', { name: /^Tappa / })).toHaveCount(3);
  await press(page, 'Escape');
  await expect(titleOf(3)).toBeFocused();
  await press(page, 'Control+s');
  await expect(page.getByText('Tutto salvato')).toBeVisible();
});
