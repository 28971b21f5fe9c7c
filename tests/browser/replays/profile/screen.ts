import type { AnyMachineSnapshot, SnapshotFrom } from 'xstate';
import type { profileMachine } from '../../../../src/machines/profile/machine';
import { reason } from '../../../../src/machines/profile/reason';
import { isDirty, shownProblem } from '../../../../src/machines/profile/rules';
import { PROFILE_FIELDS, type ProfileActors } from '../../../../src/machines/profile/types';
import { profileTexts as texts } from '../../../../src/messages/screens/accounts';
import { NEVER_REJECTS } from '../../../kit/ordinary';
import type { Model } from '../../../kit/types';
import { profileModel } from '../../../machines/profile/model';
import { dressed } from '../../kit/dress';
import { type FormFacts, formHand, readForm } from '../../kit/forms';
import type { Screen, Stage } from '../../kit/replay';
import { openStart, signInAgain, textOf } from '../../kit/screens';
import { answering, eventsWhere } from '../../kit/variants';

type ProfileSnapshot = SnapshotFrom<typeof profileMachine>;

const isLeft = (snapshot: AnyMachineSnapshot) => snapshot.hasTag('left');
const contextOf = (snapshot: AnyMachineSnapshot) => (snapshot as ProfileSnapshot).context;
const waitsForSignIn = (snapshot: AnyMachineSnapshot) => contextOf(snapshot).failure?.kind === 'unauthenticated';

/** An exit that was granted takes the page away, and the machine with it; so does CHIUDI without changes. */
const events = eventsWhere(profileModel, (type, snapshot) => {
  if (isLeft(snapshot)) return false;
  if (waitsForSignIn(snapshot)) return type === 'session.resumed';
  // Over the question nothing else can be reached.
  if (snapshot.hasTag('askingToLeave')) return type === 'leave.confirm' || type === 'leave.cancel';
  return type === 'session.resumed' ? false : type !== 'close.request' || isDirty(contextOf(snapshot));
});

function whileHere(actor: string) {
  const entry = answering(profileModel, actor);
  const { done } = entry;
  return {
    ...entry,
    done: (snapshot: AnyMachineSnapshot) => {
      if (isLeft(snapshot) || typeof done !== 'function') return {};
      // Without unsaved work a session that is over takes the page away.
      const { 'sessione finita': over, ...others } = done(snapshot);
      return over !== undefined && isDirty(contextOf(snapshot)) ? { ...others, 'sessione finita': over } : others;
    },
  };
}

const BACK = 'CHIUDI senza modifiche porta via la pagina: lo prova il percorso degli account';

const model = {
  ...profileModel,
  events,
  effects: {},
  actors: { loadProfile: whileHere('loadProfile'), saveProfile: whileHere('saveProfile') },
  unreachable: {
    'profile.loading --error(loadProfile)': NEVER_REJECTS,
    'profile.form.work.saving --error(saveProfile)': NEVER_REJECTS,
    'profile.form.work.rereading --error(loadProfile)': NEVER_REJECTS,
    'profile.form.work.rebasing --error(loadProfile)': NEVER_REJECTS,
    'profile.loading --close.request': BACK,
    'profile.failed --close.request': BACK,
    'profile.form.leaving.staying --close.request[otherwise]': BACK,
  },
} as unknown as Model;

/** What the profile shows, and must show. */
interface ProfileFacts extends FormFacts {
  readonly view: 'waiting' | 'failed' | 'form' | 'left';
  readonly isRebased: boolean;
  readonly asksToLeave: boolean;
}

const hand = formHand((field) => ({ type: 'field.blur', field }));

const presses = (name: string) => async (stage: Stage) => {
  await hand.leave(stage);
  await stage.page.getByRole('button', { name, exact: true }).click();
};

const act: Screen<ProfileFacts>['act'] = {
  'field.change': (stage, { field, value }) => hand.fill(stage, field, value),
  'field.blur': (stage, { field }) => hand.blur(stage, field),
  'save.request': ({ page }) => page.keyboard.press('Control+s'),
  'close.request': presses(texts.close),
  'load.retry': presses(texts.retry),
  'session.resumed': signInAgain,
  'leave.request': async (stage) => {
    await hand.leave(stage);
    await stage.page.keyboard.press('g');
    await stage.page.keyboard.press('h');
  },
  'leave.confirm': presses(texts.leave.confirm),
  'leave.cancel': presses(texts.leave.cancel),
};

const fromForm = (command: string) => ({ command, focus: hand.leave });

const commands: Screen<ProfileFacts>['commands'] = {
  'save.request': fromForm('profile.save'),
  'close.request': fromForm('profile.close'),
  'load.retry': 'profile.retry',
  'leave.request': fromForm('go.dashboard'),
  'leave.confirm': 'dialog.main',
  'leave.cancel': 'dialog.close',
};

const buttonOf = (snapshot: ProfileSnapshot): string =>
  snapshot.hasTag('saving') ? 'busy' : (reason(snapshot, { type: 'save.request' }) ?? 'ready');

function viewOf(snapshot: ProfileSnapshot): ProfileFacts['view'] {
  if (isLeft(snapshot)) return 'left';
  if (snapshot.hasTag('skeleton')) return 'waiting';
  return snapshot.hasTag('failed') ? 'failed' : 'form';
}

/** 'Il mio Profilo'. */
export const profileScreen: Screen<ProfileFacts> = {
  model,
  open: (stage) => openStart(stage),
  act,
  commands,
  actors: {
    loadProfile: {
      endpoints: ['users.read'],
      reply: (output: Awaited<ReturnType<ProfileActors['loadProfile']>>) =>
        output.ok ? dressed(output.value) : { failure: output.failure },
    },
    saveProfile: {
      endpoints: ['users.update'],
      reply: (output: Awaited<ReturnType<ProfileActors['saveProfile']>>) =>
        output.ok ? dressed({ id: 7, ...output.value }) : { failure: output.failure },
    },
  },
  facts: async ({ page }) => ({
    ...(await readForm(page, PROFILE_FIELDS, texts.update)),
    ...(await page.evaluate(
      ([loading, failed, rebased, leave]) => {
        const text = document.querySelector('main')?.textContent ?? '';
        const isHere = location.hash === '#/user/profile';
        const view = text.includes(loading) ? 'waiting' : text.includes(failed) ? 'failed' : 'form';
        const questions = [...document.querySelectorAll('[role="alertdialog"]')];
        return {
          view: isHere ? (view as ProfileFacts['view']) : ('left' as const),
          isRebased: text.includes(rebased),
          asksToLeave: questions.some((question) => question.textContent?.includes(leave) === true),
        };
      },
      [texts.loading, texts.failed, texts.rebased, texts.leave.title] as const,
    )),
  }),
  expected: ({ snapshot: current }) => {
    const snapshot = current as ProfileSnapshot;
    const { context } = snapshot;
    const view = viewOf(snapshot);
    const isForm = view === 'form';
    return {
      view,
      message: context.failure === null ? (context.rebased ? texts.rebased : null) : textOf(context.failure),
      fields: isForm
        ? Object.fromEntries(
            PROFILE_FIELDS.map((field) => [
              field,
              { value: context.form[field], problem: shownProblem(context, field) },
            ]),
          )
        : {},
      button: isForm ? buttonOf(snapshot) : null,
      isRebased: context.rebased,
      asksToLeave: snapshot.hasTag('askingToLeave'),
    };
  },
};
