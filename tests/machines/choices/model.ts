import type { SnapshotFrom } from 'xstate';
import type { ChoiceValue } from '../../../src/content/lists/listing';
import type { ChoiceReport } from '../../../src/machines/choice/machine';
import { invariants } from '../../../src/machines/choices/invariants';
import { choicesMachine } from '../../../src/machines/choices/machine';
import { reason } from '../../../src/machines/choices/refusals';
import { doubtCount, pendingCount } from '../../../src/machines/choices/rules';
import type { BroughtRow, ChoicesEvent, ChoicesInput } from '../../../src/machines/choices/types';
import { after, defineModel, EXCUSES, eventually, refused, send } from '../../kit/model';
import { modelSuite } from '../../kit/suite';
import type { JourneyStep } from '../../kit/types';
import { failureOf } from '../fixtures';
import { REVIEW_PAGE } from '../starts';
import { pages, promiseKept } from '../workLeft';

type Snapshot = SnapshotFrom<typeof choicesMachine>;
type Report = Omit<ChoiceReport, 'type'>;
type Brought = Omit<Extract<ChoicesEvent, { type: 'rows.take' }>, 'type'>;

const status = (code: number): ChoiceValue => ({ status: code });
const [undecided, wanted] = [status(0), status(1)];

const base: ChoicesInput = { refusal: null, undecided };
const READ_ONLY = 'Serve «Eventi: vedere»';

const row = (id: number, value: ChoiceValue): BroughtRow => ({ id, title: `Attività ${id}`, value });

/** Two pages of two rows each; of the second one only what is on it differs. */
const brings = (page: number, rows: readonly BroughtRow[], count: number | null): Brought => ({
  rows,
  page,
  pages: 3,
  total: 6,
  undecided: count,
});
const first = brings(1, [row(1, undecided), row(2, wanted)], 2);
const second = brings(2, [row(3, undecided), row(4, wanted)], 2);
const decided = brings(2, [row(3, wanted), row(4, wanted)], 1);
const third = brings(3, [row(5, wanted), row(6, wanted)], 1);
const uncounted = brings(1, [row(1, undecided), row(2, wanted)], null);

const reports = (id: number, report: Partial<Report>): Report => ({
  id,
  shown: undecided,
  stored: undecided,
  phase: 'settled',
  failure: null,
  ...report,
});
const sending = reports(1, { shown: wanted, phase: 'sending' });
const stored = reports(1, { shown: wanted, stored: wanted });
const doubtful = reports(1, { shown: wanted, phase: 'doubtful', failure: failureOf('timeout') });
const failed = reports(1, { phase: 'failed', failure: failureOf('server') });

const says = (report: Report): JourneyStep => send({ type: 'choice.reported', ...report });
const arrives = (brought: Brought): JourneyStep => send({ type: 'rows.take', ...brought });
const does = (event: ChoicesEvent): JourneyStep => send(event);

const phaseOf = ({ context }: Snapshot, id: number) => context.rows[id]?.phase ?? null;

const choicesOf = ({ context }: Snapshot, id: number): number =>
  context.history.filter((past) => past.id === id).length;

/** The rows of the first page as they came, with nothing begun: what is always possible is walked from there alone. */
const isCalm = (snapshot: Snapshot): boolean => {
  const { history, rows, page } = snapshot.context;
  return (
    page === 1 &&
    history.length === 0 &&
    Object.values(rows).every(({ phase }) => phase === 'settled') &&
    snapshot.matches({ seeking: 'resting', leaving: 'staying' })
  );
};
const whenCalm = (snapshot: Snapshot, free = false): Record<string, object> =>
  free || isCalm(snapshot) ? { '': {} } : {};

/** What the first row may report after what it reported last: nothing else ever does. */
function reportsOf(snapshot: Snapshot): Record<string, Report> {
  switch (phaseOf(snapshot, 1)) {
    case 'sending':
      return {
        'che la prima è salvata': stored,
        'che della prima non si sa': doubtful,
        'che la prima non è salvata': failed,
      };
    case 'settled':
      return snapshot.context.history.length > 0 ? { 'che la prima si salva': sending } : {};
    case 'doubtful':
    case 'failed':
      return { 'che la prima si salva di nuovo': sending };
    default:
      return {};
  }
}

const LEFT_AGAIN = 'concessa l’uscita, la pagina non c’è più';
const BY_THE_LIST = 'lo dice l’elenco, non una persona';

export const choicesModel = defineModel(choicesMachine, {
  title: 'Righe che si salvano da sé',
  reason,
  commands: { scopes: ['review', 'featured'] },
  inputs: {
    'si può scegliere': base,
    'solo a guardare': { ...base, refusal: READ_ONLY },
    'ogni valore è una scelta': { ...base, undecided: null },
  },
  start: () => REVIEW_PAGE,
  events: {
    'choice.make': {
      phrase: 'Scegli',
      sentBy: 'review.choose.*',
      cases: (snapshot, free = false): Record<string, { id?: number; change: ChoiceValue }> =>
        free || (snapshot.context.history.length === 0 && snapshot.matches({ leaving: 'staying' }))
          ? {
              'Mi interessa per la prima': { id: 1, change: wanted },
              'Mi interessa per la riga corrente': { change: wanted },
            }
          : {},
    },
    'choice.toggle': {
      phrase: 'Metti o togli',
      sentBy: 'featured.toggle',
      cases: (snapshot): Record<string, { id: number; part: string }> =>
        snapshot.context.history.length === 0 ? { 'per la prima': { id: 1, part: 'status' } } : {},
    },
    'choice.undo': { phrase: 'Annulla l’ultima scelta', sentBy: ['review.undo', 'featured.undo'] },
    'choice.repeat': {
      phrase: 'Invia di nuovo',
      sentBy: ['review.repeat', 'featured.repeat'],
      cases: { '': {}, 'la prima': { id: 1 } },
    },
    'undecided.next': {
      phrase: 'Vai alla prossima da decidere',
      sentBy: 'review.next',
      cases: (snapshot, free = false): Record<string, object> =>
        free || snapshot.matches({ leaving: 'staying' }) ? { '': {} } : {},
    },
    'cursor.at': {
      phrase: 'Porta il cursore',
      sentBy: EXCUSES.reported,
      cases: (snapshot, free = false): Record<string, { id: number | null }> =>
        !free && !isCalm(snapshot)
          ? {}
          : snapshot.context.cursor === null
            ? { 'sulla prima': { id: 1 } }
            : { altrove: { id: null } },
    },
    'load.begin': { phrase: 'L’elenco si carica', sentBy: EXCUSES.reported, cases: whenCalm },
    'load.failed': { phrase: 'L’elenco non si carica', sentBy: EXCUSES.reported },
    'rows.take': {
      phrase: 'L’elenco arriva',
      sentBy: EXCUSES.reported,
      cases: (snapshot, free = false): Record<string, Brought> => ({
        // Where the page is being left, the list brings nothing else.
        ...(free ||
        (snapshot.context.page !== 1 && snapshot.matches({ leaving: 'staying' })) ||
        snapshot.context.order.length === 0
          ? { 'con la prima pagina': first }
          : {}),
        ...(free ||
        (snapshot.context.page === 1 && snapshot.context.order.length > 0 && snapshot.matches({ leaving: 'staying' }))
          ? { 'con la seconda': second }
          : {}),
        ...(free || (snapshot.hasTag('turning') && snapshot.context.page === 1)
          ? { 'con la seconda, tutta decisa': decided }
          : {}),
        ...(free || (snapshot.hasTag('turning') && snapshot.context.page === 2) ? { 'con la terza': third } : {}),
        ...(free || snapshot.context.order.length === 0 ? { 'senza il conto': uncounted } : {}),
      }),
    },
    'choice.reported': { phrase: 'La riga dice', sentBy: EXCUSES.reported, cases: reportsOf },
    'session.resumed': { phrase: 'Accedi di nuovo', sentBy: EXCUSES.reported, cases: whenCalm },
    'save.retry': { phrase: 'Torna la rete', sentBy: EXCUSES.reported, cases: whenCalm },
    'leave.request': {
      phrase: 'Vai a un’altra pagina',
      sentBy: EXCUSES.reported,
      cases: (snapshot, free = false): Record<string, object> =>
        snapshot.matches({ seeking: 'resting' }) &&
        (free || (snapshot.context.page === 1 && snapshot.context.cursor === null))
          ? { '': {} }
          : {},
    },
    'leave.confirm': { phrase: 'Esci lo stesso', sentBy: EXCUSES.question },
    'leave.cancel': { phrase: 'Resta qui', sentBy: EXCUSES.question },
  },
  actors: { choice: 'inert' },
  delays: { leavePause: 'la pagina chiede se andarsene' },
  invariants,
  effects: promiseKept(pages.choices),
  laws: {
    'a row that is not settled is not forgotten, whatever the list brings': (before, event, now) =>
      event.type !== 'rows.take' ||
      Object.entries(before.context.rows).every(
        ([id, { phase }]) => phase === 'settled' || now.context.rows[Number(id)] !== undefined,
      ),
    'the page is left only once everything is stored, or after the question': (before, event, now) =>
      !now.hasTag('left') ||
      before.hasTag('left') ||
      event.type === 'leave.confirm' ||
      pendingCount(now.context) + doubtCount(now.context) === 0,
    'a choice that failed can no longer be taken back': (before, event, now) =>
      event.type !== 'choice.reported' ||
      event.phase !== 'failed' ||
      choicesOf(now, event.id) === Math.max(0, choicesOf(before, event.id) - 1),
  },
  timeLaws: {
    'what is left is left, or asks, or stays': eventually(
      (snapshot: Snapshot) => snapshot.matches({ leaving: 'waiting' }),
      (snapshot: Snapshot) => !snapshot.matches({ leaving: 'waiting' }),
    ),
  },
  project: ({ rows, order, cursor, page, pages: of, undecidedThen, history, turned, refusal, undecided: none }) => ({
    rows: Object.entries(rows).map(([id, { shown, stored: kept, phase, counted }]) => [
      id,
      shown,
      kept,
      phase,
      counted,
    ]),
    order,
    cursor,
    page,
    of,
    undecidedThen,
    history: history.length,
    turned,
    refusal,
    none,
  }),
  joinInputs: true,
  noHand: {
    'choices --load.begin': BY_THE_LIST,
    'choices --cursor.at': BY_THE_LIST,
    'choices.seeking.turning --load.failed': BY_THE_LIST,
    'choices.leaving.left --leave.request[isPending]': LEFT_AGAIN,
    'choices.leaving.left --leave.request[isDoubtful]': LEFT_AGAIN,
  },
  limit: 60_000,
  paths: { floor: 50, cap: 3000 },
  journeys: [
    {
      name: 'il conto scende subito con la scelta, e l’annullamento lo rimette',
      input: 'si può scegliere',
      steps: [
        arrives(first),
        does({ type: 'cursor.at', id: 1 }),
        does({ type: 'choice.make', change: wanted }),
        says(sending),
        says(stored),
        does({ type: 'choice.undo' }),
        says(reports(1, { shown: undecided, stored: wanted, phase: 'sending' })),
        says(reports(1, {})),
        refused({ type: 'choice.undo' }),
      ],
      end: {
        value: { seeking: 'resting', leaving: 'staying' },
        context: { history: [], undecidedThen: 2, cursor: 1 },
        emitted: ['chosen', 'chosen', 'cursor.go'],
      },
    },
    {
      name: 'una scelta rifiutata si dice, e non si può più annullare',
      input: 'si può scegliere',
      steps: [
        arrives(first),
        does({ type: 'choice.make', id: 1, change: wanted }),
        says(sending),
        says(failed),
        refused({ type: 'choice.undo' }),
        does({ type: 'choice.repeat' }),
        says(sending),
        says(stored),
        refused({ type: 'choice.repeat' }),
      ],
      end: { value: { seeking: 'resting', leaving: 'staying' }, emitted: ['chosen', 'notice'] },
    },
    {
      name: 'la prossima da decidere si cerca anche nelle altre pagine',
      input: 'si può scegliere',
      steps: [
        arrives(brings(1, [row(1, wanted), row(2, wanted)], 1)),
        does({ type: 'undecided.next' }),
        refused({ type: 'undecided.next' }),
        arrives(second),
      ],
      end: {
        value: { seeking: 'resting', leaving: 'staying' },
        context: { page: 2 },
        emitted: ['page.go', 'cursor.go'],
      },
    },
    {
      name: 'filtrato per scelta, il conto è quello di tutte',
      input: 'si può scegliere',
      steps: [
        arrives({ ...brings(1, [row(2, wanted)], 36), total: null }),
        does({ type: 'choice.make', id: 2, change: undecided }),
        says(reports(2, { shown: undecided, stored: wanted, phase: 'sending' })),
      ],
      end: { value: { seeking: 'resting', leaving: 'staying' }, context: { total: null, undecidedThen: 36 } },
    },
    {
      name: 'dove nulla resta da decidere, lo si dice',
      input: 'si può scegliere',
      steps: [arrives(brings(1, [row(1, wanted), row(2, wanted)], 0)), does({ type: 'undecided.next' })],
      end: { value: { seeking: 'resting', leaving: 'staying' }, emitted: ['all.decided'] },
    },
    {
      name: 'un server che non conta: si guarda pagina dopo pagina, una volta sola',
      input: 'si può scegliere',
      steps: [
        arrives(brings(1, [row(1, wanted), row(2, wanted)], null)),
        does({ type: 'undecided.next' }),
        arrives(brings(2, [row(3, wanted), row(4, wanted)], null)),
        arrives(brings(3, [row(5, wanted), row(6, wanted)], null)),
      ],
      end: {
        value: { seeking: 'resting', leaving: 'staying' },
        emitted: ['page.go', 'page.go', 'all.decided'],
      },
    },
    {
      name: 'chi va altrove mentre si salva aspetta, e se ne va da sé',
      input: 'si può scegliere',
      steps: [
        arrives(first),
        does({ type: 'choice.make', id: 1, change: wanted }),
        says(sending),
        does({ type: 'leave.request' }),
        refused({ type: 'leave.request' }),
        says(stored),
      ],
      end: { value: { seeking: 'resting', leaving: 'left' }, emitted: ['chosen', 'left'] },
    },
    {
      name: 'ciò che tarda si chiede; un rifiuto all’ultimo trattiene la pagina',
      input: 'si può scegliere',
      steps: [
        arrives(first),
        does({ type: 'choice.make', id: 1, change: wanted }),
        says(sending),
        does({ type: 'leave.request' }),
        after('leavePause'),
        says(failed),
        refused({ type: 'leave.confirm' }),
      ],
      end: { value: { seeking: 'resting', leaving: 'staying' }, emitted: ['chosen', 'notice'] },
    },
    {
      name: 'di ciò che non si sa si chiede, e ci si può andare lo stesso',
      input: 'si può scegliere',
      steps: [
        arrives(first),
        does({ type: 'choice.make', id: 1, change: wanted }),
        says(sending),
        says(doubtful),
        does({ type: 'leave.request' }),
        does({ type: 'leave.cancel' }),
        does({ type: 'leave.request' }),
        does({ type: 'leave.confirm' }),
      ],
      end: { value: { seeking: 'resting', leaving: 'left' }, emitted: ['chosen', 'notice', 'left'] },
    },
    {
      name: 'una riga di un’altra pagina resta finché la sua scelta non è salvata',
      input: 'si può scegliere',
      steps: [
        arrives(first),
        does({ type: 'choice.make', id: 1, change: wanted }),
        says(sending),
        does({ type: 'load.begin' }),
        arrives(second),
        says(doubtful),
        does({ type: 'choice.repeat' }),
      ],
      end: {
        value: { seeking: 'resting', leaving: 'staying' },
        context: { order: [3, 4] },
        emitted: ['chosen', 'notice'],
      },
    },
    {
      name: 'chi può solo guardare non sceglie',
      input: 'solo a guardare',
      steps: [
        arrives(first),
        refused({ type: 'choice.make', id: 1, change: wanted }),
        refused({ type: 'choice.toggle', id: 1, part: 'status' }),
      ],
      end: { value: { seeking: 'resting', leaving: 'staying' }, context: { history: [] } },
    },
  ],
});

if (import.meta.vitest) modelSuite(choicesModel, import.meta.vitest);
