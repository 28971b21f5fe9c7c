import type { Page } from 'playwright/test';
import type { RouteMapSnapshot } from '../../../../src/machines/routeMap/machine';
import { hasPin, pinsOf } from '../../../../src/machines/routeMap/rules';
import type { PinStep, RouteMapContext, RouteMapInput, RouteStop } from '../../../../src/machines/routeMap/types';
import { routeMapTexts as texts } from '../../../../src/messages/ui/routeMap';
import { itinerary } from '../../../content/named';
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

const contextOf = ({ snapshot }: Pick<Stage, 'snapshot'>): RouteMapContext => (snapshot as RouteMapSnapshot).context;
const isWalking = ({ snapshot }: Stage): boolean => (snapshot as RouteMapSnapshot).hasTag('walking');

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
  stage.marks.set('open', key);
}

async function open(stage: Stage): Promise<void> {
  const { stops, current } = stage.path.input as RouteMapInput;
  await card.open(stage, stops, false);
  // The map comes with its place.
  await stage.page.locator(`${FIELD} [data-entry]`).last().scrollIntoViewIfNeeded();
  await stage.page.locator(`${FIELD} .route-map`).waitFor();
  if (current !== null) await openStop(stage, current);
}

/** Opens a stop from the map: the focus goes into it. */
async function openFromMap(stage: Stage, key: string): Promise<void> {
  const { stops } = contextOf(stage);
  const number = stops.find((stop) => stop.key === key)?.number ?? 0;
  if (hasPin(stops, key)) await stage.page.keyboard.press('Enter');
  else await stage.page.locator(`${FIELD} button`, { hasText: new RegExp(`^${texts.short(number)}$`) }).click();
  // The focus comes with the next frame, to the stop's fields.
  await stage.frame();
  stage.marks.set('open', key);
}

/** Esc on the pin, or where no pin has the focus, on the ground that was pressed. */
async function leave(stage: Stage): Promise<void> {
  const ground = stage.page.locator(`${FIELD} .route-map`);
  const { height = 0 } = (await ground.boundingBox()) ?? {};
  if (!isWalking(stage)) await ground.click({ position: { x: 5, y: height - 5 } });
  await stage.page.keyboard.press('Escape');
}

/** The opened stop takes the focus along; and where other stops come and no pin has it, Tab leads to the stop that is open. */
async function follow(stage: Stage): Promise<void> {
  const { marks } = stage;
  const isOpened = stage.world.emitted.some(({ type }) => type === 'stop.opened');
  if (isOpened && isWalking(stage)) stage.also({ type: 'focus.lose' });
  const [current, isChanged] = [marks.get('open'), marks.get('changed') === true];
  marks.delete('changed');
  if (typeof current !== 'string' || !isChanged || isWalking(stage)) return;
  const event = { type: 'cursor.set', key: current };
  if (!stage.refuses(event)) stage.also(event);
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
    'value.set': async (stage, { stops }) => {
      stage.marks.set('changed', true);
      await card.changeBehind(stage, stops);
    },
    'cursor.set': (stage, { key }) => openStop(stage, key),
    'pin.go': (stage, { key }) => pin(stage, key).focus(),
    'pin.step': (stage, { to }) => stage.page.keyboard.press(STEP_KEYS[to as PinStep]),
    'stop.open': (stage, { key }) => openFromMap(stage, key),
    'map.leave': leave,
    'focus.lose': ({ page }) => page.keyboard.press('Tab'),
  },
  actors: {},
  follow,
  facts: ({ page }) => readMap(page),
  expected: (stage) => {
    const { stops, cursor } = contextOf(stage);
    const named = ({ number, name }: RouteStop) => texts.pin(number, stops.length, name);
    const at = String(stops.find(({ key }) => key === cursor)?.number);
    return {
      pins: pinsOf(stops).map(named),
      cursor: cursor === null ? null : at,
      unplaced: stops.filter(({ point }) => point === null).map(named),
      focused: isWalking(stage) ? at : null,
      said: stage.emitted.findLast(({ type }) => type === 'announced')?.text ?? '',
    };
  },
};
