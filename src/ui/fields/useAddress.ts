import { useSelector } from '@xstate/react';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Json } from '../../content/field/json';
import { locationOf, normalLocation } from '../../content/kinds/address';
import { type AddressEdit, addressEdits } from '../../machines/address/edits';
import {
  type AddressGiven,
  centreMissing,
  type GeocodeAnswer,
  type GeocodeQuery,
  isLocating,
} from '../../machines/address/rules';
import type { Held } from '../../machines/kit/edits';
import { useLoading } from '../base/useLoading';
import type { FieldLookups, FieldWidgetProps } from './types';
import { type EditsRef, useEdits } from './useEdits';

export type AddressRef = EditsRef<AddressGiven, AddressEdit>;

/** Asks the geocoder what the card asks, for as long as it does, and hands the answer over. */
function useGeocoder(edits: AddressRef, { geocode }: Pick<FieldLookups, 'geocode'>): void {
  const call = useLoading(
    async ({ what }, signal) => ({ ok: true, value: await geocode(what as unknown as GeocodeQuery, signal) }),
    { open: true, what: null },
  );
  useLayoutEffect(() => {
    const asking = edits.subscribe(({ context }) => {
      const query = isLocating(context) ? context.question?.query : undefined;
      call.send({ type: 'what.set', what: query === undefined ? null : { ...query } });
    });
    const answering = call.subscribe(({ context: { value, failure } }) => {
      if (failure !== null) edits.send({ type: 'answer.take', answer: { ok: false, failure, nearby: null } });
      else if (value !== null) edits.send({ type: 'answer.take', answer: value as GeocodeAnswer });
    });
    return () => {
      asking.unsubscribe();
      answering.unsubscribe();
    };
  }, [edits, call]);
}

interface AddressLink extends Pick<FieldWidgetProps, 'path' | 'context' | 'onChange' | 'onBlur'> {
  /** Id of the locality that it lies in; null for none. */
  readonly locality: number | null;
  /** Italian reason why it can't be changed; null when it can. */
  readonly readOnly: string | null;
  readonly lookups: Pick<FieldLookups, 'geocode' | 'municipality'>;
}

/** The edits of an address, over what the form has at its path. */
export function useAddress({ locality, readOnly, lookups, ...source }: AddressLink): AddressRef {
  const [centre, setCentre] = useState<AddressGiven['centre']>(null);
  const given = useCallback(
    (json: Json, { question = null }: Held<AddressGiven>): AddressGiven => ({
      value: normalLocation(locationOf(json)),
      locality,
      readOnly,
      centre,
      question,
    }),
    [locality, readOnly, centre],
  );
  const edits = useEdits(addressEdits, source, given);
  useGeocoder(edits, lookups);
  const { lat, lng } = useSelector(edits, ({ context }) => context.value);
  const missing = useSelector(edits, ({ context }) => centreMissing(context));
  // Where its municipality is matters once somebody puts the address elsewhere: opening it asks for nothing.
  const opened = useRef({ lat, lng });
  const isMoved = lat !== opened.current.lat || lng !== opened.current.lng;
  useEffect(() => {
    if (missing === null || !isMoved) return;
    const leaving = new AbortController();
    void lookups.municipality(missing, leaving.signal).then((answer) => {
      const place = answer.ok ? answer.value : null;
      if (leaving.signal.aborted || place?.lat == null || place.lng == null) return;
      setCentre({ cityId: missing, lat: place.lat, lng: place.lng });
    });
    return () => leaving.abort();
  }, [lookups, missing, isMoved]);
  return edits;
}
