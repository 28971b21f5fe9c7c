import type { AnyMachineSnapshot } from 'xstate';
import type { Done, Result } from '../../../../src/contract/result';
import { waitSeconds } from '../../../../src/machines/session/rules';
import { FORMS, shownProblem } from '../../../../src/machines/submission/forms';
import type { SubmissionSnapshot } from '../../../../src/machines/submission/machine';
import type { SubmissionInput } from '../../../../src/machines/submission/types';
import { accountTexts, recoveryTexts, resetTexts } from '../../../../src/messages/screens/accounts';
import { passwordUpdateTexts } from '../../../../src/messages/screens/records';
import { NEVER_REJECTS } from '../../../kit/ordinary';
import type { Model } from '../../../kit/types';
import { PASSWORD, submissionModel } from '../../../machines/submission/model';
import { dressed } from '../../kit/dress';
import { type FormFacts, formHand, readForm } from '../../kit/forms';
import type { Screen } from '../../kit/replay';
import { openStart, startOf, store, textOf } from '../../kit/screens';
import type { Stage } from '../../kit/stage';
import { answering, casesAt, eventsWhere } from '../../kit/variants';

/** How a form is played on its page. */
interface PlayedForm {
  readonly open: (stage: Stage) => Promise<void>;
  /** What stands before the fields' names. */
  readonly prefix: string;
  readonly button: string;
  readonly endpoint: string;
  /** What is said once it is done, where the server sent no text; null in a card, which begins anew. */
  readonly done: string | null;
  /** What is said above the server's text where it failed. */
  readonly failed: string | null;
}

async function openPublic(stage: Stage): Promise<void> {
  const { page } = stage;
  await store(page, {});
  await page.goto(`/#${startOf(stage).page}`);
  await page.getByRole('main').getByRole('textbox').first().waitFor();
}

const PLAYED: Readonly<Record<SubmissionInput['form'], PlayedForm>> = {
  recovery: {
    open: openPublic,
    prefix: '',
    button: recoveryTexts.send,
    endpoint: 'passwords.recover',
    done: recoveryTexts.sent,
    failed: null,
  },
  passwordReset: {
    open: openPublic,
    prefix: '',
    button: resetTexts.reset,
    endpoint: 'passwords.reset',
    done: resetTexts.done,
    failed: null,
  },
  passwordUpdate: {
    open: async (stage) => {
      stage.standIn.reply('users.read', () => dressed({ id: 7, username: 'settima' }));
      await openStart(stage, 7);
      await stage.page.getByRole('button', { name: passwordUpdateTexts.update }).waitFor();
    },
    prefix: 'new_',
    button: passwordUpdateTexts.update,
    endpoint: 'users.updatePassword',
    done: null,
    failed: passwordUpdateTexts.failed,
  },
};

const playedAt = (snapshot: AnyMachineSnapshot) => PLAYED[(snapshot as SubmissionSnapshot).context.form];
const playedOn = ({ snapshot }: Pick<Stage, 'snapshot'>) => playedAt(snapshot);
const isCardAt = (snapshot: AnyMachineSnapshot) => FORMS[(snapshot as SubmissionSnapshot).context.form].isCard === true;

/** The browser leaves out the blanks around an email itself, and an empty field is where it begins. */
const BY_HAND = { 'un’email valida': { field: 'email', value: 'anna@example.it' } };

/** In the card an empty password that is only passed by is not complained of, and a ticked box stays ticked. */
const events = eventsWhere(
  {
    ...submissionModel,
    events: {
      ...submissionModel.events,
      'field.change': {
        phrase: 'Scrivi',
        cases: (snapshot) => {
          const cases = casesAt(submissionModel.events['field.change'], snapshot);
          const { 'un’email vuota': _, ...others } = cases;
          return 'un’email valida' in others ? { ...others, ...BY_HAND } : others;
        },
      },
    },
  },
  (type, snapshot, name) => {
    const { values, send } = (snapshot as SubmissionSnapshot).context;
    if (!isCardAt(snapshot)) return true;
    if (type === 'field.blur') return values.password !== '';
    if (type === 'send.set') return !send && !snapshot.hasTag('busy');
    // The value that a case stands for is no change where the field holds it already.
    if (name === 'una password') return values.password !== PASSWORD;
    if (name === 'una password corta') return values.password !== 'corta';
    return name !== 'la stessa conferma' || values.password_confirmation !== PASSWORD;
  },
);

const model: Model = {
  ...submissionModel,
  events,
  actors: { submit: answering(submissionModel, 'submit') },
  unreachable: { 'submission.sending --error(submit)': NEVER_REJECTS },
};

const hand = formHand((name) => ({ type: 'field.blur', field: name.replace(/^new_/, '') }));

const named = (stage: Stage, field: string) => `${playedOn(stage).prefix}${field}`;

/** What the form shows, and must show. */
interface SubmissionFacts extends FormFacts {
  /** Whether the box is ticked; null without one. */
  readonly isTicked: boolean | null;
}

const box = ({ page }: Stage) => page.getByRole('checkbox', { name: passwordUpdateTexts.send });

const inCard =
  (command: string) =>
  ({ snapshot }: Pick<Stage, 'snapshot'>) =>
    isCardAt(snapshot) ? command : null;

/** The three forms on their pages: the one that asks for a mail, the one behind its link, the card beside a user's form. */
export const submissionScreen: Screen<SubmissionFacts> = {
  model,
  open: (stage) => playedOn(stage).open(stage),
  act: {
    'field.change': (stage, { field, value }) => hand.fill(stage, named(stage, field), value),
    'field.blur': (stage, { field }) => hand.blur(stage, named(stage, field)),
    'send.set': async (stage) => {
      await hand.leave(stage);
      await box(stage).click();
    },
    'form.submit': async (stage) => {
      const { fields } = FORMS[(stage.snapshot as SubmissionSnapshot).context.form];
      if (!isCardAt(stage.snapshot)) return hand.enter(stage, fields[0] ?? '');
      await hand.leave(stage);
      await stage.page.getByRole('button', { name: passwordUpdateTexts.update }).click();
    },
    'form.again': ({ page }) => page.getByRole('button', { name: recoveryTexts.again }).click(),
  },
  commands: {
    'send.set': { command: inCard('password.send'), focus: hand.leave },
    'form.submit': { command: inCard('password.update'), focus: hand.leave },
  },
  actors: {
    submit: {
      endpoints: (stage) => [playedOn(stage).endpoint],
      reply: (output: Result<Done>) => (output.ok ? dressed(output.value) : { failure: output.failure }),
    },
  },
  facts: async (stage) => ({
    ...(await readForm(
      stage.page,
      FORMS[(stage.snapshot as SubmissionSnapshot).context.form].fields.map((field) => named(stage, field)),
      playedOn(stage).button,
    )),
    isTicked: (await box(stage).count()) === 0 ? null : await box(stage).isChecked(),
  }),
  expected: (stage) => {
    const snapshot = stage.snapshot as SubmissionSnapshot;
    const { context } = snapshot;
    const { done, failed } = playedOn(stage);
    const failure = context.failure === null ? null : textOf(context.failure);
    const over = { fields: {}, button: null, isTicked: null };
    if (snapshot.hasTag('done')) return { ...over, message: context.message ?? done };
    if (snapshot.hasTag('expired')) return { ...over, message: failure ?? resetTexts.expired };
    const wait = snapshot.hasTag('throttled') ? accountTexts.wait(waitSeconds(context.failure)) : null;
    return {
      message: failure === null ? null : (failed ?? `${failure}${wait ?? ''}`),
      fields: Object.fromEntries(
        FORMS[context.form].fields.map((field) => [
          named(stage, field),
          { value: context.values[field], problem: shownProblem(context, field) },
        ]),
      ),
      button: snapshot.hasTag('busy') ? 'busy' : (wait ?? 'ready'),
      isTicked: isCardAt(snapshot) ? context.send : null,
    };
  },
};
