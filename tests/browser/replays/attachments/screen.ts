import { expect, type Locator, type Page } from 'playwright/test';
import type { AnyEventObject } from 'xstate';
import type { AttachedImage } from '../../../../src/content/media/images';
import { attachmentsEdits } from '../../../../src/machines/attachments/edits';
import { type AttachmentsGiven, nameOf } from '../../../../src/machines/attachments/rules';
import { mediaTexts } from '../../../../src/messages/ui/media';
import { news } from '../../../content/named';
import { dressed, dressedMedia } from '../../kit/dress';
import { dropFiles, svg } from '../../kit/files';
import { itemCard } from '../../kit/itemCard';
import type { Screen } from '../../kit/replay';
import type { Stage } from '../../kit/stage';
import { type AttachmentsSnapshot, cardModel } from './model';

const texts = mediaTexts.card;
/** What a file has besides: with a licence nobody asks for one. */
const FILE = { copyright: 'APT', license_id: 81, versione_id: 91, openlibrary: null };

/** What an image card shows, and must show. */
interface CardFacts {
  readonly images: readonly {
    readonly id: number;
    readonly order: string;
    readonly name: string;
    readonly isCover: boolean;
    readonly description: string;
    readonly isUndescribed: boolean;
  }[];
  readonly count: string;
  /** What takes the last removal back. */
  readonly undo: string | null;
  readonly isLocked: boolean;
  /** What is read out. */
  readonly said: string;
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const rowOf = (page: Page, id: number) => page.locator(`[data-image="${id}"]`);

/** The images of a news item as the stand-in has them: flags as numbers, each image with keys of its own. */
const card = itemCard<readonly AttachedImage[]>(news, (images) => ({
  shared: {
    attachments: images.map(({ is_primary, ...image }) => dressedMedia({ ...image, is_primary: is_primary ? 1 : 0 })),
  },
}));

async function open(stage: Stage): Promise<void> {
  const { value, readOnly } = stage.path.input as AttachmentsGiven;
  await card.open(stage, value, readOnly !== null);
  await button(stage.page, texts.add).waitFor();
}

async function pressTool({ page, snapshot }: Stage, id: number, label: (name: string) => string): Promise<void> {
  const image = (snapshot as AttachmentsSnapshot).context.value.find((candidate) => candidate.id === id);
  if (image === undefined) throw new Error(`image ${id} is not attached`);
  await button(page, label(nameOf(image))).click();
}

/** Opens the data of an image's file. */
async function openData(stage: Stage, id: number): Promise<Locator> {
  const { page, standIn, snapshot } = stage;
  const { value } = (snapshot as AttachmentsSnapshot).context;
  const { url, title } = value.find((image) => image.id === id) ?? {};
  standIn.reply('media.search', () => dressed({ images: [dressedMedia({ id, url, title, ...FILE })] }));
  await pressTool(stage, id, texts.data);
  return page.getByRole('dialog', { name: mediaTexts.detail });
}

async function saveData(stage: Stage, { id, title, description }: AttachedImage): Promise<void> {
  const dialog = await openData(stage, id);
  stage.standIn.reply('media.update', () => dressed({ message: null }));
  await dialog.getByRole('textbox', { name: mediaTexts.fields.title }).fill(title ?? '');
  await dialog.getByRole('textbox', { name: mediaTexts.fields.description }).fill(description ?? '');
  await dialog.getByRole('button', { name: mediaTexts.save, exact: true }).click();
  await close(stage, dialog);
}

async function deleteFile(stage: Stage, id: number): Promise<void> {
  const dialog = await openData(stage, id);
  stage.standIn.reply('media.remove', () => dressed({ message: null }));
  await dialog.getByRole('button', { name: mediaTexts.remove, exact: true }).click();
  await stage.page.getByRole('alertdialog').getByRole('button').last().click();
  await close(stage, dialog);
}

/** Waits until the data are closed, or have nothing more to save. */
async function close({ page }: Stage, dialog: Locator): Promise<void> {
  await expect(async () => {
    if ((await dialog.count()) > 0) await page.keyboard.press('Escape');
    expect(await dialog.count()).toBe(0);
  }).toPass();
}

const act: Screen<CardFacts>['act'] = {
  'form.change': (stage, { changes }) =>
    changes.value === undefined ? card.unlock(stage) : card.changeOutside(stage, changes.value),
  'images.add': async ({ page, standIn }, { images: [item] }) => {
    standIn.reply('media.upload', () => dressed(dressedMedia({ ...item, ...FILE })));
    await dropFiles(page, button(page, texts.add), [svg('mare.svg')]);
  },
  'file.saved': (stage, { image }) => saveData(stage, image),
  'file.deleted': (stage, { id }) => deleteFile(stage, id),
  'image.remove': (stage, { id }) => pressTool(stage, id, texts.remove),
  'image.restore': ({ page }) => page.getByRole('button', { name: /^Rimetti / }).click(),
  'image.cover': (stage, { id }) => pressTool(stage, id, texts.makeCover),
  'image.move': (stage, { id }) => pressTool(stage, id, texts.earlier),
  'image.describe': ({ page }, { id, text }) => rowOf(page, id).getByRole('textbox').fill(text),
};

/** Brings the focus to an image: its commands mean that one. */
const focusImage = ({ page }: Stage, { id }: AnyEventObject): Promise<void> =>
  rowOf(page, id).getByRole('button').last().focus();

const commands: Screen<CardFacts>['commands'] = {
  'image.remove': { focus: focusImage },
  'image.cover': { focus: focusImage },
  'image.move': { command: (_, { to }) => (typeof to === 'number' ? null : `image.${to}`), focus: focusImage },
};

const readCard = (page: Page) =>
  page.evaluate(
    ([add, cover]): CardFacts => {
      const text = (element: Element | null | undefined) => element?.textContent ?? '';
      const bar = [...document.querySelectorAll('main button')].find((it) => text(it).startsWith(add))?.parentElement;
      const card = bar?.parentElement;
      const rows = [...(card?.querySelectorAll<HTMLElement>('li[data-image]') ?? [])];
      return {
        images: rows.map((row) => {
          const spans = [...row.querySelectorAll('span')].map(text);
          return {
            id: Number(row.dataset.image),
            order: spans[0] ?? '',
            name: spans[1] ?? '',
            isCover: spans.includes(cover),
            description: row.querySelector('input')?.value ?? '',
            isUndescribed: row.querySelector('p.text-warning') !== null,
          };
        }),
        count: text(bar?.querySelector('button ~ span:not([hidden])')),
        undo: [...(bar?.querySelectorAll('button') ?? [])].map(text).find((name) => name.startsWith('Rimetti')) ?? null,
        isLocked: bar?.querySelector('button')?.getAttribute('aria-disabled') === 'true',
        said: text(card?.querySelector('p[role="status"]')),
      };
    },
    [texts.add, texts.cover] as const,
  );

/** The images of an item, seen from the card of a news item. */
export const attachmentsScreen: Screen<CardFacts> = {
  model: cardModel,
  open,
  act,
  commands,
  actors: {},
  facts: ({ page }) => readCard(page),
  expected: ({ snapshot: current, emitted }) => {
    const { context } = current as AttachmentsSnapshot;
    const { value, maximum, readOnly, wayBack } = context;
    const isBack = !attachmentsEdits.can(context, { type: 'image.restore' });
    return {
      images: value.map((image) => ({
        id: image.id,
        order: String(image.order),
        name: nameOf(image),
        isCover: image.is_primary,
        description: image.description ?? '',
        isUndescribed: (image.description ?? '') === '',
      })),
      count: texts.count(value.length, maximum),
      undo: wayBack === null || isBack ? null : texts.undo(nameOf(wayBack.image)),
      isLocked: readOnly !== null || value.length >= maximum,
      said: emitted.findLast(({ type }) => type === 'announced')?.text ?? '',
    };
  },
};
