import type { ContextFrom } from 'xstate';
import { normaliseItem } from '../../../src/content/item/item';
import type { editorMachine } from '../../../src/machines/editor/machine';
import { after, done, refused, send } from '../../kit/model';
import type { Journey } from '../../kit/types';
import { failureOf } from '../fixtures';
import { content, sent, withTitle } from './fixture';
import { again, blank, title } from './samples';

type Start =
  | 'contenuto esistente con una bozza locale'
  | 'contenuto esistente da chi non pubblica, con pausa prima del salvataggio'
  | 'contenuto nuovo'
  | 'itinerario con tappe'
  | 'revisione da validare da chi pubblica'
  | 'scheda pubblicata da chi non pubblica';

/** What people do in the editor, from the beginning to a pinned end. */
export const journeys: readonly Journey<Start, ContextFrom<typeof editorMachine>>[] = [
  {
    name: 'bozza, incompleta, trattenuta, completa, pubblicata',
    input: 'contenuto nuovo',
    steps: [
      done('loadStatuses', 'ammessi'),
      refused({ type: 'field.go', path: 'contents.it.password' }),
      refused({ type: 'field.blur', path: 'contents.it.password' }),
      refused({ type: 'field.change', path: 'contents.it.password', value: 'x' }),
      send({ type: 'field.change', ...title('Sagra') }),
      refused({ type: 'field.change', path: 'contents.it.password', value: 'x' }),
      send({ type: 'field.blur', path: 'contents.it.title' }),
      send({ type: 'save.request' }),
      done('saveItem', 'riuscito'),
      done('loadItem', 'come fu salvato'),
      send({ type: 'field.change', path: 'contents.it.status', value: 1 }),
      send({ type: 'save.request' }),
      send({ type: 'field.change', path: 'contents.it.google.title', value: 'Sagra a Bologna' }),
      send({ type: 'save.request' }),
      send({ type: 'publication.cancel' }),
      send({ type: 'save.request' }),
      send({ type: 'publication.confirm' }),
      done('saveItem', 'riuscito'),
      done('loadItem', 'come fu salvato'),
    ],
    end: {
      value: {
        form: { open: 'editing' },
        statuses: 'loading',
        drafting: 'pausing',
        leaving: 'staying',
      },
      context: {
        id: 42,
        changed: [],
        problems: { 'contents.en.title': 'Campo richiesto' },
        focus: { path: 'contents.it.google.title', turn: 1 },
        attempt: null,
        sending: null,
        stale: false,
        created: 1,
      },
      emitted: [
        ...['draft.changed', 'draft.changed', 'created', 'draft.cleared', 'notice', 'draft.cleared', 'draft.cleared'],
        ...['notice', 'draft.changed', 'draft.changed', 'draft.cleared', 'notice', 'draft.cleared', 'draft.cleared'],
      ],
    },
  },
  {
    name: 'pubblicato durante la pausa di un salvataggio: prima di partire si chiede',
    input: 'itinerario con tappe',
    steps: [
      done('loadItem', 'come fu salvato'),
      send({ type: 'draft.discard' }),
      send({ type: 'field.change', path: 'contents.it.google.title', value: 'Giro' }),
      send({ type: 'save.request' }),
      send({ type: 'field.change', path: 'contents.it.status', value: 1 }),
      after('savePause'),
      refused({ type: 'save.request' }),
      send({ type: 'publication.cancel' }),
    ],
    end: {
      value: { form: { open: 'editing' }, statuses: 'ready', drafting: 'pausing', leaving: 'staying' },
      context: { changed: ['contents.it.google.title', 'contents.it.status'], sending: null },
    },
  },
  {
    name: 'ciò che manca si trova uno dopo l’altro, si copia e si annulla la copia',
    input: 'contenuto nuovo',
    steps: [
      done('loadStatuses', 'ammessi'),
      refused({ type: 'field.copy', path: 'contents.it.google.title' }),
      refused({ type: 'copy.undo' }),
      send({ type: 'field.change', ...title('Sagra') }),
      send({ type: 'error.next' }),
      send({ type: 'field.copy', path: 'contents.it.google.title' }),
      refused({ type: 'field.copy', path: 'contents.it.google.title' }),
      send({ type: 'copy.undo' }),
      refused({ type: 'copy.undo' }),
      send({ type: 'field.change', path: 'contents.it.google.title', value: 'Sagra di paese' }),
      send({ type: 'field.copy', path: 'contents.it.google.title' }),
      send({ type: 'copy.undo' }),
    ],
    end: {
      value: { form: { open: 'editing' }, statuses: 'ready', drafting: 'pausing', leaving: 'staying' },
      context: {
        changed: ['contents.it.title', 'contents.it.google.title'],
        missing: { 'contents.en.title': 'Campo richiesto', 'contents.en.google.title': 'Campo richiesto' },
        focus: { path: 'contents.it.google.title', turn: 1 },
        copied: null,
      },
      emitted: ['draft.changed', 'announcement', 'announcement', 'announcement'],
    },
  },
  {
    name: 'un passo verso la pubblicazione che è respinto non lascia traccia: salvando resta una bozza',
    input: 'contenuto esistente da chi non pubblica, con pausa prima del salvataggio',
    steps: [
      done('loadItem', 'come fu salvato'),
      send({ type: 'field.change', ...title('') }),
      send({ type: 'review.submit' }),
      send({ type: 'field.change', ...title('Sagra') }),
      send({ type: 'review.submit' }),
      after('savePause'),
      done('saveItem', 'titolo rifiutato'),
      send({ type: 'field.change', ...title('Sagra di paese') }),
      send({ type: 'save.request' }),
    ],
    end: {
      value: { form: { open: 'pausing' }, statuses: 'loading', drafting: 'pausing', leaving: 'staying' },
      context: { changed: ['contents.it.title'], replacedStatus: null },
    },
  },
  {
    name: 'un invio in validazione fermo per la rete parte da sé, senza quello che si è scritto dopo',
    input: 'contenuto esistente da chi non pubblica, con pausa prima del salvataggio',
    steps: [
      done('loadItem', 'come fu salvato'),
      send({ type: 'field.change', ...title('Sagra') }),
      send({ type: 'review.submit' }),
      after('savePause'),
      done('saveItem', 'rete caduta'),
      refused({ type: 'review.submit' }),
      send({ type: 'field.change', ...title('Sagra di') }),
      after('draftPause'),
      after('draftPause'),
      after('networkPause'),
      done('saveItem', 'rete caduta'),
      send({ type: 'save.retry' }),
      done('saveItem', 'riuscito'),
    ],
    end: {
      value: { form: { open: 'rereading' }, statuses: 'waiting', drafting: 'quiet', leaving: 'staying' },
      context: { changed: ['contents.it.title'], failure: null, sending: null },
      emitted: [
        ...['draft.changed', 'draft.changed', 'draft.changed', 'notice', 'draft.changed', 'draft.changed'],
        ...['draft.changed', 'draft.cleared', 'notice', 'draft.changed'],
      ],
    },
  },
  {
    name: 'conflitto risolto campo per campo',
    input: 'contenuto esistente con una bozza locale',
    steps: [
      done('loadItem', 'come fu salvato'),
      send({ type: 'draft.restore' }),
      send({ type: 'save.request' }),
      done('saveItem', 'salvato prima da altri'),
      done('loadItem', 'cambiato da altri'),
      refused({ type: 'conflict.keepMine', path: 'contents.en.title' }),
      refused({ type: 'conflict.takeTheirs', path: 'contents.en.title' }),
      send({ type: 'conflict.takeTheirs', path: null }),
      send({ type: 'conflict.keepMine', path: 'contents.it.title' }),
      send({ type: 'save.request' }),
    ],
    end: {
      value: { form: { open: 'saving' }, statuses: 'loading', drafting: 'quiet', leaving: 'staying' },
      context: {
        changed: ['contents.it.title'],
        conflict: null,
        sending: {
          ...withTitle(normaliseItem(content, sent({ version: 2 }), blank), 'Avviso ritrovato'),
          lang: 'it',
        },
      },
      emitted: ['draft.changed', 'draft.changed', 'draft.changed', 'draft.changed'],
    },
  },
  {
    name: 'chi non pubblica modifica una scheda pubblicata: nasce una revisione e si continua lì',
    input: 'scheda pubblicata da chi non pubblica',
    steps: [
      done('loadItem', 'come fu salvato'),
      send({ type: 'field.change', ...title('Sagra') }),
      send({ type: 'review.submit' }),
      after('savePause'),
      done('saveItem', 'nell’altra scheda'),
      done('loadItem', 'come fu salvato'),
    ],
    end: {
      value: { form: { open: 'editing' }, statuses: 'ready', drafting: 'pausing', leaving: 'staying' },
      context: { id: 60, changed: [], failure: null, stale: false },
      emitted: [
        ...['notice', 'draft.changed', 'draft.changed', 'draft.changed', 'moved', 'draft.cleared', 'notice'],
        ...['draft.cleared', 'draft.cleared'],
      ],
    },
  },
  {
    name: 'durante la pausa tutto torna com’era: non c’è più nulla da salvare',
    input: 'scheda pubblicata da chi non pubblica',
    steps: [
      done('loadItem', 'come fu salvato'),
      send({ type: 'field.change', ...title('Sagra') }),
      send({ type: 'review.submit' }),
      send({ type: 'field.change', ...title('Avviso') }),
      send({ type: 'field.change', ...again }),
      refused({ type: 'save.request' }),
      after('savePause'),
    ],
    end: {
      value: { form: { open: 'editing' }, statuses: 'ready', drafting: 'pausing', leaving: 'staying' },
      context: { id: 50, changed: [] },
    },
  },
  {
    name: 'chi pubblica rimanda una revisione con una nota',
    input: 'revisione da validare da chi pubblica',
    steps: [
      done('loadItem', 'come fu salvato'),
      send({ type: 'review.return' }),
      send({ type: 'field.change', path: 'contents.it.review_note', value: 'Troppo lungo' }),
      send({ type: 'save.request' }),
    ],
    end: {
      value: { form: { open: 'saving' }, statuses: 'ready', drafting: 'pausing', leaving: 'staying' },
      context: {
        changed: ['contents.it.status', 'contents.it.review_note'],
        focus: { path: 'contents.it.review_note', turn: 1 },
      },
      emitted: ['draft.changed', 'draft.changed', 'draft.changed'],
    },
  },
  {
    name: 'una revisione non si approva prima di aver deciso di ciò che è stato corretto nel frattempo',
    input: 'revisione da validare da chi pubblica',
    steps: [
      done('loadItem', 'con la pubblicata corretta nel frattempo'),
      send({ type: 'review.approve' }),
      refused({ type: 'save.request' }),
      send({ type: 'conflict.takeTheirs', path: 'contents.it.title' }),
      send({ type: 'save.request' }),
      refused({ type: 'save.request' }),
      send({ type: 'publication.confirm' }),
    ],
    end: {
      value: { form: { open: 'saving' }, statuses: 'ready', drafting: 'quiet', leaving: 'staying' },
      context: { conflict: null, changed: ['contents.it.title', 'contents.it.status'] },
    },
  },
  {
    name: 'chi rinuncia al confronto non ha approvato nulla',
    input: 'revisione da validare da chi pubblica',
    steps: [
      done('loadItem', 'con la pubblicata corretta nel frattempo'),
      send({ type: 'comparison.request' }),
      send({ type: 'conflict.cancel' }),
      send({ type: 'review.approve' }),
      send({ type: 'conflict.cancel' }),
    ],
    end: {
      value: { form: { open: 'editing' }, statuses: 'ready', drafting: 'quiet', leaving: 'staying' },
      context: { conflict: null, changed: [], replacedStatus: null, sending: null },
    },
  },
  {
    name: 'la pubblicata è cambiata di nuovo mentre si approvava: si confronta ancora',
    input: 'revisione da validare da chi pubblica',
    steps: [
      done('loadItem', 'come fu salvato'),
      refused({ type: 'comparison.request' }),
      send({ type: 'review.approve' }),
      send({ type: 'publication.confirm' }),
      done('saveItem', 'la pubblicata è cambiata di nuovo'),
      done('loadItem', 'con la pubblicata corretta nel frattempo'),
    ],
    end: {
      value: { form: { open: 'resolving' }, statuses: 'ready', drafting: 'quiet', leaving: 'staying' },
      context: { sending: null, failure: null },
    },
  },
  {
    name: 'perdita di rete durante il salvataggio',
    input: 'contenuto nuovo',
    steps: [
      done('loadStatuses', 'rete caduta'),
      send({ type: 'field.change', ...title('Sagra') }),
      send({ type: 'save.request' }),
      send({ type: 'field.change', ...title('Sagra di maggio') }),
      done('saveItem', 'rete caduta'),
      after('draftPause'),
      send({ type: 'leave.request' }),
      send({ type: 'leave.cancel' }),
      send({ type: 'save.request' }),
    ],
    end: {
      value: { form: { open: 'saving' }, statuses: 'failed', drafting: 'pausing', leaving: 'staying' },
      context: { id: 'new', changed: ['contents.it.title'], failure: null, created: 0 },
      emitted: ['draft.changed', 'draft.changed', 'notice', 'draft.changed', 'draft.changed'],
    },
  },
  {
    name: 'sessione scaduta durante il salvataggio: si rientra e si salva',
    input: 'contenuto esistente con una bozza locale',
    steps: [
      done('loadItem', 'come fu salvato'),
      send({ type: 'draft.restore' }),
      send({ type: 'save.request' }),
      done('saveItem', 'sessione scaduta'),
      send({ type: 'session.resumed' }),
      send({ type: 'save.request' }),
      done('saveItem', 'riuscito'),
      done('loadItem', 'rete caduta'),
    ],
    end: {
      value: { form: { open: 'editing' }, statuses: 'loading', drafting: 'quiet', leaving: 'staying' },
      context: { stale: true, changed: [], sending: null, failure: failureOf('network') },
    },
  },
  {
    name: 'eliminato da altri durante la modifica: chi non può creare non lo salva come nuovo',
    input: 'scheda pubblicata da chi non pubblica',
    steps: [
      done('loadItem', 'come fu salvato'),
      send({ type: 'field.change', ...title('Sagra') }),
      send({ type: 'review.submit' }),
      after('savePause'),
      done('saveItem', 'non esiste più'),
      refused({ type: 'save.asNew' }),
    ],
    end: {
      value: { form: { open: 'deleted' }, statuses: 'ready', drafting: 'pausing', leaving: 'staying' },
      context: { id: 50, changed: ['contents.it.title', 'contents.it.status'] },
    },
  },
  {
    name: 'eliminato da altri durante la modifica: salvato come nuovo',
    input: 'contenuto esistente con una bozza locale',
    steps: [
      done('loadItem', 'come fu salvato'),
      send({ type: 'draft.restore' }),
      send({ type: 'save.request' }),
      done('saveItem', 'non esiste più'),
      send({ type: 'save.asNew' }),
      done('saveItem', 'riuscito'),
      done('loadItem', 'come fu salvato'),
    ],
    end: {
      value: { form: { open: 'editing' }, statuses: 'loading', drafting: 'quiet', leaving: 'staying' },
      context: { id: 42, created: 1, changed: [], failure: null },
    },
  },
];
