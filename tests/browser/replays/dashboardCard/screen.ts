import { EVENT_STATUSES, type WireWaitingEvents } from '../../../../src/contract/dashboard';
import type { Result } from '../../../../src/contract/result';
import { waitingOf } from '../../../../src/machines/dashboardCard/figures';
import type { DashboardCardSnapshot } from '../../../../src/machines/dashboardCard/machine';
import type { DashboardCardInput } from '../../../../src/machines/dashboardCard/types';
import { STORAGE_KEYS } from '../../../../src/machines/session/keys';
import { dashboardTexts as texts } from '../../../../src/messages/screens/dashboard';
import { NEVER_REJECTS } from '../../../kit/ordinary';
import type { Model } from '../../../kit/types';
import { dashboardCardModel } from '../../../machines/dashboardCard/model';
import { failureOf } from '../../../machines/fixtures';
import { dressed, dressedUser } from '../../kit/dress';
import { BUILD } from '../../kit/fixtures';
import type { Screen, Stage } from '../../kit/replay';
import { runFromPalette, startOf, store, TOKEN, textOf, userOf } from '../../kit/screens';
import { answering, eventsWhere } from '../../kit/variants';

/** Two states of what a desk has to validate, as the server sends it. */
const waiting = (...titles: readonly string[]) => [
  {
    redazione: { id: 3, nome: 'Redazione terza' },
    eventi: { it: titles.map((title, index) => ({ id: index + 1, title })) },
  },
];
const few = waiting('Sagra');
const more = waiting('Sagra', 'Fiera');

const model = {
  ...dashboardCardModel,
  events: eventsWhere(
    dashboardCardModel as unknown as Model,
    (type, snapshot) => type !== 'session.resumed' && (type !== 'card.load' || !snapshot.matches({ data: 'loading' })),
  ),
  actors: {
    loadCard: answering(dashboardCardModel as unknown as Model, 'loadCard', {
      'con i dati': { ok: true, value: few },
      'con dati nuovi': { ok: true, value: more },
      'sessione scaduta': { ok: false, failure: failureOf('network') },
    }),
  },
  unreachable: {
    ...dashboardCardModel.unreachable,
    'dashboardCard.data.loading --error(loadCard)': NEVER_REJECTS,
    'dashboardCard.data.reloading --error(loadCard)': NEVER_REJECTS,
  },
} as unknown as Model;

/** What a card shows, and must show. */
interface DashboardCardFacts {
  readonly open: boolean;
  /** Titles of the events; null before any came. */
  readonly events: readonly string[] | null;
  readonly failure: string | null;
  readonly loading: boolean;
  /** Beside the title. */
  readonly count: string | null;
  /** What the browser remembers of it. */
  readonly kept: string | null;
}

const TITLE = texts.cards.toValidate;
const KEPT = 'dashboard.toValidate';

const card = ({ page }: Stage) => page.getByRole('region', { name: TITLE });

/** A card of the dashboard: the events to be validated. */
export const dashboardCardScreen: Screen<DashboardCardFacts> = {
  model,
  open: async (stage) => {
    const { page, standIn } = stage;
    const { open } = stage.path.input as DashboardCardInput;
    const start = startOf(stage);
    standIn.reply('session.me', () => dressedUser(userOf(start)));
    await store(page, {
      [STORAGE_KEYS.version]: BUILD,
      [STORAGE_KEYS.token]: TOKEN,
      ...(open ? {} : { [KEPT]: 'closed' }),
    });
    await page.goto(`/#${start.page}`);
    await card(stage).waitFor();
  },
  act: {
    'card.toggle': (stage) => card(stage).getByRole('button', { name: TITLE }).click(),
    'card.load': async (stage) => {
      const retry = card(stage).getByRole('button', { name: texts.retry });
      if (await retry.isVisible()) await retry.click();
      else await runFromPalette(stage, texts.reload);
    },
  },
  commands: { 'card.toggle': 'toValidate.toggle', 'card.load': 'toValidate.load' },
  actors: {
    loadCard: {
      endpoints: ['dashboard.events'],
      isMeant: ({ query }) => query.stato === String(EVENT_STATUSES.toValidate),
      reply: (output: Result<readonly WireWaitingEvents[]>) =>
        output.ok ? dressed(output.value) : { failure: output.failure },
    },
  },
  facts: ({ page }) =>
    page.evaluate(
      ([title, loading, failed, kept]) => {
        const sections = [...document.querySelectorAll('main section')];
        const section = sections.find((it) => it.querySelector('h2')?.textContent === title);
        const toggle = section?.querySelector('h2 button');
        const body = document.getElementById(toggle?.getAttribute('aria-controls') ?? '');
        const alert = body?.querySelector('[role="alert"] div:has(> p)');
        const groups = body?.querySelectorAll('details').length ?? 0;
        return {
          open: toggle?.getAttribute('aria-expanded') === 'true' && body?.hidden === false,
          events:
            groups === 0
              ? null
              : [...(body?.querySelectorAll('li') ?? [])].map((it) => it.lastChild?.textContent ?? ''),
          failure: alert?.textContent?.replace(failed, '') ?? null,
          loading: body?.querySelector('[role="status"]')?.textContent === loading,
          count: section?.querySelector('header')?.textContent?.slice(title.length) || null,
          kept: localStorage.getItem(kept),
        };
      },
      [TITLE, texts.loading, texts.failed, KEPT] as const,
    ),
  expected: (stage) => {
    const snapshot = stage.snapshot as DashboardCardSnapshot;
    const { data, failure, startsOpen } = snapshot.context;
    const titles =
      data === null
        ? null
        : waitingOf(data as readonly WireWaitingEvents[]).flatMap(({ languages }) =>
            languages.flatMap(({ events }) => events.map(({ title }) => title)),
          );
    const isOpen = snapshot.hasTag('open');
    const wasToggled = stage.emitted.some(({ type }) => type === 'card.toggled');
    const kept = isOpen ? 'open' : 'closed';
    return {
      open: isOpen,
      events: titles,
      failure: snapshot.hasTag('failed') && failure !== null ? textOf(failure) : null,
      loading: snapshot.hasTag('skeleton'),
      count: titles === null ? null : String(titles.length),
      kept: wasToggled ? kept : startsOpen ? null : 'closed',
    };
  },
};
