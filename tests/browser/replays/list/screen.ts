import type { Page } from 'playwright/test';
import type { AnyEventObject } from 'xstate';
import type { ContentRow } from '../../../../src/contract/content';
import type { Result } from '../../../../src/contract/result';
import { isNarrowed, restoredParts, storageKey, storedQuery, writeQuery } from '../../../../src/machines/list/query';
import type { ListContext, ListInput, RowsPage } from '../../../../src/machines/list/types';
import { news } from '../../../content/named';
import { dressed } from '../../kit/dress';
import type { Screen } from '../../kit/replay';
import { blockersIn, blockersOf, openStart, pressOnPage, textOf } from '../../kit/screens';
import type { Stage } from '../../kit/stage';
import { type ListSnapshot, newsListModel } from './model';

/** What a list shows, and must show. */
interface ListFacts {
  /** Ids of the rows, or what stands in their place. */
  readonly rows: readonly number[] | 'skeleton' | 'nothing found' | 'none yet' | 'blank';
  readonly updating: boolean;
  /** What stands beside the search box while what is typed is not shown yet. */
  readonly ahead: string | null;
  readonly failure: string | null;
  /** Whether the last visit's filters are told. */
  readonly restored: boolean;
  /** What was typed and what was searched for in its place, as told above the rows. */
  readonly correction: readonly [typed: string, meant: string] | null;
  readonly selection: readonly number[];
  readonly cursor: number | null;
  readonly search: string;
  readonly filters: Readonly<Record<string, string>>;
  readonly page: string;
  readonly limit: string;
  readonly sorted: string | null;
  /** Of the dialog: confirming, under way, or why it was refused. */
  readonly deletion: string | null;
  /** Who uses what was to be deleted. */
  readonly blockers: readonly string[];
  readonly address: string;
}

/** The one municipality that the stand-in knows, number 5. */
const MUNICIPALITY = 'Comune quinto';
/** What a searched filter shows → its value. */
const SEARCHED: Readonly<Record<string, string>> = { '': '-1', [MUNICIPALITY]: '5' };
/** Milliseconds that a look-up waits for a further key, and some. */
const LOOKUP_PAUSE = 320;

const LABELS = news.list.filters.map(({ name, label }) => [name, label] as const);

const readPage = (page: Page, labels: typeof LABELS) =>
  page.evaluate(
    ([names, searched]): Omit<ListFacts, 'blockers'> => {
      const text = (element: Element | null | undefined) => element?.textContent?.trim() ?? null;
      const all = <E extends Element>(selector: string) => [...document.querySelectorAll<E>(selector)];
      const labelled = <E extends HTMLElement>(label: string) => {
        const found = all<HTMLLabelElement>('main label').find((candidate) => text(candidate) === label);
        return document.getElementById(found?.htmlFor ?? '') as E | null;
      };
      const rows = all<HTMLElement>('tr[data-row]');
      const id = (row: HTMLElement | undefined) => (row === undefined ? null : Number(row.dataset.row));
      const main = text(document.querySelector('main')) ?? '';
      const none = main.includes('Nessun elemento corrisponde')
        ? 'nothing found'
        : main.includes('Qui non c’è ancora')
          ? 'none yet'
          : 'blank';
      const told = /Nessun risultato per «(.*?)». Forse cercavi «(.*?)»/.exec(main);
      const dialog = document.querySelector('[role="alertdialog"]');
      const confirm = [...(dialog?.querySelectorAll('button') ?? [])].at(-1);
      const sorted = document.querySelector('th[aria-sort]');
      return {
        rows:
          rows.length > 0
            ? rows.map((row) => Number(row.dataset.row))
            : document.querySelector('tbody')
              ? 'skeleton'
              : none,
        updating: main.includes('Aggiornamento in corso'),
        ahead: text(document.querySelector('[data-ahead]')),
        failure: text(document.querySelector('main [role="alert"] p')),
        restored: main.includes('Filtrato come l’ultima volta'),
        correction: told === null ? null : [told[1] ?? '', told[2] ?? ''],
        selection: rows
          .filter((row) => row.querySelector<HTMLInputElement>('input')?.checked === true)
          .map((row) => Number(row.dataset.row)),
        cursor: id(rows.find((row) => row.getAttribute('aria-current') === 'true')),
        search: labelled<HTMLInputElement>('Ricerca')?.value ?? '',
        filters: Object.fromEntries(
          names.map(([name, label]) => {
            const filter = labelled<HTMLSelectElement | HTMLInputElement>(label);
            // A searched filter shows a name, and nothing where all are meant.
            const id = filter instanceof HTMLInputElement ? searched[filter.value] : filter?.value;
            return [name, id ?? filter?.value ?? ''];
          }),
        ),
        page: labelled<HTMLInputElement>('Pagina')?.value ?? '',
        limit: labelled<HTMLSelectElement>('Righe per pagina')?.value ?? '',
        sorted: sorted === null ? null : `${text(sorted)} ${sorted.getAttribute('aria-sort')}`,
        deletion:
          dialog === null
            ? null
            : confirm?.getAttribute('aria-busy') === 'true'
              ? 'under way'
              : (text(dialog.querySelector('[role="alert"] p')) ?? 'confirming'),
        address: new URLSearchParams(location.hash.split('?')[1] ?? '').toString(),
      };
    },
    [labels, SEARCHED] as const,
  );

function rowsShown(snapshot: ListSnapshot): ListFacts['rows'] {
  const { rows, shownQuery } = snapshot.context;
  if (snapshot.hasTag('skeleton')) return 'skeleton';
  if (rows.length > 0) return rows.map(({ id }) => id);
  if (shownQuery === null) return 'blank';
  return isNarrowed(snapshot.context.listing, shownQuery) ? 'nothing found' : 'none yet';
}

function deletionShown(snapshot: ListSnapshot): string | null {
  if (snapshot.hasTag('deleting')) return 'under way';
  const failure = snapshot.context.deletion?.failure ?? null;
  if (snapshot.hasTag('deletionRefused') && failure !== null) return textOf(failure);
  return snapshot.hasTag('confirmingDeletion') ? 'confirming' : null;
}

function sortShown({ rows, query }: ListContext): string | null {
  if (rows.length === 0) return null;
  const label = news.list.columns.find(({ sort }) => sort === query.orderBy.slice(1))?.label;
  return `${label} ${query.orderBy.startsWith('+') ? 'ascending' : 'descending'}`;
}

function aheadShown(snapshot: ListSnapshot): string | null {
  const { query, shownQuery } = snapshot.context;
  if (snapshot.matches({ query: 'pausing' })) return 'Invio cerca subito';
  return snapshot.hasTag('busy') && query.keywords !== shownQuery?.keywords ? 'Cerco…' : null;
}

function expected({ snapshot: current }: Stage): ListFacts {
  const snapshot = current as ListSnapshot;
  const { context } = snapshot;
  const rows = rowsShown(snapshot);
  return {
    rows,
    updating: snapshot.hasTag('busy') && Array.isArray(rows),
    ahead: aheadShown(snapshot),
    failure: snapshot.hasTag('failed') && context.failure !== null ? textOf(context.failure) : null,
    restored: restoredParts(news, context.restored, context.query).length > 0,
    correction: context.correction === null ? null : [context.shownQuery?.keywords ?? '', context.correction],
    selection: context.rows.map(({ id }) => id).filter((id) => context.selection.includes(id)),
    cursor: Array.isArray(rows) ? context.cursor : null,
    search: context.searchText,
    filters: Object.fromEntries(Object.entries(context.filters).map(([name, value]) => [name, String(value)])),
    page: String(context.query.page),
    limit: String(context.query.limit),
    sorted: rows === 'skeleton' ? sortShown({ ...context, rows: [{ id: 0 }] }) : sortShown(context),
    deletion: deletionShown(snapshot),
    blockers: blockersOf(snapshot.hasTag('deletionRefused') ? (context.deletion?.failure ?? null) : null),
    address: new URLSearchParams(writeQuery(news, context.query)).toString(),
  };
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first();
const field = (page: Page, name: string) => page.getByRole('main').getByRole('combobox', { name, exact: true });
const labelOf = (name: string) => LABELS.find(([filter]) => filter === name)?.[1] ?? name;

async function changeFilter(stage: Stage, { name, value }: AnyEventObject): Promise<void> {
  const { page } = stage;
  const filter = field(page, labelOf(name));
  if (name !== 'comune') return void (await filter.selectOption(String(value)));
  await filter.fill(MUNICIPALITY);
  await page.clock.runFor(LOOKUP_PAUSE);
  await page.getByRole('option', { name: MUNICIPALITY }).waitFor();
  await filter.press('Enter');
}

const act: Screen<ListFacts>['act'] = {
  'search.type': ({ page }, { text }) => page.getByRole('searchbox', { name: 'Ricerca' }).fill(text),
  'filter.change': changeFilter,
  'filters.apply': ({ page }) => button(page, 'Filtra').click(),
  'filters.clear': ({ page }) => button(page, 'Annulla Filtri').click(),
  'correction.accept': ({ page }) => pressOnPage(page, 'i'),
  'sort.toggle': ({ page }, { field: name }) =>
    button(page, news.list.columns.find(({ sort }) => sort === name)?.label ?? '').click(),
  'page.go': async ({ page }, event) => {
    const box = page.getByRole('textbox', { name: 'Pagina' });
    await box.fill(String(event.page));
    await box.press('Enter');
  },
  'pageSize.change': async ({ page }, { limit }) =>
    void (await field(page, 'Righe per pagina').selectOption(String(limit))),
  'row.select': ({ page }, { id }) =>
    id === undefined ? pressOnPage(page, 'x') : page.getByRole('checkbox', { name: `Seleziona riga ${id}` }).click(),
  'row.selectTo': ({ page }, { id }) =>
    page.getByRole('checkbox', { name: `Seleziona riga ${id}` }).click({ modifiers: ['Shift'] }),
  'selection.extend': ({ page }) => pressOnPage(page, 'Shift+ArrowDown'),
  'page.select': ({ page }) => page.getByRole('checkbox', { name: 'Seleziona tutte le righe della pagina' }).click(),
  'selection.clear': ({ page }) => button(page, 'deseleziona').click(),
  'cursor.move': ({ page }, { to }) =>
    to === 'next' ? pressOnPage(page, 'j') : page.locator(`tr[data-row="${to.id}"] td`).nth(1).click(),
  'delete.request': ({ page }) => pressOnPage(page, 'Delete'),
  'delete.confirm': ({ page }) => page.getByRole('alertdialog').getByRole('button').last().click(),
  'delete.cancel': ({ page }) => button(page, 'Annulla').click(),
  'list.reload': async (stage) => {
    if (stage.snapshot.hasTag('failed')) await button(stage.page, 'Riprova').click();
    else await button(stage.page, 'Ricarica').click();
  },
  'url.change': ({ page }, { query }: AnyEventObject) =>
    page.evaluate((params) => {
      location.hash = `#/news?${params}`;
    }, new URLSearchParams(writeQuery(news, query)).toString()),
};

const PAGES: Readonly<Record<number, string>> = { 1: 'list.nextPage', [-1]: 'list.previousPage' };

const commands: Screen<ListFacts>['commands'] = {
  'sort.toggle': (_, { field: name }) => `list.sort.${name}`,
  'page.go': ({ snapshot }, { page }) => PAGES[page - (snapshot as ListSnapshot).context.query.page] ?? null,
  'pageSize.change': (_, { limit }) => `list.pageSize.${limit}`,
  'row.select': (_, { id }) => (id === undefined ? 'list.select' : null),
  // The command selects up to the cursor; here one clicks another row.
  'row.selectTo': null,
  'cursor.move': (_, { to }) => (to === 'next' ? 'list.next' : null),
  'delete.confirm': 'dialog.main',
  'delete.cancel': 'dialog.close',
  'list.reload': 'list.reload',
};

/** Rows as another server sends them: languages it has nothing in, keys of its own. */
const wireRows = ({ rows, total, suggestion }: RowsPage) =>
  dressed(
    rows.map((row) => ({
      ...row,
      contents: { ...(row.contents as ContentRow['contents']), en: null },
      comune: null,
      revision_statuses: [],
      peso: 1.5,
    })),
    { meta: { total, suggestion, per_page: null, pagina: 'boh' } },
  );

/** The generic list, shown on News. */
export const listScreen: Screen<ListFacts> = {
  model: newsListModel,
  open: (stage) => {
    const { query, isStored = false } = stage.path.input as ListInput;
    return openStart(stage, '', isStored ? { [storageKey(news)]: storedQuery(news, query) } : {});
  },
  act,
  commands,
  actors: {
    loadRows: {
      endpoints: ['news.list'],
      reply: (output: Result<RowsPage>) => (output.ok ? wireRows(output.value) : { failure: output.failure }),
    },
    deleteRows: {
      endpoints: ['news.remove'],
      reply: (output: Result<{ message: string | null }>) =>
        output.ok ? dressed({ message: output.value.message }) : { failure: output.failure },
    },
  },
  facts: async ({ page }) => ({ ...(await readPage(page, LABELS)), blockers: await blockersIn(page) }),
  expected,
};
