import type { Page } from 'playwright/test';
import {
  hasPin,
  type PinStep,
  pinsOf,
  type RouteMapGiven,
  type RouteStop,
} from '../../../../src/machines/routeMap/rules';
import { routeMapTexts as texts } from '../../../../src/messages/ui/routeMap';
import { itinerary } from '../../../content/named';
import { routeMapModel } from '../../../machines/routeMap/model';
import { itemCard } from '../../kit/itemCard';
import type { Screen } from '../../kit/replay';
import type { Stage } from '../../kit/stage';
import { cardModel } from './model';

/** What a map shows, and must show. */
interface MapFacts {
  /** Names of the pins in the order of their stops. */
  readonly pins: readonly string[];
  /** The pin that Tab leads to, by its number. */
  readonly cursor: string | null;
  /** Names of the stops under the map. */
  readonly unplaced: readonly string[];
  /** The pin that has the focus, by its number. */
  readonly focused: string | null;
  readonly said: string;
}

const FIELD = '[data-path="tappe"]';
const STEP_KEYS: Readonly<Record<PinStep, string>> = {
  next: 'ArrowRight',
  previous: 'ArrowLeft',
  first: 'Home',
  last: 'End',
};

const contextOf = ({ snapshot }: Pick<Stage, 'snapshot'>): RouteMapGiven => snapshot.context;
const isWalking = (stage: Stage): boolean => contextOf(stage).keyboard.isWalking;

/** Number of a stop in the stand-in: its key on the page too. */
const idOf = (key: string): number => key.charCodeAt(0) - 'a'.charCodeAt(0) + 1;

const card = itemCard<readonly RouteStop[]>(itinerary, (stops) => ({
  shared: {
    tappe: stops.map(({ key, number, name, point }) => ({
      id: idOf(key),
      order: number,
      contents: { it: { title: name } },
      location: { city: null, address: '', number: '', lat: point?.lat ?? null, lng: point?.lng ?? null },
    })),
  },
}));

/** The line of a stop in the list, which opens and closes it. */
const line = ({ page }: Stage, key: string) => page.locator(`${FIELD} [data-entry="${idOf(key)}"] [aria-expanded]`);
const pin = ({ page }: Stage, key: string) => page.locator(`${FIELD} [data-pin="${idOf(key)}"]`);

/** Opens a stop by its line, from closed. */
async function openStop(stage: Stage, key: string): Promise<void> {
  const of = line(stage, key);
  if ((await of.getAttribute('aria-expanded')) === 'true') await of.click();
  await of.click();
}

async function open(stage: Stage): Promise<void> {
  const { value, current } = stage.path.input as RouteMapGiven;
  await card.open(stage, value, false);
  // The map comes with its place.
  await stage.page.locator(`${FIELD} [data-entry]`).last().scrollIntoViewIfNeeded();
  await stage.page.locator(`${FIELD} .route-map`).waitFor();
  if (current !== null) await openStop(stage, current);
}

/** Opens a stop from the map: the focus goes into it. */
async function openFromMap(stage: Stage, key: string): Promise<void> {
  const { value } = contextOf(stage);
  const number = value.find((stop) => stop.key === key)?.number ?? 0;
  if (hasPin(value, key)) await stage.page.keyboard.press('Enter');
  else await stage.page.locator(`${FIELD} button`, { hasText: new RegExp(`^${texts.short(number)}$`) }).click();
  // The focus comes with the next frame, to the stop's fields.
  await stage.frame();
  stage.marks.set('opened', key);
}

/** Esc on the pin, or where no pin has the focus, on the ground that was pressed. */
async function leave(stage: Stage): Promise<void> {
  const ground = stage.page.locator(`${FIELD} .route-map`);
  const { height = 0 } = (await ground.boundingBox()) ?? {};
  if (!isWalking(stage)) await ground.click({ position: { x: 5, y: height - 5 } });
  await stage.page.keyboard.press('Escape');
}

/** A stop that is opened from the map is open beside it then, and takes the focus along. */
async function follow(stage: Stage): Promise<void> {
  const current = stage.marks.get('opened');
  if (!stage.marks.delete('opened')) return;
  stage.also({ type: 'form.change', changes: { current } });
  if (isWalking(stage)) stage.also({ type: 'focus.lose' });
}

const readMap = (page: Page) =>
  page.evaluate((field): MapFacts => {
    const of = (selector: string) => [...document.querySelectorAll<HTMLElement>(`${field} ${selector}`)];
    const label = (element: Element) => element.getAttribute('aria-label') ?? '';
    const byNumber = (a: HTMLElement, b: HTMLElement) => Number(a.textContent) - Number(b.textContent);
    const { activeElement } = document;
    return {
      pins: of('.route-pin').sort(byNumber).map(label),
      cursor: of('.route-pin[tabindex="0"]')[0]?.textContent ?? null,
      unplaced: of('button[id*="-pin-"]').map(label),
      focused: activeElement?.matches('.route-pin') === true ? activeElement.textContent : null,
      said: of('.route-map ~ [aria-live="polite"]')[0]?.textContent ?? '',
    };
  }, FIELD);

/** The map of an itinerary's stops, in its editor. */
export const routeMapScreen: Screen<MapFacts> = {
  model: cardModel,
  open,
  act: {
    'form.change': (stage, { changes }) =>
      'value' in changes ? card.changeBehind(stage, changes.value) : openStop(stage, changes.current),
    'pin.go': (stage, { key }) => pin(stage, key).focus(),
    'pin.step': (stage, { to }) => stage.page.keyboard.press(STEP_KEYS[to as PinStep]),
    'stop.open': (stage, { key }) => openFromMap(stage, key),
    'map.leave': leave,
    'focus.lose': ({ page }) => page.keyboard.press('Tab'),
  },
  actors: {},
  // The pin of who walks over it gets lost on these alone. What opens a stop here is followed by its opening beside the map.
  journeys: routeMapModel.journeys.filter(
    ({ steps }) => !steps.some((step) => step.kind === 'send' && step.event.type === 'stop.open'),
  ),
  follow,
  facts: ({ page }) => readMap(page),
  expected: (stage) => {
    const { value: stops, keyboard } = contextOf(stage);
    const named = ({ number, name }: RouteStop) => texts.pin(number, stops.length, name);
    const said = stage.emitted.findLast(({ type }) => type === 'announced')?.text ?? '';
    const at = String(stops.find(({ key }) => key === keyboard.cursor)?.number);
    return {
      pins: pinsOf(stops).map(named),
      cursor: keyboard.cursor === null ? null : at,
      unplaced: stops.filter(({ point }) => point === null).map(named),
      focused: keyboard.isWalking ? at : null,
      // Without a stop there is no map that says anything.
      said: stops.length === 0 ? '' : said,
    };
  },
};
