import type { SnapshotFrom } from 'xstate';
import type { ChoiceValue, ListingRow } from '../../../src/content/lists/listing';
import type { Result } from '../../../src/contract/result';
import { invariants } from '../../../src/machines/festivities/invariants';
import { festivitiesMachine } from '../../../src/machines/festivities/machine';
import { reason } from '../../../src/machines/festivities/refusals';
import { placesIn } from '../../../src/machines/festivities/rules';
import type { GroupTarget, PlaceTarget } from '../../../src/machines/festivities/types';
import type { RowsPage } from '../../../src/machines/list/types';
import { defineModel, done, eventually, refused, send } from '../../kit/model';
import { failureOf } from '../fixtures';
import { FESTIVITIES } from '../starts';

type Snapshot = SnapshotFrom<typeof festivitiesMachine>;

const event = (id: number, featured: 0 | 1, categoria: string): ListingRow => ({
  id,
  title: `Evento ${id}`,
  comune: 'Parma',
  featured,
  categoria,
});
const market = event(1, 0, 'Mercatini');
const crib = event(2, 1, 'Presepi,Mercatini,Veglioni');
const alone = event(3, 1, '');
const nothing = event(4, 0, '');

const brings = (total: number, ...rows: readonly ListingRow[]): Result<RowsPage> => ({
  ok: true,
  value: { rows, total },
});

const answers: Readonly<Record<string, Result<RowsPage>>> = {
  'con tutti gli eventi': brings(4, market, crib, alone, nothing),
  'con nessun evento in evidenza': brings(1, nothing),
  rifiuto: { ok: false, failure: failureOf('server') },
};
const parts: Readonly<Record<string, Result<RowsPage>>> = {
  ...answers,
  'con la prima parte': brings(4, market, crib),
};

const isLoading = (snapshot: Snapshot) => snapshot.hasTag('skeleton') || snapshot.hasTag('busy');
const isUnchanged = ({ context }: Snapshot) => Object.keys(context.chosen).length === 0;

export const festivitiesModel = defineModel(festivitiesMachine, {
  title: 'Festività',
  reason,
  inputs: { 'gli eventi in evidenza': undefined },
  start: () => FESTIVITIES,
  events: {
    'list.reload': { phrase: 'Ricarica' },
    'cursor.move': {
      phrase: 'Porta il cursore',
      cases: (snapshot): Record<string, { to: PlaceTarget }> =>
        isLoading(snapshot)
          ? { 'più giù': { to: 'next' } }
          : {
              'più giù': { to: 'next' },
              'più su': { to: 'previous' },
              'al primo': { to: 'first' },
              'all’ultimo': { to: 'last' },
              'sul presepe fra i mercatini': { to: { group: 'Mercatini', id: 2 } },
            },
    },
    'group.go': {
      phrase: 'Vai alla categoria',
      cases: (snapshot): Record<string, { to: GroupTarget }> =>
        isLoading(snapshot)
          ? {}
          : { successiva: { to: 'next' }, precedente: { to: 'previous' }, Mercatini: { to: { group: 'Mercatini' } } },
    },
    'value.changed': {
      phrase: 'Scegli le categorie',
      cases: (snapshot): Record<string, { id: number; value: ChoiceValue }> =>
        isLoading(snapshot) || !isUnchanged(snapshot)
          ? {}
          : {
              'anche Arte per il mercatino': { id: 1, value: { featured: 0, category: 'Mercatini,Arte' } },
              'nessuna per il presepe': { id: 2, value: { featured: 1, category: '' } },
            },
    },
  },
  actors: {
    loadPart: {
      phrase: 'Arriva una parte degli eventi',
      done: (snapshot) => (snapshot.context.part === 1 ? parts : answers),
    },
  },
  delays: {},
  requirements: {
    '3-3.19': ['group.go'],
  },
  invariants,
  laws: {
    'an event stays where it stood when something is chosen about it': (before, one, now) =>
      one.type !== 'value.changed' ||
      placesIn(before.context.groups).every(({ group, id }) =>
        placesIn(now.context.groups).some((place) => place.group === group && place.id === id),
      ),
    'what is shown stays while it loads anew': (before, _event, now) =>
      !now.hasTag('busy') || now.context.rows === before.context.rows,
  },
  timeLaws: {
    'what is asked for is shown, or the page says why not': eventually(
      isLoading,
      (snapshot: Snapshot) => !isLoading(snapshot),
    ),
  },
  project: ({ rows, arriving, part, chosen, cursor, failure, groups }) => ({
    rows: rows.length,
    arriving: arriving.length,
    part,
    chosen,
    cursor,
    failure: failure?.kind ?? null,
    places: placesIn(groups).length,
  }),
  limit: 20_000,
  paths: { floor: 20, cap: 1500 },
  journeys: [
    {
      name: 'gli eventi arrivano a parti e stanno in ognuna delle loro categorie, quelli in evidenza per primi',
      input: 'gli eventi in evidenza',
      steps: [
        done('loadPart', 'con la prima parte'),
        done('loadPart', 'con tutti gli eventi'),
        send({ type: 'group.go', to: { group: 'Mercatini' } }),
        send({ type: 'cursor.move', to: 'next' }),
        send({ type: 'group.go', to: 'next' }),
        send({ type: 'group.go', to: 'next' }),
        refused({ type: 'group.go', to: 'next' }),
      ],
      end: { value: 'shown', context: { cursor: { group: '', id: 3 }, failure: null } },
    },
    {
      name: 'chi aggiunge una categoria trova l’evento anche lì, e il cursore resta dov’è',
      input: 'gli eventi in evidenza',
      steps: [
        done('loadPart', 'con tutti gli eventi'),
        send({ type: 'cursor.move', to: { group: 'Mercatini', id: 1 } }),
        send({ type: 'value.changed', id: 1, value: { featured: 0, category: 'Mercatini,Arte' } }),
        refused({ type: 'value.changed', id: 9, value: { featured: 1, category: '' } }),
        send({ type: 'group.go', to: { group: 'Arte' } }),
      ],
      end: { value: 'shown', context: { cursor: { group: 'Arte', id: 1 } } },
    },
    {
      name: 'ricaricando, ciò che si vede resta finché non arriva il nuovo; un rifiuto si dice',
      input: 'gli eventi in evidenza',
      steps: [
        done('loadPart', 'con tutti gli eventi'),
        send({ type: 'list.reload' }),
        done('loadPart', 'rifiuto'),
        send({ type: 'list.reload' }),
        done('loadPart', 'con nessun evento in evidenza'),
        refused({ type: 'cursor.move', to: 'next' }),
      ],
      end: { value: 'empty', context: { failure: null, cursor: null } },
    },
  ],
});
