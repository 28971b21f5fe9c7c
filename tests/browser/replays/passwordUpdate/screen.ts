import type { AnyMachineSnapshot, SnapshotFrom } from 'xstate';
import { shownProblem } from '../../../../src/machines/passwordReset/rules';
import { RESET_FIELDS, type ResetField } from '../../../../src/machines/passwordReset/types';
import type { passwordUpdateMachine } from '../../../../src/machines/passwordUpdate/machine';
import type { PasswordUpdateActors } from '../../../../src/machines/passwordUpdate/types';
import { passwordUpdateTexts as texts } from '../../../../src/messages/screens/records';
import { NEVER_REJECTS } from '../../../kit/ordinary';
import type { Model } from '../../../kit/types';
import { passwordUpdateModel } from '../../../machines/passwordUpdate/model';
import { dressed } from '../../kit/dress';
import { type FormFacts, formHand, readForm } from '../../kit/forms';
import type { Screen } from '../../kit/replay';
import { openStart } from '../../kit/screens';
import { answering, eventsWhere } from '../../kit/variants';

type PasswordSnapshot = SnapshotFrom<typeof passwordUpdateMachine>;

const contextOf = (snapshot: AnyMachineSnapshot) => (snapshot as PasswordSnapshot).context;

/** The value that a case stands for is no change where the field holds it already. */
const holdsAlready = (values: Readonly<Record<ResetField, string>>, name: string): boolean =>
  (name === 'una password' && values.password === 'Argine-Lungo') ||
  (name === 'una password corta' && values.password === 'corta') ||
  (name === 'la stessa conferma' && values.password_confirmation === 'Argine-Lungo');

/** An empty password that is only passed by is not complained of; a ticked box stays ticked. */
const events = eventsWhere(passwordUpdateModel, (type, snapshot, name) => {
  const { values, send } = contextOf(snapshot);
  if (type === 'field.change') return !holdsAlready(values, name);
  if (type === 'field.blur') return values.password !== '';
  return type === 'send.set' ? !send && snapshot.hasTag('editable') : true;
});

const model = {
  ...passwordUpdateModel,
  events,
  actors: { updatePassword: answering(passwordUpdateModel, 'updatePassword') },
  unreachable: { 'passwordUpdate.sending --error(updatePassword)': NEVER_REJECTS },
} as unknown as Model;

/** What the card shows, and must show. */
interface PasswordFacts extends FormFacts {
  readonly isSent: boolean;
}

const NAMES = RESET_FIELDS.map((field) => `new_${field}`);
const fieldOf = (name: string) => name.replace(/^new_/, '');
const hand = formHand((name) => ({ type: 'field.blur', field: fieldOf(name) }));

/** 'Aggiornamento Password Utente'. */
export const passwordUpdateScreen: Screen<PasswordFacts> = {
  model,
  open: async (stage) => {
    stage.standIn.reply('users.read', () => dressed({ id: 7, username: 'settima' }));
    await openStart(stage, 7);
    await stage.page.getByRole('button', { name: texts.update }).waitFor();
  },
  act: {
    'field.change': (stage, { field, value }) => hand.fill(stage, `new_${field}`, value),
    'field.blur': (stage, { field }) => hand.blur(stage, `new_${field}`),
    'send.set': async (stage) => {
      await hand.leave(stage);
      await stage.page.getByRole('checkbox', { name: texts.send }).click();
    },
    'update.request': async (stage) => {
      await hand.leave(stage);
      await stage.page.getByRole('button', { name: texts.update }).click();
    },
  },
  commands: {
    'send.set': { command: 'password.send', focus: hand.leave },
    'update.request': { command: 'password.update', focus: hand.leave },
  },
  actors: {
    updatePassword: {
      endpoints: ['users.updatePassword'],
      reply: (output: Awaited<ReturnType<PasswordUpdateActors['updatePassword']>>) =>
        output.ok ? dressed(output.value) : { failure: output.failure },
    },
  },
  facts: async ({ page }) => ({
    ...(await readForm(page, NAMES, texts.update)),
    isSent: await page.getByRole('checkbox', { name: texts.send }).isChecked(),
  }),
  expected: ({ snapshot: current }) => {
    const snapshot = current as PasswordSnapshot;
    const { context } = snapshot;
    return {
      message: context.failure === null ? null : texts.failed,
      fields: Object.fromEntries(
        RESET_FIELDS.map((field) => [
          `new_${field}`,
          { value: context.values[field], problem: shownProblem(context, field) },
        ]),
      ),
      button: snapshot.hasTag('saving') ? 'busy' : 'ready',
      isSent: context.send,
    };
  },
};
