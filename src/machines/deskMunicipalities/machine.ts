import { assign, emit, type SnapshotFrom, setup } from 'xstate';
import { deskMunicipalitiesTexts } from '../../messages/screens/records';
import { missingActor } from '../kit/actor';
import { bugOf, failureOf, payloadOf, resultGuards, resultOf } from '../kit/result';
import { guards, unless } from './refusals';
import { municipalityOf } from './rules';
import type {
  DeskMunicipalitiesActors,
  DeskMunicipalitiesContext,
  DeskMunicipalitiesEmitted,
  DeskMunicipalitiesEvent,
  DeskMunicipalitiesInput,
  DeskMunicipalitiesTag,
  DeskMunicipality,
} from './types';

const notice = (text: string): DeskMunicipalitiesEmitted => ({ type: 'notice', level: 'success', text });

const municipalitiesSetup = setup({
  types: {
    context: {} as DeskMunicipalitiesContext,
    events: {} as DeskMunicipalitiesEvent,
    emitted: {} as DeskMunicipalitiesEmitted,
    input: {} as DeskMunicipalitiesInput,
    tags: {} as DeskMunicipalitiesTag,
  },
  actors: {
    addMunicipality: missingActor<DeskMunicipalitiesActors['addMunicipality']>('addMunicipality'),
    removeMunicipality: missingActor<DeskMunicipalitiesActors['removeMunicipality']>('removeMunicipality'),
  },
  guards: {
    ...guards,
    ...resultGuards,
    hasMore: ({ context }) => context.chosen.length > 0,
  },
  actions: {
    choose: assign((_, { municipalities }: { municipalities: readonly DeskMunicipality[] }) => ({
      chosen: municipalities,
    })),
    setRows: assign((_, { rows }: { rows: readonly DeskMunicipality[] }) => ({ rows })),
    takeAdded: assign(({ context: { rows, chosen } }) => {
      const [added, ...rest] = chosen;
      return added === undefined
        ? {}
        : { rows: [...rows.filter(({ id }) => id !== added.id), added], chosen: rest, failure: null };
    }),
    takeRemoved: assign(({ context: { rows, leaving } }) => ({
      rows: rows.filter(({ id }) => id !== leaving?.id),
      failure: null,
    })),
    requestRemoval: assign(({ context }, { id }: { id: number }) => ({ leaving: municipalityOf(context, id) ?? null })),
    forgetRemoval: assign({ leaving: null }),
    keepFailure: assign(failureOf),
    clearFailure: assign({ failure: null }),
    emitAdded: emit(notice(deskMunicipalitiesTexts.added)),
    emitRemoved: emit(({ context }) => notice(deskMunicipalitiesTexts.removed(context.leaving?.name ?? ''))),
    emitChanged: emit({ type: 'changed' }),
  },
});

const open = {
  'municipalities.choose': {
    guard: unless('municipalities.choose'),
    actions: {
      type: 'choose',
      params: payloadOf,
    },
  },
  'add.request': { guard: unless('add.request'), target: 'adding' },
  'remove.request': {
    guard: unless('remove.request'),
    target: 'confirming',
    actions: {
      type: 'requestRemoval',
      params: payloadOf,
    },
  },
  'rows.set': {
    actions: {
      type: 'setRows',
      params: payloadOf,
    },
  },
} as const;

/** 'Comuni associati a Redazione': added one after the other, removed after a question. Source: document 1, section 2.16. */
export const deskMunicipalitiesMachine = municipalitiesSetup.createMachine({
  id: 'deskMunicipalities',
  context: ({ input }) => ({ ...input, chosen: [], leaving: null, failure: null }),
  initial: 'idle',
  states: {
    idle: { description: 'Mostra i comuni della redazione', tags: 'open', on: open },
    adding: {
      description: 'Associa i comuni scelti, uno dopo l’altro',
      tags: 'adding',
      invoke: {
        id: 'addMunicipality',
        src: 'addMunicipality',
        input: ({ context: { desk, chosen } }) => ({ desk, municipality: chosen[0]?.id ?? 0 }),
        onDone: [
          {
            guard: { type: 'answered', params: resultOf },
            target: 'passing',
            actions: ['takeAdded', 'emitAdded'],
          },
          { target: 'addFailed', actions: { type: 'keepFailure', params: resultOf } },
        ],
        onError: { target: 'addFailed', actions: { type: 'keepFailure', params: bugOf } },
      },
    },
    passing: {
      always: [
        { guard: 'hasMore', target: 'adding' },
        { target: 'idle', actions: 'emitChanged' },
      ],
    },
    addFailed: {
      description: 'Un comune non si è associato: dice perché, la scelta resta',
      tags: ['open', 'addFailed'],
      entry: 'emitChanged',
      exit: 'clearFailure',
      on: open,
    },
    confirming: {
      description: 'Chiede conferma di togliere il comune',
      tags: 'confirmingRemoval',
      on: { 'remove.confirm': 'removing', 'remove.cancel': { target: 'idle', actions: 'forgetRemoval' } },
    },
    removing: {
      description: 'Toglie il comune dalla redazione',
      tags: 'removing',
      invoke: {
        id: 'removeMunicipality',
        src: 'removeMunicipality',
        input: ({ context: { desk, leaving } }) => ({ desk, municipality: leaving?.id ?? 0 }),
        onDone: [
          {
            guard: { type: 'answered', params: resultOf },
            target: 'idle',
            actions: ['takeRemoved', 'emitRemoved', 'forgetRemoval', 'emitChanged'],
          },
          { target: 'removalFailed', actions: { type: 'keepFailure', params: resultOf } },
        ],
        onError: {
          target: 'removalFailed',
          actions: { type: 'keepFailure', params: bugOf },
        },
      },
    },
    removalFailed: {
      description: 'Il comune non si è tolto: dice perché',
      tags: 'removalFailed',
      exit: 'clearFailure',
      on: { 'remove.confirm': 'removing', 'remove.cancel': { target: 'idle', actions: 'forgetRemoval' } },
    },
  },
});

export type DeskMunicipalitiesSnapshot = SnapshotFrom<typeof deskMunicipalitiesMachine>;
