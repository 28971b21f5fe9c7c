import { assign, type SnapshotFrom, setup } from 'xstate';
import { missingActor } from '../kit/actor';
import { bugOf, failureOf, payloadOf, resultGuards, resultOf } from '../kit/result';
import { guards, unless } from './refusals';
import { groupTo, isPart, movedTo, partTaken, placesIn, valueChanged, wholeTaken } from './rules';
import type {
  FestivitiesActors,
  FestivitiesContext,
  FestivitiesEvent,
  FestivitiesTag,
  GroupTarget,
  PlaceTarget,
} from './types';

const festivitiesSetup = setup({
  types: {
    context: {} as FestivitiesContext,
    events: {} as FestivitiesEvent,
    tags: {} as FestivitiesTag,
  },
  actors: { loadPart: missingActor<FestivitiesActors['loadPart']>('loadPart') },
  guards: {
    ...resultGuards,
    isPart,
    ...guards,
    hasRows: ({ context }) => context.rows.length > 0,
    hasPlaces: ({ context }) => placesIn(context.groups).length > 0,
  },
  actions: {
    begin: assign({ arriving: [], part: 1 }),
    takePart: assign(partTaken),
    takeWhole: assign(wholeTaken),
    keepFailure: assign(failureOf),
    moveCursor: assign(({ context }, { to }: { readonly to: PlaceTarget }) => ({
      cursor: movedTo(context.groups, context.cursor, to),
    })),
    goToGroup: assign(({ context }, { to }: { readonly to: GroupTarget }) => ({
      cursor: groupTo(context.groups, context.cursor, to),
    })),
    takeValue: assign(valueChanged),
  },
});

/** Asks for one part after the other. Leaving the state ends the call. */
const loading = (self: 'starting' | 'reloading', tag: 'skeleton' | 'busy', description: string) =>
  festivitiesSetup.createStateConfig({
    description,
    tags: tag,
    invoke: {
      id: 'loadPart',
      src: 'loadPart',
      input: ({ context }) => ({ page: context.part }),
      onDone: [
        {
          guard: { type: 'isPart', params: resultOf },
          target: self,
          reenter: true,
          actions: { type: 'takePart', params: resultOf },
        },
        {
          guard: { type: 'answered', params: resultOf },
          target: 'sorting',
          actions: { type: 'takeWhole', params: resultOf },
        },
        { target: 'failed', actions: { type: 'keepFailure', params: resultOf } },
      ],
      onError: { target: 'failed', actions: { type: 'keepFailure', params: bugOf } },
    },
  });

/** The featured events by their categories, all of them at once. Source: design, section 9. */
export const festivitiesMachine = festivitiesSetup.createMachine({
  id: 'festivities',
  initial: 'starting',
  context: {
    rows: [],
    arriving: [],
    total: 0,
    part: 1,
    chosen: {},
    groups: [],
    cursor: null,
    failure: null,
  },
  on: {
    'list.reload': [
      { guard: 'hasRows', target: '.reloading', actions: 'begin' },
      { target: '.starting', actions: 'begin' },
    ],
    'cursor.move': { guard: unless('cursor.move'), actions: { type: 'moveCursor', params: payloadOf } },
    'group.go': { guard: unless('group.go'), actions: { type: 'goToGroup', params: payloadOf } },
    'value.changed': { guard: unless('value.changed'), actions: { type: 'takeValue', params: payloadOf } },
  },
  states: {
    starting: loading('starting', 'skeleton', 'Gli eventi si caricano per la prima volta, una parte dopo l’altra'),
    reloading: loading('reloading', 'busy', 'Gli eventi si caricano di nuovo e quelli di prima restano'),
    sorting: {
      description: 'Sono arrivati tutti',
      always: [{ guard: 'hasPlaces', target: 'shown' }, { target: 'empty' }],
    },
    shown: { description: 'Gli eventi stanno nelle loro categorie', tags: 'shown' },
    empty: { description: 'Nessun evento è in evidenza o in una categoria', tags: 'empty' },
    failed: { description: 'Gli eventi non si sono caricati e si può riprovare', tags: 'failed' },
  },
});

export type FestivitiesSnapshot = SnapshotFrom<typeof festivitiesMachine>;
