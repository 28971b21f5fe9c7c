import type { Locator, Page } from 'playwright/test';
import { contactsTexts } from '../../../src/messages/screens/entries';
import { dressed } from '../kit/dress';
import { expect, siteTest as test } from '../kit/fixtures';
import { openSignedIn, userWith } from '../kit/screens';
import type { Stage } from '../kit/stage';
import { StandIn } from '../kit/standIn';

type Sent = Readonly<Record<string, unknown>>;
interface Body {
  readonly locations: readonly Sent[];
  readonly contacts: { readonly it: readonly Sent[] };
}

const place = (address: string) => ({ city: null, address, number: 12, lat: '44.49', lng: 11.34, cap: '40124' });
/** Numbers out of order, texts in either form, keys of the server's own. */
const STOPS: readonly Sent[] = [
  { id: 9, order: 7, info: { it: { title: 'Cortile', stile: 2 } }, localita: [], location: place('Via Roma'), nota: 1 },
  { id: 4, order: 2, info: { it: 'Loggia', en: null }, localita: { id: 3, nome: 'Riolo' }, location: place('Via Po') },
  { id: 8, order: 7, location: place('Via Emilia') },
];
const CONTACTS: readonly Sent[] = [
  { id: 6, order: 4, type: 'telegram', value: '@sagra', label: null },
  { id: 5, order: 3, type: 'telephone', value: '+ 39 051', origine: 'altrove' },
];

/** The middle of a part of the page once it stays where it is: what comes late moves what is below it. */
async function restingMiddle(part: Locator): Promise<readonly [number, number]> {
  return part.evaluate(async (element) => {
    const middle = () => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return [x + width / 2, y + height / 2] as const;
    };
    for (let [last, still] = [middle(), 0]; still < 10; ) {
      await new Promise(requestAnimationFrame);
      const now = middle();
      still = now[0] === last[0] && now[1] === last[1] ? still + 1 : 0;
      last = now;
    }
    return middle();
  });
}

/** Takes a row by its handle to the place of another, and lets go once that one has made room; a `locked` row stays. */
async function drag(page: Page, from: Locator, to: Locator, locked = false): Promise<void> {
  await to.evaluate((row) => row.scrollIntoView({ block: 'center' }));
  const end = await restingMiddle(to);
  const [x, y] = await restingMiddle(from.locator('span').first());
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x, end[1], { steps: 8 });
  // What is under a row that was taken up is known a frame or two later. A card that comes in meanwhile has moved it: the
  // pointer goes on past the other row, the last in its direction, until that one makes room.
  let past = 0;
  await expect(async () => {
    await page.mouse.move(x, end[1] + past);
    past += Math.sign(end[1] - y) * 6;
    if (!locked) await expect(to).toHaveAttribute('style', /translate3d\(0px, -?[1-9]/, { timeout: 200 });
  }).toPass();
  await page.mouse.up();
}

test.describe('contatti e tappe di un evento altrui', () => {
  test.use({ mouse: true, viewport: { width: 1280, height: 1600 } });

  test('tornano come sono venuti; trascinati, si rinumerano, e chi era già presente resta al suo posto [1-2.20.3, 2-4.6]', async ({
    page,
  }) => {
    const standIn = await StandIn.on(page);
    const bodies: Body[] = [];
    standIn.reply('event.read', () =>
      dressed({
        id: 5,
        updated_at: '2026-03-01T08:00:00Z',
        canSave: 1,
        contents: { it: { title: 'Sagra', status: 2 }, en: null },
        contacts: { it: CONTACTS, de: CONTACTS },
        ...(bodies.at(-1) ?? { locations: STOPS }),
      }),
    );
    standIn.reply('event.update', ({ body }) => {
      bodies.push(body as Body);
      return dressed({ id: 5, message: null });
    });
    await openSignedIn({ page, standIn } as Stage, userWith({ 'event-view': true, 'event-edit': true }), '/events/5');
    const rowsOf = (path: string) => page.locator(`[data-path="${path}"] [data-entry]`);
    const [stopRows, contactRows] = [rowsOf('locations'), rowsOf('contacts.it')];
    const save = async (count: number): Promise<Body | undefined> => {
      await page.keyboard.press('Control+s');
      await expect.poll(() => bodies.length).toBe(count);
      return bodies.at(-1);
    };
    await expect(stopRows.getByRole('button', { expanded: false })).toHaveText([
      'Tappa 1: Via Po 12',
      'Tappa 2: Via Roma 12',
      'Tappa 3: Via Emilia 12',
    ]);
    await page.getByRole('textbox', { name: 'Titolo', exact: true }).fill('Sagra nuova');
    const untouched = await save(1);
    expect([untouched?.locations, untouched?.contacts]).toEqual([STOPS, { it: CONTACTS, en: [], de: CONTACTS }]);

    await drag(page, stopRows.nth(2), stopRows.nth(0));
    await expect(stopRows.getByRole('button', { expanded: false })).toHaveText([
      'Tappa 1: Via Emilia 12',
      'Tappa 2: Via Po 12',
      'Tappa 3: Via Roma 12',
    ]);
    expect((await save(2))?.locations).toEqual([
      { ...STOPS[2], order: 1 },
      { ...STOPS[1], order: 2 },
      { ...STOPS[0], order: 3 },
    ]);

    await page.getByRole('button', { name: contactsTexts.add }).click();
    await page.getByRole('menuitem', { name: contactsTexts.kinds.fax }).click();
    await contactRows.nth(2).getByRole('textbox').first().fill('051 9');
    await drag(page, contactRows.nth(2), contactRows.nth(0));
    await drag(page, contactRows.nth(0), contactRows.nth(2), true);
    expect((await save(3))?.contacts.it).toEqual([
      { ...CONTACTS[1], order: 1 },
      { ...CONTACTS[0], order: 2 },
      { id: null, order: 3, label: '', type: 'fax', value: '051 9', lang: 'it' },
    ]);
    expect(standIn.breaches).toEqual([]);
  });
});
