import type { ExportEvent, ExportProgress } from '../../../src/machines/export/machine';
import { exportMachine, invariants, reason } from '../../../src/machines/export/machine';
import { exportTexts } from '../../../src/messages/screens/exporting';
import { after, defineModel, EXCUSES, fail, refused, send } from '../../kit/model';
import { modelSuite } from '../../kit/suite';
import { failureOf } from '../fixtures';

const offline = failureOf('network');
const saved = { result: { ok: true as const, value: { name: 'user.csv', rows: 2 } } };
const cut = { result: { ok: false as const, failure: offline } };
const some = { ids: [3, 7] };
const half: ExportProgress = { rows: 1, total: 2 };

const does = (event: ExportEvent) => send(event);
const start: ExportEvent = { type: 'export.start', ids: null };
export const exportModel = defineModel(exportMachine, {
  title: 'Esportazione',
  reason,
  commands: { scopes: ['export'] },
  inputs: { 'apri l’elenco': undefined },
  start: () => ({ page: '/users', user: { 'user-view': true }, data: 'L’elenco degli utenti dimostrativi.' }),
  events: {
    'export.start': {
      phrase: 'Esporta',
      sentBy: { excuse: 'the list sends it: user.exportSelected, user.exportAll' },
      cases: { 'gli scelti': some, tutti: { ids: null } },
    },
    'export.cancel': { phrase: 'Premi Annulla esportazione', sentBy: 'export.cancel' },
    'export.retry': { phrase: 'Premi Riprova', sentBy: 'export.retry' },
    'export.dismiss': { phrase: 'Premi Chiudi', sentBy: 'export.dismiss' },
    'export.progress': {
      phrase: 'Arrivano righe',
      sentBy: EXCUSES.reported,
      cases: {
        'una su due': { progress: half },
        'più di quelle dette': { progress: { rows: 3, total: 2 } },
        'quante non si sa': { progress: { rows: 1, total: null } },
      },
    },
    'export.answered': {
      phrase: 'Il server ha finito',
      sentBy: EXCUSES.reported,
      cases: { 'file salvato': saved, 'rete caduta': cut },
    },
  },
  actors: { download: { phrase: 'Lo scaricamento finisce', done: {} } },
  delays: { exportStall: 'non arriva nessuna riga e si legge che l’esportazione si è fermata' },
  requirements: {
    '1-2.10.9': ['export.start'],
    '2-2.28': ['export.start'],
  },
  invariants,
  laws: {
    'what is exported changes by a new export only': (before, event, now) =>
      before.context.ids === now.context.ids || event.type === 'export.start',
  },
  effects: {
    'nothing is said to be saved but what was': (_snapshot, emitted) =>
      emitted.every(({ level, text }) => level !== 'success' || text === exportTexts.done('user.csv', 2)),
  },
  project: ({ ids, progress, failure }) => ({ ids, progress, failure: failure?.kind }),
  limit: 3000,
  paths: { floor: 15, cap: 90 },
  journeys: [
    {
      name: 'due righe arrivano una dopo l’altra, e sono un file',
      input: 'apri l’elenco',
      steps: [
        does({ type: 'export.start', ...some }),
        refused(start),
        does({ type: 'export.progress', progress: half }),
        does({ type: 'export.answered', ...saved }),
      ],
      end: { value: 'idle', context: { ids: [3, 7], progress: half, failure: null }, emitted: ['notice'] },
    },
    {
      name: 'il server tace: una riga dà un altro minuto, poi lo si dice e si può riprovare',
      input: 'apri l’elenco',
      steps: [
        does(start),
        does({ type: 'export.progress', progress: half }),
        after('exportStall'),
        does({ type: 'export.retry' }),
      ],
      end: {
        value: { running: 'waiting' },
        context: { ids: null, progress: { rows: 0, total: null }, failure: null },
        emitted: [],
      },
    },
    {
      name: 'un’esportazione annullata non salva nulla e lo dice',
      input: 'apri l’elenco',
      steps: [does(start), does({ type: 'export.cancel' }), refused({ type: 'export.cancel' })],
      end: { value: 'idle', context: { failure: null }, emitted: ['notice'] },
    },
    {
      name: 'un download interrotto si dice e si mette via',
      input: 'apri l’elenco',
      steps: [does(start), fail('download', 'si rompe'), does({ type: 'export.dismiss' })],
      end: { value: 'idle', context: { failure: null }, emitted: [] },
    },
  ],
});

if (import.meta.vitest) modelSuite(exportModel, import.meta.vitest);
