import type { Locator, Page } from 'playwright/test';
import type { AnyEventObject } from 'xstate';
import { LICENSE_GROUP, type MediaItem } from '../../../../src/contract/media';
import type { Result } from '../../../../src/contract/result';
import type { DeletionAnswer, MediaPage, SavedItem } from '../../../../src/machines/picker/types';
import { pickerTexts as messages } from '../../../../src/messages/screens/picker';
import { mediaTexts as texts } from '../../../../src/messages/ui/media';
import { failureOf } from '../../../machines/fixtures';
import type { Call } from '../../kit/call';
import { dressed, dressedImages, dressedMedia } from '../../kit/dress';
import { dropFiles, svg } from '../../kit/files';
import type { Screen } from '../../kit/replay';
import { openStart } from '../../kit/screens';
import type { Stage } from '../../kit/stage';
import type { SentFile } from '../../kit/standIn';
import { expectedPicker, type PickerFacts, readPicker, TYPED } from './facts';
import { ATTACHED, cardPickerModel, type PickerSnapshot } from './model';

const contextOf = ({ snapshot }: Stage) => (snapshot as PickerSnapshot).context;
const dialogOf = (page: Page): Locator => page.getByRole('dialog', { name: messages.title });
const questionOf = (page: Page): Locator => page.getByRole('alertdialog').last();
const licensesOf = (page: Page): Locator => page.getByRole('dialog', { name: texts.licensing.title });
const CHOICES = [
  [texts.fields.license, 'license_id'],
  [texts.fields.version, 'versione_id'],
] as const;

const presses =
  (name: string, place: (page: Page) => Locator = dialogOf) =>
  async (stage: Stage): Promise<void> => {
    await place(stage.page).getByRole('button', { name, exact: true }).click();
  };

/** Goes to the thumbnails, and presses these keys there. The first focus takes the cursor to the first one. */
async function inGrid(stage: Stage, ...keys: readonly string[]): Promise<void> {
  const { cursor, items } = contextOf(stage);
  if (cursor === null && items.length > 0) stage.also({ type: 'cursor.move', to: 'first' });
  await dialogOf(stage.page).getByRole('listbox').focus();
  for (const key of keys) await stage.page.keyboard.press(key);
}

/** Brings the cursor to one of the first two thumbnails. */
async function toThumbnail(stage: Stage, id: number): Promise<void> {
  await inGrid(stage, 'Home', ...(id === 1 ? [] : ['ArrowRight']));
  stage.also({ type: 'cursor.move', to: { id } });
}

async function openDetail(stage: Stage, id: number): Promise<void> {
  await toThumbnail(stage, id);
  await stage.page.keyboard.press('Enter');
}

/** Uploads as many files as are to arrive, and fail, in the pane; they come in this order. */
async function upload(stage: Stage, { items, failed }: AnyEventObject): Promise<void> {
  const { page, standIn, marks } = stage;
  const arrive = (items as readonly MediaItem[]).map((item) => [`arriva-${item.id}.svg`, item] as const);
  const fail = Array.from({ length: failed as number }, (_, index) => [`fallisce-${index}.svg`, null] as const);
  const files = [...arrive, ...fail];
  await dropFiles(
    page,
    dialogOf(page).getByRole('region', { name: texts.upload }),
    files.map(([name]) => svg(name)),
  );
  const sent = ({ body }: Call, name: string) => (body as SentFile).name === name;
  for (const [name, item] of files) {
    // The same file may have come before.
    const count = Number(marks.get(name) ?? 0) + 1;
    marks.set(name, count);
    const pending = await standIn.nth(['media.upload'], count, (call) => sent(call, name));
    await pending.settle(item === null ? { failure: failureOf('invalid') } : dressed(dressedMedia(item)));
    const row = dialogOf(page).getByRole('listitem').filter({ hasText: name });
    // The last one takes the pane away with it.
    if (name !== files.at(-1)?.[0]) await row.filter({ hasText: texts.uploads.status.done }).waitFor();
  }
}

const act: Screen<PickerFacts>['act'] = {
  'picker.open': ({ page }) => page.getByRole('button', { name: texts.card.add, exact: true }).click(),
  'picker.close': presses(texts.close),
  'picker.insert': ({ page }) => page.keyboard.press('Control+Enter'),
  'filter.type': ({ page }, { text }) => dialogOf(page).getByRole('searchbox').fill(text),
  'filter.apply': presses(texts.apply),
  'gallery.refresh': presses(texts.refresh),
  'gallery.more': presses(texts.more),
  'view.measure': ({ page }) => page.setViewportSize({ width: 1480, height: 1200 }),
  'cursor.move': (stage) => inGrid(stage, 'Home'),
  'image.select': (stage, { id }) =>
    id === undefined ? inGrid(stage, ' ') : dialogOf(stage.page).getByRole('option').first().click(),
  'selection.clear': (stage) => inGrid(stage, 'Shift+X'),
  'uploads.open': presses(texts.upload),
  'uploads.close': presses(texts.back),
  'uploads.arrived': upload,
  'detail.open': (stage, { id }) => openDetail(stage, id),
  'detail.close': presses(texts.closeDetail),
  'detail.report': (stage, { work }) => {
    const { detail } = contextOf(stage);
    const title = dialogOf(stage.page).getByRole('textbox', { name: texts.fields.title, exact: true });
    return title.fill(work === 'none' ? (detail?.item.title ?? '') : TYPED);
  },
  'leave.confirm': presses(texts.leave.confirm, questionOf),
  'leave.cancel': presses(texts.leave.cancel, questionOf),
  'delete.request': presses(texts.remove),
  'delete.confirm': ({ page }) => questionOf(page).getByRole('button').last().click(),
  'delete.cancel': presses('Annulla', questionOf),
  'licenses.choose': async ({ page }, { change }) => {
    for (const [label, field] of CHOICES)
      if (field in change)
        await licensesOf(page).getByRole('combobox', { name: label }).selectOption(String(change[field]));
  },
  'licenses.save': presses(texts.licensing.save, licensesOf),
  'licenses.cancel': presses(texts.licensing.cancel, licensesOf),
};

const commands: Screen<PickerFacts>['commands'] = {
  'filter.apply': 'picker.apply',
  'gallery.refresh': 'picker.refresh',
  'gallery.more': 'picker.more',
  'image.select': {
    command: (_, { id }) => (id === undefined ? 'picker.select' : null),
    focus: (stage) => inGrid(stage),
  },
  'selection.clear': { focus: (stage) => inGrid(stage) },
  'uploads.open': 'picker.uploads',
  'uploads.close': 'picker.gallery',
  'detail.open': { command: 'picker.details', focus: (stage, { id }) => toThumbnail(stage, id) },
  'delete.request': { command: 'picker.delete', focus: (stage) => inGrid(stage) },
  'detail.close': 'picker.closeDetails',
  'leave.confirm': 'dialog.main',
  'leave.cancel': 'dialog.close',
  'delete.confirm': 'dialog.main',
  'delete.cancel': 'dialog.close',
  'licenses.save': 'dialog.main',
  'licenses.cancel': 'dialog.close',
};

async function open(stage: Stage): Promise<void> {
  const { page, standIn } = stage;
  standIn.pause('media.upload');
  const attachments = ATTACHED.map((image, index) => ({ ...image, order: index + 1 }));
  standIn.reply('news.read', ({ params }) => dressed({ id: Number(params.id), contents: {}, canSave: 1, attachments }));
  standIn.reply('lookups.categories', ({ query: { main } }) =>
    dressed(main === String(LICENSE_GROUP) ? [{ id: 81, name: 'CC BY' }] : [{ id: 91, name: '4.0' }]),
  );
  await openStart(stage, 5);
  await page.getByRole('button', { name: texts.card.add, exact: true }).waitFor();
}

const savedReply = (output: Result<SavedItem>) => {
  if (!output.ok) return { failure: output.failure };
  const { item, message } = output.value;
  return dressed({ ...(item === null ? {} : dressedMedia(item)), message });
};
const readReply = (output: Result<MediaItem>) =>
  output.ok ? dressed([dressedMedia(output.value)]) : { failure: output.failure };
const idOf = ({ body }: Call) => (body as { readonly id?: number }).id;

/** The picker 'Seleziona Allegato', opened from the image card of a news item. */
export const pickerScreen: Screen<PickerFacts> = {
  model: cardPickerModel,
  open,
  act,
  commands,
  actors: {
    loadPage: {
      endpoints: ['media.search'],
      isMeant: (call) => idOf(call) === undefined,
      reply: (output: Result<MediaPage>) =>
        output.ok ? dressedImages(output.value.items, output.value) : { failure: output.failure },
    },
    saveLicense: { endpoints: ['media.update'], reply: savedReply },
    readUnlicensed: { endpoints: ['media.search'], isMeant: (call) => idOf(call) !== undefined, reply: readReply },
    deleteItem: {
      endpoints: ['media.remove'],
      reply: (output: DeletionAnswer) => {
        if (output.ok) return dressed(output.value);
        const { failure, usedBy, usedTotal } = output;
        return { failure: { ...failure, details: { contents: usedBy, total: usedTotal } } };
      },
    },
  },
  facts: ({ page }) => readPicker(page),
  expected: ({ snapshot }) => expectedPicker(snapshot as PickerSnapshot),
};
