import { normaliseItem } from '../../../src/content/item/item';
import type { Content } from '../../../src/content/model/content';
import type { LocalDraft } from '../../../src/machines/editor/types';
import { dressed } from './dress';
import { openStart, store, storeDraft } from './screens';
import type { Stage } from './stage';

/** Number of the item in the stand-in. */
const ID = 5;
/** Milliseconds that a save waits for a second one, and some. */
const SAVE_PAUSE = 400;

/** What a field's value is of an item on the wire: keys beside `contents`, and of the Italian content. */
export interface ItemParts {
  readonly shared?: object;
  readonly localized?: object;
}

/**
 * One card of an item's editor, for the replay of the machine of its field. Takes the content type, the wire's form of a
 * value.
 */
export function itemCard<Value>(content: Content, partsOf: (value: Value) => ItemParts) {
  const { area, saveDebounced = false } = content;
  const itemWith = (value: Value, title = 'Sagra') => {
    const { shared, localized } = partsOf(value);
    return {
      id: ID,
      updated_at: '2026-03-01T08:00:00Z',
      canSave: 1,
      contents: { it: { title, status: 2, ...localized }, en: null },
      ...shared,
    };
  };
  /** What this browser kept of the item: it is offered, and until one decides nothing can be changed. */
  const draftOf = (value: Value): LocalDraft => {
    const of = (title: string) =>
      normaliseItem(content, itemWith(value, title) as never, { languages: ['it', 'en'], author: 7, canSave: true });
    return { item: of('Sagra ritrovata'), base: of('Sagra'), attempt: null };
  };
  /** From now on the item is answered with another value, and with the title that is given. */
  const answerWith = ({ standIn, marks }: Stage, value: Value): string => {
    const saves = Number(marks.get('saves') ?? 0) + 1;
    marks.set('saves', saves);
    const title = `Sagra ${saves}`;
    standIn.reply(`${area}.read`, () => dressed(itemWith(value, title)));
    return title;
  };
  const save = async ({ page }: Stage): Promise<void> => {
    await page.keyboard.press('Control+s');
    if (saveDebounced) await page.clock.runFor(SAVE_PAUSE);
  };
  return {
    /** Opens the editor over this value; a locked one is so because of a draft that is offered. */
    async open(stage: Stage, value: Value, isLocked: boolean): Promise<void> {
      const { page, standIn } = stage;
      standIn.reply(`${area}.read`, () => dressed(itemWith(value)));
      standIn.reply(`${area}.update`, () => dressed({ id: ID, message: null }));
      await store(page, {});
      if (isLocked) await storeDraft(page, `7/${area}/${ID}`, draftOf(value));
      await openStart(stage, ID);
    },
    /** Somebody else changed the value meanwhile: it comes with what is read after a save. */
    async changeOutside(stage: Stage, value: Value): Promise<void> {
      const title = answerWith(stage, value);
      await stage.page.getByRole('textbox', { name: 'Titolo', exact: true }).fill(title);
      await save(stage);
    },
    /** The same by a save that leaves the focus where it is. */
    async changeBehind(stage: Stage, value: Value): Promise<void> {
      answerWith(stage, value);
      await save(stage);
    },
    /** What was offered is dropped: the value can be changed. */
    unlock: ({ page }: Stage) => page.getByRole('button', { name: 'Scarta la bozza', exact: true }).click(),
  };
}
