import { useCallback, useLayoutEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import type { Json } from '../../../content/field/json';
import { whenSentence } from '../../../content/when/sentence';
import {
  BANDS,
  type Band,
  bandOf,
  bandProblem,
  FREETEXT_LIMIT,
  freetextOf,
  TIME_TYPES,
  timeTypeOf,
  withBandTime,
  withFreetext,
  withTimeType,
} from '../../../content/when/times';
import { languageInSentence } from '../../../messages/screens/content';
import { timesCardTexts as texts } from '../../../messages/screens/dateCards';
import { timesTexts as words } from '../../../messages/screens/dates';
import { Field } from '../../base/Field';
import { RadioGroup } from '../../base/RadioGroup';
import { TextArea } from '../../base/TextArea';
import { TextInput } from '../../base/TextInput';
import { typedEnd, typedTime } from '../../base/typedDate';
import type { FieldContext, FieldWidgetProps } from '../types';
import { leaving } from './leaving';

interface WhenPreviewProps {
  readonly times: Json;
  /** Path of the field with the days. */
  readonly datesPath: string;
  readonly context: FieldContext;
}

/** In words when the event takes place, in every content language that has words for it, as one types. */
function WhenPreview({ times, datesPath, context }: WhenPreviewProps) {
  const dates = useSyncExternalStore(context.subscribe, () => context.valueAt(datesPath));
  const sentences = useMemo(
    () => context.languages.map((language) => ({ language, text: whenSentence(dates, times, language) })),
    [context.languages, dates, times],
  );
  return (
    <section aria-label={texts.preview} className="rounded-md border border-line bg-sunken px-3 py-2">
      <h3 className="eyebrow mb-1 text-muted">{texts.preview}</h3>
      <dl className="space-y-1">
        {sentences.map(({ language, text }) => (
          <div key={language} className="flex gap-2">
            <dt className="w-6 shrink-0 font-medium text-muted uppercase">{language}</dt>
            <dd className="min-w-0 break-words first-letter:uppercase" lang={text === null ? undefined : language}>
              {text ?? <span className="text-muted">{texts.nothingYet}</span>}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

type Change = (change: (value: Json) => Json) => void;

/** Changes the newest value, however many changes come before it is drawn again. */
function useChange({ value, onChange }: FieldWidgetProps): Change {
  const latest = useRef({ value, onChange });
  useLayoutEffect(() => {
    latest.current = { value, onChange };
  });
  return useCallback((change) => {
    const next = change(latest.current.value);
    latest.current = { ...latest.current, value: next };
    latest.current.onChange(next);
  }, []);
}

interface TimeInputProps {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  readonly isLocked: boolean;
  readonly errorId: string | null;
  /** What a text says, as it travels. */
  readonly read: (text: string) => string;
  readonly onTime: (time: string) => void;
}

/** A time, typed in any usual way; written out in full when the field is left. */
function TimeInput({ id, label, value, isLocked, errorId, read, onTime }: TimeInputProps) {
  const [typing, setTyping] = useState<{ readonly text: string; readonly gives: string } | null>(null);
  const shown = typing !== null && typing.gives === value ? typing.text : value;
  return (
    <Field label={label} id={id} className="w-22">
      {(control) => (
        <TextInput
          {...control}
          aria-invalid={errorId === null ? undefined : true}
          aria-describedby={errorId ?? undefined}
          value={shown}
          readOnly={isLocked}
          placeholder={texts.timeFormat}
          inputMode="numeric"
          autoComplete="off"
          onBlur={() => setTyping(null)}
          onValue={(text) => {
            const gives = read(text);
            setTyping({ text, gives });
            onTime(gives);
          }}
        />
      )}
    </Field>
  );
}

interface BandFieldsProps {
  readonly widget: FieldWidgetProps;
  readonly band: Band;
  readonly isLocked: boolean;
  readonly change: Change;
}

/** Start and end of a part of the day. */
function BandFields({ widget, band, isLocked, change }: BandFieldsProps) {
  const { id, value, error } = widget;
  const { start, end } = bandOf(value, band);
  const wrong = error === null ? undefined : bandProblem(value, band)?.side;
  const part = (side: 'start' | 'end', label: string, time: string) => (
    <TimeInput
      {...{ label, isLocked, id: `${id}-${band}-${side}`, value: time }}
      read={side === 'start' ? typedTime : typedEnd}
      errorId={side === wrong ? `${id}-error` : null}
      onTime={(next) => change((before) => withBandTime(before, band, side, next))}
    />
  );
  return (
    <Field as="group" label={words.bands[band]}>
      {() => (
        <div className="flex gap-3">
          {part('start', texts.from, start)}
          {part('end', texts.to, end)}
        </div>
      )}
    </Field>
  );
}

/** Times in the words of the language in view. */
function Freetext({ widget, isLocked, change }: Omit<BandFieldsProps, 'band'>) {
  const { id, value, language, error } = widget;
  const text = freetextOf(value, language);
  const label = texts.freetext(languageInSentence(language));
  return (
    <Field label={label} id={`${id}-freetext`} counter={{ used: text.length, limit: FREETEXT_LIMIT }}>
      {(control) => (
        <TextArea
          {...control}
          aria-invalid={error !== null && text.length > FREETEXT_LIMIT ? true : undefined}
          value={text}
          lang={language}
          readOnly={isLocked}
          onValue={(next) => change((before) => withFreetext(before, language, next))}
        />
      )}
    </Field>
  );
}

const OPTIONS = TIME_TYPES.map((value) => ({ value, label: texts.types[value] }));

/** The times of an event, and in words when it takes place. Source: document 2, sections 3 and 5. */
export default function TimesCard(widget: FieldWidgetProps) {
  const { field, value, onBlur } = widget;
  const change = useChange(widget);
  const isLocked = widget.readOnly || widget.refusal !== null;
  const type = TIME_TYPES.find((known) => known === timeTypeOf(value)) ?? null;
  const refused = isLocked ? (widget.refusal ?? '') : null;
  return (
    <div className="flex flex-col gap-4" {...leaving(onBlur)}>
      <RadioGroup
        inline
        label={texts.type}
        options={OPTIONS.map((option) => ({ ...option, refusal: option.value === type ? null : refused }))}
        value={type}
        onValue={(next) => change((before) => withTimeType(before, next))}
      />
      {type === 'timerange' && (
        <div className="flex flex-wrap gap-x-6 gap-y-3">
          {BANDS.map((band) => (
            <BandFields key={band} {...{ widget, band, isLocked, change }} />
          ))}
        </div>
      )}
      {type === 'freetext' && <Freetext {...{ widget, isLocked, change }} />}
      {field.companion !== undefined && (
        <WhenPreview times={value} datesPath={field.companion} context={widget.context} />
      )}
    </div>
  );
}
