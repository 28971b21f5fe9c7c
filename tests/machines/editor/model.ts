import { openFields } from '../../../src/machines/editor/conflict';
import { undoRefusal } from '../../../src/machines/editor/copy';
import { hasUnsavedWork, isUnanswered, languagesWithErrors, previewUrl } from '../../../src/machines/editor/document';
import { invariants } from '../../../src/machines/editor/invariants';
import { type EditorSnapshot, editorMachine } from '../../../src/machines/editor/machine';
import { reason } from '../../../src/machines/editor/refusals';
import { originalNamed } from '../../../src/machines/editor/review';
import { saveBlock, saveRefusal, typedSinceSent } from '../../../src/machines/editor/saving';
import { hasStops } from '../../../src/machines/editor/stops';
import { isContested } from '../../../src/machines/editor/takeOver';
import type { EditorActors } from '../../../src/machines/editor/types';
import type { CallOutput } from '../../../src/machines/kit/actor';
import { news } from '../../content/named';
import { defineModel, EXCUSES } from '../../kit/model';
import { modelSuite } from '../../kit/suite';
import { failureOf } from '../fixtures';
import { effects, laws, timeLaws } from './effects';
import { content, everything, input, loaded, sent, statuses, stored, taken } from './fixture';
import { journeys } from './journeys';
import { route } from './route';
import { routeJourneys } from './routeJourneys';
import {
  firstUndecided,
  isRoute,
  ROUTE,
  routeAnswers,
  routeDraft,
  routeFacts,
  savingAnswers,
  sendsNoKeys,
  stopChanges,
} from './routeWalk';
import {
  calm,
  copied,
  copyDraft,
  current,
  inForm,
  inItalian,
  isReviewed,
  once,
  originalChanged,
  otherDrafts,
  plain,
  quiet,
  ready,
  reviewedChanges,
  reviewing,
  revisionExists,
  searching,
  storedDraft,
  title,
  typesOn,
  withCorrected,
} from './samples';
import { editorStart } from './start';

const unreachable = { ok: false as const, failure: failureOf('network') };

const wrongStops = (snapshot: EditorSnapshot): boolean =>
  isRoute(snapshot.context) &&
  calm(snapshot) &&
  inForm(snapshot, 'editing') &&
  languagesWithErrors(snapshot.context).length > 0;

/** What there is to decide of a conflict: of a route one field after the other. */
const decidable = (snapshot: EditorSnapshot): Record<string, { readonly path: string }> =>
  isRoute(snapshot.context) ? firstUndecided(snapshot) : { 'del titolo': { path: 'contents.it.title' } };

export const editorModel = defineModel(editorMachine, {
  title: 'Scheda',
  reason,
  commands: {
    scopes: ['editor'],
    // The model's content type has no cards of its own.
    listings: [{ ...news, area: content.area, letter: null }],
    // The field that has the focus.
    prepare: (event) => (event.type === 'field.copy' ? { ...event, path: 'contents.it.google.title' } : event),
  },
  inputs: {
    'contenuto nuovo': input(),
    'contenuto esistente con una bozza locale': input({ id: 42, storedDraft, otherDrafts }),
    'contenuto esistente da chi non pubblica, con pausa prima del salvataggio': input({
      id: 42,
      content: { ...content, saveDebounced: true },
      abilities: { ...everything, publish: false },
    }),
    'scheda pubblicata da chi non pubblica': input({
      id: 50,
      content: { ...content, saveDebounced: true },
      abilities: { ...everything, create: false, publish: false },
    }),
    'revisione da validare da chi pubblica': input({ id: 60 }),
    'copia di una scheda': input({ copyOf: 42, storedDraft: copyDraft }),
    'itinerario con tappe': input({
      id: ROUTE,
      content: { ...route, saveDebounced: true },
      storedDraft: routeDraft(route),
    }),
    'contenuto di sola lettura': input({ id: 42, abilities: { ...everything, edit: false }, storedDraft }),
  },
  start: editorStart,
  events: {
    // Everything else that changes a field is entered in the field itself.
    'field.change': {
      phrase: 'Scrivi',
      sentBy: ['editor.draft', 'editor.hide'],
      cases: (snapshot) => {
        if (inItalian(snapshot))
          return {
            'un titolo': title('Sagra'),
            'un titolo vuoto': title(''),
            'lo stato Pubblicata': { path: 'contents.it.status', value: 1 },
            'il titolo SEO': { path: 'contents.it.google.title', value: 'Sagra a Bologna' },
          };
        if (reviewing(snapshot)) return reviewedChanges(snapshot);
        if (isRoute(snapshot.context)) return calm(snapshot) ? stopChanges(snapshot) : {};
        if (inForm(snapshot, 'pausing') || inForm(snapshot, 'confirming')) return { 'un titolo vuoto': title('') };
        return typesOn(snapshot) ? { 'ancora il titolo': title('Sagra di maggio') } : {};
      },
    },
    'field.blur': {
      phrase: 'Esci dal campo',
      sentBy: { excuse: 'the focus goes elsewhere' },
      cases: (snapshot) =>
        ready(snapshot) && plain(snapshot) && inForm(snapshot, 'editing')
          ? { Titolo: { path: 'contents.it.title' } }
          : {},
    },
    'field.copy': {
      phrase: 'Copia dal titolo',
      sentBy: 'editor.copy',
      cases: (snapshot) =>
        inItalian(snapshot) &&
        snapshot.context.id === 42 &&
        snapshot.context.changed.length === 0 &&
        snapshot.matches({ drafting: 'quiet', statuses: 'ready' })
          ? { 'nel titolo SEO': { path: 'contents.it.google.title' } }
          : {},
    },
    'copy.undo': { phrase: 'Annulla la copia', sentBy: 'editor.undoCopy', cases: once(copied) },
    'language.go': {
      phrase: 'Passa alla lingua',
      sentBy: ['editor.language.*', 'editor.nextLanguage', 'editor.previousLanguage'],
      cases: (snapshot) => {
        if (calm(snapshot) && snapshot.hasTag('readOnly')) return { inglese: { language: 'en' } };
        if (!quiet(snapshot)) return {};
        // From one place of the Italian form only: elsewhere the second language would double every path.
        return inItalian(snapshot) && saveRefusal(snapshot.context) === null
          ? { inglese: { language: 'en' } }
          : { italiano: { language: 'it' } };
      },
    },
    'field.go': {
      phrase: 'Vai alla scheda',
      sentBy: ['editor.card.*', 'editor.field.*'],
      cases: (snapshot) =>
        snapshot.context.id === 42 && inItalian(snapshot) && plain(snapshot) && snapshot.matches({ drafting: 'quiet' })
          ? { 'del titolo': { path: 'contents.it.title' } }
          : {},
    },
    // With English in front where it is held up: elsewhere it would double every path.
    'save.request': {
      phrase: 'Premi Salva',
      sentBy: 'editor.save',
      cases: once(
        (snapshot) => calm(snapshot) && (snapshot.context.language === 'it' || saveRefusal(snapshot.context) !== null),
      ),
    },
    'comparison.request': { phrase: 'Confronta con la pubblicata', sentBy: 'editor.compare', cases: once(reviewing) },
    'save.retry': {
      phrase: 'Torna la rete',
      sentBy: 'editor.retrySave',
      cases: once((snapshot) => calm(snapshot) && snapshot.hasTag('offline')),
    },
    'review.submit': {
      phrase: 'Premi Manda in validazione',
      sentBy: ['editor.submit', 'editor.nextStep'],
      cases: once(reviewing),
    },
    'review.approve': {
      phrase: 'Premi Pubblica',
      sentBy: ['editor.publish', 'editor.nextStep'],
      cases: once(reviewing),
    },
    'review.return': { phrase: 'Premi Rimanda in revisione', sentBy: 'editor.return', cases: once(reviewing) },
    'publication.confirm': {
      phrase: 'Conferma ciò che i lettori vedranno',
      sentBy: EXCUSES.question,
      cases: once(calm),
    },
    'publication.cancel': { phrase: 'Annulla la pubblicazione', sentBy: EXCUSES.question, cases: once(calm) },
    'save.asNew': { phrase: 'Premi Salva come nuovo', sentBy: 'editor.saveAsNew', cases: once(calm) },
    'error.next': {
      phrase: 'Premi F8',
      sentBy: 'editor.nextError',
      cases: once((snapshot) => searching(snapshot) || wrongStops(snapshot)),
    },
    'error.previous': { phrase: 'Premi Maiusc+F8', sentBy: 'editor.previousError', cases: once(searching) },
    'preview.request': { phrase: 'Premi ANTEPRIMA', sentBy: 'editor.preview', cases: once(quiet) },
    'draft.restore': { phrase: 'Riprendi la bozza', sentBy: 'editor.restoreDraft', cases: once(calm) },
    'draft.discard': { phrase: 'Scarta la bozza', sentBy: 'editor.discardDraft', cases: once(calm) },
    'draft.next': { phrase: 'Mostra un’altra bozza', sentBy: 'editor.nextDraft', cases: once(calm) },
    'draft.flush': {
      phrase: 'La pagina passa in secondo piano',
      sentBy: EXCUSES.reported,
      cases: once((snapshot) => ready(snapshot) && !isRoute(snapshot.context)),
    },
    'conflict.keepMine': {
      phrase: 'Tieni la tua versione',
      sentBy: ['editor.keepMine', 'editor.keepAllMine'],
      cases: (snapshot) => (calm(snapshot) ? decidable(snapshot) : {}),
    },
    'conflict.takeTheirs': {
      phrase: 'Prendi la versione salvata',
      sentBy: ['editor.takeTheirs', 'editor.takeAllTheirs'],
      cases: (snapshot) => (calm(snapshot) ? decidable(snapshot) : {}),
    },
    'conflict.cancel': { phrase: 'Annulla il confronto', sentBy: 'editor.cancelConflict', cases: once(calm) },
    'leave.request': {
      phrase: 'Esci dalla scheda',
      sentBy: { excuse: 'every command that goes elsewhere sends it: editor.toList, go.*' },
      cases: once((snapshot) => inItalian(snapshot) || snapshot.matches({ leaving: 'left' })),
    },
    'leave.confirm': { phrase: "Conferma l'uscita", sentBy: EXCUSES.question },
    'leave.cancel': { phrase: 'Resta nella scheda', sentBy: EXCUSES.question },
    'load.retry': {
      phrase: 'Premi Riprova',
      sentBy: 'editor.retryLoad',
      cases: once((snapshot) => snapshot.hasTag('failed') || snapshot.hasTag('missing')),
    },
    'status.refresh': {
      phrase: 'Aggiorna gli stati',
      sentBy: 'editor.retryStatuses',
      cases: once((snapshot) => inItalian(snapshot) || snapshot.matches({ statuses: 'failed' })),
    },
    'session.resumed': { phrase: 'Accedi di nuovo', sentBy: EXCUSES.reported },
  },
  actors: {
    loadItem: {
      phrase: 'Il server risponde con il contenuto',
      done: (snapshot): Record<string, CallOutput<EditorActors['loadItem']>> =>
        isRoute(snapshot.context)
          ? routeAnswers(snapshot)
          : {
              'come fu salvato': loaded(current(snapshot)),
              ...(snapshot.context.id === 60 && {
                'con la pubblicata corretta nel frattempo': loaded(withCorrected(current(snapshot))),
              }),
              ...(!isReviewed(snapshot) && {
                'cambiato da altri': loaded(sent({ version: 2, it: { title: 'Avviso di Livia' } })),
                'non esiste più': { ok: false, failure: failureOf('notFound') },
                'sessione scaduta': { ok: false, failure: failureOf('unauthenticated') },
              }),
              'rete caduta': { ok: false, failure: failureOf('network') },
            },
    },
    loadStatuses: {
      phrase: 'Il server risponde con gli stati',
      done: { ammessi: statuses, 'rete caduta': { ok: false, failure: failureOf('network') } },
    },
    saveItem: {
      phrase: 'Il server risponde al salvataggio',
      // Sent again, a save is answered like the first time: two answers are walked.
      done: (snapshot): Record<string, CallOutput<EditorActors['saveItem']>> =>
        isRoute(snapshot.context)
          ? savingAnswers(snapshot)
          : isUnanswered(snapshot.context)
            ? { riuscito: stored(42), 'rete caduta': unreachable }
            : {
                ...(isReviewed(snapshot)
                  ? {
                      'nell’altra scheda': stored(snapshot.context.id === 50 ? 60 : 50),
                      'c’è già una revisione': { ok: false, failure: revisionExists },
                    }
                  : { riuscito: stored(42) }),
                'salvato prima da altri': { ok: false, failure: taken },
                ...(snapshot.context.id === 60 && {
                  'la pubblicata è cambiata di nuovo': { ok: false, failure: originalChanged },
                }),
                // Who may not create can't go on where this was deleted: that is walked with one of the reviewed items.
                ...((!isReviewed(snapshot) || !snapshot.context.abilities.create) && {
                  'non esiste più': { ok: false, failure: failureOf('notFound') },
                }),
                ...(!isReviewed(snapshot) && {
                  'sessione scaduta': { ok: false, failure: failureOf('unauthenticated') },
                }),
                // The right went meanwhile: walked with one input each of what steps of the review do, and of plain saves.
                ...((snapshot.context.id === 60 || snapshot.context.id === 'new') && {
                  'permesso tolto': { ok: false, failure: failureOf('forbidden', { message: 'Serve «news-edit».' }) },
                }),
                ...(!isReviewed(snapshot) && snapshot.context.copyOf === null && { 'rete caduta': unreachable }),
                'titolo rifiutato': {
                  ok: false,
                  failure: failureOf('invalid', { fields: { 'contents.it.title': 'Titolo già usato' } }),
                },
              },
    },
  },
  delays: {
    savePause: 'il salvataggio parte',
    draftPause: 'la bozza locale si scrive, sulla pagina non cambia nulla',
    networkPause: 'il salvataggio che aspettava la rete riparte da sé',
  },
  requirements: {
    '2-1.2': ['preview.request', 'save.request'],
    '2-2.13': ['language.go'],
    '2-2.14': ['preview.request'],
    '2-2.15': ['save.request'],
    '2-4.3': ['save.request'],
    '2-4.4': ['saveItem: riuscito'],
    '2-4.5': ['saveItem: riuscito'],
    '2-4.13': ['field.blur'],
    '2-4.16': ['loadItem: rete caduta', 'saveItem: rete caduta'],
    '2-5.10': ['field.change (un titolo vuoto)'],
    '2-5.27': ['after(savePause)'],
    '2-8.1': ['saveItem: riuscito'],
    '3-2.12': ['language.go', 'preview.request', 'save.request'],
    '3-4.3': ['saveItem: riuscito'],
    '3-8.2': ['saveItem: rete caduta'],
    '3-8.5': ['saveItem: riuscito'],
  },
  invariants: {
    ...invariants,
    'what is sent says nothing of the keys of stops': sendsNoKeys,
  },
  effects,
  laws,
  timeLaws,
  project: (context) => ({
    isNew: context.id === 'new',
    language: context.language,
    changed: context.changed.length > 0,
    block: saveBlock(context) === null,
    ready: saveRefusal(context) === null,
    errors: hasStops(context),
    stale: context.stale,
    offered: context.offered?.page ?? context.offered !== null,
    further: context.furtherOffers.length,
    pending: context.draftPending,
    wanted: context.saveQueued,
    unanswered: isUnanswered(context),
    typedSince: typedSinceSent(context),
    undecided: openFields(context).length,
    inConflict: context.conflict?.fields.map(({ path }) => path),
    merged: context.conflict?.merged.map(({ path }) => path),
    compared: context.conflict?.of === 'original',
    revised: context.revised !== null,
    contested: isContested(context),
    originalNamed: originalNamed(context.failure) !== null,
    // Once saved, what was copied goes on like what was typed.
    copied: undoRefusal(context) === null && context.changed.length === 1,
    preview: previewUrl(context) !== null,
    unsaved: hasUnsavedWork(context),
    statuses: context.statusOptions !== null,
    slug: context.item?.contents.it?.slug === '' && context.item.contents.it.title !== '',
    ...(isRoute(context) && routeFacts(context)),
  }),
  noHand: {
    'editor.form.arrived --always[isReadOnly]':
      'chi non può modificare non apre la scheda: la guardia lo porta alla pagina non trovata',
    'editor.form.failed --session.resumed':
      'una scheda che non si è caricata non ha modifiche: la sessione scaduta porta alla pagina di accesso',
    'editor.leaving.left --leave.request': 'concessa l’uscita, la scheda non è più sulla pagina',
    'editor.form.open.confirming --publication.confirm[isBlocked]':
      'la domanda copre la scheda: intanto nulla si scrive',
  },
  limit: 20_000,
  paths: { floor: 1200, cap: 4600 },
  journeys: [...journeys, ...routeJourneys],
});

if (import.meta.vitest) modelSuite(editorModel, import.meta.vitest);
