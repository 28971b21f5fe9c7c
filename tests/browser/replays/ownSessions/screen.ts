import type { AnyMachineSnapshot, SnapshotFrom } from 'xstate';
import type { OwnSession } from '../../../../src/contract/sessions';
import type { OwnSessionsActors, ownSessionsMachine } from '../../../../src/machines/ownSessions/machine';
import { endingRow, endsCurrent, reason } from '../../../../src/machines/ownSessions/machine';
import { ownSessionsTexts as texts } from '../../../../src/messages/screens/ownSessions';
import { uiTexts } from '../../../../src/messages/ui/ui';
import { NEVER_REJECTS } from '../../../kit/ordinary';
import type { Model } from '../../../kit/types';
import { ownSessionsModel } from '../../../machines/ownSessions/model';
import { dressed } from '../../kit/dress';
import type { Screen } from '../../kit/replay';
import { openStart, textOf } from '../../kit/screens';
import type { Stage } from '../../kit/stage';
import { answering, eventsWhere } from '../../kit/variants';

type SessionsSnapshot = SnapshotFrom<typeof ownSessionsMachine>;

const contextOf = (snapshot: AnyMachineSnapshot) => (snapshot as SessionsSnapshot).context;

const ROW_CASES: Readonly<Record<string, (row: OwnSession) => boolean>> = {
  'il telefono': ({ current }) => !current,
  'questa sessione': ({ current }) => current,
};

/** Over the question nothing else can be reached; of the rows there is a button. */
function isPossible(type: string, snapshot: AnyMachineSnapshot, name: string): boolean {
  const context = contextOf(snapshot);
  const isAsking = snapshot.hasTag('confirming') || snapshot.hasTag('endFailed');
  switch (type) {
    case 'load.retry':
      return snapshot.hasTag('failed');
    case 'end.request': {
      const isMeant = ROW_CASES[name];
      return snapshot.matches('shown') && isMeant !== undefined && context.rows.some(isMeant);
    }
    case 'others.request':
      return snapshot.matches('shown');
    case 'end.confirm':
      return isAsking && !endsCurrent(context);
    case 'end.cancel':
      return isAsking;
    default:
      return false;
  }
}

const OF_SESSION = 'è la sessione a chiedere e a uscire: lo provano i percorsi delle sessioni';
const OF_PROFILE = 'lo provoca il profilo accanto: lo prova il percorso delle sessioni';

const model = {
  ...ownSessionsModel,
  events: eventsWhere(ownSessionsModel as unknown as Model, isPossible),
  actors: {
    loadSessions: answering(ownSessionsModel as unknown as Model, 'loadSessions'),
    endSession: answering(ownSessionsModel as unknown as Model, 'endSession'),
    endOthers: answering(ownSessionsModel as unknown as Model, 'endOthers'),
  },
  unreachable: {
    'ownSessions.loading --error(loadSessions)': NEVER_REJECTS,
    'ownSessions.endingOne --error(endSession)': NEVER_REJECTS,
    'ownSessions.endingOthers --error(endOthers)': NEVER_REJECTS,
    'ownSessions.shown --everywhere.request': OF_SESSION,
    'ownSessions.confirming --end.confirm[endsCurrent]': OF_SESSION,
    'ownSessions.loading --sessions.changed': OF_PROFILE,
    'ownSessions.shown --sessions.changed': OF_PROFILE,
    'ownSessions.failed --sessions.changed': OF_PROFILE,
    'ownSessions.confirming --sessions.changed': OF_PROFILE,
    'ownSessions.endFailed --sessions.changed': OF_PROFILE,
  },
} as unknown as Model;

/** What the card shows, and must show. */
interface SessionsFacts {
  readonly isThere: boolean;
  /** Devices, the present session marked. */
  readonly rows: readonly string[];
  readonly failure: string | null;
  readonly question: string | null;
  /** The question's main button can't be pressed again. */
  readonly busy: boolean;
  /** 'Chiudi le altre sessioni': 'ready', or why it can't be pressed; null without the button. */
  readonly others: string | null;
}

const card = ({ page }: Stage) => page.getByRole('region', { name: texts.title });
const buttonOf = (stage: Stage, id: number) => card(stage).locator(`[data-session="${id}"]`).getByRole('button');
const answers = (label: string) => (stage: Stage) =>
  stage.page.getByRole('alertdialog').getByRole('button', { name: label, exact: true }).click();

function questionOf({ context }: SessionsSnapshot): string | null {
  if (context.ending === null) return null;
  const row = endingRow(context);
  if (row === null) return texts.question.others;
  return row.current ? texts.question.current : texts.question.one(row.device);
}

const messageOnly = (output: Awaited<ReturnType<OwnSessionsActors['endSession']>>) =>
  output.ok ? dressed(output.value) : { failure: output.failure };

/** 'Le tue sessioni', in the profile. */
export const ownSessionsScreen: Screen<SessionsFacts> = {
  model,
  open: async (stage) => {
    stage.standIn.reply('users.read', () =>
      dressed({ id: 7, username: 'anna', updated_at: '2026-01-01T00:00:00.000Z' }),
    );
    await openStart(stage);
    await stage.page.getByRole('textbox', { name: 'Nome', exact: true }).waitFor();
  },
  act: {
    'load.retry': (stage) => card(stage).getByRole('button', { name: texts.retry }).click(),
    'end.request': (stage, { id }) => buttonOf(stage, id).click(),
    'others.request': (stage) => card(stage).getByRole('button', { name: texts.others }).click(),
    'end.confirm': answers(uiTexts.confirm),
    'end.cancel': answers(uiTexts.cancel),
  },
  commands: {
    'end.request': { focus: (stage, { id }) => buttonOf(stage, id).focus() },
    'end.confirm': 'dialog.main',
    'end.cancel': 'dialog.close',
  },
  actors: {
    loadSessions: {
      endpoints: ['sessions.list'],
      reply: (output: Awaited<ReturnType<OwnSessionsActors['loadSessions']>>) =>
        output.ok
          ? dressed(output.value.map((row) => ({ ...row, address: null, rete: 'altrove' })))
          : { failure: output.failure },
    },
    endSession: { endpoints: ['sessions.end'], reply: messageOnly },
    endOthers: { endpoints: ['sessions.endOthers'], reply: messageOnly },
  },
  facts: ({ page }) =>
    page.evaluate(
      ([title, others, failed]) => {
        const text = (element: Element | null | undefined) => element?.textContent?.trim() ?? '';
        const isTitled = (section: Element) => text(section.querySelector('h2')) === title;
        const shown = [...document.querySelectorAll('main section')].find(isTitled);
        const dialog = document.querySelector('[role="alertdialog"]');
        const alert = text((dialog ?? shown)?.querySelector('[role="alert"]')).replace(failed, '');
        const button = [...(shown?.querySelectorAll('button') ?? [])].find((one) => text(one).startsWith(others));
        const why = document.getElementById(button?.getAttribute('aria-describedby') ?? '');
        return {
          isThere: shown !== undefined,
          rows: [...(shown?.querySelectorAll('[data-session] p') ?? [])].map(text),
          failure: alert === '' ? null : alert.replace(/Riprova$/, ''),
          question: dialog === null ? null : text(dialog.querySelector('h2')),
          busy: dialog?.querySelector('[aria-busy="true"]') != null,
          others: button === undefined ? null : text(why) || 'ready',
        };
      },
      [texts.title, texts.others, texts.failed] as const,
    ),
  expected: ({ snapshot: current }) => {
    const snapshot = current as SessionsSnapshot;
    const { rows, failure } = snapshot.context;
    const isThere = snapshot.hasTag('present');
    return {
      isThere,
      rows: isThere ? rows.map(({ device, current }) => `${device}${current ? texts.current : ''}`) : [],
      failure: failure === null ? null : textOf(failure),
      question: questionOf(snapshot),
      busy: snapshot.hasTag('ending'),
      others: isThere && !snapshot.hasTag('failed') ? (reason(snapshot, { type: 'others.request' }) ?? 'ready') : null,
    };
  },
};
