import type { AnyMachineSnapshot, SnapshotFrom } from 'xstate';
import { isPlaced, type Location } from '../../../../src/content/kinds/address';
import type { addressMachine } from '../../../../src/machines/address/machine';
import { askingRefusal } from '../../../../src/machines/address/refusals';
import type { AddressContext, AddressInput, Nearby } from '../../../../src/machines/address/types';
import { fieldTexts } from '../../../../src/messages/ui/fields';
import { NEVER_REJECTS } from '../../../kit/ordinary';
import type { Model } from '../../../kit/types';
import { addressModel } from '../../../machines/address/model';
import { failureOf } from '../../../machines/fixtures';
import { answering, eventsWhere } from '../../kit/variants';

export type AddressSnapshot = SnapshotFrom<typeof addressMachine>;

/** The only point of the replay: where the map opens, what the geocoder answers, what is typed. */
export const HERE = { lat: 44.5, lng: 11.25 };

const city = { id: 37006, city: 'Bologna', province_short: 'BO' };
const blank: Location = { city: null, address: '', number: '', lat: null, lng: null };
const square: Location = { ...blank, city, address: 'Piazza Maggiore', number: '6' };

const inputs: Readonly<Record<string, AddressInput>> = {
  'indirizzo vuoto': { location: blank, locality: null, readOnly: null },
  'indirizzo sulla mappa': { location: { ...square, ...HERE }, locality: null, readOnly: null },
  'indirizzo sotto una bozza offerta': { location: square, locality: null, readOnly: fieldTexts.readOnly },
};

type Changes = Readonly<Record<string, unknown>>;

/** A box that shows the text already tells nobody. */
const isNews = ({ location }: AddressContext, changes: Changes): boolean =>
  Object.entries(changes).some(([key, value]) =>
    key === 'city' ? (value === null) !== (location.city === null) : (value ?? '') !== (location[key] ?? ''),
  );

const CASES: Readonly<Record<string, readonly string[]>> = {
  'value.set': ['vuoto', 'con le coordinate'],
  'readOnly.set': ['si può modificare'],
  'address.change': ['con la città', 'senza città', 'con la via', 'senza via'],
  'coordinates.type': ['la latitudine', 'la longitudine', 'nessuna latitudine', 'nessuna longitudine'],
  'pin.move': ['qui'],
  'coordinates.request': [''],
  'position.take': [''],
};

/** What somebody can do on the card of a news item: a save, which brings another address, needs one that is whole. */
function isPossible(type: string, snapshot: AnyMachineSnapshot, name: string, payload: Changes): boolean {
  const { context } = snapshot as AddressSnapshot;
  if (CASES[type]?.includes(name) !== true) return false;
  if (type === 'readOnly.set') return context.readOnly !== null;
  if (context.readOnly !== null) return false;
  if (type === 'value.set') return !snapshot.hasTag('unplaced') && isNews(context, payload.location as Changes);
  if (type === 'pin.move') return !isPlaced(context.location);
  if (type === 'position.take') return context.nearby !== null;
  if (type === 'coordinates.request') return askingRefusal(context) === null && !snapshot.hasTag('busy');
  return isNews(context, payload.changes as Changes);
}

const declared = {
  ...addressModel,
  events: {
    ...addressModel.events,
    'value.set': {
      phrase: 'Arriva un indirizzo',
      cases: { vuoto: { location: blank }, 'con le coordinate': { location: { ...square, ...HERE } } },
    },
  },
} as unknown as Model;

const payloadOf = (type: string, name: string, snapshot: AnyMachineSnapshot): Changes => {
  const { cases } = declared.events[type] ?? {};
  const all = typeof cases === 'function' ? cases(snapshot) : (cases ?? {});
  return (all as Record<string, Changes>)[name] ?? {};
};

const geocode = answering(declared, 'geocode');
const found = { ok: true, value: HERE } as const;
const refused = (nearby: Nearby | null) => ({
  ok: false,
  failure: failureOf('server', { status: 400, message: 'Indirizzo ambiguo' }),
  nearby,
});

/** The model of an address, over the card of a news item. */
export const cardModel = {
  ...declared,
  inputs,
  events: eventsWhere(declared, (type, snapshot, name) =>
    isPossible(type, snapshot, name, payloadOf(type, name, snapshot)),
  ),
  actors: {
    geocode: {
      ...geocode,
      done: ({ context }: AddressSnapshot) =>
        context.location.city === null
          ? { 'con le coordinate': found, 'con 400 e il suo messaggio': refused(null) }
          : {
              'con le coordinate': found,
              'senza risultati, con la posizione del comune': refused({ ...HERE, name: city.city }),
            },
    },
  },
  unreachable: {
    'address.geocoding.locating --error(geocode)': NEVER_REJECTS,
    'address.geocoding --centre.set':
      'la scheda lo chiede solo per coordinate lontane; tests/ui-fields/address.test.tsx',
    'address.geocoding --coordinates.swap[unless(isReadOnly, hasNoPair)]':
      'si offre solo dove è scambiata; tests/ui-fields/address.test.tsx',
    'address.geocoding --locality.set[otherLocality]': 'una news ha un indirizzo senza località',
  },
} as unknown as Model;
