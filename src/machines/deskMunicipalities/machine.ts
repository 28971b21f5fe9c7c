// A desk's municipalities, added one by one, removed after a question.
//
// States: `idle`, `adding`, `addFailed`, `confirming`, `removing`, `removalFailed`.
//
// Never: the same municipality twice; more chosen at once than the maximum.

import { assign, emit, type SnapshotFrom, setup } from 'xstate';
import type { CallFailure, Done, Result } from '../../contract/result';
import { deskMunicipalitiesTexts } from '../../messages/screens/records';
import { type Call, calling, missingActors, type Types } from '../kit/actor';
import { defineRefusals, during, otherwise, outside } from '../kit/refusals';
import { failureOf, type Notice, notice, resultGuards, withAnswer, withBug, withEvent } from '../kit/result';

/** A municipality of the desk, or one to be. */
export interface DeskMunicipality {
  readonly id: number;
  readonly name: string;
  readonly province: string;
  /** ISTAT code. */
  readonly code: string;
}

export interface DeskMunicipalitiesInput {
  readonly desk: number;
  readonly rows: readonly DeskMunicipality[];
  /** Most municipalities chosen at once. Source: document 1, section 9 (10). */
  readonly maximum: number;
}

export interface DeskMunicipalitiesContext extends DeskMunicipalitiesInput {
  /** Chosen in the picker and not yet added, in order. */
  readonly chosen: readonly DeskMunicipality[];
  /** The one whose removal is requested or under way. */
  readonly leaving: DeskMunicipality | null;
  /** Why the last call failed. */
  readonly failure: CallFailure | null;
}

export type DeskMunicipalitiesEvent =
  /** The picker's whole choice. */
  | { readonly type: 'municipalities.choose'; readonly municipalities: readonly DeskMunicipality[] }
  /** 'Aggiungi'. */
  | { readonly type: 'add.request' }
  /** `id` is no number where no municipality is pointed at. */
  | { readonly type: 'remove.request'; readonly id: number }
  /** Also tries again after a failure. */
  | { readonly type: 'remove.confirm' }
  | { readonly type: 'remove.cancel' }
  /** The desk was read again. */
  | { readonly type: 'rows.set'; readonly rows: readonly DeskMunicipality[] };

export type DeskMunicipalitiesEmitted =
  | Notice<'success'>
  /** The desk's record may have a new version. */
  | { readonly type: 'changed' };

export type DeskMunicipalitiesTag =
  /** The picker takes a choice. */
  | 'open'
  | 'adding'
  | 'addFailed'
  | 'confirmingRemoval'
  | 'removing'
  /** The removal failed; `failure` says why. */
  | 'removalFailed';

export interface DeskMunicipalitiesActors {
  readonly addMunicipality: Call<{ readonly desk: number; readonly municipality: number }, Result<Done>>;
  readonly removeMunicipality: Call<{ readonly desk: number; readonly municipality: number }, Result<Done>>;
}

/** How many municipalities are chosen at once. Source: document 1, section 9. */
export const MOST_AT_ONCE = 10;

/** Whether municipalities were chosen that the desk does not have yet: leaving would lose the choice. */
export const isUnsaved = ({ chosen }: Pick<DeskMunicipalitiesContext, 'chosen'>): boolean => chosen.length > 0;

/** The municipality a removal is about; undefined for one that the desk does not have. */
export const municipalityOf = (
  { rows }: Pick<DeskMunicipalitiesContext, 'rows'>,
  id: number,
): DeskMunicipality | undefined => rows.find((municipality) => municipality.id === id);

const { refusal: texts } = deskMunicipalitiesTexts;

type Context = DeskMunicipalitiesContext;

const BUSY = {
  isAdding: during('adding', texts.busy),
  isRemoving: during('removing', texts.busy),
  isConfirming: outside('open', texts.confirming),
} as const;

const NOTHING_PENDING = {
  isAdding: BUSY.isAdding,
  isRemoving: BUSY.isRemoving,
  isNothingPending: otherwise(texts.nothingPending),
} as const;

type Choice = Pick<Context, 'rows' | 'maximum'>;

const isPresent = ({ rows }: Choice, municipalities: readonly DeskMunicipality[]): string | null => {
  const present = municipalities.find(({ id }) => rows.some((row) => row.id === id));
  return present === undefined ? null : texts.present(present.name);
};
const isTooMany = ({ maximum }: Choice, { length }: readonly DeskMunicipality[]): string | null =>
  length > maximum ? texts.tooMany(maximum) : null;

/** Why a choice is refused, in Italian; null when it is accepted. */
export const choiceRefusal = (choice: Choice, municipalities: readonly DeskMunicipality[]): string | null =>
  isPresent(choice, municipalities) ?? isTooMany(choice, municipalities);

export const { guards, unless, reason } = defineRefusals<Context, DeskMunicipalitiesEvent, DeskMunicipalitiesTag>({
  'municipalities.choose': {
    ...BUSY,
    isPresent: (context, { municipalities }) => isPresent(context, municipalities),
    isTooMany: (context, { municipalities }) => isTooMany(context, municipalities),
  },
  'add.request': { ...BUSY, isNothingChosen: ({ chosen }) => (chosen.length === 0 ? texts.nothingChosen : null) },
  'remove.request': {
    ...BUSY,
    isUnknown: (context, { id }) => {
      if (municipalityOf(context, id) !== undefined) return null;
      return Number.isNaN(id) ? texts.noRow : texts.unknown;
    },
  },
  'remove.confirm': NOTHING_PENDING,
  'remove.cancel': NOTHING_PENDING,
});

const municipalitiesSetup = setup({
  types: {} as Types<
    DeskMunicipalitiesContext,
    DeskMunicipalitiesEvent,
    DeskMunicipalitiesEmitted,
    DeskMunicipalitiesTag,
    DeskMunicipalitiesInput
  >,
  actors: missingActors<DeskMunicipalitiesActors>('addMunicipality', 'removeMunicipality'),
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
    emitAdded: emit(notice('success', deskMunicipalitiesTexts.added)),
    emitRemoved: emit(({ context }) => notice('success', deskMunicipalitiesTexts.removed(context.leaving?.name ?? ''))),
    emitChanged: emit({ type: 'changed' }),
  },
});

const open = {
  'municipalities.choose': { guard: unless('municipalities.choose'), actions: withEvent('choose') },
  'add.request': { guard: unless('add.request'), target: 'adding' },
  'remove.request': { guard: unless('remove.request'), target: 'confirming', actions: withEvent('requestRemoval') },
  'rows.set': { actions: withEvent('setRows') },
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
        ...calling('addMunicipality'),
        input: ({ context: { desk, chosen } }) => ({ desk, municipality: chosen[0]?.id ?? 0 }),
        onDone: [
          { guard: withAnswer('answered'), target: 'passing', actions: ['takeAdded', 'emitAdded'] },
          { target: 'addFailed', actions: withAnswer('keepFailure') },
        ],
        onError: { target: 'addFailed', actions: withBug('keepFailure') },
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
        ...calling('removeMunicipality'),
        input: ({ context: { desk, leaving } }) => ({ desk, municipality: leaving?.id ?? 0 }),
        onDone: [
          {
            guard: withAnswer('answered'),
            target: 'idle',
            actions: ['takeRemoved', 'emitRemoved', 'forgetRemoval', 'emitChanged'],
          },
          { target: 'removalFailed', actions: withAnswer('keepFailure') },
        ],
        onError: { target: 'removalFailed', actions: withBug('keepFailure') },
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

const isLeaving = (snapshot: DeskMunicipalitiesSnapshot): boolean =>
  snapshot.hasTag('confirmingRemoval') || snapshot.hasTag('removing') || snapshot.hasTag('removalFailed');

/** What must hold at every moment. */
export const invariants: Readonly<Record<string, (snapshot: DeskMunicipalitiesSnapshot) => boolean>> = {
  'no municipality is there twice': ({ context: { rows } }) => new Set(rows.map(({ id }) => id)).size === rows.length,
  'no more than the maximum are chosen': ({ context }) => context.chosen.length <= context.maximum,
  'what is added was chosen': (snapshot) => !snapshot.hasTag('adding') || snapshot.context.chosen.length > 0,
  'a removal names its municipality': (snapshot) => isLeaving(snapshot) === (snapshot.context.leaving !== null),
  'a failure says why': (snapshot) =>
    (snapshot.hasTag('addFailed') || snapshot.hasTag('removalFailed')) === (snapshot.context.failure !== null),
};
