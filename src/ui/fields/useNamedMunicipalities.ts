import { useEffect, useState } from 'react';
import type { Json } from '../../content/field/json';
import { isPlainObject } from '../../contract/plainObject';
import { municipalityOption } from './options';
import type { FieldLookups } from './types';
import { asReferences, nameIn } from './value';

/**
 * References to municipalities with their names: those of which the item has the number only are looked up one by one.
 * What can't be named stays as it is.
 */
export function useNamedMunicipalities(value: Json, lookups: FieldLookups): Json {
  const [names, setNames] = useState<Readonly<Record<number, Json>>>({});
  const references = asReferences(value);
  const nameless = references.filter((entry) => nameIn(entry, 'nome', 'city') === null).map(({ id }) => id);
  const wanted = nameless.join(',');
  useEffect(() => {
    const controller = new AbortController();
    for (const id of wanted === '' ? [] : wanted.split(',').map(Number))
      void lookups.municipality(id, controller.signal).then((answer) => {
        if (controller.signal.aborted || !answer.ok || answer.value === null) return;
        const named = municipalityOption(answer.value).value;
        setNames((known) => ({ ...known, [id]: named }));
      });
    return () => controller.abort();
  }, [wanted, lookups]);
  if (nameless.length === 0) return value;
  return references.map((entry) => ({ ...asKnown(names[entry.id]), ...withoutNulls(entry) }));
}

const asKnown = (named: Json): { readonly [key: string]: Json } => (isPlainObject(named) ? named : {});

const withoutNulls = (entry: { readonly [key: string]: Json }): { [key: string]: Json } =>
  Object.fromEntries(Object.entries(entry).filter(([, part]) => part !== null && part !== ''));
