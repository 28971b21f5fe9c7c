import { expect } from 'playwright/test';
import type { Json } from '../../../../src/content/field/json';
import type { OverlapQuestion } from '../../../../src/content/item/occurrence';
import type { Overlap } from '../../../../src/contract/overlaps';
import type { LoadingSnapshot } from '../../../../src/machines/loading/machine';
import { overlapTexts as texts } from '../../../../src/messages/screens/overlaps';
import { event } from '../../../content/named';
import { failureOf } from '../../../machines/fixtures';
import { dressed } from '../../kit/dress';
import { itemCard } from '../../kit/itemCard';
import type { Stage } from '../../kit/stage';
import type { PlayedUse } from './use';

/** What the form says of its days, and the note beneath it; and must say. */
interface OverlapsFacts {
  readonly days: readonly string[];
  /** Title and address of what overlaps; null without a note. */
  readonly found: readonly string[] | null;
}

const place = { id: 1, order: 1, info: {}, localita: null, location: { city: { id: 37006, city: 'Bologna' } } };

/** An event in a place, of a weekend without a day yet. */
const item = itemCard<readonly Json[]>(event, (dates) => ({
  shared: {
    dates: { start: '2026-05-02', end: '2026-05-03', week: Array(7).fill(1), dates, customDates: 1 },
    locations: [place],
  },
}));

const card = ({ page }: Stage) => page.locator('[data-path="dates"]');

const chosenIn = (stage: Stage): Promise<readonly string[]> =>
  card(stage)
    .locator('[data-date][aria-pressed="true"]')
    .evaluateAll((days) => days.map((day) => (day as HTMLElement).dataset.date ?? ''));

const daysOf = ({ context }: LoadingSnapshot): readonly string[] =>
  (context.what as OverlapQuestion | null)?.days ?? [];

/** Presses the days that are to be chosen, or are so and are not to be. */
async function choose(stage: Stage, days: readonly string[]): Promise<void> {
  const chosen = await chosenIn(stage);
  for (const day of [...new Set([...chosen, ...days])])
    if (chosen.includes(day) !== days.includes(day)) await card(stage).locator(`[data-date="${day}"]`).click();
}

/** The note of what overlaps with an event. */
export const overlaps: PlayedUse<OverlapsFacts> = {
  isPossible: () => true,
  open: async (stage) => {
    await item.open(stage, [], false);
    await card(stage).getByRole('grid').waitFor();
  },
  act: { 'what.set': (stage, { what }) => choose(stage, what?.days ?? []) },
  endpoints: ['event.overlaps'],
  reply: (value, { body }, { snapshot }) => {
    expect((body as OverlapQuestion).days, 'the days asked about').toEqual(daysOf(snapshot as LoadingSnapshot));
    return value === null ? { failure: failureOf('notFound') } : dressed(value);
  },
  facts: async (stage) => ({
    days: await chosenIn(stage),
    found: await stage.page.evaluate((title) => {
      const note = [...document.querySelectorAll('[role="status"]')].find((it) => it.textContent?.startsWith(title));
      return note === undefined
        ? null
        : [...note.querySelectorAll('a')].map((link) => `${link.textContent} ${link.getAttribute('href')}`);
    }, texts.title),
  }),
  expected: (_, snapshot) => {
    const found = (snapshot.context.value ?? []) as readonly Overlap[];
    return {
      days: daysOf(snapshot),
      found: found.length === 0 ? null : found.map(({ id, title }) => `${title} #/events/${id}`),
    };
  },
};
