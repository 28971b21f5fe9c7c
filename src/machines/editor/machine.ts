import { open } from './saving';
import { editorSetup } from './setup';
import { firstContext } from './steps';

const form = editorSetup.createStateConfig({
  initial: 'starting',
  on: {
    'language.go': {
      guard: 'accepted',
      actions: { type: 'goToLanguage', params: ({ event }) => ({ language: event.language }) },
    },
    'field.go': {
      guard: 'accepted',
      actions: { type: 'goToField', params: ({ event }) => ({ path: event.path }) },
    },
    'preview.request': { guard: 'accepted', actions: 'openPreview' },
  },
  states: {
    starting: {
      description: 'Si apre un contenuto nuovo o uno esistente',
      always: [{ guard: 'isBlank', target: 'arrived' }, { target: 'loading' }],
    },
    loading: {
      description: 'Il contenuto si carica',
      tags: 'skeleton',
      invoke: {
        id: 'loadItem',
        src: 'loadItem',
        input: ({ context }) => ({ id: context.copyOf ?? Number(context.id) }),
        onDone: [
          {
            guard: { type: 'answered', params: ({ event }) => ({ result: event.output }) },
            target: 'arrived',
            actions: { type: 'takeLoaded', params: ({ event }) => ({ result: event.output }) },
          },
          {
            guard: { type: 'isGone', params: ({ event }) => ({ result: event.output }) },
            target: 'missing',
            actions: { type: 'keepFailure', params: ({ event }) => ({ result: event.output }) },
          },
          { target: 'failed', actions: { type: 'keepFailure', params: ({ event }) => ({ result: event.output }) } },
        ],
        onError: { target: 'failed', actions: { type: 'keepBug', params: ({ event }) => ({ error: event.error }) } },
      },
    },
    failed: {
      description: 'Il contenuto non si è caricato e si può riprovare',
      tags: 'failed',
      on: { 'load.retry': 'loading', 'session.resumed': 'loading' },
    },
    missing: {
      description: 'Il contenuto non esiste più',
      tags: 'missing',
      on: { 'load.retry': 'loading' },
    },
    arrived: {
      description: 'Il contenuto è arrivato',
      always: [
        { guard: 'isReadOnly', target: 'reading', actions: 'dropOffer' },
        { guard: 'isOffered', target: 'offering' },
        { target: 'open' },
      ],
    },
    reading: { description: 'Il contenuto si può solo leggere', tags: 'readOnly' },
    offering: {
      description: 'Una bozza trovata su questo dispositivo aspetta una decisione',
      tags: 'offering',
      on: {
        'draft.restore': { target: 'open', actions: 'restoreDraft' },
        'draft.discard': { target: 'open', actions: ['dropOffer', 'emitDraft'] },
      },
    },
    open,
  },
});

/** What the user may choose as status; without the answer everything else goes on. */
const statuses = editorSetup.createStateConfig({
  initial: 'waiting',
  on: { 'status.refresh': '.waiting' },
  states: {
    waiting: {
      description: 'Si aspetta il contenuto, che può dire da sé gli stati ammessi',
      tags: 'statusLoading',
      always: [
        { guard: 'tellsStatuses', target: 'ready' },
        { guard: 'mustAskStatuses', target: 'loading' },
      ],
      on: { 'session.resumed': { guard: 'waitsForSession', target: 'loading' } },
    },
    loading: {
      description: 'Gli stati ammessi si caricano',
      tags: 'statusLoading',
      invoke: {
        id: 'loadStatuses',
        src: 'loadStatuses',
        input: ({ context }) => ({ id: context.id }),
        onDone: [
          {
            guard: { type: 'answered', params: ({ event }) => ({ result: event.output }) },
            target: 'ready',
            actions: { type: 'takeStatuses', params: ({ event }) => ({ result: event.output }) },
          },
          {
            target: 'failed',
            actions: { type: 'takeStatuses', params: ({ event }) => ({ result: event.output }) },
          },
        ],
        onError: {
          target: 'failed',
          actions: { type: 'keepStatusBug', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    ready: { description: 'Gli stati ammessi sono noti' },
    failed: {
      description: 'Gli stati ammessi non si sono caricati',
      tags: 'statusFailed',
      on: { 'session.resumed': 'loading' },
    },
  },
});

/** Keeps the local draft at most a pause behind what is typed. */
const drafting = editorSetup.createStateConfig({
  initial: 'quiet',
  states: {
    quiet: {
      description: 'La bozza locale è aggiornata',
      on: {
        'field.change': { guard: 'accepted', target: 'pausing', actions: 'emitDraft' },
        'field.blur': {
          guard: { type: 'fillsSlug', params: ({ event }) => ({ path: event.path }) },
          target: 'pausing',
          actions: 'emitDraft',
        },
      },
    },
    pausing: {
      description: 'La bozza locale si aggiorna fra un momento',
      on: {
        'field.change': { guard: 'accepted', actions: 'markDraft' },
        'field.blur': {
          guard: { type: 'fillsSlug', params: ({ event }) => ({ path: event.path }) },
          actions: 'markDraft',
        },
        'draft.flush': { guard: 'accepted', actions: 'emitDraft' },
      },
      after: {
        draftPause: [
          { guard: 'isDraftPending', target: 'pausing', reenter: true, actions: 'emitDraft' },
          { target: 'quiet' },
        ],
      },
    },
  },
});

const leaving = editorSetup.createStateConfig({
  initial: 'staying',
  states: {
    staying: {
      description: 'Nessuno chiede di uscire',
      on: {
        'leave.request': [
          { guard: 'hasUnsavedWork', target: 'asking' },
          { target: 'left', actions: 'emitLeft' },
        ],
      },
    },
    asking: {
      description: 'Si chiede se uscire con modifiche non salvate',
      tags: 'askingToLeave',
      on: {
        'leave.confirm': { target: 'left', actions: ['emitDraft', 'emitLeft'] },
        'leave.cancel': 'staying',
      },
    },
    left: {
      description: "L'uscita è concessa",
      tags: 'left',
      on: { 'leave.request': { actions: 'emitLeft' }, 'leave.cancel': 'staying' },
    },
  },
});

/** The editor of one item: loading, editing in all languages, saving, conflicts, local draft, leaving. */
export const editorMachine = editorSetup.createMachine({
  id: 'editor',
  type: 'parallel',
  context: ({ input }) => firstContext(input),
  states: { form, statuses, drafting, leaving },
});
