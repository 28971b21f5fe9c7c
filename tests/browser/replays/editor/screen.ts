import { expect, type Page } from 'playwright/test';
import type { AnyEventObject } from 'xstate';
import { ENTRY_KEY } from '../../../../src/content/field/path';
import { conflictName } from '../../../../src/content/item/conflict';
import { withoutKeys } from '../../../../src/content/item/entryKeys';

import type { EditorActors, EditorInput } from '../../../../src/machines/editor/types';
import type { CallOutput } from '../../../../src/machines/kit/actor';
import { languageName } from '../../../../src/messages/screens/content';
import { KEY } from '../../../machines/editor/fixture';
import { routeJourneys } from '../../../machines/editor/routeJourneys';
import { dressed } from '../../kit/dress';
import { addScript } from '../../kit/pageScripts';
import type { Screen } from '../../kit/replay';
import { backOnline, hide, openStart, runFromPalette, signInAgain, store, storeDraft } from '../../kit/screens';
import type { Stage } from '../../kit/stage';
import { type EditorFacts, expectedEditor, readEditor } from './facts';
import { type EditorSnapshot, realEditorModel } from './model';
import { boxWithin, changeList } from './stops';

type Output<Actor extends keyof EditorActors> = CallOutput<EditorActors[Actor]>;

const LABELS: Readonly<Record<string, string>> = {
  'contents.it.title': 'Titolo',
  'contents.it.google.title': 'Titolo SEO',
  'contents.it.review_note': 'Nota di revisione',
};

const fieldOfForm = (page: Page, path: string) =>
  page.getByRole('textbox', { name: LABELS[path] ?? path, exact: true });

const field = async (stage: Stage, path: string) => (await boxWithin(stage, path)) ?? fieldOfForm(stage.page, path);

/** Puts the focus into a field, having left the one that had it. */
async function intoField(stage: Stage, path: string): Promise<void> {
  const control = await field(stage, path);
  if (await control.evaluate((element) => element === document.activeElement)) return;
  await stage.leaveField();
  await control.focus();
}

/** Presses a button, having left the field in focus for it. */
const presses = (name: string) => async (stage: Stage) => {
  await stage.leaveField();
  await stage.page.getByRole('button', { name, exact: true }).click();
};

const decides =
  (version: string) =>
  async (stage: Stage, { path }: AnyEventObject) => {
    const { conflict } = (stage.snapshot as EditorSnapshot).context;
    const decided = conflict?.fields.find((one) => one.path === path);
    const name = decided === undefined ? '' : conflictName(decided);
    await stage.leaveField();
    await stage.page.getByRole('group', { name, exact: true }).getByRole('radio', { name: version }).click();
  };

/** Commands decide the first open field: one that was decided is only changed by hand. */
const whileOpen =
  (command: string) =>
  ({ snapshot }: Pick<Stage, 'snapshot'>): string | null =>
    (snapshot as EditorSnapshot).context.conflict?.fields[0]?.decision === null ? command : null;

/** A sequence of letters, which act while nobody types. */
const letters =
  (...keys: readonly string[]) =>
  async (stage: Stage) => {
    await stage.leaveField();
    for (const key of keys) await stage.page.keyboard.press(key);
  };

const act: Screen<EditorFacts>['act'] = {
  'field.change': async (stage, event) => {
    const { page } = stage;
    const { path, value } = event;
    if (path === 'tappe') return changeList(stage, event);
    if (path.endsWith('.status')) {
      await stage.leaveField();
      await page.getByRole('combobox', { name: 'Stato', exact: true }).selectOption(String(value));
      return;
    }
    await intoField(stage, path);
    await (await field(stage, path)).fill(value);
  },
  'field.copy': async (stage, { path }) => {
    await intoField(stage, path);
    await stage.page.keyboard.press('Alt+Enter');
  },
  'copy.undo': async (stage) => {
    const { copied } = (stage.snapshot as EditorSnapshot).context;
    if (copied !== null) await intoField(stage, copied.path);
    await stage.page.keyboard.press('Control+z');
  },
  'field.blur': async (stage, { path }) => {
    const control = await field(stage, path);
    await control.focus();
    await control.blur();
  },
  'language.go': async (stage, { language }) => {
    await stage.leaveField();
    await stage.page.getByRole('tab', { name: languageName(language) }).click();
  },
  'field.go': async (stage, { path }) => {
    // A pointer needs no command to get there.
    await stage.leaveField();
    await (await field(stage, path)).click();
  },
  'save.request': ({ page }) => page.keyboard.press('Control+s'),
  'save.retry': backOnline,
  'save.asNew': presses('Salva come nuovo'),
  'error.next': ({ page }) => page.keyboard.press('F8'),
  'error.previous': ({ page }) => page.keyboard.press('Shift+F8'),
  'preview.request': ({ page }) => page.keyboard.press('Control+Shift+P'),
  'draft.restore': presses('Riprendi la bozza'),
  'draft.discard': presses('Scarta la bozza'),
  'draft.flush': ({ page }) => hide(page),
  'conflict.keepMine': decides('Tieni la mia'),
  'conflict.takeTheirs': decides('Prendi la sua'),
  'conflict.cancel': presses('Torna a scrivere'),
  'comparison.request': letters('v', 'c'),
  'review.submit': letters('s', 'v'),
  'review.approve': letters('s', 'p'),
  'review.return': letters('s', 'r'),
  'publication.confirm': ({ page }) =>
    page.getByRole('alertdialog').getByRole('button', { name: 'Conferma', exact: true }).click(),
  'publication.cancel': ({ page }) =>
    page.getByRole('alertdialog').getByRole('button', { name: 'Annulla', exact: true }).click(),
  'leave.request': letters('g', 'h'),
  'leave.confirm': ({ page }) => page.getByRole('button', { name: 'Esci senza salvare' }).click(),
  'leave.cancel': ({ page }) => page.getByRole('button', { name: 'Continua a scrivere' }).click(),
  'load.retry': presses('Riprova'),
  'status.refresh': async (stage) => {
    await stage.leaveField();
    await runFromPalette(stage, 'Ricarica gli stati di pubblicazione');
  },
  'session.resumed': signInAgain,
};

async function open(stage: Stage): Promise<void> {
  const { page, path } = stage;
  const { content, id, storedDraft, userId, copyOf } = path.input as EditorInput;
  await addScript(
    page,
    (uuid) => {
      crypto.randomUUID = () => uuid as ReturnType<Crypto['randomUUID']>;
    },
    KEY,
  );
  await store(page, {});
  if (storedDraft !== undefined) await storeDraft(page, `${userId}/${content.area}/${id}`, storedDraft);
  await openStart(stage, copyOf ?? id);
}

/** What is sent must be the working copy as it was when 'Salva' was pressed, with whatever else the server keeps in an item. */
function expectSent(body: unknown, key: string | null, { snapshot }: Stage): void {
  const { content, sending, attempt } = (snapshot as EditorSnapshot).context;
  if (sending === null) throw new Error('nothing is on its way');
  expect(body).toMatchObject(JSON.parse(JSON.stringify(withoutKeys(content, sending))));
  expect(JSON.stringify(body)).not.toContain(ENTRY_KEY);
  expect(key).toBe(attempt?.key ?? null);
}

/** The generic editor, shown on news and on an itinerary. */
export const editorScreen: Screen<EditorFacts> = {
  model: realEditorModel,
  // What waits for the session to come back asks without a token, which breaks the contract.
  shortPaths: true,
  open,
  act,
  commands: {
    'language.go': (_, { language }) => `editor.language.${language}`,
    'field.go': 'editor.card.basics',
    // It copies into the field that has the focus, which the palette's driver leaves first; all press its keys.
    'field.copy': null,
    'conflict.keepMine': whileOpen('editor.keepMine'),
    'conflict.takeTheirs': whileOpen('editor.takeTheirs'),
    'review.submit': 'editor.submit',
    'review.approve': 'editor.publish',
    'publication.confirm': 'dialog.main',
    'publication.cancel': 'dialog.close',
    'leave.request': 'go.dashboard',
    'leave.confirm': 'dialog.main',
    'leave.cancel': 'dialog.close',
  },
  actors: {
    loadItem: {
      endpoints: ['news.read', 'itinerary.read'],
      reply: (output: Output<'loadItem'>) =>
        output.ok ? dressed({ canSave: 1, ...output.value, peso: { lordo: 2 } }) : { failure: output.failure },
    },
    loadStatuses: {
      endpoints: ['lookups.relatedStatuses'],
      reply: (output: Output<'loadStatuses'>) => (output.ok ? dressed(output.value) : { failure: output.failure }),
    },
    saveItem: {
      endpoints: ['news.create', 'news.update', 'itinerary.update'],
      reply: (output: Output<'saveItem'>, { body, key }, stage) => {
        expectSent(body, key, stage);
        return output.ok ? dressed({ ...output.value, stato: null }) : { failure: output.failure };
      },
    },
  },
  journeys: routeJourneys,
  hasFields: true,
  facts: readEditor,
  expected: expectedEditor,
};
