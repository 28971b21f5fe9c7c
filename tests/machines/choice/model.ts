import type { SnapshotFrom } from 'xstate';
import type { ChoiceValue } from '../../../src/content/lists/listing';
import type { Result } from '../../../src/contract/result';
import type { ChoiceInput } from '../../../src/machines/choice/machine';
import { choiceMachine, invariants, sameValue } from '../../../src/machines/choice/machine';
import { defineModel, done, eventually, refused, send } from '../../kit/model';
import { modelSuite } from '../../kit/suite';
import { failureOf } from '../fixtures';
import { REVIEW_PAGE } from '../starts';

type Snapshot = SnapshotFrom<typeof choiceMachine>;

const status = (code: number): ChoiceValue => ({ status: code });
const [undecided, wanted, unwanted] = [status(0), status(1), status(2)];
const base: ChoiceInput = { id: 12, stored: undecided };

const makes = (value: ChoiceValue) => send({ type: 'choice.make', value });

const outcomes: Readonly<Record<string, Result<unknown>>> = {
  salvata: { ok: true, value: null },
  'rifiutata dal server': { ok: false, failure: failureOf('server') },
  'sessione scaduta': { ok: false, failure: failureOf('unauthenticated') },
  'rete caduta': { ok: false, failure: failureOf('network') },
  'nessuna risposta in tempo': { ok: false, failure: failureOf('timeout') },
};

const rowSends = { excuse: 'the page sends it to the row that it is about' };

export const choiceModel = defineModel(choiceMachine, {
  title: 'Riga che si salva da sé',
  inputs: { 'una riga da decidere': base },
  start: () => REVIEW_PAGE,
  events: {
    'choice.make': {
      phrase: 'Scegli',
      sentBy: rowSends,
      cases: {
        'Mi interessa': { value: wanted },
        'Non mi interessa': { value: unwanted },
        'non definito': { value: undecided },
      },
    },
    'choice.repeat': { phrase: 'Invia di nuovo', sentBy: rowSends },
    'load.begin': { phrase: 'Ricarica l’elenco', sentBy: rowSends },
    'stored.take': {
      phrase: 'L’elenco arriva',
      sentBy: rowSends,
      cases: { 'con la riga indecisa': { value: undecided }, 'con la riga decisa': { value: wanted } },
    },
    'session.resumed': { phrase: 'Accedi di nuovo', sentBy: rowSends },
    'network.restored': { phrase: 'Torna la rete', sentBy: rowSends },
  },
  actors: { saveChoice: { phrase: 'Il server risponde alla scelta', done: outcomes } },
  delays: {},
  requirements: {
    '3-2.55': ['choice.make'],
    '3-4.4': ['choice.make'],
  },
  invariants,
  laws: {
    'a choice under way is not sent a second time beside itself': (before, event, now) =>
      !(before.hasTag('sending') && now.hasTag('sending')) ||
      now.context.sent === before.context.sent ||
      event.type.startsWith('xstate.done') ||
      event.type.startsWith('xstate.error'),
    'what is on its way stays shown, whatever the list brings': (before, event, now) =>
      event.type !== 'stored.take' ||
      !(before.hasTag('sending') || before.hasTag('waiting')) ||
      now.context.shown === before.context.shown,
    'the last choice is what is sent, or shown': (_before, event, now) =>
      event.type !== 'choice.make' || sameValue(now.context.shown, event.value),
    'only an answer, or the list, changes what is thought to be stored': (before, event, now) =>
      now.context.stored === before.context.stored ||
      event.type === 'stored.take' ||
      event.type.startsWith('xstate.done'),
    'what the list brings is ignored where a call ended after it was asked for': (before, event, now) =>
      event.type !== 'stored.take' || !before.context.isNewer || now.context.stored === before.context.stored,
  },
  timeLaws: {
    'a choice that is sent ends stored, goes on, or says why not': eventually(
      (snapshot: Snapshot) => snapshot.hasTag('sending'),
      (snapshot: Snapshot) => !snapshot.hasTag('sending'),
    ),
  },
  project: ({ stored, shown, sent, lost, isCertain, isNewer, failure }) => ({
    stored,
    shown,
    sent,
    lost: lost === null ? null : sameValue(lost, shown),
    isCertain,
    isNewer,
    network: failure?.kind === 'network',
  }),
  limit: 20_000,
  paths: { floor: 100, cap: 600 },
  journeys: [
    {
      name: 'una scelta si vede subito e si salva',
      input: 'una riga da decidere',
      steps: [makes(wanted), done('saveChoice', 'salvata'), refused({ type: 'choice.make', value: wanted })],
      end: { value: 'settled', context: { shown: wanted, stored: wanted, sent: null, failure: null } },
    },
    {
      name: 'chi cambia idea mentre si salva invia poi soltanto l’ultima',
      input: 'una riga da decidere',
      steps: [
        makes(wanted),
        makes(status(3)),
        makes(unwanted),
        done('saveChoice', 'salvata'),
        done('saveChoice', 'salvata'),
      ],
      end: { value: 'settled', context: { shown: unwanted, stored: unwanted } },
    },
    {
      name: 'una scelta rifiutata torna a quella di prima, e si può inviare di nuovo',
      input: 'una riga da decidere',
      steps: [
        makes(wanted),
        done('saveChoice', 'rifiutata dal server'),
        send({ type: 'choice.repeat' }),
        done('saveChoice', 'salvata'),
      ],
      end: { value: 'settled', context: { shown: wanted, stored: wanted, failure: null, lost: null } },
    },
    {
      name: 'rifiutata la prima, l’ultima si invia lo stesso',
      input: 'una riga da decidere',
      steps: [
        makes(wanted),
        makes(unwanted),
        done('saveChoice', 'rifiutata dal server'),
        done('saveChoice', 'salvata'),
      ],
      end: { value: 'settled', context: { shown: unwanted, stored: unwanted } },
    },
    {
      name: 'rifiutata una scelta che si è già annullata, non c’è nulla da dire',
      input: 'una riga da decidere',
      steps: [makes(wanted), makes(undecided), done('saveChoice', 'rifiutata dal server')],
      end: { value: 'settled', context: { shown: undecided, stored: undecided, failure: null } },
    },
    {
      name: 'senza risposta non si sa: l’elenco riletto lo dice',
      input: 'una riga da decidere',
      steps: [
        makes(wanted),
        done('saveChoice', 'nessuna risposta in tempo'),
        send({ type: 'load.begin' }),
        send({ type: 'stored.take', value: wanted }),
      ],
      end: { value: 'settled', context: { shown: wanted, stored: wanted, isCertain: true, failure: null } },
    },
    {
      name: 'non era salvata: si rivede quella di prima',
      input: 'una riga da decidere',
      steps: [
        makes(wanted),
        done('saveChoice', 'nessuna risposta in tempo'),
        send({ type: 'load.begin' }),
        send({ type: 'stored.take', value: undecided }),
      ],
      end: { value: 'failed', context: { shown: undecided, stored: undecided, lost: wanted, isCertain: true } },
    },
    {
      name: 'un elenco chiesto prima non rimette il valore vecchio',
      input: 'una riga da decidere',
      steps: [
        send({ type: 'load.begin' }),
        makes(wanted),
        done('saveChoice', 'salvata'),
        refused({ type: 'stored.take', value: undecided }),
      ],
      end: { value: 'settled', context: { shown: wanted, stored: wanted } },
    },
    {
      name: 'un elenco che arriva mentre si salva lascia la scelta, e dopo un rifiuto si vede ciò che portava',
      input: 'una riga da decidere',
      steps: [
        makes(wanted),
        send({ type: 'load.begin' }),
        send({ type: 'stored.take', value: unwanted }),
        done('saveChoice', 'rifiutata dal server'),
      ],
      end: { value: 'failed', context: { shown: unwanted, stored: unwanted, lost: wanted } },
    },
    {
      name: 'scaduta la sessione, la scelta aspetta l’accesso',
      input: 'una riga da decidere',
      steps: [
        makes(wanted),
        done('saveChoice', 'sessione scaduta'),
        makes(unwanted),
        send({ type: 'session.resumed' }),
        done('saveChoice', 'salvata'),
      ],
      end: { value: 'settled', context: { shown: unwanted, stored: unwanted, failure: null } },
    },
    {
      name: 'tornata la rete, si invia da sé ciò che non era partito',
      input: 'una riga da decidere',
      steps: [
        makes(wanted),
        done('saveChoice', 'rete caduta'),
        send({ type: 'network.restored' }),
        done('saveChoice', 'nessuna risposta in tempo'),
        refused({ type: 'network.restored' }),
      ],
      end: { value: 'doubtful', context: { shown: wanted, isCertain: false, lost: wanted } },
    },
  ],
});

if (import.meta.vitest) modelSuite(choiceModel, import.meta.vitest);
