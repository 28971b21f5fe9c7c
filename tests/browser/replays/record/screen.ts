import { listAddress } from '../../../../src/content/lists/addresses';
import { desk } from '../../../../src/content/records/desk';
import { shownProblem } from '../../../../src/machines/record/fields';
import { reason } from '../../../../src/machines/record/refusals';
import type { RecordActors, RecordInput } from '../../../../src/machines/record/types';
import { draftTexts } from '../../../../src/messages/screens/drafts';
import { menuTexts } from '../../../../src/messages/screens/menu';
import { recordTexts as texts } from '../../../../src/messages/screens/records';
import { dressed } from '../../kit/dress';
import { type FormFacts, formHand, readForm } from '../../kit/forms';
import type { Screen } from '../../kit/replay';
import { backOnline, hide, openStart, signInAgain, store, storeDraft, textOf } from '../../kit/screens';
import type { Stage } from '../../kit/stage';
import { deskModel, isLeft, type RecordSnapshot } from './model';

/** What a record's form shows, and must show. */
interface RecordFacts extends FormFacts {
  readonly view: 'waiting' | 'missing' | 'failed' | 'form' | 'left';
  /** Decision of each field in conflict; null without a conflict. */
  readonly conflict: readonly ('mine' | 'theirs' | null)[] | null;
  readonly asksToLeave: boolean;
  readonly isNew: boolean;
}

const NAMES = desk.fields.map(({ path }) => path);

const hand = formHand((field) => ({ type: 'field.blur', field }));

const presses = (name: string) => async (stage: Stage) => {
  await hand.leave(stage);
  await stage.page.getByRole('button', { name, exact: true }).click();
};

const picks = (which: 0 | 1) => (stage: Stage) => stage.page.getByRole('radio').nth(which).click();

const act: Screen<RecordFacts>['act'] = {
  'field.change': (stage, { field, value }) => hand.fill(stage, field, value),
  'field.blur': (stage, { field }) => hand.blur(stage, field),
  // A pointer needs no command to get there.
  'field.go': async (stage, { field }) => {
    await hand.leave(stage);
    await stage.page.locator(`[data-path="${field}"] input`).click();
  },
  'save.request': ({ page }) => page.keyboard.press('Control+s'),
  'error.next': ({ page }) => page.keyboard.press('F8'),
  'error.previous': ({ page }) => page.keyboard.press('Shift+F8'),
  'close.request': presses(texts.close),
  'load.retry': presses(texts.retry),
  'draft.restore': presses(draftTexts.restore),
  'draft.discard': presses(draftTexts.discard),
  'draft.next': presses(draftTexts.next),
  'draft.flush': ({ page }) => hide(page),
  'conflict.keepMine': picks(0),
  'conflict.takeTheirs': picks(1),
  'conflict.cancel': presses(texts.conflict.cancel),
  'session.resumed': signInAgain,
  'save.retry': backOnline,
  'leave.request': async (stage) => {
    await hand.leave(stage);
    await stage.page.getByRole('link', { name: menuTexts.sections.profile }).click();
  },
  'leave.confirm': presses(texts.leave.confirm),
  'leave.cancel': presses(texts.leave.cancel),
};

const fromForm = (command: string) => ({ command, focus: hand.leave });

/** Commands decide the first open field: one that was decided is only changed by hand. */
const whileOpen =
  (command: string) =>
  ({ snapshot }: Pick<Stage, 'snapshot'>): string | null =>
    (snapshot as RecordSnapshot).context.conflict?.fields[0]?.decision === null ? command : null;

const commands: Screen<RecordFacts>['commands'] = {
  'field.go': fromForm('record.field.nome'),
  'save.request': fromForm('record.save'),
  'error.next': fromForm('record.nextError'),
  'error.previous': fromForm('record.previousError'),
  'close.request': fromForm('record.close'),
  'conflict.keepMine': whileOpen('record.keepMine'),
  'conflict.takeTheirs': whileOpen('record.takeTheirs'),
  'conflict.cancel': 'record.cancelConflict',
  'leave.confirm': 'dialog.main',
  'leave.cancel': 'dialog.close',
};

const LIST = listAddress(desk);

function viewOf(snapshot: RecordSnapshot): RecordFacts['view'] {
  if (isLeft(snapshot)) return 'left';
  if (snapshot.hasTag('skeleton')) return 'waiting';
  if (snapshot.hasTag('missing')) return 'missing';
  return snapshot.hasTag('failed') ? 'failed' : 'form';
}

function messageOf(snapshot: RecordSnapshot): string | null {
  const { failure, rebased } = snapshot.context;
  if (snapshot.hasTag('offering')) return texts.draft.title;
  if (snapshot.hasTag('refused')) return texts.saveFailed;
  if (rebased) return texts.rebased;
  return failure === null || snapshot.matches('form') ? null : textOf(failure);
}

const buttonOf = (snapshot: RecordSnapshot): string =>
  snapshot.hasTag('saving') ? 'busy' : (reason(snapshot, { type: 'save.request' }) ?? 'ready');

/** The form of a desk. */
export const recordScreen: Screen<RecordFacts> = {
  model: deskModel,
  open: async (stage) => {
    const { id, storedDraft, otherDrafts = [] } = stage.path.input as RecordInput;
    stage.standIn.reply('users.read', () => dressed({ id: 7, username: 'settima' }));
    stage.standIn.reply('desks.list', () => ({ json: { total: 0, data: [] } }));
    await store(stage.page, {});
    const form = `7/${desk.area}/${id}`;
    if (storedDraft !== undefined) await storeDraft(stage.page, form, storedDraft);
    for (const { page, draft } of otherDrafts) await storeDraft(stage.page, `${form}/${page}`, draft);
    await openStart(stage, id);
  },
  act,
  commands,
  actors: {
    loadRecord: {
      endpoints: ['desks.read'],
      reply: (output: Awaited<ReturnType<RecordActors['loadRecord']>>) =>
        output.ok ? dressed({ ...output.value, users: null }) : { failure: output.failure },
    },
    saveRecord: {
      endpoints: ['desks.update', 'desks.create'],
      reply: (output: Awaited<ReturnType<RecordActors['saveRecord']>>) =>
        output.ok ? dressed(output.value) : { failure: output.failure },
    },
  },
  facts: async ({ page }) => ({
    ...(await readForm(page, NAMES, texts.save)),
    ...(await page.evaluate(
      ([list, loading, missing, failed, leave, inserting]) => {
        const main = document.querySelector('main');
        const text = main?.textContent ?? '';
        const view = text.includes(loading)
          ? ('waiting' as const)
          : text.includes(missing)
            ? ('missing' as const)
            : text.includes(failed)
              ? ('failed' as const)
              : ('form' as const);
        const conflict = [...(main?.querySelectorAll('fieldset') ?? [])].map((set) => {
          const [mine, theirs] = [...set.querySelectorAll('input')].map((radio) => radio.checked);
          return mine ? ('mine' as const) : theirs ? ('theirs' as const) : null;
        });
        const questions = [...document.querySelectorAll('[role="alertdialog"]')];
        return {
          view: location.hash.startsWith(`#${list}/`) ? view : ('left' as const),
          conflict: conflict.length === 0 ? null : conflict,
          asksToLeave: questions.some((question) => question.textContent?.includes(leave) === true),
          isNew: document.title.startsWith(inserting),
        };
      },
      [LIST, texts.loading, desk.titles.missing, texts.failed, texts.leave.title, desk.titles.inserting] as const,
    )),
  }),
  expected: ({ snapshot: current }) => {
    const snapshot = current as RecordSnapshot;
    const { context } = snapshot;
    const view = viewOf(snapshot);
    if (view === 'left')
      return { view, message: null, fields: {}, button: null, conflict: null, asksToLeave: false, isNew: false };
    const isForm = view === 'form';
    return {
      view,
      message: messageOf(snapshot),
      fields: isForm
        ? Object.fromEntries(
            NAMES.map((name) => [
              name,
              { value: String(context.item?.[name] ?? ''), problem: shownProblem(context, name) },
            ]),
          )
        : {},
      button: isForm ? buttonOf(snapshot) : null,
      conflict: context.conflict === null ? null : context.conflict.fields.map(({ decision }) => decision),
      asksToLeave: snapshot.hasTag('askingToLeave'),
      isNew: context.id === 'new',
    };
  },
};
