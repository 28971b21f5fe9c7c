import type { AnyMachineSnapshot } from 'xstate';
import type { RedirectTrace } from '../../../../src/contract/redirects';
import type { Result } from '../../../../src/contract/result';
import type { RowSnapshot } from '../../../../src/machines/redirectRow/machine';
import { rowTexts } from '../../../../src/machines/redirectRow/notes';
import { isUnsaved } from '../../../../src/machines/redirectRow/rules';
import type { AddressField, RowActors, RowInput, StoredRedirect } from '../../../../src/machines/redirectRow/types';
import { redirectTexts as texts } from '../../../../src/messages/screens/redirects';
import { NEVER_REJECTS } from '../../../kit/ordinary';
import type { Model } from '../../../kit/types';
import { redirectRowModel } from '../../../machines/redirectRow/model';
import { dressed } from '../../kit/dress';
import type { Screen } from '../../kit/replay';
import { backOnline, openStart, pressOnPage, runFromPalette, signInAgain, textOf } from '../../kit/screens';
import type { Stage } from '../../kit/stage';
import { answering, eventsWhere } from '../../kit/variants';

const contextOf = (snapshot: AnyMachineSnapshot) => (snapshot as RowSnapshot).context;

const COLUMNS: Readonly<Record<string, number>> = { old_url: 0, new_url: 1 };
const CODE = 2;

/** What a hand can do: one cell holds the focus, and it is left before another is written in. */
function isPossible(type: string, snapshot: AnyMachineSnapshot, name: string): boolean {
  const { cell, draft, failure } = contextOf(snapshot);
  // The sign-in stands over the page.
  if (snapshot.hasTag('failed') && failure?.kind === 'unauthenticated') return type === 'session.resumed';
  if (snapshot.hasTag('conflict')) return type.startsWith('conflict.');
  switch (type) {
    case 'cell.edit':
    case 'code.change':
      return cell === null;
    case 'cell.change':
      if (name === 'una nuova rotta') return cell !== 'old_url' && draft.new_url !== '/arrivo';
      return cell !== 'new_url' && (name === 'una vecchia rotta' || draft.old_url !== '');
    case 'cell.restore':
      return cell !== null;
    case 'cell.leave':
      return cell !== null || (snapshot.hasTag('incomplete') && name === 'e la riga');
    case 'network.restored':
    case 'save.retry':
      return snapshot.hasTag('failed') && cell === null;
    case 'stored.take':
      return snapshot.hasTag('clean') || snapshot.hasTag('saved');
    default:
      return false;
  }
}

const saving = answering(redirectRowModel as unknown as Model, 'saveRow');

const model = {
  ...redirectRowModel,
  inputs: {
    'una riga salvata': redirectRowModel.inputs['una riga salvata'],
    'una riga nuova': redirectRowModel.inputs['una riga nuova'],
  },
  events: eventsWhere(redirectRowModel as unknown as Model, isPossible),
  actors: {
    saveRow: {
      ...saving,
      done: (snapshot: AnyMachineSnapshot) => {
        if (typeof saving.done !== 'function') return {};
        const { 'sessione scaduta': over, ...others } = saving.done(snapshot);
        const context = contextOf(snapshot);
        // The sign-in takes the focus out of the cell; without unsaved work it takes the page's place.
        const isOver = over !== undefined && context.cell === null && isUnsaved(context);
        return isOver ? { ...others, 'sessione scaduta': over } : others;
      },
    },
    traceRow: answering(redirectRowModel as unknown as Model, 'traceRow'),
  },
  unreachable: {
    ...redirectRowModel.unreachable,
    'redirectRow.work.saving --error(saveRow)': NEVER_REJECTS,
    'redirectRow.trace.tracing --error(traceRow)': NEVER_REJECTS,
  },
} as unknown as Model;

/** What a row shows, and must show. */
interface RowFacts {
  readonly old_url: string;
  readonly new_url: string;
  readonly code: string;
  /** The column that is written in. */
  readonly editing: string | null;
  readonly state: string;
  readonly problems: readonly string[];
  readonly notes: readonly string[];
  readonly buttons: readonly string[];
}

const cellAt = ({ page }: Stage, column: number) => page.locator(`tr[data-row] [data-col="${column}"]`);

/** Puts the focus into a column of the row. Nothing hears of what it leaves: the cell was left before. */
const focusOn = (stage: Stage, column: number) => cellAt(stage, column).focus();

const press = (name: string) => (stage: Stage) => stage.page.getByRole('button', { name, exact: true }).click();

const wire = ({ code, ...rule }: StoredRedirect) => ({ ...rule, code: String(code), visite: 3 });
const listing = (...rules: readonly StoredRedirect[]) => dressed(rules.map(wire), { meta: { total: rules.length } });

const STATES = Object.values(texts.states).filter((word) => word !== '');

function expectedButtons(snapshot: RowSnapshot): string[] {
  if (snapshot.hasTag('conflict')) return [texts.conflict.keepMine, texts.conflict.takeTheirs];
  return snapshot.hasTag('failed') ? [texts.retrySave] : [];
}

function expectedNotes(snapshot: RowSnapshot): string[] {
  const { failure, conflict } = snapshot.context;
  const theirs = conflict?.stored ?? null;
  return [
    ...rowTexts
      .notes(snapshot)
      .map(({ text }) => (failure !== null && text === failure.message ? textOf(failure) : text)),
    ...(theirs === null ? [] : [texts.conflict.theirs(theirs.old_url, theirs.new_url, theirs.code)]),
  ];
}

/** A row of the redirects, over an API of another make. */
export const redirectRowScreen: Screen<RowFacts> = {
  model,
  open: async (stage) => {
    const { page, standIn } = stage;
    const { stored } = stage.path.input as RowInput;
    standIn.reply('redirects.list', () => (stored === null ? listing() : listing(stored)));
    await openStart(stage);
    if (stored === null) {
      await page.getByText(texts.emptyHint).waitFor();
      await pressOnPage(page, 'n');
    }
    await cellAt(stage, 0).waitFor();
  },
  act: {
    'cell.edit': async (stage, { field }) => {
      await focusOn(stage, COLUMNS[field] ?? 0);
      await stage.page.keyboard.press('F2');
    },
    'cell.change': async (stage, { field, value }) => {
      const column = COLUMNS[field] ?? 0;
      await focusOn(stage, column);
      await cellAt(stage, column).fill(value);
    },
    'cell.restore': ({ page }) => page.keyboard.press('Escape'),
    'cell.leave': async (stage, { inRow }) => {
      const { page } = stage;
      if (inRow) return page.keyboard.press('Tab');
      const { cell } = contextOf(stage.snapshot);
      await focusOn(stage, COLUMNS[cell ?? 'old_url'] ?? 0);
      await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    },
    'code.change': async (stage, { code }) => {
      await focusOn(stage, CODE);
      await cellAt(stage, CODE).selectOption(String(code));
    },
    'save.retry': press(texts.retrySave),
    'conflict.keepMine': press(texts.conflict.keepMine),
    'conflict.takeTheirs': press(texts.conflict.takeTheirs),
    'stored.take': async (stage, { stored }) => {
      stage.standIn.reply('redirects.list', () => listing(stored));
      await runFromPalette(stage, texts.titles.reload);
    },
    'session.resumed': signInAgain,
    'network.restored': backOnline,
  },
  commands: {
    'cell.edit': {
      command: (_, { field }) => (field === 'old_url' ? 'redirectRow.editOld' : 'redirectRow.editNew'),
      focus: (stage) => focusOn(stage, CODE),
    },
    'cell.leave': (_, { inRow }) => (inRow ? null : 'redirectRow.save'),
    'code.change': { command: (_, { code }) => `redirectRow.code.${code}`, focus: (stage) => focusOn(stage, CODE) },
  },
  actors: {
    saveRow: {
      endpoints: ['redirects.save'],
      reply: (output: Awaited<ReturnType<RowActors['saveRow']>>) =>
        output.ok
          ? dressed({ id: output.value.id, updated_at: output.value.updatedAt, message: null })
          : { failure: output.failure },
    },
    traceRow: {
      endpoints: ['redirects.trace'],
      reply: (output: Result<RedirectTrace>) => (output.ok ? dressed(output.value) : { failure: output.failure }),
    },
  },
  facts: ({ page }) =>
    page.evaluate((states) => {
      const row = document.querySelector('tr[data-row]');
      const text = (element: Element | null) => element?.textContent ?? '';
      const address = (column: number) => row?.querySelector<HTMLInputElement>(`[data-col="${column}"]`)?.value ?? '';
      const editing = row?.querySelector<HTMLElement>('[data-editing]')?.dataset.col ?? null;
      const state = text(row?.querySelector('td:last-child') ?? null);
      const below = row?.nextElementSibling ?? null;
      return {
        old_url: address(0),
        new_url: address(1),
        // A row in conflict shows its code without a select.
        code:
          row?.querySelector('select')?.value ?? text(row?.querySelector('td:nth-last-child(2) > :last-child') ?? null),
        editing: editing === null ? null : (['old_url', 'new_url'][Number(editing)] ?? editing),
        state: states.find((word) => state.includes(word)) ?? '',
        problems: [...(row?.querySelectorAll('td > p') ?? [])].map(text),
        notes: [...(below?.querySelectorAll('p') ?? [])].map(text),
        buttons: [...(below?.querySelectorAll('button') ?? [])].map(text),
      };
    }, STATES),
  expected: ({ snapshot: current }) => {
    const snapshot = current as RowSnapshot;
    const { draft, cell } = snapshot.context;
    return {
      old_url: draft.old_url,
      new_url: draft.new_url,
      code: String(draft.code),
      editing: cell,
      state: texts.states[rowTexts.phase(snapshot)],
      problems: (['old_url', 'new_url', 'code'] satisfies readonly (AddressField | 'code')[]).flatMap(
        (field) => rowTexts.problem(snapshot, field) ?? [],
      ),
      notes: expectedNotes(snapshot),
      buttons: expectedButtons(snapshot),
    };
  },
};
