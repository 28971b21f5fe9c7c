import { useSelector } from '@xstate/react';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { Location } from '../../content/kinds/address';
import { addressMachine } from '../../machines/address/machine';
import { centreMissing } from '../../machines/address/rules';
import { callActor } from '../../machines/kit/actor';
import { useActorRef } from '../base/actors';
import type { FieldLookups } from './types';

export type AddressActor = ActorRefFrom<typeof addressMachine>;

interface AddressLink {
  readonly location: Location;
  /** Id of the locality that it lies in; null for none. */
  readonly locality: number | null;
  /** Italian reason why it can't be changed; null when it can. */
  readonly readOnly: string | null;
  readonly lookups: Pick<FieldLookups, 'geocode' | 'municipality'>;
  readonly onChange: (location: Location) => void;
  readonly onBlur: () => void;
}

/**
 * The address machine over a value, in both directions. A value that comes from outside is applied before the next key can
 * be typed; what the geocoder or the pin settled counts as left, so that it is checked at once.
 */
export function useAddress({ location, locality, readOnly, lookups, onChange, onBlur }: AddressLink): AddressActor {
  const latest = useRef({ onChange, onBlur });
  useLayoutEffect(() => {
    latest.current = { onChange, onBlur };
  });
  const machine = useMemo(
    () => addressMachine.provide({ actors: { geocode: callActor(lookups.geocode) } }),
    [lookups.geocode],
  );
  const actor = useActorRef(machine, { input: { location, locality, readOnly } });
  useLayoutEffect(() => {
    const subscription = actor.on('value.changed', (change) => {
      latest.current.onChange(change.location);
      if (change.isSettled) latest.current.onBlur();
    });
    return () => subscription.unsubscribe();
  }, [actor]);
  const missing = useSelector(actor, ({ context }) => centreMissing(context));
  // Where its municipality is matters once somebody puts the address elsewhere: opening it asks for nothing.
  const opened = useRef(location);
  const isMoved = location.lat !== opened.current.lat || location.lng !== opened.current.lng;
  useEffect(() => {
    if (missing === null || !isMoved) return;
    const leaving = new AbortController();
    void lookups.municipality(missing, leaving.signal).then((answer) => {
      const place = answer.ok ? answer.value : null;
      if (leaving.signal.aborted || place?.lat == null || place.lng == null) return;
      actor.send({ type: 'centre.set', centre: { cityId: missing, lat: place.lat, lng: place.lng } });
    });
    return () => leaving.abort();
  }, [actor, lookups, missing, isMoved]);
  useLayoutEffect(() => actor.send({ type: 'value.set', location }), [actor, location]);
  useLayoutEffect(() => actor.send({ type: 'locality.set', id: locality }), [actor, locality]);
  useLayoutEffect(() => actor.send({ type: 'readOnly.set', reason: readOnly }), [actor, readOnly]);
  return actor;
}
