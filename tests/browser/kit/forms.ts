import type { Page } from 'playwright/test';
import type { AnyEventObject } from 'xstate';
import type { Stage } from './stage';

/** What a form shows, and must show. */
export interface FormFacts {
  /** What it says above the fields, or in their place: a failure or a success. */
  readonly message: string | null;
  /** Field by name → its value and what is wrong with it. */
  readonly fields: Readonly<Record<string, { readonly value: string; readonly problem: string | null }>>;
  /** Its main button: 'ready', 'busy', or why it can't be pressed; null without one. */
  readonly button: string | null;
}

/** Reads the form of the page in front. Takes the names of its fields and the text of its main button. */
export const readForm = (page: Page, names: readonly string[], main: string): Promise<FormFacts> =>
  page.evaluate(
    ([wanted, label]): FormFacts => {
      const text = (element: Element | null | undefined) => element?.textContent?.trim() || null;
      const place = document.querySelector('main');
      const fields = [...(place?.querySelectorAll<HTMLInputElement>('input[name]') ?? [])];
      const button = [...(place?.querySelectorAll('button') ?? [])].find((it) => text(it)?.startsWith(label));
      const reason = (button?.getAttribute('aria-describedby') ?? '')
        .split(' ')
        .map((id) => document.getElementById(id));
      const isBusy = button?.getAttribute('aria-busy') === 'true';
      return {
        message: text(place?.querySelector('[role="alert"] p, div[role="status"] p, span[role="alert"]')),
        fields: Object.fromEntries(
          fields
            .filter(({ name }) => wanted.includes(name))
            .map(({ id, name, value }) => [name, { value, problem: text(document.getElementById(`${id}-error`)) }]),
        ),
        button: button === undefined ? null : isBusy ? 'busy' : (reason.map(text).find((it) => it !== null) ?? 'ready'),
      };
    },
    [names, main] as const,
  );

const control = (page: Page, name: string) => page.locator(`main input[name="${name}"]`);

/** Folds that whatever field has the focus is left, unless it is this one. Takes the machine's event for it. */
async function leaveOthers(stage: Stage, name: string | null, left: (field: string) => AnyEventObject): Promise<void> {
  const focused = await stage.page.evaluate(() =>
    document.activeElement instanceof HTMLInputElement ? document.activeElement.name : '',
  );
  if (focused !== '' && focused !== name) stage.also(left(focused));
}

/** How a form's fields are worked. Takes the machine's event for a field that is left. */
export const formHand = (left: (field: string) => AnyEventObject) => ({
  async fill(stage: Stage, name: string, value: string): Promise<void> {
    await leaveOthers(stage, name, left);
    await control(stage.page, name).fill(value);
  },
  async blur(stage: Stage, name: string): Promise<void> {
    await leaveOthers(stage, name, left);
    await control(stage.page, name).focus();
    await control(stage.page, name).blur();
  },
  /** Takes the focus out of whatever field has it. */
  async leave(stage: Stage): Promise<void> {
    await leaveOthers(stage, null, left);
    await stage.page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  },
  /** Presses Enter in a field. */
  async enter(stage: Stage, name: string): Promise<void> {
    await leaveOthers(stage, name, left);
    await control(stage.page, name).press('Enter');
  },
});
