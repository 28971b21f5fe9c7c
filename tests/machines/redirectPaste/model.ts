import { invariants } from '../../../src/machines/redirectPaste/invariants';
import type { PasteSnapshot } from '../../../src/machines/redirectPaste/machine';
import { pasteMachine } from '../../../src/machines/redirectPaste/machine';
import { reason } from '../../../src/machines/redirectPaste/refusals';
import { uncheckedDrafts } from '../../../src/machines/redirectPaste/rules';
import type { PasteActors } from '../../../src/machines/redirectPaste/types';
import { after, defineModel, done, EXCUSES, fail, refused, send } from '../../kit/model';
import { modelSuite } from '../../kit/suite';
import { failureOf } from '../fixtures';
import { REDIRECTS } from '../starts';

export const TWO = '/a\t/b\n/c\t/d';
export const ONE_WRONG = '/a\t/b\n/a\t/c';
const TAKEN = 'Esiste già';
const taken = failureOf('invalid', { fields: { old_url: TAKEN } });

type Tried = Awaited<ReturnType<PasteActors['tryRules']>>;

/** What the server says of each line that it was asked about: nothing, or that the last one is taken. */
const verdicts = ({ context }: PasteSnapshot, problem: string | null): readonly (string | null)[] =>
  uncheckedDrafts(context.lines).map((_, index, all) => (index === all.length - 1 ? problem : null));

const states = ({ context }: PasteSnapshot) => context.lines.map(({ state }) => state);

const checked = [after('checkPause'), done('tryRules', 'nessun problema')];

export const redirectPasteModel = defineModel(pasteMachine, {
  title: 'Redirect incollati da un foglio',
  reason,
  commands: { scopes: ['paste'] },
  inputs: { vuoto: { text: '', uuid: 'uuid' }, 'con due righe': { text: TWO, uuid: 'uuid' } },
  start: ({ text }) => ({
    ...REDIRECTS,
    data:
      text === ''
        ? 'I redirect dimostrativi. Prima di cominciare apri «Incolla da un foglio».'
        : `I redirect dimostrativi. Prima di cominciare incolla in una cella: ${text.replaceAll('\t', ' ⇥ ').replaceAll('\n', ' ⏎ ')}`,
  }),
  events: {
    'text.change': {
      phrase: 'Incolla',
      sentBy: EXCUSES.typed,
      cases: { 'due righe': { text: TWO }, 'una riga ripetuta': { text: ONE_WRONG }, niente: { text: '' } },
    },
    'check.retry': { phrase: 'Riprova il controllo', sentBy: 'paste.retry' },
    'create.request': { phrase: 'Crea', sentBy: EXCUSES.question },
    'create.stop': { phrase: 'Interrompi', sentBy: 'paste.stop' },
  },
  actors: {
    tryRules: {
      phrase: 'Il server controlla le righe',
      done: (snapshot): Readonly<Record<string, Tried>> => ({
        'nessun problema': { ok: true, value: verdicts(snapshot, null) },
        'l’ultima esiste già': { ok: true, value: verdicts(snapshot, TAKEN) },
        'non lo sa fare': { ok: false, failure: failureOf('notFound') },
        'senza rete': { ok: false, failure: failureOf('network') },
      }),
    },
    saveRow: {
      phrase: 'Il server risponde alla creazione',
      done: {
        creata: { ok: true, value: { id: 1, updatedAt: null } },
        'già presa': { ok: false, failure: taken },
        'senza rete': { ok: false, failure: failureOf('network') },
      },
    },
  },
  delays: { checkPause: 'il controllo delle righe parte' },
  invariants,
  laws: {
    'a created line is never created again': (before, event, now) =>
      event.type === 'text.change' ||
      states(before).every((state, index) => state !== 'created' || states(now)[index] === 'created'),
    'a line is created only after the server was asked about it': (before, event, now) =>
      event.type !== 'create.request' || !states(before).includes('unchecked') || before.value === now.value,
    'a check changes no line that was wrong before it': (before, event, now) =>
      event.type === 'text.change' ||
      before.context.lines.every((line, index) => line.state !== 'wrong' || line === now.context.lines[index]),
    'a wrong line is never created': (before, event, now) =>
      event.type === 'text.change' ||
      states(before).every((state, index) => state !== 'wrong' || states(now)[index] === 'wrong'),
  },
  project: ({ text, lines, stopped, failure }) => ({
    text,
    states: lines.map(({ state }) => state),
    stopped,
    failure: failure?.kind ?? null,
  }),
  joinInputs: true,
  limit: 20_000,
  paths: { floor: 20, cap: 800 },
  journeys: [
    {
      name: 'ciò che il server rifiuterebbe non è promesso, e non parte',
      input: 'con due righe',
      steps: [
        refused({ type: 'create.request' }),
        after('checkPause'),
        refused({ type: 'create.request' }),
        done('tryRules', 'l’ultima esiste già'),
        refused({ type: 'check.retry' }),
        send({ type: 'create.request' }),
        done('saveRow', 'creata'),
      ],
      end: { value: 'finished', context: { stopped: false } },
    },
    {
      name: 'un testo che cambia fa cadere la risposta sul testo di prima',
      input: 'con due righe',
      steps: [
        after('checkPause'),
        send({ type: 'text.change', text: ONE_WRONG }),
        after('checkPause'),
        done('tryRules', 'nessun problema'),
      ],
      end: { value: { editing: 'checked' }, context: { text: ONE_WRONG } },
    },
    {
      name: 'un controllo non riuscito lo dice, tiene il testo e si riprova',
      input: 'con due righe',
      steps: [
        after('checkPause'),
        done('tryRules', 'senza rete'),
        refused({ type: 'create.request' }),
        send({ type: 'check.retry' }),
        fail('tryRules', 'si rompe'),
        send({ type: 'check.retry' }),
        done('tryRules', 'nessun problema'),
      ],
      end: { value: { editing: 'checked' }, context: { text: TWO, failure: null } },
    },
    {
      name: 'un server che non lo sa fare lascia le righe come sono',
      input: 'con due righe',
      steps: [after('checkPause'), done('tryRules', 'non lo sa fare'), send({ type: 'create.request' })],
      end: { value: 'creating', context: { failure: null } },
    },
    {
      name: 'una riga già presa non ferma le altre, e si riprova da sola',
      input: 'con due righe',
      steps: [
        ...checked,
        refused({ type: 'create.stop' }),
        send({ type: 'create.request' }),
        done('saveRow', 'già presa'),
        done('saveRow', 'creata'),
        send({ type: 'create.request' }),
        done('saveRow', 'creata'),
        refused({ type: 'create.request' }),
      ],
      end: { value: 'finished', context: { stopped: false } },
    },
    {
      name: 'senza rete ci si ferma: le altre aspettano',
      input: 'con due righe',
      steps: [...checked, send({ type: 'create.request' }), done('saveRow', 'senza rete')],
      end: { value: 'finished', context: { stopped: true } },
    },
    {
      name: 'interrotta, finisce la riga che era partita',
      input: 'con due righe',
      steps: [
        ...checked,
        send({ type: 'create.request' }),
        refused({ type: 'text.change', text: '' }),
        send({ type: 'create.stop' }),
        refused({ type: 'create.stop' }),
        done('saveRow', 'creata'),
      ],
      end: { value: 'finished', context: { stopped: true } },
    },
    {
      name: 'un errore dell’applicazione si legge accanto alla riga',
      input: 'con due righe',
      steps: [...checked, send({ type: 'create.request' }), fail('saveRow', 'si rompe')],
      end: { value: 'finished', context: { stopped: true } },
    },
  ],
});

if (import.meta.vitest) modelSuite(redirectPasteModel, import.meta.vitest);
