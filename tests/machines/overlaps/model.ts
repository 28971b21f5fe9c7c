import type { SnapshotFrom } from 'xstate';
import type { Overlap } from '../../../src/contract/overlaps';
import { invariants } from '../../../src/machines/overlaps/invariants';
import { overlapsMachine } from '../../../src/machines/overlaps/machine';
import type { OverlapQuestion, OverlapsEvent } from '../../../src/machines/overlaps/types';
import { after, defineModel, done, fail, refused, send } from '../../kit/model';
import type { JourneyStep } from '../../kit/types';
import { failureOf } from '../fixtures';
import { editing, event } from '../starts';

type Snapshot = SnapshotFrom<typeof overlapsMachine>;

const square = { city: 37006, address: 'Piazza Maggiore', number: '1', lat: 44.4939, lng: 11.3428 };
const saturday: OverlapQuestion = { id: 7, days: ['2026-05-02'], places: [square] };
const weekend: OverlapQuestion = { ...saturday, days: ['2026-05-02', '2026-05-03'] };
const market: Overlap = { id: 12, title: 'Mercato', days: ['2026-05-02'], count: 1, route: '/events/12' };
const set = (question: OverlapQuestion | null): OverlapsEvent => ({ type: 'question.set', question });
const ask = (question: OverlapQuestion): JourneyStep => send(set(question));

export const overlapsModel = defineModel(overlapsMachine, {
  title: 'Sovrapposizioni',
  inputs: { 'apri la scheda': undefined },
  start: () => editing(event, 'Un evento con giorni e luoghi, e altri negli stessi giorni e luoghi.', {}),
  events: {
    'question.set': {
      phrase: 'La scheda dice',
      cases: {
        'un sabato in piazza': { question: saturday },
        'sabato e domenica in piazza': { question: weekend },
        'né giorni né luoghi': { question: null },
      },
    },
  },
  actors: {
    findOverlaps: {
      phrase: 'Il server risponde',
      done: {
        'con un mercato': { ok: true, value: [market] },
        'con niente': { ok: true, value: [] },
        'che non lo sa': { ok: false, failure: failureOf('notFound') },
        irraggiungibile: { ok: false, failure: failureOf('network') },
      },
    },
  },
  delays: { questionPause: 'la scheda chiede che cosa c’è negli stessi giorni e luoghi' },
  invariants,
  laws: {
    'what was checked is not checked again': (before, event, next) =>
      event.type !== 'question.set' ||
      JSON.stringify((event as OverlapsEvent).question) !== JSON.stringify((before as Snapshot).context.question) ||
      JSON.stringify(next.value) === JSON.stringify(before.value),
  },
  project: ({ question, overlaps }) => ({ days: question?.days.length ?? 0, found: overlaps.length }),
  limit: 5000,
  paths: { floor: 10, cap: 120 },
  journeys: [
    {
      name: 'the same place on the same day is reported, until the day is another',
      input: 'apri la scheda',
      steps: [
        refused(set(null)),
        ask(saturday),
        after('questionPause'),
        done('findOverlaps', 'con un mercato'),
        refused(set(saturday)),
        ask(weekend),
      ],
      end: { value: { active: 'pausing' }, context: { question: weekend, overlaps: [] } },
    },
    {
      name: 'days that change while the server is slow drop its answer',
      input: 'apri la scheda',
      steps: [
        ask(saturday),
        after('questionPause'),
        ask(weekend),
        after('questionPause'),
        done('findOverlaps', 'con niente'),
      ],
      end: { value: { active: 'clear' }, context: { question: weekend, overlaps: [] } },
    },
    {
      name: 'a question that failed is silent, and the next one is sent all the same',
      input: 'apri la scheda',
      steps: [
        ask(saturday),
        after('questionPause'),
        fail('findOverlaps', 'si rompe'),
        ask(weekend),
        after('questionPause'),
        done('findOverlaps', 'irraggiungibile'),
        ask(saturday),
        after('questionPause'),
        done('findOverlaps', 'con un mercato'),
      ],
      end: { value: { active: 'found' }, context: { question: saturday, overlaps: [market] } },
    },
    {
      name: 'a server that does not know is called once',
      input: 'apri la scheda',
      steps: [ask(saturday), after('questionPause'), done('findOverlaps', 'che non lo sa'), refused(set(weekend))],
      end: { value: 'absent', context: { question: null, overlaps: [] } },
    },
  ],
});
