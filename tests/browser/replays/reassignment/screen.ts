import type { Page } from 'playwright/test';
import type { AnyMachineSnapshot, SnapshotFrom } from 'xstate';
import type { reassignmentMachine } from '../../../../src/machines/reassignment/machine';
import { reason } from '../../../../src/machines/reassignment/refusals';
import { hasNext, hasNothing, userInFront } from '../../../../src/machines/reassignment/rules';
import type { ReassignmentActors, ReassignmentInput } from '../../../../src/machines/reassignment/types';
import { reassignmentTexts as texts } from '../../../../src/messages/screens/reassignment';
import { uiTexts } from '../../../../src/messages/ui/ui';
import { NEVER_REJECTS } from '../../../kit/ordinary';
import type { Model } from '../../../kit/types';
import { anna, bruno, carla, reassignmentModel } from '../../../machines/reassignment/model';
import { dressed } from '../../kit/dress';
import type { Screen } from '../../kit/replay';
import { openUsers, textOf } from '../../kit/screens';
import type { Stage } from '../../kit/stage';
import { answering, eventsWhere } from '../../kit/variants';

type ReassignmentSnapshot = SnapshotFrom<typeof reassignmentMachine>;

const contextOf = (snapshot: AnyMachineSnapshot) => (snapshot as ReassignmentSnapshot).context;

/** A closed dialog is not in the page; who can't inherit can't be chosen, and there is no button for what can't be. */
function isPossible(type: string, snapshot: AnyMachineSnapshot, name: string): boolean {
  if (snapshot.hasTag('closed') || snapshot.hasTag('deleting')) return false;
  const { successor, ...queue } = contextOf(snapshot);
  if (type === 'successor.choose') {
    if (!snapshot.hasTag('choosing')) return false;
    return successor === null ? name === 'una collega' : name === 'nessuno';
  }
  if (type === 'reassign.request') return snapshot.hasTag('choosing') && !hasNothing(contextOf(snapshot));
  if (type === 'reassign.confirm') return !snapshot.hasTag('choosing') || hasNothing(contextOf(snapshot));
  if (type === 'reassign.cancel') return !snapshot.hasTag('choosing');
  if (type === 'count.retry') return snapshot.hasTag('countFailed');
  return type !== 'user.skip' || hasNext(queue);
}

const model = {
  ...reassignmentModel,
  inputs: { 'due utenti selezionati': { users: [anna, bruno] } },
  events: eventsWhere(reassignmentModel, isPossible),
  actors: {
    countContents: answering(reassignmentModel, 'countContents'),
    reassign: answering(reassignmentModel, 'reassign'),
  },
  unreachable: {
    'reassignment.asking.contents.counting --error(countContents)': NEVER_REJECTS,
    'reassignment.asking.decision.deleting --error(reassign)': NEVER_REJECTS,
  },
} as unknown as Model;

/** What the dialog shows, and must show. */
interface ReassignmentFacts {
  readonly title: string | null;
  /** What it says about the contents. */
  readonly contents: string | null;
  readonly successor: string;
  /** What it says that the successor may not see. */
  readonly hidden: string | null;
  /** What its main button says. */
  readonly main: string | null;
  readonly failure: string | null;
  /** Its main button: 'ready', 'busy', or why it can't be pressed. */
  readonly button: string | null;
}

const CLOSED: ReassignmentFacts = {
  title: null,
  contents: null,
  successor: '',
  hidden: null,
  main: null,
  failure: null,
  button: null,
};

const SAID = [texts.counting, texts.countFailed, texts.uncountable, texts.nothing, texts.total(40)];

/** What the main button can say. */
const MAIN = [texts.submitEmpty, texts.submit, texts.confirm];

const read = (page: Page): Promise<ReassignmentFacts> =>
  page.evaluate(
    ([said, refused, labels, hint, closed]) => {
      const dialog = document.querySelector('[role="dialog"]');
      if (dialog === null) return closed;
      const text = dialog.textContent ?? '';
      const button = [...dialog.querySelectorAll('button')].find((it) =>
        labels.some((label) => it.textContent?.startsWith(label) === true),
      );
      const reason = document.getElementById(button?.getAttribute('aria-describedby') ?? '')?.textContent ?? null;
      const alerts = [...dialog.querySelectorAll('[role="alert"]')].map((it) => it.textContent ?? '');
      return {
        title: dialog.querySelector('h2')?.textContent ?? '',
        contents: said.find((it) => text.includes(it)) ?? null,
        successor: dialog.querySelector('input')?.value ?? '',
        hidden: alerts.find((it) => it.endsWith(hint))?.slice(0, -hint.length) ?? null,
        main: labels.find((label) => button?.textContent?.startsWith(label) === true) ?? null,
        failure: alerts.find((it) => it.startsWith(refused))?.slice(refused.length) ?? null,
        button: button?.getAttribute('aria-busy') === 'true' ? 'busy' : (reason ?? 'ready'),
      };
    },
    [SAID, texts.refused, MAIN, texts.hiddenHint, CLOSED] as const,
  );

function contentsOf(snapshot: ReassignmentSnapshot): string {
  if (snapshot.hasTag('counting') && snapshot.context.owned === null) return texts.counting;
  if (snapshot.hasTag('countFailed')) return texts.countFailed;
  if (hasNothing(snapshot.context)) return texts.nothing;
  return snapshot.hasTag('uncountable') ? texts.uncountable : texts.total(snapshot.context.owned?.total ?? 0);
}

const successor = (page: Page) => page.getByRole('combobox', { name: texts.successor });
const presses = (name: string) => async (stage: Stage) => {
  await stage.page.getByRole('dialog').getByRole('button', { name, exact: true }).click();
};
/** The dialog's main action, by its keys. */
const confirms = ({ page }: Stage) => page.keyboard.press('Control+Enter');

const users = [anna, bruno].map(({ id, name }) => ({ id, username: name, active: 1 }));

/** Deleting users out of their list. */
export const reassignmentScreen: Screen<ReassignmentFacts> = {
  model,
  open: async (stage) => {
    const { page, standIn, path } = stage;
    standIn.reply('lookups.authors', () => dressed([anna, bruno, carla]));
    await openUsers(stage, users);
    for (const { id } of (path.input as ReassignmentInput).users)
      await page.getByRole('checkbox', { name: `Seleziona riga ${id}` }).click();
    await page.keyboard.press('Delete');
    await successor(page).waitFor();
  },
  commands: {
    'reassign.request': 'dialog.main',
    'reassign.confirm': 'dialog.main',
    'queue.close': 'dialog.close',
  },
  act: {
    'successor.choose': async (stage, { successor: chosen }) => {
      const { page } = stage;
      if (chosen === null) return page.getByRole('button', { name: uiTexts.combobox.clear(texts.successor) }).click();
      await successor(page).fill(chosen.name);
      const option = page.getByRole('option', { name: chosen.name });
      await stage.frame();
      await option.click();
    },
    'reassign.request': confirms,
    'reassign.confirm': confirms,
    'reassign.cancel': presses(texts.back),
    'count.retry': presses(texts.countRetry),
    'user.skip': presses(texts.skip),
    'queue.close': ({ page }) => page.keyboard.press('Escape'),
  },
  actors: {
    countContents: {
      endpoints: ['users.contents'],
      reply: (output: Awaited<ReturnType<ReassignmentActors['countContents']>>) => {
        if (!output.ok) return { failure: output.failure };
        if (output.value === null)
          return {
            failure: {
              kind: 'notFound',
              status: 404,
              message: 'Nessuno qui.',
              fields: {},
              conflict: null,
              retryAfter: null,
            },
          };
        const { total, counts, hidden } = output.value;
        return dressed({
          total,
          counts: counts.map(({ type, language, count }) => ({ area: 'news', name: type, lang: language, count })),
          ...(hidden === null
            ? {}
            : { hidden: hidden.map(({ many, count }) => ({ area: many === 'eventi' ? 'event' : many, count })) }),
        });
      },
    },
    reassign: {
      endpoints: ['users.reassign'],
      reply: (output: Awaited<ReturnType<ReassignmentActors['reassign']>>) =>
        output.ok ? dressed(output.value) : { failure: output.failure },
    },
  },
  facts: ({ page }) => read(page),
  expected: ({ snapshot: current }) => {
    const snapshot = current as ReassignmentSnapshot;
    const user = userInFront(snapshot.context);
    if (snapshot.hasTag('closed') || user === null) return CLOSED;
    const { failure, successor: chosen, owned } = snapshot.context;
    const isDeciding = snapshot.hasTag('choosing');
    const asks = isDeciding && !hasNothing(snapshot.context);
    return {
      title: texts.title(user.name),
      contents: contentsOf(snapshot),
      successor: chosen?.name ?? '',
      hidden: owned?.hidden == null ? null : texts.hidden(owned.hidden, chosen?.name ?? ''),
      main: asks ? texts.submit : isDeciding ? texts.submitEmpty : texts.confirm,
      failure: failure === null ? null : textOf(failure),
      button: snapshot.hasTag('deleting')
        ? 'busy'
        : (reason(snapshot, { type: asks ? 'reassign.request' : 'reassign.confirm' }) ?? 'ready'),
    };
  },
};
