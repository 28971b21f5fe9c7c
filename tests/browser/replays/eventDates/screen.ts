import type { Page } from 'playwright/test';
import type { Json } from '../../../../src/content/field/json';
import { monthWeeks, shortDate } from '../../../../src/content/when/civil';
import { shownMonth } from '../../../../src/content/when/format';
import type { EventDatesGiven } from '../../../../src/machines/eventDates/rules';
import { datesCardTexts as texts } from '../../../../src/messages/screens/dateCards';
import { whenTexts } from '../../../../src/messages/screens/when';
import { event } from '../../../content/named';
import { itemCard } from '../../kit/itemCard';
import type { Screen } from '../../kit/replay';
import type { Stage } from '../../kit/stage';
import { cardModel } from './model';

/** What the card of an event's days shows, and must show. */
interface DatesFacts {
  readonly range: readonly [start: string, end: string];
  /** Monday first; whether each day of the week is ticked. */
  readonly week: readonly boolean[];
  readonly month: string;
  /** The chosen days that the month shows. */
  readonly chosen: readonly string[];
  /** The one stop for Tab. */
  readonly cursor: string;
  readonly count: string;
  readonly inauguration: string;
  readonly isAsking: boolean;
  readonly isLocked: boolean;
  readonly said: string;
}

const contextOf = ({ snapshot }: Pick<Stage, 'snapshot'>): EventDatesGiven => snapshot.context;

const card = (page: Page) => page.locator('[data-path="dates"]');
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** The event as the stand-in has it: flags as numbers, keys of its own. */
const item = itemCard<Json>(event, (dates) => ({
  shared: { dates: { ...(dates as object), provenienza: 'altrove' } },
}));

async function open(stage: Stage): Promise<void> {
  const { value, readOnly } = stage.path.input as EventDatesGiven;
  await item.open(stage, value, readOnly !== null);
  await card(stage.page).getByRole('grid').waitFor();
}

async function writeRange({ page }: Stage, { start, end }: { start?: string; end?: string }): Promise<void> {
  const input = page.locator(start === undefined ? '#field-dates-end' : '#field-dates-start');
  await input.fill(shortDate(start ?? end ?? ''));
  await input.press('Enter');
}

const cursorDay = ({ page }: Stage) => card(page).locator('[data-date][tabindex="0"]');

async function toggleDay(stage: Stage, date: string | undefined): Promise<void> {
  if (date !== undefined) return card(stage.page).locator(`[data-date="${date}"]`).click();
  await cursorDay(stage).press('Space');
}

async function moveCursor(stage: Stage, to: unknown): Promise<void> {
  if (to === 'nextDay') return cursorDay(stage).press('ArrowRight');
  await button(stage.page, to === 'today' ? texts.today : texts.firstDay).click();
}

async function moveProgramme({ page }: Stage, start: string): Promise<void> {
  await page.getByRole('textbox', { name: texts.moveTo }).fill(shortDate(start));
  await button(page, texts.move).click();
}

const inQuestion = ({ page }: Stage, name: string) =>
  page.getByRole('alertdialog').getByRole('button', { name, exact: true }).click();

const act: Screen<DatesFacts>['act'] = {
  'form.change': (stage, { changes }) =>
    'value' in changes ? item.changeOutside(stage, changes.value) : item.unlock(stage),
  'range.set': (stage, range) => writeRange(stage, range as { start?: string; end?: string }),
  'week.toggle': ({ page }, { weekday }) =>
    page.getByRole('checkbox', { name: whenTexts.it.weekdays[weekday] ?? '', exact: true }).click(),
  'always.toggle': ({ page }) => page.getByRole('checkbox', { name: texts.always }).click(),
  'day.toggle': (stage, { date }) => toggleDay(stage, date),
  'rule.restore': ({ page }) => button(page, texts.restore).click(),
  'programme.move': (stage, { start }) => moveProgramme(stage, start),
  'inauguration.set': ({ page }, { value }) =>
    page.locator('#field-dates-inauguration').fill(`${shortDate(value.slice(0, 10))}${value.slice(10)}`),
  'cursor.move': (stage, { to }) => moveCursor(stage, to),
  'overwrite.confirm': (stage) => inQuestion(stage, 'Conferma'),
  'overwrite.keep': (stage) => inQuestion(stage, texts.overwrite.keep),
  'overwrite.cancel': (stage) => inQuestion(stage, 'Annulla'),
};

const readCard = (page: Page) =>
  page.evaluate((): DatesFacts => {
    const root = document.querySelector('[data-path="dates"]');
    const all = <E extends HTMLElement>(selector: string) => [...(root?.querySelectorAll<E>(selector) ?? [])];
    const input = (id: string) => root?.querySelector<HTMLInputElement>(id)?.value ?? '';
    const text = (selector: string) => root?.querySelector(selector)?.textContent ?? '';
    return {
      range: [input('#field-dates-start'), input('#field-dates-end')],
      week: all<HTMLInputElement>('input[type="checkbox"]')
        .slice(0, 7)
        .map(({ checked }) => checked),
      month: text('span[aria-live]'),
      chosen: all('[data-date][aria-pressed="true"]').map(({ dataset }) => dataset.date ?? ''),
      cursor: all('[data-date][tabindex="0"]')
        .map(({ dataset }) => dataset.date)
        .join(),
      count: text('strong'),
      inauguration: input('#field-dates-inauguration'),
      isAsking: document.querySelectorAll('[role="alertdialog"] button').length > 2,
      isLocked: root?.querySelector<HTMLInputElement>('#field-dates-start')?.readOnly === true,
      said: text('p[role="status"]'),
    };
  });

/** The days of an event, seen from its card. */
export const eventDatesScreen: Screen<DatesFacts> = {
  model: cardModel,
  open,
  act,
  commands: {
    'week.toggle': (_, { weekday }) => `dates.weekday.${weekday}`,
    'day.toggle': (_, { date }) => (date === undefined ? 'dates.day' : null),
    'cursor.move': (_, { to }) => (to === 'today' || to === 'firstDay' ? `dates.${to}` : null),
    'overwrite.confirm': 'dialog.main',
    'overwrite.cancel': 'dialog.close',
  },
  actors: {},
  facts: ({ page }) => readCard(page),
  expected: (stage) => {
    const { programme, cursor, readOnly, question } = contextOf(stage);
    const { start, end, inauguration } = programme;
    return {
      range: [shortDate(start ?? ''), shortDate(end ?? '')],
      week: programme.week,
      month: shownMonth(cursor),
      chosen: programme.days.filter((day) => monthWeeks(cursor).flat().includes(day)),
      cursor,
      count: texts.count(programme.days.length),
      inauguration: inauguration === null ? '' : `${shortDate(inauguration.slice(0, 10))}${inauguration.slice(10)}`,
      isAsking: question !== null,
      isLocked: readOnly !== null,
      said: stage.emitted.findLast(({ type }) => type === 'announced')?.text ?? '',
    };
  },
};
