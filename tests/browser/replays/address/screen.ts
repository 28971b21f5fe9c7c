import { expect, type Page, type Route } from 'playwright/test';
import type { AnyMachineSnapshot } from 'xstate';
import { isPlaced, type Location } from '../../../../src/content/kinds/address';
import { type AddressEdit, addressEdits } from '../../../../src/machines/address/edits';
import {
  type AddressGiven,
  failureOf as failureIn,
  foundOf,
  type GeocodeAnswer,
  isLocating,
  isUnplaced,
  type Nearby,
  nearbyOf,
} from '../../../../src/machines/address/rules';
import { fieldTexts } from '../../../../src/messages/ui/fields';
import { news } from '../../../content/named';
import type { Model } from '../../../kit/types';
import { addressModel } from '../../../machines/address/model';
import { failureOf } from '../../../machines/fixtures';
import { dressed } from '../../kit/dress';
import { itemCard } from '../../kit/itemCard';
import type { Screen } from '../../kit/replay';
import type { Stage } from '../../kit/stage';
import { casesAt, eventsWhere } from '../../kit/variants';

const { address: texts, map } = fieldTexts;
const GEOCODER = '/geocodifica';
/** Milliseconds that a look-up waits, and a frame. */
const LOOKUP_PAUSE = 320;

const contextOf = ({ context }: AnyMachineSnapshot): AddressGiven => context;

/** The only point of the replay: where the map opens, what the geocoder answers, what is typed. */
const HERE = { lat: 44.5, lng: 11.25 };

const city = { id: 37006, city: 'Bologna', province_short: 'BO' };
const blank: Location = { city: null, address: '', number: '', lat: null, lng: null };
const square: Location = { ...blank, city, address: 'Piazza Maggiore', number: '6' };
const placed: Location = { ...square, ...HERE };

const form = { locality: null, readOnly: null, centre: null, question: null };
const inputs: Readonly<Record<string, AddressGiven>> = {
  'indirizzo vuoto': { ...form, value: blank },
  'indirizzo sulla mappa': { ...form, value: placed },
  'indirizzo sotto una bozza offerta': { ...form, value: square, readOnly: fieldTexts.readOnly },
};

type Changes = Readonly<Record<string, unknown>>;

/** A box that shows the text already tells nobody. */
const isNews = ({ value: location }: AddressGiven, changes: Changes): boolean =>
  Object.entries(changes).some(([key, value]) =>
    key === 'city' ? (value === null) !== (location.city === null) : (value ?? '') !== (location[key] ?? ''),
  );

const CASES: Readonly<Record<string, readonly string[]>> = {
  'address.change': ['con la città', 'senza città', 'con la via', 'senza via'],
  'coordinates.type': ['la latitudine', 'la longitudine', 'nessuna latitudine', 'nessuna longitudine'],
  'pin.move': ['qui'],
};

/** What somebody can do on the card of a news item: a save, which brings another address, needs one that is whole. */
function isPossible(type: string, snapshot: AnyMachineSnapshot, name: string): boolean {
  const context = contextOf(snapshot);
  const payload = (casesAt(declared.events[type], snapshot) as Readonly<Record<string, Changes>>)[name] ?? {};
  if (type === 'answer.take') return isLocating(context);
  if (type === 'form.change' && name === 'si può modificare') return context.readOnly !== null;
  if (context.readOnly !== null || type === 'coordinates.swap') return false;
  if (type === 'form.change') {
    const { value } = payload.changes as { readonly value?: Location };
    return value !== undefined && !isUnplaced(context.value) && isNews(context, value);
  }
  if (type === 'pin.move' && isPlaced(context.value)) return false;
  if (CASES[type]?.includes(name) === false) return false;
  const { changes } = payload as { readonly changes?: Changes };
  return (
    addressEdits.can(context, { type, ...payload } as AddressEdit) &&
    (changes === undefined || isNews(context, changes))
  );
}

const refused = (nearby: Nearby | null): GeocodeAnswer => ({
  ok: false,
  failure: failureOf('server', { status: 400, message: 'Indirizzo ambiguo' }),
  nearby,
});

const declared = {
  ...addressModel,
  events: {
    ...addressModel.events,
    'form.change': {
      phrase: 'L’indirizzo',
      cases: {
        'arriva vuoto': { changes: { value: blank } },
        'arriva con le coordinate': { changes: { value: placed } },
        'si può modificare': { changes: { readOnly: null } },
      },
    },
    'answer.take': {
      phrase: 'Il servizio di geocodifica risponde',
      cases: (snapshot: AnyMachineSnapshot) => ({
        'con le coordinate': { answer: { ok: true, value: HERE } },
        ...(contextOf(snapshot).value.city === null
          ? { 'con 400 e il suo messaggio': { answer: refused(null) } }
          : { 'senza risultati, con la posizione del comune': { answer: refused({ ...HERE, name: city.city }) } }),
      }),
    },
  },
} as unknown as Model;

/** The model of an address, over the card of a news item. */
const model = {
  ...declared,
  inputs,
  events: eventsWhere(declared, isPossible),
  unreachable: {
    'address.form.open --coordinates.swap[unless(isReadOnly, hasNoPair)]':
      'si offre solo dove è scambiata; tests/ui-fields/address.test.tsx',
  },
} as unknown as Model;

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
  const { value, readOnly } = path.input as AddressGiven;
  await page.route(`**${GEOCODER}*`, (route) => void heldCalls(stage).push(route));
  standIn.reply('lookups.municipalities', () =>
    dressed([{ id: 37006, city: 'Bologna', province_short: 'BO', zip_code: null, ...HERE }]),
  );
  await card.open(stage, value, readOnly !== null);
  await page.getByRole('application', { name: map.label }).waitFor();
}

async function chooseCity({ page }: Stage, isSome: boolean): Promise<void> {
  if (!isSome) return button(page, `Togli la scelta: ${texts.city}`).click();
  await cityBox(page).fill('bol');
  await page.clock.runFor(LOOKUP_PAUSE);
  await page.getByRole('option', { name: 'Bologna' }).waitFor();
  await cityBox(page).press('Enter');
}

type Change = Extract<AddressEdit, { type: 'address.change' | 'coordinates.type' }>['changes'];

const LABELS = { address: texts.street, number: texts.number, lat: texts.latitude, lng: texts.longitude } as const;

async function write(stage: Stage, changes: Change): Promise<void> {
  for (const [key, value] of Object.entries(changes))
    if (key === 'city') await chooseCity(stage, value !== null);
    else await box(stage.page, LABELS[key as keyof typeof LABELS]).fill(String(value ?? ''));
}

/** Waits for each call that the card makes: one given up before it was seen would be missing in the count. */
async function follow(stage: Stage): Promise<void> {
  const { marks, snapshot } = stage;
  const isAsking = isLocating(contextOf(snapshot));
  const count = Number(marks.get('asked') ?? 0) + (isAsking && marks.get('isAsking') !== true ? 1 : 0);
  marks.set('asked', count);
  marks.set('isAsking', isAsking);
  await expect.poll(() => heldCalls(stage).length, { message: `call ${count} of the geocoder` }).toBe(count);
}

/** Answers the geocoder's newest call, in the shape of the service. */
async function answer(stage: Stage, output: GeocodeAnswer): Promise<void> {
  const call = heldCalls(stage).at(-1);
  if (output.ok) await call?.fulfill({ json: { results: [{ geometry: { location: output.value } }] } });
  else await call?.fulfill({ status: output.failure.status ?? 0, json: { error_message: output.failure.message } });
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
  model,
  config: { geocoder: { url: GEOCODER }, mapCentre: HERE },
  open,
  act: {
    'form.change': (stage, { changes: { value } }) =>
      value === undefined ? card.unlock(stage) : card.changeOutside(stage, value),
    'address.change': (stage, { changes }) => write(stage, changes),
    'coordinates.type': (stage, { changes }) => write(stage, changes),
    'pin.move': ({ page }) => button(page, map.place).click(),
    'coordinates.request': ({ page }) => button(page, texts.locate).click(),
    'answer.take': (stage, event) => answer(stage, event.answer),
    'position.take': ({ page }) => button(page, texts.takePosition('Bologna')).click(),
  },
  actors: {},
  follow,
  facts: ({ page }) => readCard(page),
  expected: ({ snapshot }) => {
    const given = contextOf(snapshot);
    const { value: location, readOnly } = given;
    const found = foundOf(given);
    return {
      city: location.city === null ? '' : 'Bologna (BO)',
      street: String(location.address),
      number: String(location.number),
      lat: shownNumber(location.lat),
      lng: shownNumber(location.lng),
      isBusy: isLocating(given),
      failure: failureIn(given)?.message ?? null,
      offersPosition: nearbyOf(given) !== null,
      said: found === null ? '' : texts.located(found.lat, found.lng),
      hasPin: isPlaced(location),
      isLocked: readOnly !== null,
    };
  },
};
