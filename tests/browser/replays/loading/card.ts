import { waitingOf } from '../../../../src/content/dashboard/figures';
import { EVENT_STATUSES, type WireWaitingEvents } from '../../../../src/contract/dashboard';
import type { LoadingInput } from '../../../../src/machines/loading/types';
import { STORAGE_KEYS } from '../../../../src/machines/session/keys';
import { dashboardTexts as texts } from '../../../../src/messages/screens/dashboard';
import { failureOf } from '../../../machines/fixtures';
import { dressed, dressedUser } from '../../kit/dress';
import { BUILD } from '../../kit/fixtures';
import { runFromPalette, startOf, store, TOKEN, textOf, userOf } from '../../kit/screens';
import type { Stage } from '../../kit/stage';
import type { PlayedUse } from './use';

/** Two states of what a desk has to validate, as the server sends it. */
const waiting = (...titles: readonly string[]) => [
  {
    redazione: { id: 3, nome: 'Redazione terza' },
    eventi: { it: titles.map((title, index) => ({ id: index + 1, title })) },
  },
];
const few = waiting('Sagra');
const more = waiting('Sagra', 'Fiera');

/** What a card shows, and must show. */
interface CardFacts {
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

const region = ({ page }: Stage) => page.getByRole('region', { name: TITLE });

const toggle = (stage: Stage) => region(stage).getByRole('button', { name: TITLE }).click();

/** A card of the dashboard: the events to be validated. */
export const card: PlayedUse<CardFacts> = {
  // What failed is tried again where it says so, in the open card.
  isPossible: (type, snapshot) => type !== 'session.resumed' && (type !== 'load.retry' || snapshot.hasTag('open')),
  answers: {
    'con i dati': { ok: true, value: few },
    'con dati nuovi': { ok: true, value: more },
    // The contract has these calls: every server offers them.
    'che non la offre': { ok: true, value: few },
    'sessione scaduta': { ok: false, failure: failureOf('network') },
  },
  open: async (stage) => {
    const { page, standIn } = stage;
    const { open } = stage.path.input as LoadingInput;
    const start = startOf(stage);
    standIn.reply('session.me', () => dressedUser(userOf(start)));
    await store(page, {
      [STORAGE_KEYS.version]: BUILD,
      [STORAGE_KEYS.token]: TOKEN,
      ...(open ? {} : { [KEPT]: 'closed' }),
    });
    await page.goto(`/#${start.page}`);
    await region(stage).waitFor();
  },
  act: {
    'card.open': toggle,
    'card.close': toggle,
    'load.again': (stage) => runFromPalette(stage, texts.reload),
    'load.retry': (stage) => region(stage).getByRole('button', { name: texts.retry }).click(),
  },
  commands: { 'card.open': 'toValidate.toggle', 'card.close': 'toValidate.toggle', 'load.again': 'toValidate.load' },
  endpoints: ['dashboard.events'],
  isMeant: ({ query }) => query.stato === String(EVENT_STATUSES.toValidate),
  reply: dressed,
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
  expected: (stage, snapshot) => {
    const { value, failure, startsOpen } = snapshot.context;
    const titles =
      value === null
        ? null
        : waitingOf(value as readonly WireWaitingEvents[]).flatMap(({ languages }) =>
            languages.flatMap(({ events }) => events.map(({ title }) => title)),
          );
    const isOpen = snapshot.hasTag('open');
    const wasToggled = stage.emitted.some(({ type }) => type === 'card.toggled');
    const kept = isOpen ? 'open' : 'closed';
    return {
      open: isOpen,
      events: titles,
      failure: snapshot.hasTag('failed') && failure !== null ? textOf(failure) : null,
      loading: snapshot.hasTag('busy') && value === null,
      count: titles === null ? null : String(titles.length),
      kept: wasToggled ? kept : startsOpen ? null : 'closed',
    };
  },
};
