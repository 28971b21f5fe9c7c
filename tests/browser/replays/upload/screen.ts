import { expect, type Page } from 'playwright/test';
import type { AnyEventObject } from 'xstate';
import { contextRefusal } from '../../../../src/machines/upload/rules';
import type { PickedFile, UploadEvent, UploadRow } from '../../../../src/machines/upload/types';
import { mediaTexts } from '../../../../src/messages/ui/media';
import { dressed, dressedMedia } from '../../kit/dress';
import { dropFiles } from '../../kit/files';
import type { Screen, Stage } from '../../kit/replay';
import { openSignedIn, userWith } from '../../kit/screens';
import type { PendingCall, SentFile } from '../../kit/standIn';
import { pauseUploads, progressTo, releaseMeasuring } from '../../kit/uploads';
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
    readonly problem: string | null;
    readonly tools: readonly string[];
  }[];
  readonly canRetryAll: boolean;
  readonly canClear: boolean;
}

const contextOf = ({ snapshot }: Stage) => (snapshot as UploadSnapshot).context;
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

function toolsOf({ name, status }: UploadRow): string[] {
  const retry = ['failed', 'timedOut', 'cancelled'].includes(status) ? [texts.retry(name)] : [];
  const isUnderWay = ['checking', 'waiting', 'sending'].includes(status);
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
  expect(pending.call.body).toEqual(file);
  expect(pending.call.params).toEqual({ collectionType: 'images', parentId: contextOf(stage).target.parentId });
  await pending.settle(
    result.ok ? dressed(dressedMedia({ ...result.value, ...LICENSED })) : { failure: result.failure },
  );
}

/** A command of the queue means the first file that takes it. */
const onFirst = (command: string) => (stage: Stage, event: AnyEventObject) => {
  const context = contextOf(stage);
  const takes = context.rows.find(({ id }) => contextRefusal(context, { ...event, id } as UploadEvent) === null);
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
    await openSignedIn(stage, userWith({ 'news-view': true, 'news-edit': true, 'media-create': true }), '/news/5');
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
    'file.remove': ({ page }, { id }) => button(page, texts.remove(id)).click(),
    'finished.clear': ({ page }) => button(page, texts.clear).click(),
    'file.progress': ({ page }, { id, progress }) => progressTo(page, id, progress),
    'file.answered': (stage, event) => answer(stage, event as Extract<UploadEvent, { type: 'file.answered' }>),
  },
  commands: {
    'file.cancel': onFirst('uploads.cancel'),
    'file.retry': onFirst('uploads.retry'),
    'failed.retry': 'uploads.retryAll',
    'file.remove': onFirst('uploads.remove'),
    'finished.clear': 'uploads.clear',
  },
  actors: { inspectFile: { settle: (stage) => releaseMeasuring(stage.page, stage.starts('inspectFile')) } },
  follow: async (stage) => {
    const settled = stage.world.emitted.some(({ type }) => type === 'queue.settled');
    if (settled && isTidied(stage.snapshot)) stage.also({ type: 'finished.clear' });
    for (const row of contextOf(stage).rows) if (row.status === 'sending') await callOf(stage, row);
  },
  facts: ({ page }) =>
    page.evaluate(
      ([list, retryAll, clear]): UploadFacts => {
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
              problem: row.querySelector('p')?.textContent ?? null,
              tools: [...row.querySelectorAll('button')].map((tool) => tool.getAttribute('aria-label') ?? ''),
            };
          }),
          canRetryAll: has(retryAll),
          canClear: has(clear),
        };
      },
      [texts.list, texts.retryAll, texts.clear] as const,
    ),
  expected: (stage) => {
    const { rows } = contextOf(stage);
    const some = (...statuses: readonly string[]) => rows.some(({ status }) => statuses.includes(status));
    return {
      rows: rows.map((row) => ({
        name: row.name,
        status: texts.status[row.status],
        progress: row.status === 'sending' ? row.progress : null,
        problem: row.problem,
        tools: toolsOf(row),
      })),
      canRetryAll: some('failed', 'timedOut'),
      canClear: some('done', 'refused', 'cancelled'),
    };
  },
};
