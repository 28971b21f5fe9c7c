import type { Locator, Page } from 'playwright/test';
import type { AnyEventObject } from 'xstate';
import type { Entry } from '../../../../src/content/field/collection';
import { asText } from '../../../../src/content/field/kind';
import { ENTRY_KEY, sameValue } from '../../../../src/content/field/path';
import { contactKindName } from '../../../../src/content/kinds/contacts';
import { entryWords } from '../../../../src/content/kinds/displayText';
import { collectionEdits } from '../../../../src/machines/collection/edits';
import type { CollectionKind } from '../../../../src/machines/collection/kinds';
import {
  type CollectionGiven,
  entryOf,
  type KeyedList,
  nameOf,
  questionOf,
  valuesOf,
} from '../../../../src/machines/collection/rules';
import { collectionTexts as texts } from '../../../../src/messages/screens/collection';
import { contactsTexts, entriesTexts, filesTexts } from '../../../../src/messages/screens/entries';
import { download, event } from '../../../content/named';
import { stops } from '../../../content/stops';
import { uploadedFile } from '../../../machines/collection/samples';
import { dressed } from '../../kit/dress';
import { itemCard } from '../../kit/itemCard';
import type { Screen } from '../../kit/replay';
import type { Stage } from '../../kit/stage';
import { cardsModel, lastDetail, withTyped } from './model';

const { refusalOf } = collectionEdits;

/** What a card shows of its list, and must show. */
interface CardFacts {
  readonly entries: readonly {
    readonly order: string;
    readonly text: string;
    readonly isFixed: boolean;
    /** Whether its fields are drawn: its line says no more than what it is called. */
    readonly isOpen: boolean;
    /** Whether it can go one place earlier, one place later. */
    readonly moves: readonly [boolean, boolean];
  }[];
  readonly count: string;
  /** What takes the last removal back. */
  readonly undo: string | null;
  readonly question: string | null;
  readonly said: string;
}

const contextOf = ({ snapshot }: Pick<Stage, 'snapshot'>): CollectionGiven => snapshot.context;

const FIELDS: Readonly<Record<CollectionKind, string>> = {
  contacts: '[data-path="contacts.it"]',
  entries: '[data-path="locations"]',
  files: '[data-path="attachments"]',
  contentIds: '[data-path="contents.it.home.events"]',
};
const fieldOf = (kind: CollectionKind) => FIELDS[kind];
const cardOf = ({ page, snapshot }: Stage) =>
  page.locator(`${fieldOf(contextOf({ snapshot }).kind)} [data-collection]`);
const button = (within: Page | Locator, name: string) => within.getByRole('button', { name, exact: true });
const ADDING: Readonly<Record<CollectionKind, string>> = {
  contacts: contactsTexts.add,
  entries: entriesTexts.add(stops.entry.one),
  files: filesTexts.add,
  contentIds: '',
};
const addName = (kind: CollectionKind) => ADDING[kind];

/** The row of an entry. */
function rowOf(stage: Stage, key: string): Locator {
  const place = contextOf(stage).value.entries.findIndex((item) => item.key === key);
  return cardOf(stage).locator('[data-entry]').nth(place);
}

interface ListOfItem {
  readonly kind: CollectionKind;
  readonly entries: readonly Entry[];
}

/** A list of an item as the stand-in has it: each entry with a value that nobody declares. */
const partsOf = ({ kind, entries }: ListOfItem) => {
  const sent = entries.map(({ changed: _, [ENTRY_KEY]: _key, ...entry }) => ({ ...entry, provenienza: 'altrove' }));
  if (kind === 'files') return { shared: { attachments: sent } };
  return { shared: kind === 'contacts' ? { contacts: { it: sent } } : { locations: sent } };
};

const ofEvents = itemCard<ListOfItem>(event, partsOf);
const ofDownloads = itemCard<ListOfItem>(download, partsOf);
const cardFor = (kind: CollectionKind) => (kind === 'files' ? ofDownloads : ofEvents);

async function open(stage: Stage): Promise<void> {
  const { kind, value, readOnly } = stage.path.input as CollectionGiven;
  await cardFor(kind).open(stage, { kind, entries: valuesOf(value.entries) }, readOnly !== null);
  await stage.page.getByRole('button', { name: addName(kind) }).waitFor();
}

/** A file is uploaded: the stand-in answers with its row. */
async function upload({ page, standIn }: Stage, id: number): Promise<void> {
  standIn.reply('attachments.upload', () => dressed(uploadedFile(id)));
  const bytes = Buffer.from('%PDF-1.4\n%%EOF\n');
  const chosen = { name: `guida-${id}.pdf`, mimeType: 'application/pdf', buffer: bytes };
  await page.locator('[data-path="attachments"] input[type="file"]').setInputFiles(chosen);
}

async function add(stage: Stage, { entry }: { readonly entry: Entry }): Promise<void> {
  const { page } = stage;
  if (contextOf(stage).kind === 'files') return upload(stage, Number(entry.id));
  await page.getByRole('button', { name: addName(contextOf(stage).kind) }).click();
  if (contextOf(stage).kind === 'contacts')
    await page.getByRole('menuitem', { name: contactKindName(entry), exact: true }).click();
}

/** Of a contact its value, of a file its name. */
const write = (stage: Stage, { key, changes }: { key: string; changes: Readonly<Record<string, string>> }) =>
  rowOf(stage, key)
    .getByRole('textbox')
    .first()
    .fill(changes.value ?? changes.name ?? '');

/** The form is unlocked, or its list comes from outside, or with what is typed into a field of its last entry. */
async function changeForm(stage: Stage, changed: KeyedList | undefined): Promise<void> {
  const { kind, value } = contextOf(stage);
  if (changed === undefined) return cardFor(kind).unlock(stage);
  const entries = valuesOf(changed.entries);
  if (kind !== 'entries' || !sameValue(entries, withTyped(stage.snapshot)))
    return cardFor(kind).changeOutside(stage, { kind, entries });
  const row = rowOf(stage, value.entries.at(-1)?.key ?? '');
  const line = row.locator('[aria-expanded]').first();
  if ((await line.getAttribute('aria-expanded')) === 'false') await line.click();
  await row.getByRole('textbox', { name: 'Dettaglio aggiuntivo' }).fill(lastDetail(entries));
}

/** The first entry by the key that means the row with the focus, the others by their tools. */
async function tool(stage: Stage, key: string, label: (name: string) => string, press: string) {
  const context = contextOf(stage);
  if (key === context.value.entries[0]?.key) {
    await focusEntry(stage, key);
    return stage.page.keyboard.press(press);
  }
  const item = entryOf(context.value, key);
  if (item === undefined) throw new Error(`no entry ${key}`);
  return button(cardOf(stage), label(nameOf(context, item))).click();
}

/** Brings the focus to an entry: its commands mean that one. */
const focusEntry = (stage: Stage, key: string): Promise<void> => rowOf(stage, key).getByRole('button').last().focus();

const inQuestion = ({ page }: Stage, name: string) => button(page.getByRole('alertdialog'), name).click();

const act: Screen<CardFacts>['act'] = {
  'form.change': (stage, { changes }) => changeForm(stage, changes.value),
  'entry.add': (stage, sent) => add(stage, sent as never),
  'entry.change': (stage, sent) => write(stage, sent as never),
  'entry.move': (stage, { key, to }) =>
    to === 'earlier' ? tool(stage, key, texts.earlier, 'Alt+ArrowUp') : tool(stage, key, texts.later, 'Alt+ArrowDown'),
  'removal.request': (stage, { key }) => tool(stage, key, texts.remove, 'Delete'),
  'removal.confirm': (stage) => inQuestion(stage, 'Conferma'),
  'removal.cancel': (stage) => inQuestion(stage, 'Annulla'),
  'entry.restore': (stage) =>
    cardOf(stage)
      .getByRole('button', { name: /^Rimetti / })
      .click(),
};

const focusOf = (stage: Stage, { key }: AnyEventObject) => focusEntry(stage, key);

const commands: Screen<CardFacts>['commands'] = {
  'entry.add': (stage) => (contextOf(stage).kind === 'entries' ? 'entries.add' : null),
  'entry.move': { command: (_, { to }) => (typeof to === 'number' ? null : `entry.${to}`), focus: focusOf },
  'removal.request': { focus: focusOf },
  'removal.confirm': 'dialog.main',
  'removal.cancel': 'dialog.close',
  'entry.restore': (stage) => `${contextOf(stage).kind}.restore`,
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
            isOpen: row.querySelector('[aria-expanded]')?.getAttribute('aria-expanded') === 'true' && line !== null,
            moves: [may(row, 'Sposta prima'), may(row, 'Sposta dopo')],
          };
        }),
        count: text(bar?.querySelector(':scope > span:not(:has(svg, kbd), [hidden])')),
        undo: buttons.find((name) => name.startsWith('Rimetti ')) ?? null,
        question: document.querySelector('[role="alertdialog"] [id*="description"]')?.textContent ?? null,
        said: text(card?.querySelector(':scope > p[role="status"]')),
      };
    },
    [field, fixed] as const,
  );

/** What the card shows; which stop is open is the card's own, and noted for what is expected of its line. */
async function readFacts(stage: Stage): Promise<CardFacts> {
  const facts = await readCard(stage.page, fieldOf(contextOf(stage).kind), texts.fixed);
  stage.marks.set(
    'open',
    facts.entries.findIndex(({ isOpen }) => isOpen),
  );
  return facts;
}

/** What the line of an entry says. */
function lineOf({ kind, one = '' }: CollectionGiven, entry: Entry, isOpen: boolean): string {
  if (kind === 'contacts') return asText(entry.value);
  if (kind === 'files') return asText(entry.name);
  return isOpen ? entriesTexts.name(one, entry.order) : entryWords(stops.entry, entry, 'it') || entriesTexts.blank;
}

/** The ordered lists of an item, seen from the cards of an event. */
export const collectionScreen: Screen<CardFacts> = {
  model: cardsModel,
  open,
  act,
  commands,
  actors: {},
  facts: readFacts,
  expected: (stage) => {
    const context = contextOf(stage);
    const { value, maximum, wayBack, question } = context;
    const may = (key: string, to: 'earlier' | 'later') =>
      refusalOf({ ...context, question: null }, { type: 'entry.move', key, to }) === null;
    const isBack = refusalOf(context, { type: 'entry.restore' }) !== null;
    return {
      entries: value.entries.map(({ key, entry, isFixed }, place) => ({
        order: String(entry.order),
        text: lineOf(context, entry, place === stage.marks.get('open')),
        isFixed,
        isOpen: place === stage.marks.get('open'),
        moves: [may(key, 'earlier'), may(key, 'later')],
      })),
      count: texts.count(value.entries.length, maximum),
      undo: wayBack === null || isBack ? null : texts.undo(nameOf(context, wayBack.item)),
      question: question === null ? null : questionOf(context),
      said: stage.emitted.findLast(({ type }) => type === 'announced')?.text ?? '',
    };
  },
};
