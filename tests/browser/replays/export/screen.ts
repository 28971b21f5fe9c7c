import { expect, type Page } from 'playwright/test';
import type { SnapshotFrom } from 'xstate';
import type { ExportEvent, exportMachine } from '../../../../src/machines/export/machine';
import { exportTexts as texts } from '../../../../src/messages/screens/exporting';
import { NEVER_REJECTS } from '../../../kit/ordinary';
import type { Model } from '../../../kit/types';
import { exportModel } from '../../../machines/export/model';
import { endExport, feedExport, openExports, pauseExports, requestedExport } from '../../kit/exports';
import type { Screen } from '../../kit/replay';
import { openUsers } from '../../kit/screens';
import type { Stage } from '../../kit/stage';
import { answering, eventsWhere } from '../../kit/variants';

type ExportSnapshot = SnapshotFrom<typeof exportMachine>;
type Of<Type extends ExportEvent['type']> = Extract<ExportEvent, { type: Type }>;

const contextOf = (snapshot: unknown) => (snapshot as ExportSnapshot).context;

const model = {
  ...exportModel,
  // The count of an answer stands in its head, and steps of progress closer than a tenth of a second are left out.
  events: eventsWhere(
    exportModel,
    (type, snapshot) => type !== 'export.progress' || contextOf(snapshot).progress.rows === 0,
  ),
  actors: { download: answering(exportModel, 'download') },
  unreachable: { 'export.running --error(download)': NEVER_REJECTS },
} as Model;

/** What the list shows of an export, and must show. */
interface ExportFacts {
  /** Label and words of the progress bar. */
  readonly progress: readonly [string | null, string | null] | null;
  readonly failure: string | null;
  /** Downloads that the page waits for. */
  readonly open: number;
}

const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true });
const linesOf = (count: number): string => 'riga\r\n'.repeat(count);

async function start({ page }: Stage, { ids }: Of<'export.start'>): Promise<void> {
  for (const id of ids ?? []) await page.getByRole('checkbox', { name: `Seleziona riga ${id}` }).check();
  await button(page, ids === null ? 'Esporta Tutti' : 'Esporta Selezionati').click();
}

/** The rest of the file: as many rows as the answer counts, which are those that the head announced. */
async function answer({ page, snapshot }: Stage, { result }: Of<'export.answered'>): Promise<void> {
  if (!result.ok) return endExport(page, 'cut');
  const { rows } = contextOf(snapshot).progress;
  if (rows === 0) await feedExport(page, result.value.rows, linesOf(1 + result.value.rows));
  else await feedExport(page, null, linesOf(result.value.rows - rows));
  await endExport(page, 'end');
}

/** The export of users, seen from their list. */
export const exportScreen: Screen<ExportFacts> = {
  model,
  open: async (stage) => {
    const { page } = stage;
    await pauseExports(page);
    const rows = [7, 3].map((id) => ({ id, username: `utente-${id}`, active: 1 }));
    await openUsers(stage, rows);
    await page.getByRole('checkbox', { name: 'Seleziona riga 7' }).waitFor();
  },
  act: {
    'export.start': (stage, event) => start(stage, event as Of<'export.start'>),
    'export.cancel': ({ page }) => button(page, texts.cancel).click(),
    'export.retry': ({ page }) => button(page, texts.retry).click(),
    'export.dismiss': ({ page }) => button(page, texts.dismiss).click(),
    'export.progress': ({ page }, { progress: { rows, total } }) => feedExport(page, total, linesOf(1 + rows)),
    'export.answered': (stage, event) => answer(stage, event as Of<'export.answered'>),
  },
  commands: {
    'export.start': (_, { ids }) => (ids === null ? 'user.exportAll' : null),
  },
  actors: {},
  follow: async (stage) => {
    if (!stage.snapshot.hasTag('running')) return;
    const { ids } = contextOf(stage.snapshot);
    expect(await requestedExport(stage.page, stage.starts('download'))).toBe(ids?.join(',') ?? '');
  },
  facts: async ({ page }) => {
    const shown = await page.evaluate(() => {
      const bar = document.querySelector('main [role="progressbar"]');
      return {
        progress: bar === null ? null : ([bar.getAttribute('aria-label'), bar.getAttribute('aria-valuetext')] as const),
        failure: document.querySelector('main [role="alert"] p + div')?.textContent ?? null,
      };
    });
    return { ...shown, open: await openExports(page) };
  },
  expected: ({ snapshot }) => {
    const { progress, failure } = contextOf(snapshot);
    const { rows, total } = progress;
    const isRunning = snapshot.hasTag('running');
    const words = rows === 0 && total === null ? texts.starting : texts.progress(rows, total);
    const label = total === null ? texts.runningSo(words) : texts.running;
    return {
      progress: isRunning ? [label, total === null ? null : words] : null,
      failure: failure === null ? null : failure.kind === 'network' ? texts.cut : failure.message,
      open: isRunning ? 1 : 0,
    };
  },
};
