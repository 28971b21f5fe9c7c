import { expect, type Page, type Route } from 'playwright/test';
import type { Location } from '../../../../src/content/kinds/address';
import type { AddressActors, AddressEvent, AddressInput } from '../../../../src/machines/address/types';
import { fieldTexts } from '../../../../src/messages/ui/fields';
import { news } from '../../../content/named';
import { dressed } from '../../kit/dress';
import { itemCard } from '../../kit/itemCard';
import type { Screen } from '../../kit/replay';
import type { Stage } from '../../kit/stage';
import { type AddressSnapshot, cardModel, HERE } from './model';

const { address: texts, map } = fieldTexts;
const GEOCODER = '/geocodifica';
/** Milliseconds that a look-up waits, and a frame. */
const LOOKUP_PAUSE = 320;

/** What an address card shows, and must show. */
interface AddressFacts {
  readonly city: string;
  readonly street: string;
  readonly number: string;
  readonly lat: string;
  readonly lng: string;
  readonly isBusy: boolean;
  /** Why the geocoder can't be called; null when it can. */
  readonly failure: string | null;
  readonly offersPosition: boolean;
  readonly said: string;
  readonly hasPin: boolean;
  readonly isLocked: boolean;
}

const box = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const cityBox = (page: Page) => page.getByRole('combobox', { name: texts.city, exact: true });

/** The calls that reached the geocoder of this stage. */
function heldCalls({ marks }: Stage): Route[] {
  const pending = (marks.get('geocoder') as Route[] | undefined) ?? [];
  marks.set('geocoder', pending);
  return pending;
}

const card = itemCard<Location>(news, (location) => ({ shared: { locations: { location } } }));

async function open(stage: Stage): Promise<void> {
  const { page, path, standIn } = stage;
  const { location, readOnly } = path.input as AddressInput;
  await page.route(`**${GEOCODER}*`, (route) => void heldCalls(stage).push(route));
  standIn.reply('lookups.municipalities', () =>
    dressed([{ id: 37006, city: 'Bologna', province_short: 'BO', zip_code: null, ...HERE }]),
  );
  await card.open(stage, location, readOnly !== null);
  await page.getByRole('application', { name: map.label }).waitFor();
}

async function chooseCity({ page }: Stage, isSome: boolean): Promise<void> {
  if (!isSome) return button(page, `Togli la scelta: ${texts.city}`).click();
  await cityBox(page).fill('bol');
  await page.clock.runFor(LOOKUP_PAUSE);
  await page.getByRole('option', { name: 'Bologna' }).waitFor();
  await cityBox(page).press('Enter');
}

type Change = Extract<AddressEvent, { type: 'address.change' | 'coordinates.type' }>['changes'];

const LABELS = { address: texts.street, number: texts.number, lat: texts.latitude, lng: texts.longitude } as const;

async function write(stage: Stage, changes: Change): Promise<void> {
  for (const [key, value] of Object.entries(changes))
    if (key === 'city') await chooseCity(stage, value !== null);
    else await box(stage.page, LABELS[key as keyof typeof LABELS]).fill(String(value ?? ''));
}

/** Answers the geocoder's newest call, in the shape of the service. */
async function answer(stage: Stage, output: Awaited<ReturnType<AddressActors['geocode']>>): Promise<void> {
  const count = stage.starts('geocode');
  await expect.poll(() => heldCalls(stage).length, { message: `call ${count} of the geocoder` }).toBe(count);
  const call = heldCalls(stage)[count - 1];
  if (output.ok) await call?.fulfill({ json: { results: [{ geometry: { location: output.value } }] } });
  else await call?.fulfill({ status: output.failure.status, json: { error_message: output.failure.message } });
}

const readCard = (page: Page) =>
  page.evaluate(
    ([place, locate, found, offer]): AddressFacts => {
      const group = document.getElementById(place);
      const value = (part: string) => group?.querySelector<HTMLInputElement>(`#${place}-${part}`)?.value ?? '';
      // A map's middle is half a pixel from where it was put.
      const near = (text: string) => (text === '' ? '' : String(Number(Number(text).toFixed(3))));
      const buttons = [...(group?.querySelectorAll('button') ?? [])];
      const ask = buttons.find((one) => one.textContent === locate);
      const live = [...(group?.querySelectorAll('[aria-live="polite"].sr-only') ?? [])].map((one) => one.textContent);
      return {
        city: value('city'),
        street: value('street'),
        number: value('number'),
        lat: near(value('lat')),
        lng: near(value('lng')),
        isBusy: ask?.getAttribute('aria-busy') === 'true',
        failure: group?.querySelector('[role="alert"] p')?.textContent ?? null,
        offersPosition: buttons.some((one) => one.textContent === offer),
        said: live.find((text) => text?.startsWith(found)) ?? '',
        hasPin: group?.querySelector('.map-pin') !== null,
        isLocked: group?.querySelector<HTMLInputElement>(`#${place}-street`)?.readOnly === true,
      };
    },
    ['field-locations', texts.locate, texts.located(0, 0).split(':')[0] ?? '', texts.takePosition('Bologna')] as const,
  );

const shownNumber = (value: unknown): string => (value === null || value === undefined ? '' : String(value));

/** The address of an item, seen from the card of a news item, its geocoder answered by the test. */
export const addressScreen: Screen<AddressFacts> = {
  model: cardModel,
  config: { geocoder: { url: GEOCODER }, mapCentre: HERE },
  open,
  act: {
    'value.set': (stage, { location }) => card.changeOutside(stage, location),
    'readOnly.set': card.unlock,
    'address.change': (stage, { changes }) => write(stage, changes),
    'coordinates.type': (stage, { changes }) => write(stage, changes),
    'pin.move': ({ page }) => button(page, map.place).click(),
    'coordinates.request': ({ page }) => button(page, texts.locate).click(),
    'position.take': ({ page }) => button(page, texts.takePosition('Bologna')).click(),
  },
  commands: { 'coordinates.request': 'address.locate', 'position.take': 'address.takePosition' },
  actors: { geocode: { settle: answer } },
  facts: ({ page }) => readCard(page),
  expected: ({ snapshot: current }) => {
    const snapshot = current as AddressSnapshot;
    const { location, readOnly, failure, found, nearby } = snapshot.context;
    return {
      city: location.city === null ? '' : 'Bologna (BO)',
      street: String(location.address),
      number: String(location.number),
      lat: shownNumber(location.lat),
      lng: shownNumber(location.lng),
      isBusy: snapshot.hasTag('busy'),
      failure: failure?.message ?? null,
      offersPosition: nearby !== null,
      said: found === null ? '' : texts.located(found.lat, found.lng),
      hasPin: snapshot.matches({ position: 'placed' }),
      isLocked: readOnly !== null,
    };
  },
};
