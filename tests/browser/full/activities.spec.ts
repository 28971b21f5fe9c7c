import type { Page } from 'playwright/test';
import type { Call } from '../kit/call';
import { dressed } from '../kit/dress';
import { expect, siteTest } from '../kit/fixtures';
import { press } from '../kit/keyboard';
import { openSignedIn, userWith } from '../kit/screens';
import type { Stage } from '../kit/stage';
import { StandIn } from '../kit/standIn';

const current = (page: Page) => page.locator('[data-row][data-cursor]');
const radio = (page: Page, name: string) => current(page).getByRole('radio', { name, exact: true });

/** Opens a page over a server of another make, for who may do what the flags say. */
async function openOver(page: Page, abilities: Record<string, boolean>, route: string, config = {}) {
  const standIn = await StandIn.on(page, config);
  return {
    standIn,
    go: () => openSignedIn({ page, standIn } as Stage, userWith(abilities), route),
  };
}

siteTest(
  'attività di un’altra API: tipi come oggetti, più immagini, nessun conto, uno stato ignoto [3-2.54]',
  async ({ page }) => {
    const { standIn, go } = await openOver(page, { 'event-view': true }, '/opendata-list?elenco=attivita');
    const sent: unknown[] = [];
    standIn.reply('activities.list', () =>
      dressed({
        items: [
          {
            id: 4,
            title: 'Barca sul Po',
            tipologies: [{ name: 'Natura' }, 'Acqua'],
            targets: null,
            price_amount: '12,5',
            price_currency: 'EUR',
            structure: null,
            locations: { address: 'Molo 1', city_name: 'Boretto', province_code: 'RE' },
            dates: [
              { start_date: '2026-05-01', end_date: '2026-05-03' },
              { start_date: '2026-06-01' },
              { start_date: '2026-07-01', end_date: '2026-07-01' },
              { start_date: '2026-08-01' },
              { start_date: '2026-09-01' },
            ],
            abstract: '<p>Due ore <a href="javascript:window.rotto = 1">qui</a></p><script>window.rotto = 1</script>',
            images_gallery: { thumb: ['/icon.svg', '/altra.svg'] },
            status: 7,
          },
          { id: 3, title: null, price_amount: 0 },
        ],
        items_count: 2,
      }),
    );
    standIn.reply('activities.choose', ({ body }: Call) => {
      sent.push(body);
      return dressed(null);
    });
    await go();
    await expect(page.getByText('1 di 2 da decidere in questa pagina')).toBeVisible();
    await press(page, 'j');
    const card = current(page);
    await expect(card.getByText('Stato sconosciuto (7)')).toBeVisible();
    await expect(card.getByRole('radio', { checked: true })).toHaveCount(0);
    for (const text of ['Natura · Acqua', '12,50 €', 'Molo 1, Boretto (RE)'])
      await expect(card.getByText(text).first()).toBeVisible();
    await expect(card).toContainText('01-05-2026 – 03-05-2026 · dal 01-06-2026 · 01-07-2026 e altre 2');
    await press(page, 'o');
    await expect(page.getByRole('dialog').getByText('Due ore')).toBeVisible();
    await expect(page.getByRole('dialog').getByRole('link')).toHaveCount(0);
    expect(await page.evaluate(() => 'rotto' in window)).toBe(false);
    await press(page, 'Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await press(page, '3');
    await expect(radio(page, 'Copiato')).toBeChecked();
    await expect(card.getByText('Stato sconosciuto (7)')).toHaveCount(0);
    await press(page, 'u');
    await expect(current(page).getByText('Gratuito').first()).toBeVisible();
    await press(page, '1');
    await expect(page.getByText('0 di 2 da decidere in questa pagina')).toBeVisible();
    await expect
      .poll(() => sent)
      .toEqual([
        { id: 4, status: 3 },
        { id: 3, status: 2 },
      ]);
    expect(standIn.breaches).toEqual([]);
  },
);

siteTest(
  'eventi in evidenza di un’altra API: un vero e un falso, spazi fra le categorie, un nome ignoto',
  async ({ page }) => {
    const { standIn, go } = await openOver(page, { 'media-view': true, 'media-edit': true }, '/makexp-list');
    const sent: unknown[] = [];
    standIn.reply('featured.list', () => ({
      json: {
        total: 1,
        data: [{ event_id: 9, title: 'Sagra', featured: true, comune: null, categoria: 'Veglioni, Presepi, Arte' }],
      },
    }));
    standIn.reply('featured.save', ({ body, params }: Call) => {
      sent.push({ ...params, ...(body as object) });
      return dressed({});
    });
    await go();
    await expect(page.getByRole('row', { name: /Sagra/ })).toBeVisible();
    await press(page, 'j');
    await expect(current(page).getByRole('checkbox')).toBeChecked();
    await expect(current(page).getByText('Veglioni (categoria sconosciuta)')).toBeVisible();
    await press(page, 'x');
    await expect(current(page).getByRole('checkbox')).not.toBeChecked();
    await press(page, 'c');
    const dialog = page.getByRole('dialog', { name: 'Categorie di «Sagra»' });
    await dialog.getByRole('checkbox', { name: 'Concerti', exact: true }).focus();
    await press(page, 'Space');
    await expect
      .poll(() => sent)
      .toEqual([
        { id: '9', featured: 0, category: 'Veglioni,Presepi,Arte' },
        // The fixed ones in their order, and what nobody here knows goes back.
        { id: '9', featured: 0, category: 'Concerti,Presepi,Arte,Veglioni' },
      ]);
    expect(standIn.breaches).toEqual([]);
  },
);

const SHOPS = [
  ['https://negozio.example.it/attivita/{id}?da=portolano', 'https://negozio.example.it/attivita/70?da=portolano'],
  ['https://negozio.example.it/', 'https://negozio.example.it/70'],
  ['javascript:alert(1)', null],
] as const;

for (const [shopUrl, href] of SHOPS)
  siteTest(
    `il negozio in ${shopUrl}: ${href === null ? 'nessun collegamento' : 'un collegamento che lo dice'}`,
    async ({ page }) => {
      const { standIn, go } = await openOver(page, { 'event-view': true }, '/trekksoft-list', { shopUrl });
      standIn.reply('bookable.list', () => ({
        json: {
          total: 1,
          data: [{ trekksoft_id: 70, title: 'Giro in bici', location_name: 'Guastalla', date: '2026-06-08' }],
        },
      }));
      await go();
      const row = page.getByRole('row', { name: /Giro in bici/ });
      await expect(row).toContainText('08-06-2026');
      if (href === null) {
        await expect(row.getByRole('link')).toHaveCount(0);
        await press(page, 'j', 'o');
        await expect(page.getByText('L’indirizzo del negozio non è configurato').first()).toBeVisible();
      } else {
        const link = row.getByRole('link', { name: 'Giro in bici (si apre in una nuova scheda)' });
        await expect(link).toHaveAttribute('href', href);
        await expect(link).toHaveAttribute('rel', /noopener/);
      }
      await expect(page.getByRole('checkbox')).toHaveCount(0);
      expect(standIn.breaches).toEqual([]);
    },
  );
