import type { StepName, WireStep } from '../../../src/contract/firstSteps';
import type { Result } from '../../../src/contract/result';
import { invariants } from '../../../src/machines/firstSteps/invariants';
import { firstStepsMachine } from '../../../src/machines/firstSteps/machine';
import { reason } from '../../../src/machines/firstSteps/refusals';
import { stepsOf } from '../../../src/machines/firstSteps/rules';
import type {
  Changed,
  FirstStepsContext,
  FirstStepsEvent,
  SiteFacts,
  StepWork,
} from '../../../src/machines/firstSteps/types';
import { defineModel, done, EXCUSES, fail, refused, send } from '../../kit/model';
import { modelSuite } from '../../kit/suite';
import type { JourneyStep } from '../../kit/types';
import { failureOf } from '../fixtures';

export const TILES = 'https://tile.openstreetmap.org/{z}/{x}/{y}.png';
const site: SiteFacts = { tiles: TILES, geocoder: '', address: 'https://redazione.example/' };

const wire = (step: string, is_done: boolean, about: string | null = null, is_deferred = false): WireStep => ({
  step,
  is_done,
  is_deferred,
  about,
});

/** An empty site with a mail server and map tiles that were asked for; one step is put off. */
export const FEW: readonly WireStep[] = [
  wire('mail', false, 'posta.example:587'),
  wire('roles', false),
  wire('desks', false),
  wire('users', true),
  wire('tiles', true, TILES),
  wire('geocoder', false, null, true),
];

const does = (event: FirstStepsEvent): JourneyStep => send(event);
const load: FirstStepsEvent = { type: 'steps.load' };
const open = (step: StepName | null): FirstStepsEvent => ({ type: 'step.open', step });
const defer = (step: StepName | null): FirstStepsEvent => ({ type: 'step.defer', step });
const check = (step: StepName | null): FirstStepsEvent => ({ type: 'step.check', step });
const resumed: FirstStepsEvent = { type: 'session.resumed' };

/** The steps once the server has done what is asked of one of them. */
function afterWork({ steps, work }: FirstStepsContext): readonly WireStep[] {
  const changed = (kind: StepWork['kind']) => ({ is_done: kind === 'check', is_deferred: kind === 'defer' });
  return steps.map(({ step, state, about }) => ({
    ...wire(step, state === 'done', about, state === 'deferred'),
    ...(work?.step === step && changed(work.kind)),
  }));
}

const unchanged = (context: FirstStepsContext): readonly WireStep[] => afterWork({ ...context, work: null });

const answer = (steps: readonly WireStep[], message: string | null = null): Result<Changed> => ({
  ok: true,
  value: { steps, message },
});

const failed = { rifiuto: { ok: false, failure: failureOf('invalid') } } as const;
const signedOut = { 'sessione scaduta': { ok: false, failure: failureOf('unauthenticated') } } as const;

export const firstStepsModel = defineModel(firstStepsMachine, {
  title: 'Primi passi',
  reason,
  commands: {
    scopes: ['firstSteps'],
    // The row that has the focus is one that an event makes sense for.
    prepare: (event) =>
      event.type.startsWith('step.') ? { ...event, step: event.type === 'step.check' ? 'mail' : 'desks' } : event,
  },
  inputs: { 'apri i primi passi': { site } },
  start: () => ({
    page: '/primi-passi',
    user: 'administrator',
    data: 'Un sito vuoto (`npm start -- --no-demo`), con PORTOLANO_SMTP; lo sfondo delle mappe è già controllato, la ricerca delle coordinate è rimandata.',
  }),
  events: {
    'steps.load': { phrase: 'Ricarica i passi', sentBy: 'firstSteps.load' },
    'step.open': {
      phrase: 'Apri la pagina del passo',
      sentBy: 'firstSteps.open',
      cases: { redazioni: { step: 'desks' }, posta: { step: 'mail' }, nessuno: { step: null } },
    },
    'step.defer': {
      phrase: 'Rimanda o riprendi il passo',
      sentBy: 'firstSteps.defer',
      cases: {
        redazioni: { step: 'desks' },
        'ricerca delle coordinate': { step: 'geocoder' },
        utenti: { step: 'users' },
        nessuno: { step: null },
      },
    },
    'step.check': {
      phrase: 'Controlla il passo',
      sentBy: 'firstSteps.check',
      cases: {
        posta: { step: 'mail' },
        ruoli: { step: 'roles' },
        redazioni: { step: 'desks' },
        'sfondo delle mappe': { step: 'tiles' },
        'ricerca delle coordinate': { step: 'geocoder' },
      },
    },
    'session.resumed': { phrase: 'Accedi di nuovo', sentBy: EXCUSES.reported },
  },
  actors: {
    loadSteps: {
      phrase: 'Il server risponde',
      done: {
        'con i passi': { ok: true, value: FEW },
        'che non ne ha': { ok: false, failure: failureOf('notFound') },
        irraggiungibile: { ok: false, failure: failureOf('network') },
        ...signedOut,
      },
    },
    markStep: {
      phrase: 'Il server risponde',
      done: ({ context }) => ({ 'che è fatto': answer(afterWork(context)), ...failed, ...signedOut }),
    },
    checkStep: {
      phrase: 'Il controllo risponde',
      done: ({ context }) => ({
        'che va bene': answer(afterWork(context), 'Mail di prova inviata'),
        'che non prova nulla': answer(unchanged(context), 'La mail è un file'),
        ...failed,
      }),
    },
  },
  delays: {},
  invariants,
  laws: {
    'steps change by an answer only': (before, event, now) =>
      before.context.steps === now.context.steps || event.type.startsWith('xstate.done.'),
    'nobody is worked on unasked': (before, event, now) =>
      before.hasTag('working') || !now.hasTag('working') || ['step.defer', 'step.check'].includes(event.type),
    'what is done is neither put off nor checked again': (before, _event, now) =>
      !now.hasTag('working') ||
      before.context.steps.every(({ step, state }) => state !== 'done' || step !== now.context.work?.step),
    'a failure leaves the steps as they were': (before, _event, now) =>
      !now.hasTag('workFailed') || before.context.steps === now.context.steps,
  },
  project: ({ steps, work, failure }) => ({
    steps: steps.map(({ step, state }) => `${step} ${state}`),
    work,
    failure: failure?.kind ?? null,
  }),
  limit: 20_000,
  paths: { floor: 20, cap: 400 },
  journeys: [
    {
      name: 'un passo si rimanda, si riprende, e ciò che è fatto non si tocca',
      input: 'apri i primi passi',
      steps: [
        refused(defer('desks')),
        done('loadSteps', 'con i passi'),
        refused(defer('users')),
        refused(defer(null)),
        does(defer('desks')),
        refused(defer('desks')),
        done('markStep', 'che è fatto'),
        does(defer('geocoder')),
        done('markStep', 'rifiuto'),
        does(defer('geocoder')),
        done('markStep', 'che è fatto'),
      ],
      end: {
        value: { shown: 'calm' },
        context: {
          steps: stepsOf(
            FEW.map((one) => ({ ...one, is_deferred: one.step === 'desks' })),
            site,
          ),
          work: null,
        },
        emitted: ['notice', 'notice'],
      },
    },
    {
      name: 'una verifica si fa davvero: una email che resta un file non prova nulla',
      input: 'apri i primi passi',
      steps: [
        done('loadSteps', 'con i passi'),
        refused(check('desks')),
        refused(check('tiles')),
        refused(check('geocoder')),
        does(check('mail')),
        done('checkStep', 'che non prova nulla'),
        does(check('mail')),
        fail('checkStep', 'si rompe'),
        does(check('mail')),
        done('checkStep', 'che va bene'),
        refused(check('mail')),
      ],
      end: { value: { shown: 'calm' }, context: { work: null, failure: null }, emitted: ['notice', 'notice'] },
    },
    {
      name: 'un passo apre la sua pagina, se ne ha una',
      input: 'apri i primi passi',
      steps: [done('loadSteps', 'con i passi'), refused(open('mail')), refused(open(null)), does(open('desks'))],
      end: { value: { shown: 'calm' }, emitted: ['go'] },
    },
    {
      name: 'di un server che non li conosce non si vede nulla',
      input: 'apri i primi passi',
      steps: [done('loadSteps', 'che non ne ha'), refused(load), refused(open('desks'))],
      end: { value: 'absent', context: { steps: [] } },
    },
    {
      name: 'chi accede di nuovo ha ciò che aspettava',
      input: 'apri i primi passi',
      steps: [
        done('loadSteps', 'sessione scaduta'),
        does(resumed),
        done('loadSteps', 'con i passi'),
        does(defer('desks')),
        done('markStep', 'sessione scaduta'),
        does(resumed),
        done('loadSteps', 'irraggiungibile'),
        does(load),
        done('loadSteps', 'con i passi'),
      ],
      end: { value: { shown: 'calm' }, context: { steps: stepsOf(FEW, site), work: null, failure: null } },
    },
  ],
});

if (import.meta.vitest) modelSuite(firstStepsModel, import.meta.vitest);
