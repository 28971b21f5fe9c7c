import type { ContextFrom } from 'xstate';
import type { recordMachine } from '../../../src/machines/record/machine';
import { after, done, fail } from '../../kit/model';
import type { Journey } from '../../kit/types';
import { type HeldStart, heldJourneys } from './heldJourneys';
import { type ReadingStart, readingJourneys } from './readingJourneys';
import { anna, BESIDE, clashing, does, elsewhere, form, not, PASSWORD, save, types, username } from './samples';

type Start =
  | 'apri la scheda 7'
  | 'apri la scheda 7, di cui ci sono due bozze'
  | 'apri la scheda 7, che salva dopo una pausa'
  | ReadingStart
  | HeldStart
  | 'crea una scheda'
  | 'copia la scheda 7';

/** What people do with a record, from the beginning to a pinned end. */
export const journeys: readonly Journey<Start, ContextFrom<typeof recordMachine>>[] = [
  ...readingJourneys,
  ...heldJourneys,
  {
    name: 'di due bozze si riprende quella di un’altra pagina, cominciata prima che altri salvassero: ora è di questa',
    input: 'apri la scheda 7, di cui ci sono due bozze',
    steps: [
      done('loadRecord', 'come era'),
      not(save),
      does({ type: 'draft.next' }),
      does({ type: 'draft.restore' }),
      not({ type: 'draft.discard' }),
    ],
    end: {
      value: { form: { work: 'editing', leaving: 'staying', drafting: 'quiet' } },
      context: {
        item: { ...anna, username: 'annuccia', updated_at: '2025-12-31T00:00:00.000Z' },
        stored: { ...anna, updated_at: '2025-12-31T00:00:00.000Z' },
        offered: null,
      },
      emitted: ['draft.changed'],
    },
  },
  {
    name: 'a due bozze si rinuncia una dopo l’altra',
    input: 'apri la scheda 7, di cui ci sono due bozze',
    steps: [
      done('loadRecord', 'come era'),
      does({ type: 'draft.discard' }),
      not({ type: 'draft.next' }),
      does({ type: 'draft.discard' }),
      types('username', 'bruno'),
    ],
    end: {
      value: { form: { work: 'editing', leaving: 'staying', drafting: 'pausing' } },
      context: { item: { ...anna, username: 'bruno' }, offered: null, furtherOffers: [] },
      emitted: ['draft.cleared', 'draft.cleared', 'draft.changed'],
    },
  },
  {
    name: 'una copia è una scheda nuova con ciò che ha l’originale, tranne ciò che si chiede solo a una nuova',
    input: 'copia la scheda 7',
    steps: [
      done('loadRecord', 'irraggiungibile'),
      does({ type: 'load.retry' }),
      done('loadRecord', 'come era'),
      does({ type: 'close.request' }),
      does({ type: 'leave.cancel' }),
      types('password', PASSWORD),
      does(save),
    ],
    end: {
      value: { form: { work: 'saving', leaving: 'staying', drafting: 'pausing' } },
      context: { id: 'new', stored: form.blank, item: { ...form.blank, username: 'anna', password: PASSWORD } },
      emitted: ['draft.changed'],
    },
  },
  {
    name: 'una scheda cambiata si salva, si annuncia e si rilegge',
    input: 'apri la scheda 7',
    steps: [
      not(save),
      done('loadRecord', 'come era'),
      types('username', 'bruno'),
      does(save),
      does(save),
      done('saveRecord', 'salvata'),
      does(save),
      done('loadRecord', 'cambiata altrove'),
    ],
    end: {
      value: { form: { work: 'editing', leaving: 'staying', drafting: 'quiet' } },
      context: { stored: elsewhere, item: elsewhere, failure: null, rebased: false, saveQueued: false },
      emitted: ['notice', 'saved'],
    },
  },
  {
    name: 'ciò che si scrive mentre una scheda si salva resta, si mostra da salvare, e va col salvataggio chiesto dopo',
    input: 'apri la scheda 7',
    steps: [
      done('loadRecord', 'come era'),
      types('username', 'bruno'),
      does(save),
      types('username', 'brunone'),
      does(save),
      done('saveRecord', 'salvata'),
      done('loadRecord', 'come era'),
    ],
    end: {
      value: { form: { work: 'saving', leaving: 'staying', drafting: 'quiet' } },
      context: { item: { ...anna, username: 'brunone' }, sending: { ...anna, username: 'brunone' }, saveQueued: false },
      emitted: ['notice', 'saved'],
    },
  },
  {
    name: 'ciò che si scrive mentre una scheda si salva resta da salvare se nessuno chiede di salvare ancora',
    input: 'apri la scheda 7',
    steps: [
      done('loadRecord', 'come era'),
      types('username', 'bruno'),
      does(save),
      types('username', 'brunone'),
      done('saveRecord', 'salvata'),
      done('loadRecord', 'come era'),
    ],
    end: {
      value: { form: { work: 'editing', leaving: 'staying', drafting: 'quiet' } },
      context: { item: { ...anna, username: 'brunone' }, stored: anna, saveQueued: false },
      emitted: ['notice', 'saved'],
    },
  },
  {
    name: 'ciò che il server rifiuta di un valore intanto cambiato non si dice del nuovo',
    input: 'apri la scheda 7',
    steps: [
      done('loadRecord', 'come era'),
      types('username', 'bruno'),
      does(save),
      types('username', 'brunone'),
      done('saveRecord', 'username già preso'),
    ],
    end: {
      value: { form: { work: 'refused', leaving: 'staying', drafting: 'quiet' } },
      context: { item: { ...anna, username: 'brunone' }, refused: {} },
      emitted: [],
    },
  },
  {
    name: 'un salvataggio che ne aspetta un secondo prende ciò che intanto si scrive, e un errore lo trattiene',
    input: 'apri la scheda 7, che salva dopo una pausa',
    steps: [
      done('loadRecord', 'come era'),
      types('username', 'bru'),
      does(save),
      types('username', 'bruno'),
      does(save),
      after('savePause'),
      done('saveRecord', 'irraggiungibile'),
      does(save),
      types('username', 'b r'),
      after('savePause'),
    ],
    end: {
      value: { form: { work: 'blocked', leaving: 'staying', drafting: 'quiet' } },
      context: { item: { ...anna, username: 'b r' }, focus: { field: 'username', turn: 1 } },
      emitted: ['notice'],
    },
  },
  {
    name: 'un salvataggio nomina il riquadro accanto da salvare, e CHIUDI chiede di quello',
    input: 'apri la scheda 7',
    steps: [
      done('loadRecord', 'come era'),
      does({ type: 'beside.change', unsaved: BESIDE }),
      types('username', 'bruno'),
      does(save),
      done('saveRecord', 'salvata'),
      done('loadRecord', 'cambiata altrove'),
      does({ type: 'close.request' }),
    ],
    end: {
      value: { form: { work: 'editing', leaving: 'closing', drafting: 'quiet' } },
      context: { besideUnsaved: BESIDE },
      emitted: ['notice', 'saved'],
    },
  },
  {
    name: 'una scheda nuova è trattenuta dai suoi errori, poi creata: prende il suo id e dimentica la password',
    input: 'crea una scheda',
    steps: [
      does(save),
      does({ type: 'error.next', from: 'username' }),
      types('username', 'anna'),
      types('password', PASSWORD),
      not({ type: 'error.next' }),
      does(save),
      not({ type: 'field.change', field: 'password', value: 'Altra-Barca-9' }),
      done('saveRecord', 'salvata, senza testo'),
    ],
    end: {
      value: { form: { work: 'rereading', leaving: 'staying', drafting: 'quiet' } },
      context: {
        id: 7,
        item: { ...anna, updated_at: null },
        stored: { ...anna, updated_at: null },
        attempt: null,
        focus: { field: 'password', turn: 2 },
      },
      emitted: ['notice', 'notice', 'saved', 'created'],
    },
  },
  {
    name: 'una creazione senza risposta si riprova con la stessa chiave, e ciò che intanto si è scritto resta da salvare',
    input: 'crea una scheda',
    steps: [
      types('username', 'anna'),
      types('password', PASSWORD),
      does(save),
      done('saveRecord', 'irraggiungibile'),
      types('username', 'bruno'),
      does(save),
      done('saveRecord', 'salvata'),
    ],
    end: {
      value: { form: { work: 'rereading', leaving: 'staying', drafting: 'quiet' } },
      context: {
        attempts: 1,
        stored: { ...anna, updated_at: null },
        item: { ...anna, updated_at: null, username: 'bruno' },
      },
    },
  },
  {
    name: 'una creazione rifiutata la volta dopo è un’altra',
    input: 'crea una scheda',
    steps: [
      types('username', 'anna'),
      types('password', PASSWORD),
      does(save),
      done('saveRecord', 'username già preso'),
      does(save),
      types('username', 'bruno'),
      does(save),
    ],
    end: {
      value: { form: { work: 'saving', leaving: 'staying', drafting: 'quiet' } },
      context: {
        attempts: 2,
        attempt: {
          key: '7a1c2f0e-5b7d-4c7e-9d0a-000000000001',
          item: { ...form.blank, username: 'bruno', password: PASSWORD },
        },
        refused: {},
      },
    },
  },
  {
    name: 'ciò che altri hanno salvato in altri campi entra sotto ciò che si è scritto',
    input: 'apri la scheda 7',
    steps: [
      done('loadRecord', 'come era'),
      types('username', 'bruno'),
      does(save),
      done('saveRecord', 'salvata da altri nel frattempo'),
      done('loadRecord', 'cambiata altrove'),
    ],
    end: {
      value: { form: { work: 'editing', leaving: 'staying', drafting: 'quiet' } },
      context: { stored: elsewhere, item: { ...elsewhere, username: 'bruno' }, rebased: true, failure: null },
      emitted: [],
    },
  },
  {
    name: 'un campo cambiato da tutti e due si decide, poi si salva sopra la versione più nuova',
    input: 'apri la scheda 7',
    steps: [
      done('loadRecord', 'come era'),
      types('username', 'bruno'),
      types('company', 'Po'),
      does(save),
      done('saveRecord', 'salvata da altri nel frattempo'),
      done('loadRecord', 'cambiata nello stesso campo'),
      not(save),
      not({ type: 'field.change', field: 'username', value: 'x' }),
      not({ type: 'conflict.keepMine', field: 'company' }),
      not({ type: 'conflict.takeTheirs', field: 'company' }),
      does({ type: 'conflict.keepMine', field: 'username' }),
      does({ type: 'conflict.takeTheirs', field: 'username' }),
      does(save),
    ],
    end: {
      value: { form: { work: 'saving', leaving: 'staying', drafting: 'quiet' } },
      context: { item: { ...clashing, company: 'Po' }, stored: clashing, conflict: null },
      emitted: [],
    },
  },
  {
    name: 'un conflitto rimandato torna col prossimo salvataggio',
    input: 'apri la scheda 7',
    steps: [
      done('loadRecord', 'come era'),
      types('username', 'bruno'),
      does(save),
      done('saveRecord', 'salvata da altri nel frattempo'),
      done('loadRecord', 'cambiata nello stesso campo'),
      does({ type: 'conflict.cancel' }),
      does(save),
      done('saveRecord', 'salvata da altri nel frattempo'),
      done('loadRecord', 'cambiata nello stesso campo'),
    ],
    end: {
      value: { form: { work: 'resolving', leaving: 'staying', drafting: 'quiet' } },
      context: {
        item: { ...anna, username: 'bruno' },
        conflict: {
          theirs: clashing,
          updatedBy: 'bruno',
          fields: [
            {
              path: 'username',
              field: username,
              language: null,
              label: 'Username',
              mine: 'bruno',
              theirs: 'anna-rossi',
              decision: null,
            },
          ],
          merged: [],
        },
      },
    },
  },
  {
    name: 'una sessione che finisce mentre si salva non perde nulla',
    input: 'apri la scheda 7',
    steps: [
      done('loadRecord', 'come era'),
      types('username', 'bruno'),
      does(save),
      done('saveRecord', 'sessione finita'),
      does({ type: 'session.resumed' }),
      does(save),
    ],
    end: { value: { form: { work: 'saving', leaving: 'staying', drafting: 'quiet' } }, context: { failure: null } },
  },
  {
    name: 'CHIUDI chiede sopra ciò che non è salvato, e torna indietro se vi si rinuncia',
    input: 'apri la scheda 7',
    steps: [
      done('loadRecord', 'come era'),
      types('username', 'bruno'),
      does({ type: 'close.request' }),
      not({ type: 'close.request' }),
      does({ type: 'leave.cancel' }),
      does({ type: 'leave.request' }),
      does({ type: 'leave.cancel' }),
      does({ type: 'close.request' }),
      does({ type: 'leave.confirm' }),
    ],
    end: { value: { form: { work: 'editing', leaving: 'left', drafting: 'quiet' } }, emitted: ['left', 'go.back'] },
  },
  {
    name: 'una scheda che non si carica si riprova; una che manca si lascia',
    input: 'apri la scheda 7',
    steps: [
      fail('loadRecord', 'si rompe'),
      does({ type: 'load.retry' }),
      done('loadRecord', 'irraggiungibile'),
      does({ type: 'session.resumed' }),
      done('loadRecord', 'non c’è più'),
      does({ type: 'close.request' }),
    ],
    end: { value: 'missing', emitted: ['go.back'] },
  },
  {
    name: 'una modifica fatta accanto alla scheda entra sotto ciò che si è scritto',
    input: 'apri la scheda 7',
    steps: [
      done('loadRecord', 'come era'),
      types('username', 'bruno'),
      does({ type: 'record.changed' }),
      done('loadRecord', 'cambiata altrove'),
    ],
    end: {
      value: { form: { work: 'editing', leaving: 'staying', drafting: 'quiet' } },
      context: { stored: elsewhere, item: { ...elsewhere, username: 'bruno' } },
    },
  },
];
