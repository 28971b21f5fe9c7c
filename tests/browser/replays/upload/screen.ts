import { expect, type Page } from 'playwright/test';
import type { AnyEventObject } from 'xstate';
import { MEDIA_LIMITS } from '../../../../src/contract/media';
import { refusalOf } from '../../../../src/machines/upload/refusals';
import { isToReduce, reduceRefusal } from '../../../../src/machines/upload/rules';
import { summaryOf } from '../../../../src/machines/upload/summary';
import type { PickedFile, UploadContext, UploadEvent, UploadRow } from '../../../../src/machines/upload/types';
import { mediaTexts } from '../../../../src/messages/ui/media';
import { dressed, dressedMedia } from '../../kit/dress';
import { dropFiles } from '../../kit/files';
import type { Screen } from '../../kit/replay';
import { openStart } from '../../kit/screens';
import type { Stage } from '../../kit/stage';
import type { PendingCall, SentFile } from '../../kit/standIn';
import { pauseUploads, progressTo, releaseMeasuring, releaseReducing } from '../../kit/uploads';
import { cardUploadModel, FILES, isTidied, type UploadSnapshot } from './model';

const texts = mediaTexts.uploads;
/** With a licence nobody asks for one before the images are attached. */
const LICENSED = { license_id: 81, versione_id: 91 };

/** What an image card shows of its uploads, and must show. */
interface UploadFacts {
  readonly rows: readonly {
    readonly name: string;
    readonly status: string;
    readonly progress: number | null;
    readonly problems: readonly string[];
    readonly isReduced: boolean;
    /** Pictures of before and after. */
    readonly pictures: number;
    readonly choices: readonly string[];
    readonly tools: readonly string[];
  }[];
  /** Without its heading; null for none. */
  readonly summary: string | null;
  readonly canReduceAll: boolean;
  readonly canRetryAll: boolean;
  readonly canClear: boolean;
}

const contextOf = ({ snapshot }: Pick<Stage, 'snapshot'>) => (snapshot as UploadSnapshot).context;
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

function toolsOf({ name, status }: UploadRow): string[] {
  const retry = ['failed', 'timedOut', 'cancelled'].includes(status) ? [texts.retry(name)] : [];
  const isUnderWay = ['checking', 'toReduce', 'reducing', 'waiting', 'sending'].includes(status);
  return [...retry, isUnderWay ? texts.cancel(name) : texts.remove(name)];
}

/** The call that sends a file, as often as it was sent by now. */
function callOf({ standIn }: Stage, { name, attempts }: UploadRow): Promise<PendingCall> {
  return standIn.nth(['media.upload'], attempts, ({ body }) => (body as SentFile).name === name);
}

async function answer(stage: Stage, { id, result }: Extract<UploadEvent, { type: 'file.answered' }>): Promise<void> {
  const row = contextOf(stage).rows.find((candidate) => candidate.id === id);
  if (row === undefined) throw new Error(`${id} is not in the list`);
  const pending = await callOf(stage, row);
  const file = FILES.get(row.name);
  const { bytes, ...sent } = pending.call.body as SentFile;
  if (row.version === 'original') expect({ ...sent, bytes }).toEqual(file);
  else {
    expect(sent).toEqual({ name: file?.name, type: file?.type });
    expect(bytes.length).toBeLessThanOrEqual(MEDIA_LIMITS.imageBytes);
  }
  expect(pending.call.params).toEqual({ collectionType: 'images', parentId: contextOf(stage).target.parentId });
  await pending.settle(
    result.ok ? dressed(dressedMedia({ ...result.value, ...LICENSED })) : { failure: result.failure },
  );
}

const choicesOf = (row: UploadRow, { target }: UploadContext): string[] => {
  if (row.status === 'reduced') return [texts.accept, texts.decline];
  return reduceRefusal(row, target) === null ? [texts.reduce] : [];
};

const choose = (page: Page, choice: string, name: string) => button(page, `${choice} ${name}`).click();

function summaryText({ rows }: UploadContext): string | null {
  const parts = summaryOf(rows)?.map(({ outcome, ids: { length } }) => {
    const [one, many] = texts.summary.images[outcome];
    return `${length} ${length === 1 ? one : many}`;
  });
  return parts?.join(', ') ?? null;
}

/** A command of the queue means the first file that takes it. */
const onFirst = (command: string) => (stage: Pick<Stage, 'snapshot'>, event: AnyEventObject) => {
  const context = contextOf(stage);
  const takes = context.rows.find(({ id }) => refusalOf(context, { ...event, id } as UploadEvent) === null);
  return takes?.id === event.id ? command : null;
};

/** The queue of uploads, seen from the image card of a news item. */
export const uploadScreen: Screen<UploadFacts> = {
  model: cardUploadModel,
  // Files that were let go come back under the same ids when the same ones are added again.
  shortPaths: true,
  open: async (stage) => {
    const { page, standIn } = stage;
    standIn.pause('media.upload');
    standIn.reply('news.read', ({ params }) => dressed({ id: Number(params.id), contents: {}, canSave: 1 }));
    await pauseUploads(page);
    await openStart(stage, 5);
    await button(page, mediaTexts.card.add).waitFor();
  },
  act: {
    'files.add': ({ page }, { files }) =>
      dropFiles(
        page,
        button(page, mediaTexts.card.add),
        (files as readonly PickedFile[]).flatMap(({ name }) => FILES.get(name) ?? []),
      ),
    'file.cancel': ({ page }, { id }) => button(page, texts.cancel(id)).click(),
    'file.retry': ({ page }, { id }) => button(page, texts.retry(id)).click(),
    'failed.retry': ({ page }) => button(page, texts.retryAll).click(),
    'file.reduce': ({ page }, { id }) => choose(page, texts.reduce, id),
    'refused.reduce': ({ page }) => page.getByRole('button', { name: texts.reduceAll }).click(),
    'reduction.accept': ({ page }, { id }) => choose(page, texts.accept, id),
    'reduction.decline': ({ page }, { id }) => choose(page, texts.decline, id),
    'file.remove': ({ page }, { id }) => button(page, texts.remove(id)).click(),
    'finished.clear': ({ page }) => button(page, texts.clear).click(),
    'file.progress': ({ page }, { id, progress }) => progressTo(page, id, progress),
    'file.answered': (stage, event) => answer(stage, event as Extract<UploadEvent, { type: 'file.answered' }>),
  },
  commands: {
    'file.cancel': onFirst('uploads.cancel'),
    'file.retry': onFirst('uploads.retry'),
    'failed.retry': 'uploads.retryAll',
    'file.reduce': onFirst('uploads.reduce'),
    'refused.reduce': 'uploads.reduceAll',
    'reduction.accept': onFirst('uploads.accept'),
    'reduction.decline': onFirst('uploads.decline'),
    'file.remove': onFirst('uploads.remove'),
    'finished.clear': 'uploads.clear',
  },
  actors: {
    inspectFile: { settle: (stage) => releaseMeasuring(stage.page, stage.starts('inspectFile')) },
    reduceFile: { settle: (stage) => releaseReducing(stage.page, stage.starts('reduceFile')) },
  },
  follow: async (stage) => {
    const settled = stage.world.emitted.some(({ type }) => type === 'queue.settled');
    if (settled && isTidied(stage.snapshot)) stage.also({ type: 'finished.clear' });
    for (const row of contextOf(stage).rows) if (row.status === 'sending') await callOf(stage, row);
  },
  facts: ({ page }) =>
    page.evaluate(
      ([list, retryAll, clear, reduceAll, choices, reducedFrom]): UploadFacts => {
        const has = (name: string) =>
          [...document.querySelectorAll('main button')].some((it) => it.textContent === name);
        return {
          rows: [...document.querySelectorAll<HTMLElement>(`ul[aria-label="${list}"] > li`)].map((row) => {
            const [name, status] = [...row.querySelectorAll('span')].map((span) => span.textContent ?? '');
            const progress = row.querySelector('[role="progressbar"], progress');
            return {
              name: name ?? '',
              status: status ?? '',
              progress:
                progress === null
                  ? null
                  : Number(progress.getAttribute('aria-valuenow') ?? progress.getAttribute('value')),
              problems: [...row.querySelectorAll('p.text-danger')].map((problem) => problem.textContent ?? ''),
              isReduced: [...row.querySelectorAll('p')].some((note) => note.textContent?.startsWith(reducedFrom)),
              pictures: row.querySelectorAll('figure').length,
              choices: [...row.querySelectorAll('button:not([aria-label])')].map(
                (choice) => choices.find((text) => choice.textContent?.startsWith(text)) ?? '',
              ),
              tools: [...row.querySelectorAll('button[aria-label]')].map((it) => it.getAttribute('aria-label') ?? ''),
            };
          }),
          summary: document.querySelector('[data-summary]')?.getAttribute('aria-label')?.split(': ')[1] ?? null,
          canReduceAll: [...document.querySelectorAll('main button')].some((it) =>
            it.textContent?.startsWith(reduceAll),
          ),
          canRetryAll: has(retryAll),
          canClear: has(clear),
        };
      },
      [
        texts.list,
        texts.retryAll,
        texts.clear,
        texts.reduceAll,
        [texts.accept, texts.decline, texts.reduce],
        texts.reducedFrom('', '').split(' ')[0] ?? '',
      ] as const,
    ),
  expected: (stage) => {
    const context = contextOf(stage);
    const { rows, target } = context;
    const some = (...statuses: readonly string[]) => rows.some(({ status }) => statuses.includes(status));
    return {
      rows: rows.map((row) => ({
        name: row.name,
        status: texts.status[row.status],
        progress: row.status === 'sending' ? row.progress : null,
        problems: [row.status === 'reduced' ? null : row.problem, row.reductionProblem?.text ?? null].filter(
          (problem) => problem !== null,
        ),
        isReduced: row.version === 'reduced',
        pictures: row.status === 'reduced' ? 2 : 0,
        choices: choicesOf(row, context),
        tools: toolsOf(row),
      })),
      summary: summaryText(context),
      canReduceAll: rows.filter((row) => isToReduce(row, target)).length > 1,
      canRetryAll: some('failed', 'timedOut'),
      canClear: some('done', 'refused', 'cancelled'),
    };
  },
};
