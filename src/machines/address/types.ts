// An address with its position: of an item, or of each stop. One component, `LocationFields`, draws both.
//
// States: `geocoding` (`idle`, `locating`, `located`, `failed`) beside `position` (`blank`, `missing`, `placed`).
//
// Any edit, pin or newer value ends a calculation and drops its answer. After a failure the position of what the
// address lies in is offered.
//
// Never: the geocoder called for nowhere, or for what can't be changed; an answer put over a newer address; more than
// the coordinates changed by an answer.

import type { Json } from '../../content/field/json';
import type { Location } from '../../content/kinds/address';
import type { CallFailure } from '../../contract/result';

/** A point on the map, in degrees. */
export interface Coordinates {
  readonly lat: number;
  readonly lng: number;
}

/** Where a place is that the address lies in, by its name. */
export interface Nearby extends Coordinates {
  readonly name: string;
}

/** What the geocoder searches for. */
export interface GeocodeQuery {
  readonly address: string;
  readonly number: string;
  readonly city: string;
  /** Id of the locality, whose own position is offered when there is nothing better; null for none. */
  readonly localityId: number | null;
  /** Id of the municipality, whose position is offered where there is no locality's; null for none. */
  readonly cityId: number | null;
}

/** What the geocoder answers. `nearby` is the position of the locality or of the municipality, as far as anybody knows one. */
export type GeocodeAnswer =
  | { readonly ok: true; readonly value: Coordinates }
  | { readonly ok: false; readonly failure: CallFailure; readonly nearby: Nearby | null };

export interface AddressInput {
  readonly location: Location;
  /** Id of the locality that the address lies in; null for none. */
  readonly locality: number | null;
  /** Italian reason why it can't be changed; null when it can. */
  readonly readOnly: string | null;
}

export interface AddressContext extends AddressInput {
  /** Where the geocoder put it, until the next change; null otherwise. */
  readonly found: Coordinates | null;
  /** Where the municipality is that the address lies in, by its id; null where nobody knows. */
  readonly centre: (Coordinates & { readonly cityId: number }) | null;
  /** Why the geocoder gave no coordinates, until the next change. */
  readonly failure: CallFailure | null;
  /** The position offered after such a failure; null when none is known. */
  readonly nearby: Nearby | null;
}

export type AddressEvent =
  /** The value came from outside: read from the server, undone, removed. */
  | { readonly type: 'value.set'; readonly location: Location }
  | { readonly type: 'readOnly.set'; readonly reason: string | null }
  /** Another locality was chosen beside the address. */
  | { readonly type: 'locality.set'; readonly id: number | null }
  /** Where a municipality is came to be known. */
  | { readonly type: 'centre.set'; readonly centre: Coordinates & { readonly cityId: number } }
  /** City, street or number as chosen or typed. */
  | {
      readonly type: 'address.change';
      readonly changes: { readonly city?: Json; readonly address?: string; readonly number?: string };
    }
  /** A coordinate as typed: a number, null for none, a text that is no number. */
  | { readonly type: 'coordinates.type'; readonly changes: { readonly lat?: Json; readonly lng?: Json } }
  /** Latitude and longitude in each other's place. */
  | { readonly type: 'coordinates.swap' }
  | { readonly type: 'pin.move'; readonly point: Coordinates }
  | { readonly type: 'coordinates.request' }
  /** Puts the address where its locality or its municipality is. */
  | { readonly type: 'position.take' };

export type AddressEmitted = {
  readonly type: 'value.changed';
  readonly location: Location;
  /** Nobody is still typing: what is wrong with it may be said. */
  readonly isSettled: boolean;
};

export type AddressTag =
  /** A call of the geocoder is under way. */
  | 'busy'
  | 'located'
  /** `failure` says why. */
  | 'failed'
  /** Begun, but not on the map. */
  | 'unplaced';

export interface AddressActors {
  /** Coordinates of an address. A failure's message is the one to show. */
  readonly geocode: (query: GeocodeQuery, signal: AbortSignal) => Promise<GeocodeAnswer>;
}
