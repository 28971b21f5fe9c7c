import { memo, useMemo } from 'react';
import { LOCALITY } from '../../content/kinds/locality';
import {
  STOP_INFO_LIMIT,
  stopInfo,
  stopInfoProblem,
  stopLocality,
  stopLocation,
  stopLocationProblem,
  withStopInfo,
} from '../../content/kinds/stops';
import type { Json } from '../../content/model/types';
import type { KeyedEntry } from '../../machines/collection/types';
import { stopsTexts as texts } from '../../messages/screens/stops';
import { Field } from '../base/Field';
import { TextInput } from '../base/TextInput';
import { LocationFields } from '../fields/LocationFields';
import { ReferenceCombobox } from '../fields/ReferenceCombobox';
import type { FieldContext, FieldLookups } from '../fields/types';
import type { CollectionActor } from './hooks';

/** What every stop of a card is drawn with; one object as long as nothing in it changes. */
export interface StopParts {
  readonly actor: CollectionActor;
  /** Id of the whole field; each stop's adds its own key to it. */
  readonly id: string;
  readonly language: string;
  readonly lookups: FieldLookups;
  readonly context: FieldContext;
  /** Whether errors are shown. */
  readonly shows: boolean;
  /** Whether coordinates are asked for. */
  readonly isPublished: boolean;
  /** Italian reason why nothing can be changed; null when it can. */
  readonly readOnly: string | null;
  readonly onBlur: () => void;
}

interface StopProps {
  readonly item: KeyedEntry;
  readonly parts: StopParts;
}

/** The extra detail of the stop beside its address, in the language in view. */
function Info({ item: { key, entry }, parts }: StopProps) {
  const { actor, id, language, readOnly, shows } = parts;
  const text = stopInfo(entry, language);
  return (
    <Field
      id={`${id}-${key}-info`}
      label={texts.info}
      error={shows ? stopInfoProblem(entry, language) : null}
      counter={{ used: text.length, limit: STOP_INFO_LIMIT }}
      className="min-w-56 flex-1"
    >
      {(control) => (
        <TextInput
          {...control}
          lang={language}
          autoComplete="off"
          readOnly={readOnly !== null}
          value={text}
          onValue={(next) =>
            actor.send({ type: 'entry.change', key, changes: { info: withStopInfo(entry, language, next) } })
          }
        />
      )}
    </Field>
  );
}

interface LocalityProps {
  readonly entryKey: string;
  readonly localita: Json;
  readonly parts: StopParts;
}

/** The locality of a stop, looked up from the second character on. Source: document 2, section 5. */
const Locality = memo(function Locality({ entryKey: key, localita, parts }: LocalityProps) {
  const { actor, id, lookups, readOnly } = parts;
  const choose = (next: Json) => actor.send({ type: 'entry.change', key, changes: { localita: next } });
  return (
    <Field id={`${id}-${key}-locality`} label={texts.locality} className="min-w-56 flex-1">
      {(control) => (
        <ReferenceCombobox
          to={LOCALITY}
          {...{ control, label: texts.locality, value: localita, lookups, readOnly: readOnly !== null }}
          onChange={choose}
        />
      )}
    </Field>
  );
});

interface StopLocationProps {
  readonly entryKey: string;
  /** As the stop has it. */
  readonly sent: Json;
  /** Id of the stop's locality; null for none. */
  readonly locality: number | null;
  /** What is wrong with it; null for nothing to say. */
  readonly problem: string | null;
  readonly parts: StopParts;
}

/** The address of a stop with its map: a key typed beside it does not redraw it. */
const StopLocation = memo(function Place({ entryKey: key, sent, locality, problem, parts }: StopLocationProps) {
  const { actor, id, lookups, context, readOnly, onBlur } = parts;
  // The address machine gets a location only when it is another one.
  const location = useMemo(() => stopLocation({ location: sent }), [sent]);
  const errorId = `${id}-${key}-address`;
  return (
    <>
      {problem !== null && (
        <p id={errorId} className="font-medium text-danger text-xs">
          {problem}
        </p>
      )}
      <LocationFields
        {...{ location, locality, readOnly, lookups, context, onBlur }}
        id={`${id}-${key}`}
        isAlone={false}
        errorId={problem === null ? null : errorId}
        onChange={(next) => actor.send({ type: 'entry.change', key, changes: { location: next } })}
      />
    </>
  );
});

/** The fields of an open stop. */
export function StopForm({ item, parts }: StopProps) {
  const { key, entry } = item;
  return (
    <div className="mt-3 space-y-3">
      <div className="flex flex-wrap gap-3">
        <Info item={item} parts={parts} />
        <Locality entryKey={key} localita={entry.localita} parts={parts} />
      </div>
      <StopLocation
        entryKey={key}
        sent={entry.location}
        locality={stopLocality(entry)?.id ?? null}
        problem={parts.shows ? stopLocationProblem(entry, parts.isPublished) : null}
        parts={parts}
      />
    </div>
  );
}
