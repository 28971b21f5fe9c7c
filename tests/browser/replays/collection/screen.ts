import type { Locator, Page } from 'playwright/test';
import type { Entry } from '../../../../src/content/collection';
import { event } from '../../../../src/content/event';
import { normaliseItem } from '../../../../src/content/item';
import { asText } from '../../../../src/content/kind';
import { contactKindName } from '../../../../src/content/kinds/contacts';
import { stopInfo, stopSummary } from '../../../../src/content/kinds/stops';
import type { CollectionSnapshot } from '../../../../src/machines/collection/refusal';
import { contextRefusal, nameOf, questionOf } from '../../../../src/machines/collection/rules';
import type { CollectionContext, CollectionInput, CollectionKind } from '../../../../src/machines/collection/types';
import type { LocalDraft } from '../../../../src/machines/editor/types';
import { collection as texts } from '../../../../src/messages/collection';
import { contacts } from '../../../../src/messages/contacts';
import { stops } from '../../../../src/messages/stops';
import { dressed } from '../../kit/dress';
import type { Screen, Stage } from '../../kit/replay';
import { openSignedIn, store, storeDraft, userWith } from '../../kit/screens';
import { cardsModel } from './model';

const ID = 5;

/** What a card shows of its list, and must show. */
interface CardFacts {
  readonly entries: readonly {
    readonly order: string;
    readonly text: string;
    readonly isFixed: boolean;
    /** Whether it can go one place earlier, one place later. */
    readonly moves: readonly [boolean, boolean];
  }[];
  readonly count: string;
  /** What takes the last removal back. */
  readonly undo: string | null;
  readonly question: string | null;
  readonly said: string;
}

const contextOf = ({ snapshot }: Pick<Stage, 'snapshot'>): CollectionContext =>
  (snapshot as CollectionSnapshot).context;

const fieldOf = (kind: CollectionKind) =>
  kind === 'contacts' ? '[data-path="contents.it.contacts"]' : '[data-path="locations"]';
const cardOf = ({ page, snapshot }: Stage) =>
  page.locator(`${fieldOf(contextOf({ snapshot }).kind)} [data-collection]`);
const button = (within: Page | Locator, name: string) => within.getByRole('button', { name, exact: true });
const addName = (kind: CollectionKind) => (kind === 'contacts' ? contacts.add : stops.add);

/** The row of an entry; without a key that of the cursor. */
function rowOf(stage: Stage, key: string | undefined): Locator {
  const { entries, cursor } = contextOf(stage);
  const place = entries.findIndex((held) => held.key === (key ?? cursor));
  return cardOf(stage).locator('[data-entry]').nth(place);
}

/** The event as the stand-in has it: flags as numbers, keys of its own in every entry. */
function itemWith(kind: CollectionKind, entries: readonly Entry[], title = 'Sagra') {
  const sent = entries.map(({ changed: _, ...entry }) => ({ ...entry, provenienza: 'altrove' }));
  return {
    id: ID,
    updated_at: '2026-03-01T08:00:00Z',
    canSave: 1,
    contents: { it: { title, status: 2, ...(kind === 'contacts' ? { contacts: sent } : {}) }, en: null },
    locations: kind === 'stops' ? sent : null,
  };
}

/** What this browser kept of the item: it is offered, and until one decides nothing can be changed. */
function draftOf(kind: CollectionKind, entries: readonly Entry[]): LocalDraft {
  const of = (title: string) =>
    normaliseItem(event, itemWith(kind, entries, title) as never, {
      languages: ['it', 'en'],
      author: 7,
      canSave: true,
    });
  return { item: of('Sagra ritrovata'), base: of('Sagra'), attempt: null };
}

async function open(stage: Stage): Promise<void> {
  const { page, path, standIn } = stage;
  const { kind, entries, readOnly } = path.input as CollectionInput;
  standIn.reply('event.read', () => dressed(itemWith(kind, entries)));
  standIn.reply('event.update', () => dressed({ id: ID, message: null }));
  await store(page, {});
  if (readOnly !== null) await storeDraft(page, `7/event/${ID}`, draftOf(kind, entries));
  await openSignedIn(stage, userWith({ 'event-view': true, 'event-edit': true }), `/events/${ID}`);
  await page.getByRole('button', { name: addName(kind) }).waitFor();
}

/** Somebody else changed the list meanwhile: it comes with what is read after a save. */
async function changeOutside(stage: Stage, entries: readonly Entry[]): Promise<void> {
  const { page, standIn, marks } = stage;
  const saves = Number(marks.get('saves') ?? 0) + 1;
  marks.set('saves', saves);
  const title = `Sagra ${saves}`;
  standIn.reply('event.read', () => dressed(itemWith(contextOf(stage).kind, entries, title)));
  await page.getByRole('textbox', { name: 'Titolo', exact: true }).fill(title);
  await page.keyboard.press('Control+s');
  // The save of an event waits a moment for a second one.
  await page.clock.runFor(400);
}

async function add(stage: Stage, { entry }: { readonly entry: Entry }): Promise<void> {
  const { page } = stage;
  await page.getByRole('button', { name: addName(contextOf(stage).kind) }).click();
  if (contextOf(stage).kind === 'contacts')
    await page.getByRole('menuitem', { name: contactKindName(entry), exact: true }).click();
}

async function write(stage: Stage, { key, changes }: { key: string; changes: object }): Promise<void> {
  const row = rowOf(stage, key);
  if ('value' in changes) return row.getByRole('textbox').first().fill(String(changes.value));
  const line = row.locator('[aria-expanded]').first();
  if ((await line.getAttribute('aria-expanded')) === 'false') await line.click();
  await row.getByRole('textbox', { name: stops.info }).fill(stopInfo({ id: null, order: 0, ...changes }, 'it'));
}

/** With a key by the row's tool, without one by the key that means the row with the focus. */
async function tool(stage: Stage, key: string | undefined, label: (name: string) => string, press: string) {
  const context = contextOf(stage);
  if (key === undefined) {
    await rowOf(stage, key).getByRole('button').last().focus();
    return stage.page.keyboard.press(press);
  }
  const held = context.entries.find((candidate) => candidate.key === key);
  if (held === undefined) throw new Error(`no entry ${key}`);
  return button(cardOf(stage), label(nameOf(context, held))).click();
}

const inQuestion = ({ page }: Stage, name: string) => button(page.getByRole('alertdialog'), name).click();

const act: Screen<CardFacts>['act'] = {
  'value.set': (stage, { entries }) => changeOutside(stage, entries),
  'readOnly.set': ({ page }) => button(page, 'Scarta la bozza').click(),
  'entry.add': (stage, sent) => add(stage, sent as never),
  'entry.change': (stage, sent) => write(stage, sent as never),
  'entry.move': (stage, { key, to }) =>
    to === 'earlier' ? tool(stage, key, texts.earlier, 'Alt+ArrowUp') : tool(stage, key, texts.later, 'Alt+ArrowDown'),
  'removal.ask': (stage, { key }) => tool(stage, key, texts.remove, 'Delete'),
  'removal.confirm': (stage) => inQuestion(stage, 'Conferma'),
  'removal.cancel': (stage) => inQuestion(stage, 'Annulla'),
  'entry.restore': (stage) =>
    cardOf(stage)
      .getByRole('button', { name: /^Rimetti / })
      .click(),
  'cursor.set': (stage, { key }) => rowOf(stage, key).getByRole('button').first().focus(),
};

const readCard = (page: Page, field: string, fixed: string) =>
  page.evaluate(
    ([selector, fixedText]): CardFacts => {
      const text = (element: Element | null | undefined) => element?.textContent ?? '';
      const card = document.querySelector(`${selector} [data-collection]`);
      const rows = [...(card?.querySelectorAll('[data-entry]') ?? [])];
      const may = (row: Element, label: string) =>
        row.querySelector(`button[aria-label^="${label}"]`)?.getAttribute('aria-disabled') !== 'true';
      const buttons = [...(card?.querySelectorAll('button') ?? [])].map(text);
      const bar = card?.querySelector('div');
      return {
        entries: rows.map((row) => {
          const handle = text(row.querySelector('span'));
          const line = row.querySelector('[aria-expanded] > span:last-child');
          return {
            order: handle.replace(fixedText, ''),
            text: line === null ? (row.querySelector('input')?.value ?? '') : text(line),
            isFixed: handle.includes(fixedText),
            moves: [may(row, 'Sposta prima'), may(row, 'Sposta dopo')],
          };
        }),
        count: text(bar?.querySelector(':scope > span:not(:has(svg), [hidden])')),
        undo: buttons.find((name) => name.startsWith('Rimetti ')) ?? null,
        question: document.querySelector('[role="alertdialog"] [id*="description"]')?.textContent ?? null,
        said: text(card?.querySelector(':scope > p[role="status"]')),
      };
    },
    [field, fixed] as const,
  );

/** The ordered lists of an item, seen from the cards of an event. */
export const collectionScreen: Screen<CardFacts> = {
  model: cardsModel,
  open,
  act,
  actors: {},
  facts: (stage) => readCard(stage.page, fieldOf(contextOf(stage).kind), texts.fixed),
  expected: (stage) => {
    const context = contextOf(stage);
    const { kind, entries, maximum, removed, asked } = context;
    const may = (key: string, to: 'earlier' | 'later') =>
      contextRefusal({ ...context, asked: null }, { type: 'entry.move', key, to }) === null;
    const isBack = contextRefusal(context, { type: 'entry.restore' }) !== null;
    return {
      entries: entries.map(({ key, entry, isFixed }) => ({
        order: String(entry.order),
        text: kind === 'contacts' ? asText(entry.value) : stopSummary(entry) || stops.nowhere,
        isFixed,
        moves: [may(key, 'earlier'), may(key, 'later')],
      })),
      count: texts.count(entries.length, maximum),
      undo: removed === null || isBack ? null : texts.undo(nameOf(context, removed.held)),
      question: asked === null ? null : questionOf(context),
      said: stage.emitted.findLast(({ type }) => type === 'announced')?.text ?? '',
    };
  },
};
