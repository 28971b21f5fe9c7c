import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import type { Result } from '../../../../src/contract/result';
import type { RedirectsSnapshot } from '../../../../src/machines/redirects/machine';
import { deletionQuestion, writeRedirectsQuery } from '../../../../src/machines/redirects/rules';
import type { RulesPage } from '../../../../src/machines/redirects/types';
import { listTexts } from '../../../../src/messages/screens/list';
import { redirectTexts as texts } from '../../../../src/messages/screens/redirects';
import { NEVER_REJECTS } from '../../../kit/ordinary';
import type { Model } from '../../../kit/types';
import { failureOf } from '../../../machines/fixtures';
import { redirectsModel } from '../../../machines/redirects/model';
import { dressed } from '../../kit/dress';
import type { Screen } from '../../kit/replay';
import { backOnline, openStart, pressOnPage, textOf } from '../../kit/screens';
import type { Stage } from '../../kit/stage';
import { answering, eventsWhere } from '../../kit/variants';

const BY_ROW = 'una riga lo dice da sé, quando vi si scrive: lo provano i percorsi della riga e le prove da tastiera';
const LEAVING = 'si lascia la pagina con righe non salvate: lo provano le prove da tastiera';

/** What somebody can do by hand, on rows in which nothing is written. */
function isPossible(type: string, snapshot: AnyMachineSnapshot, name: string): boolean {
  const { context } = snapshot as RedirectsSnapshot;
  if (['row.reported', 'leave.request', 'leave.confirm', 'leave.cancel', 'session.resumed', 'row.focus'].includes(type))
    return false;
  // Without the focus in a row there is no current one.
  if (type === 'row.delete') return name !== 'la riga corrente';
  if (type === 'list.reload') return !snapshot.hasTag('skeleton');
  if (type === 'page.go' || type === 'sort.toggle' || type === 'selection.clear') return context.rows.length > 0;
  return true;
}

const model = {
  ...redirectsModel,
  events: eventsWhere(redirectsModel as unknown as Model, isPossible),
  actors: {
    row: 'inert',
    // A 401 would end the session: no list ever shows one.
    loadRules: answering(redirectsModel as unknown as Model, 'loadRules', {
      'sessione scaduta': { ok: false, failure: failureOf('server', { message: 'Il server è in manutenzione.' }) },
    }),
    deleteRules: answering(redirectsModel as unknown as Model, 'deleteRules'),
  },
  effects: {},
  unreachable: {
    ...redirectsModel.unreachable,
    'redirects.list.starting --error(loadRules)': NEVER_REJECTS,
    'redirects.list.reloading --error(loadRules)': NEVER_REJECTS,
    'redirects.deletion.deleting --error(deleteRules)': NEVER_REJECTS,
    'redirects --row.reported[unless(isNotShown)]': BY_ROW,
    'redirects --row.focus[unless(isNotShown)]': BY_ROW,
    'redirects.list.reloading --row.reported[isSaved]': BY_ROW,
    'redirects.leaving.asking': LEAVING,
    'redirects.leaving.left': LEAVING,
    'redirects.leaving.staying --leave.request[hasUnsaved]': LEAVING,
    'redirects.leaving.asking --leave.confirm': LEAVING,
    'redirects.leaving.asking --leave.cancel': LEAVING,
    'redirects.leaving.left --leave.request': LEAVING,
  },
} as unknown as Model;

interface RedirectFacts {
  /** What the address says after the question mark. */
  readonly address: string;
  /** Old addresses in their order; what stands there without any. */
  readonly rows: readonly string[] | string;
  readonly failure: string | null;
  readonly selection: readonly string[];
  readonly search: string;
  readonly deletion: string | null;
  readonly pasting: boolean;
}

const emptyText = (snapshot: RedirectsSnapshot): string => {
  if (snapshot.hasTag('skeleton') || snapshot.hasTag('failed')) return '';
  const { query, may } = snapshot.context;
  if (query.keywords === '') return texts.empty;
  return may.create ? listTexts.searchEmpty : texts.nothingFound;
};

function expected(snapshot: RedirectsSnapshot): RedirectFacts {
  const { context } = snapshot;
  const { rows, selection, failure, deletion, searchText } = context;
  const question = deletion === null ? null : deletionQuestion(context);
  const refused = deletion?.failure == null ? '' : ` ${textOf(deletion.failure)}`;
  return {
    address: new URLSearchParams(writeRedirectsQuery(context.query)).toString(),
    rows: rows.length > 0 ? rows.map(({ draft }) => draft.old_url) : emptyText(snapshot),
    failure: snapshot.hasTag('failed') && failure !== null ? textOf(failure) : null,
    selection: rows.filter(({ key }) => selection.includes(key)).map(({ draft }) => draft.old_url),
    search: searchText,
    deletion: question === null ? null : `${question}${refused}`,
    pasting: snapshot.hasTag('pasting'),
  };
}

/** Brings the focus to a row: what one does without a name means that one. */
const focusRow = ({ page }: Stage, { key }: AnyEventObject) =>
  page.locator(`tr[data-row="${key}"]`).getByRole('button').focus();

/** The redirects over an API of another make. */
export const redirectsScreen: Screen<RedirectFacts> = {
  model,
  open: (stage) => openStart(stage),
  act: {
    'search.type': ({ page }, { text }) => page.getByRole('searchbox', { name: 'Ricerca' }).fill(text),
    'filters.apply': ({ page }) => page.getByRole('button', { name: 'Filtra', exact: true }).click(),
    'filters.clear': ({ page }) => page.getByRole('button', { name: 'Annulla Filtri' }).first().click(),
    'sort.toggle': ({ page }) => page.getByRole('button', { name: 'Vecchia rotta', exact: true }).click(),
    'page.go': ({ page }) => page.getByRole('button', { name: 'Successivo' }).click(),
    'pageSize.change': async ({ page }, { limit }) =>
      void (await page.getByRole('combobox', { name: 'Righe per pagina' }).selectOption(String(limit))),
    'list.reload': async (stage) => {
      if (stage.snapshot.hasTag('failed')) await stage.page.getByRole('button', { name: 'Riprova' }).click();
      else await stage.page.getByRole('button', { name: 'Ricarica' }).click();
    },
    'url.change': async ({ page }) => void (await page.goBack()),
    'row.add': ({ page }) => pressOnPage(page, 'n'),
    'row.select': ({ page }) => page.getByRole('checkbox', { name: 'Seleziona riga 1', exact: true }).click(),
    'page.select': ({ page }) => page.getByRole('checkbox', { name: 'Seleziona tutte le righe della pagina' }).click(),
    'selection.clear': ({ page }) => page.getByRole('button', { name: 'deseleziona' }).click(),
    'row.delete': ({ page }, { key }) =>
      page.getByRole('button', { name: key === 'n1' ? 'Elimina riga nuova' : 'Elimina riga 1', exact: true }).click(),
    'selection.delete': ({ page }) => page.getByRole('button', { name: 'Cancella Selezionati' }).click(),
    'delete.confirm': ({ page }) => page.getByRole('alertdialog').getByRole('button').last().click(),
    'delete.cancel': ({ page }) => page.getByRole('alertdialog').getByRole('button', { name: 'Annulla' }).click(),
    'save.retry': backOnline,
    'paste.open': ({ page }) => page.getByRole('button', { name: 'Incolla da foglio' }).click(),
    'paste.close': ({ page }) => page.getByRole('dialog').getByRole('button', { name: 'Chiudi' }).last().click(),
  },
  commands: {
    'sort.toggle': (_, { field }) => `redirects.sort.${field}`,
    'page.go': 'redirects.nextPage',
    'pageSize.change': (_, { limit }) => `redirects.pageSize.${limit}`,
    'row.select': { focus: focusRow },
    'row.delete': { focus: focusRow },
    'delete.confirm': 'dialog.main',
    'delete.cancel': 'dialog.close',
    'paste.close': 'dialog.close',
  },
  actors: {
    loadRules: {
      endpoints: ['redirects.list'],
      reply: (output: Result<RulesPage>) =>
        output.ok
          ? dressed(
              output.value.rows.map(({ updated_at, code, ...rule }) => ({ ...rule, code: String(code), visite: 3 })),
              { meta: { total: output.value.total } },
            )
          : { failure: output.failure },
    },
    deleteRules: {
      endpoints: ['redirects.remove'],
      reply: (output: Result<{ message: string | null }>) =>
        output.ok ? dressed({ message: output.value.message }) : { failure: output.failure },
    },
  },
  facts: ({ page }) =>
    page.evaluate(() => {
      const text = (element: Element | null | undefined) => element?.textContent?.replace(/\s+/g, ' ').trim() ?? null;
      const rows = [...document.querySelectorAll<HTMLElement>('tr[data-row]')];
      const old = (row: Element) => row.querySelector<HTMLInputElement>('[data-col="0"]')?.value ?? '';
      const dialog = document.querySelector('[role="alertdialog"]');
      const refused = text(dialog?.querySelector('[role="alert"] p'));
      return {
        address: location.hash.split('?')[1] ?? '',
        rows: rows.length > 0 ? rows.map(old) : (text(document.querySelector('main p.text-lg')) ?? ''),
        failure: text(document.querySelector('main [role="alert"] p')),
        selection: rows
          .filter((row) => row.querySelector<HTMLInputElement>('input[type="checkbox"]')?.checked === true)
          .map(old),
        search: document.querySelector<HTMLInputElement>('input[type="search"]')?.value ?? '',
        deletion:
          dialog === null
            ? null
            : [text(dialog.querySelector('h2')), refused].filter((part) => part !== null).join(' '),
        pasting: document.querySelector('[role="dialog"] textarea') !== null,
      };
    }),
  expected: ({ snapshot }) => expected(snapshot as RedirectsSnapshot),
};
