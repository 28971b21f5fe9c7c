import type { SnapshotFrom } from 'xstate';
import type { passwordResetMachine } from '../../../../src/machines/passwordReset/machine';
import { shownProblem } from '../../../../src/machines/passwordReset/rules';
import { RESET_FIELDS, type ResetActors } from '../../../../src/machines/passwordReset/types';
import { waitSeconds } from '../../../../src/machines/session/rules';
import { accountTexts, resetTexts as texts } from '../../../../src/messages/screens/accounts';
import { NEVER_REJECTS } from '../../../kit/ordinary';
import type { Model } from '../../../kit/types';
import { passwordResetModel } from '../../../machines/passwordReset/model';
import { dressed } from '../../kit/dress';
import { type FormFacts, formHand, readForm } from '../../kit/forms';
import type { Screen } from '../../kit/replay';
import { startOf, store, textOf } from '../../kit/screens';
import { answering } from '../../kit/variants';

type ResetSnapshot = SnapshotFrom<typeof passwordResetMachine>;

const model = {
  ...passwordResetModel,
  actors: { setPassword: answering(passwordResetModel, 'setPassword') },
  unreachable: { 'passwordReset.sending --error(setPassword)': NEVER_REJECTS },
} as Model;

const hand = formHand((field) => ({ type: 'field.blur', field }));

/** The page that the mailed link opens. */
export const passwordResetScreen: Screen<FormFacts> = {
  model,
  open: async (stage) => {
    const { page } = stage;
    await store(page, {});
    await page.goto(`/#${startOf(stage).page}`);
    await page.getByRole('heading', { name: texts.title }).waitFor();
  },
  act: {
    'field.change': (stage, { field, value }) => hand.fill(stage, field, value),
    'field.blur': (stage, { field }) => hand.blur(stage, field),
    'reset.request': (stage) => hand.enter(stage, 'password'),
  },
  actors: {
    setPassword: {
      endpoints: ['passwords.reset'],
      reply: (output: Awaited<ReturnType<ResetActors['setPassword']>>) =>
        output.ok ? dressed(output.value) : { failure: output.failure },
    },
  },
  facts: ({ page }) => readForm(page, RESET_FIELDS, texts.reset),
  expected: ({ snapshot: current }) => {
    const snapshot = current as ResetSnapshot;
    const { context } = snapshot;
    const failure = context.failure === null ? null : textOf(context.failure);
    if (snapshot.hasTag('done')) return { message: context.message ?? texts.done, fields: {}, button: null };
    if (snapshot.hasTag('expired')) return { message: failure ?? texts.expired, fields: {}, button: null };
    const wait = snapshot.hasTag('throttled') ? accountTexts.wait(waitSeconds(context.failure)) : null;
    return {
      message: failure === null ? null : `${failure}${wait ?? ''}`,
      fields: Object.fromEntries(
        RESET_FIELDS.map((field) => [field, { value: context.values[field], problem: shownProblem(context, field) }]),
      ),
      button: snapshot.hasTag('busy') ? 'busy' : (wait ?? 'ready'),
    };
  },
};
