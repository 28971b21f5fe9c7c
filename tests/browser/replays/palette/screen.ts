import type { AnyMachineSnapshot, SnapshotFrom } from 'xstate';
import { registryFor } from '../../../../src/app/shell/registry';
import { toPaletteRows } from '../../../../src/commands/adapters';
import { shellEvents } from '../../../../src/commands/shell';
import { handlerTarget } from '../../../../src/commands/target';
import type { CurrentUser } from '../../../../src/contract/session';
import type { paletteMachine } from '../../../../src/machines/palette/machine';
import type { EntityAnswer } from '../../../../src/machines/palette/types';
import { failures } from '../../../../src/messages/failures';
import { paletteTexts } from '../../../../src/messages/palette';
import type { Model } from '../../../kit/types';
import { paletteModel } from '../../../machines/palette/model';
import { dressed } from '../../kit/dress';
import type { Screen } from '../../kit/replay';
import { openSignedIn, userWith } from '../../kit/screens';
import { answering, eventsWhere, NEVER_REJECTS } from '../../kit/variants';

type PaletteSnapshot = SnapshotFrom<typeof paletteMachine>;

const user = userWith({ 'news-view': true, 'news-create': true, 'news-edit': true }) as CurrentUser;
const shell = handlerTarget(
  'shell',
  Object.fromEntries(Object.values(shellEvents).map((type) => [type, () => undefined])),
);
const dashboard = handlerTarget('dashboard', { 'dashboard.reload': () => undefined });
/** The rows that the dashboard's palette opens with. */
const rows = toPaletteRows(registryFor(user, ['it', 'en']), [dashboard, shell]);
const POINTED = 'command:go.news';

const contextOf = (snapshot: AnyMachineSnapshot) => (snapshot as PaletteSnapshot).context;

const events = eventsWhere(paletteModel, (type, snapshot, name) => {
  const { query } = contextOf(snapshot);
  if (type === 'row.run') return name === 'sulla riga annunciata' && contextOf(snapshot).activeId !== null;
  // In a text these keys move the caret.
  return type !== 'active.move' || name !== 'in fondo' || query === '';
});

const model = {
  ...paletteModel,
  events: {
    ...events,
    'palette.open': { phrase: 'Apri la palette', cases: { 'della bacheca': { rows } } },
    'active.point': { phrase: 'Porta il puntatore', cases: { 'su una riga': { id: POINTED } } },
  },
  actors: { searchEntities: answering(paletteModel, 'searchEntities') },
  effects: {},
  unreachable: {
    'palette.open.searching --error(searchEntities)': NEVER_REJECTS,
    'palette.open --row.run[isRefused]':
      'sulla bacheca nessun comando è rifiutato; nell’elenco lo prova il percorso da tastiera',
  },
} as unknown as Model;

/** What the palette shows, and must show. */
interface PaletteFacts {
  readonly isOpen: boolean;
  readonly query: string;
  readonly scope: string | null;
  readonly rows: readonly string[];
  readonly active: string | null;
  readonly problem: boolean;
  /** What is read out. */
  readonly said: string;
}

const CLOSED: PaletteFacts = {
  isOpen: false,
  query: '',
  scope: null,
  rows: [],
  active: null,
  problem: false,
  said: '',
};

function said({ context, ...rest }: PaletteSnapshot, isSearching: boolean): string {
  void rest;
  if (context.refused !== null) return context.refused;
  if (context.problem !== null) return paletteTexts.failed(failures.network);
  if (isSearching) return paletteTexts.searching;
  if (context.results.length > 0) return paletteTexts.count(context.results.length);
  const query = context.query.trim();
  if (query !== '') return paletteTexts.nothing(query);
  return context.scope === 'commands' ? paletteTexts.nothingHere : paletteTexts.nothingYet;
}

/** The command palette over the dashboard. */
export const paletteScreen: Screen<PaletteFacts> = {
  model,
  open: async (stage) => {
    await openSignedIn(stage, user, '/dashboard');
    await stage.page.getByRole('button', { name: 'Apri elenco' }).waitFor();
  },
  act: {
    'palette.open': ({ page }) => page.keyboard.press('Control+k'),
    'palette.close': ({ page }) => page.keyboard.press('Escape'),
    'query.type': ({ page }, { text }) => page.getByRole('combobox').fill(text),
    'scope.choose': ({ page }, { scope }) =>
      page
        .getByRole('group', { name: paletteTexts.scopesLabel })
        .getByRole('button', { name: paletteTexts.scopes[scope as keyof typeof paletteTexts.scopes] })
        .click(),
    'active.move': ({ page }, { to }) =>
      page.keyboard.press({ next: 'ArrowDown', previous: 'ArrowUp', last: 'End' }[to as 'next' | 'previous' | 'last']),
    'active.point': ({ page }, { id }) => page.locator(`[data-row="${id}"]`).hover(),
    'row.run': ({ page }) => page.keyboard.press('Enter'),
    'search.retry': ({ page }) => page.getByRole('button', { name: paletteTexts.retry }).click(),
    'dialog.closed': (stage) => stage.frame(),
  },
  actors: {
    searchEntities: {
      endpoints: ['search.entities'],
      reply: (output: EntityAnswer) => (output.ok ? dressed(output.value) : { failure: output.failure }),
    },
  },
  facts: ({ page }) =>
    page.evaluate((closed): PaletteFacts => {
      const dialog = document.querySelector('[role="dialog"][aria-label="Comandi e ricerca"]');
      const box = dialog?.querySelector<HTMLInputElement>('input');
      if (!dialog || !box) return closed;
      const options = [...dialog.querySelectorAll<HTMLElement>('[role="option"]')];
      const place = (option: HTMLElement) => Number(option.getAttribute('aria-posinset'));
      return {
        isOpen: true,
        query: box.value,
        scope: dialog.querySelector('button[aria-pressed="true"]')?.textContent?.replace(/^[>#@]/, '') ?? null,
        rows: options.sort((a, b) => place(a) - place(b)).map((option) => option.dataset.row ?? ''),
        active: document.getElementById(box.getAttribute('aria-activedescendant') ?? '')?.dataset.row ?? null,
        problem: [...dialog.querySelectorAll('button')].some((button) => button.textContent === 'Riprova la ricerca'),
        said: dialog.querySelector('[role="status"]')?.textContent ?? '',
      };
    }, CLOSED),
  expected: ({ snapshot: current }) => {
    const snapshot = current as PaletteSnapshot;
    const { context } = snapshot;
    if (!snapshot.hasTag('open')) return CLOSED;
    return {
      isOpen: true,
      query: context.query,
      scope: paletteTexts.scopes[context.scope],
      rows: context.results.map(({ id }) => id),
      active: context.activeId,
      problem: context.problem !== null,
      said: said(snapshot, snapshot.hasTag('searching')),
    };
  },
};
