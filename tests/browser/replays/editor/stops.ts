import type { Page } from 'playwright/test';
import type { AnyEventObject } from 'xstate';
import { entriesOf } from '../../../../src/content/field/collection';
import { keyOf, keysIn, type NestedField } from '../../../../src/content/field/entries';
import { entrySegment, valueAt } from '../../../../src/content/field/path';
import { entryFields } from '../../../../src/content/item/entryKeys';
import { entryWords } from '../../../../src/content/kinds/displayText';
import { errorAt, errorIn } from '../../../../src/machines/editor/document';
import { entriesTexts } from '../../../../src/messages/screens/entries';
import type { Stage } from '../../kit/stage';
import type { EditorSnapshot } from './model';

/** A stop as its card shows it. */
export interface StopFacts {
  readonly key: string;
  /** What its line says. */
  readonly line: string;
  /** Whether its line says that something within is wrong. */
  readonly isWrong: boolean;
  /** Its title and what is wrong with it, while the stop is open. */
  readonly title: string | null;
  readonly error: string | null;
}

const contextOf = ({ snapshot }: Stage) => (snapshot as EditorSnapshot).context;
const rowOf = (page: Page, key: string) => page.locator(`[data-entry="${key}"]`);
const lineOf = (page: Page, key: string) => rowOf(page, key).locator('[aria-expanded]').first();

/** The key of the stop that a path lies within; null for a field of the item itself. */
const keyIn = (path: string): string | null => /^tappe\.@([^.]+)\./.exec(path)?.[1] ?? null;

/** The box of a text of a stop, which is opened for it; null for a field of the item itself. */
export async function boxWithin(stage: Stage, path: string) {
  const key = keyIn(path);
  if (key === null) return null;
  const line = lineOf(stage.page, key);
  if ((await line.getAttribute('aria-expanded')) === 'false') {
    await stage.leaveField();
    // By key: the part of another stop that comes just now would push the line away from under a pointer.
    await line.press('Enter');
    await stage.frame();
  }
  return stage.page.locator(`[data-path="${path}"] input`);
}

/** Makes the list of stops what it is to be: with one more, one less, or one a place earlier. */
export async function changeList(stage: Stage, { value }: AnyEventObject): Promise<void> {
  const { page } = stage;
  const before = keysIn(valueAt(contextOf(stage).item, 'tappe'));
  const after = keysIn(value);
  await stage.leaveField();
  if (after.length > before.length) {
    await page.getByRole('button', { name: entriesTexts.add('Tappa'), exact: true }).click();
    return;
  }
  const gone = before.find((key) => !after.includes(key));
  const moved = gone ?? after.find((key, place) => before[place] !== key) ?? '';
  await lineOf(page, moved).focus();
  await page.keyboard.press(gone === undefined ? 'Alt+ArrowUp' : 'Delete');
  if (gone === undefined) return;
  await page.getByRole('alertdialog').getByRole('button', { name: 'Conferma', exact: true }).click();
}

/** What the card of stops shows; none where there is no such card. */
export const readStops = (page: Page): Promise<readonly StopFacts[]> =>
  page.evaluate(
    (isWrong) =>
      [...document.querySelectorAll<HTMLElement>('[data-path="tappe"] [data-entry]')].map((row) => {
        const head = row.querySelector('[aria-expanded]');
        const [, line, badge] = head?.querySelectorAll(':scope > span') ?? [];
        const isOpen = head?.getAttribute('aria-expanded') === 'true';
        const title = row.querySelector<HTMLInputElement>('[data-path$=".contents.it.title"] input');
        return {
          key: row.dataset.entry ?? '',
          line: line?.textContent ?? '',
          isWrong: badge?.textContent === isWrong,
          title: isOpen ? (title?.value ?? null) : null,
          error: document.getElementById(`${title?.id}-error`)?.textContent ?? null,
        };
      }),
    entriesTexts.isWrong,
  );

/** What it must show; which stop is open is the card's own. */
export function expectedStops(stage: Stage): readonly StopFacts[] {
  const context = contextOf(stage);
  const [field]: readonly (NestedField | undefined)[] = entryFields(context.content);
  if (field?.path !== 'tappe') return [];
  return entriesOf(valueAt(context.item, 'tappe')).map((entry) => {
    const key = keyOf(entry) ?? '';
    const path = `tappe.${entrySegment(key)}`;
    const title = `${path}.contents.it.title`;
    if (stage.marks.get('open') === key)
      return {
        key,
        line: entriesTexts.name(field.entry.one, entry.order),
        isWrong: false,
        title: String(valueAt(context.item, title) ?? ''),
        error: errorAt(context, title),
      };
    const line = entryWords(field.entry, entry, context.language) || entriesTexts.blank;
    return { key, line, isWrong: errorIn(context, path) !== null, title: null, error: null };
  });
}
