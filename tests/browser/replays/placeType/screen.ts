import type { Page } from 'playwright/test';
import type { AnyMachineSnapshot, SnapshotFrom } from 'xstate';
import type { placeTypeMachine } from '../../../../src/machines/placeType/machine';
import { reason } from '../../../../src/machines/placeType/reason';
import { titleProblem } from '../../../../src/machines/placeType/rules';
import type { PlaceTypeActors, PlaceTypeSubject } from '../../../../src/machines/placeType/types';
import { placeTypeDialogTexts } from '../../../../src/messages/screens/placeTypeDialog';
import { NEVER_REJECTS } from '../../../kit/ordinary';
import type { Model } from '../../../kit/types';
import { musei, placeTypeModel } from '../../../machines/placeType/model';
import { dressed } from '../../kit/dress';
import type { Screen, Stage } from '../../kit/replay';
import { openStart, pressOnPage, textOf } from '../../kit/screens';
import { answering, eventsWhere } from '../../kit/variants';

type PlaceTypeSnapshot = SnapshotFrom<typeof placeTypeMachine>;

const { dialog: texts } = placeTypeDialogTexts;

const model = {
  ...placeTypeModel,
  // What stands in the box already is no change of it.
  events: eventsWhere(placeTypeModel, (type, snapshot: AnyMachineSnapshot, name) => {
    if (snapshot.hasTag('open') === (type === 'placeType.open')) return false;
    if (snapshot.hasTag('leaving')) return type.startsWith('leave.');
    if (type !== 'title.change') return !type.startsWith('leave.');
    const { typed } = (snapshot as PlaceTypeSnapshot).context;
    return typed !== { Rocche: 'Rocche', 'solo punti': '..', 'quello di prima': 'Musei ' }[name];
  }),
  actors: { savePlaceType: answering(placeTypeModel, 'savePlaceType') },
  unreachable: { 'placeType.open.sending --error(savePlaceType)': NEVER_REJECTS },
} as unknown as Model;

/** What the dialog shows, and must show. */
interface PlaceTypeFacts {
  readonly typed: string | null;
  /** What it asks instead. */
  readonly question: string | null;
  readonly problem: string | null;
  readonly alert: string | null;
  /** 'INVIA': 'ready', 'busy', or why it can't be pressed. */
  readonly button: string | null;
}

const CLOSED: PlaceTypeFacts = { typed: null, question: null, problem: null, alert: null, button: null };

const read = (page: Page): Promise<PlaceTypeFacts> =>
  page.evaluate(
    ([send, closed]) => {
      const question = document.querySelector('[role="alertdialog"] p')?.textContent ?? null;
      if (question !== null) return { ...closed, question };
      const dialog = document.querySelector('[role="dialog"]');
      const input = dialog?.querySelector('input') ?? null;
      if (dialog === null || input === null) return closed;
      const described = (element: Element | undefined) =>
        (element?.getAttribute('aria-describedby') ?? '')
          .split(' ')
          .map((id) => document.getElementById(id)?.textContent ?? '')
          .filter((text) => text !== '');
      const button = [...dialog.querySelectorAll('button')].find((one) => one.textContent?.startsWith(send) === true);
      return {
        typed: input.value,
        question,
        problem: input.getAttribute('aria-invalid') === 'true' ? (described(input)[0] ?? null) : null,
        alert: dialog.querySelector('[role="alert"] p')?.textContent ?? null,
        button: button?.getAttribute('aria-busy') === 'true' ? 'busy' : (described(button)[0] ?? 'ready'),
      };
    },
    [texts.send, CLOSED] as const,
  );

const presses =
  (name: string) =>
  async ({ page }: Stage) => {
    await page.getByRole('button', { name, exact: true }).click();
  };

/** The row that the model opens, as another server sends it. */
const rows = [{ id: musei.id, title: musei.title, code: 'musei', updated_at: musei.version, luoghi: null }];

/** The dialog 'Gestione Luoghi', over its list. */
export const placeTypeScreen: Screen<PlaceTypeFacts> = {
  model,
  open: async (stage) => {
    stage.standIn.reply('placeTypes.list', () => ({ json: { total: rows.length, data: rows } }));
    await openStart(stage);
    await stage.page.getByRole('row', { name: /Musei/ }).waitFor();
  },
  commands: {
    'placeType.open': (_, { subject }) => ((subject as PlaceTypeSubject).id === null ? 'list.create' : null),
    'title.send': 'dialog.main',
    'placeType.close': 'dialog.close',
    'leave.confirm': 'dialog.main',
    'leave.cancel': 'dialog.close',
  },
  act: {
    'placeType.open': async ({ page }, { subject }) => {
      if ((subject as PlaceTypeSubject).id === null) return pressOnPage(page, 'n');
      await page.getByRole('row', { name: /Musei/ }).getByRole('button', { name: 'Modifica' }).click();
    },
    'title.change': ({ page }, { title }) => page.getByRole('textbox', { name: texts.name }).fill(title as string),
    'title.send': ({ page }) => page.getByRole('textbox', { name: texts.name }).press('Enter'),
    'placeType.close': presses(texts.close),
    'leave.confirm': presses(texts.leave),
    'leave.cancel': presses(texts.stay),
  },
  actors: {
    savePlaceType: {
      endpoints: ['placeTypes.save'],
      reply: (output: Awaited<ReturnType<PlaceTypeActors['savePlaceType']>>) =>
        output.ok ? dressed(output.value) : { failure: output.failure },
    },
  },
  facts: ({ page }) => read(page),
  expected: ({ snapshot: current }) => {
    const snapshot = current as PlaceTypeSnapshot;
    if (!snapshot.hasTag('open')) return CLOSED;
    const { typed, failure } = snapshot.context;
    if (snapshot.hasTag('leaving')) return { ...CLOSED, question: texts.leaving(typed.trim()) };
    const isRefused = snapshot.hasTag('refused');
    const problem = isRefused ? titleProblem(snapshot.context) : null;
    return {
      typed,
      question: null,
      problem,
      alert: isRefused && problem === null && failure !== null ? textOf(failure) : null,
      button: snapshot.hasTag('sending') ? 'busy' : (reason(snapshot, { type: 'title.send' }) ?? 'ready'),
    };
  },
};
