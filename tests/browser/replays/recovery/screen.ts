import type { SnapshotFrom } from 'xstate';
import type { recoveryMachine } from '../../../../src/machines/recovery/machine';
import { sentText, shownProblem } from '../../../../src/machines/recovery/rules';
import type { RecoveryActors } from '../../../../src/machines/recovery/types';
import { waitSeconds } from '../../../../src/machines/session/rules';
import { accountTexts, recoveryTexts as texts } from '../../../../src/messages/screens/accounts';
import { NEVER_REJECTS } from '../../../kit/ordinary';
import type { Model } from '../../../kit/types';
import { recoveryModel } from '../../../machines/recovery/model';
import { dressed } from '../../kit/dress';
import { type FormFacts, formHand, readForm } from '../../kit/forms';
import type { Screen } from '../../kit/replay';
import { startOf, store, textOf } from '../../kit/screens';
import { answering } from '../../kit/variants';

type RecoverySnapshot = SnapshotFrom<typeof recoveryMachine>;

const model = {
  ...recoveryModel,
  events: {
    ...recoveryModel.events,
    // The browser leaves out the blanks around an email itself.
    'email.change': {
      phrase: 'Scrivi l’email',
      cases: { valida: { email: 'anna@example.it' }, incompleta: { email: 'anna' } },
    },
  },
  actors: { sendMail: answering(recoveryModel, 'sendMail') },
  unreachable: { 'recovery.sending --error(sendMail)': NEVER_REJECTS },
} as unknown as Model;

const hand = formHand(() => ({ type: 'email.blur' }));

/** 'Recupero Credenziali'. */
export const recoveryScreen: Screen<FormFacts> = {
  model,
  open: async (stage) => {
    const { page } = stage;
    await store(page, {});
    await page.goto(`/#${startOf(stage).page}`);
    await page.getByRole('heading', { name: texts.title }).waitFor();
  },
  act: {
    'email.change': (stage, { email }) => hand.fill(stage, 'email', email),
    'email.blur': (stage) => hand.blur(stage, 'email'),
    'mail.request': (stage) => hand.enter(stage, 'email'),
    'mail.again': ({ page }) => page.getByRole('button', { name: texts.again }).click(),
  },
  actors: {
    sendMail: {
      endpoints: ['passwords.recover'],
      reply: (output: Awaited<ReturnType<RecoveryActors['sendMail']>>) =>
        output.ok ? dressed(output.value) : { failure: output.failure },
    },
  },
  facts: ({ page }) => readForm(page, ['email'], texts.send),
  expected: ({ snapshot: current }) => {
    const snapshot = current as RecoverySnapshot;
    const { context } = snapshot;
    if (snapshot.hasTag('sent')) return { message: sentText(context), fields: {}, button: null };
    const wait = snapshot.hasTag('throttled') ? accountTexts.wait(waitSeconds(context.failure)) : null;
    return {
      message: context.failure === null ? null : `${textOf(context.failure)}${wait ?? ''}`,
      fields: { email: { value: context.email, problem: shownProblem(context) } },
      button: snapshot.hasTag('busy') ? 'busy' : (wait ?? 'ready'),
    };
  },
};
