import { type KeyboardEvent, useRef } from 'react';
import { shortDate } from '../../../content/when/civil';
import { normalHours } from '../../../content/when/openingHours';
import { openingSentence } from '../../../content/when/openingSentence';
import {
  HOURS,
  type HoursPart,
  OPENING_PARTS,
  OPENING_TEXT_LIMIT,
  OPENINGS,
  type Opening,
  type OpeningPart,
  openingError,
  openingKind,
  openingOf,
  withOpening,
} from '../../../content/when/openings';
import { languageInSentence } from '../../../messages/screens/content';
import { openingsTexts as texts } from '../../../messages/screens/openings';
import { DateInput } from '../../base/DateInput';
import { Field } from '../../base/Field';
import { RadioGroup } from '../../base/RadioGroup';
import { TextInput } from '../../base/TextInput';
import type { FieldWidgetProps } from '../types';
import { useLeadingFocus } from '../useLeadingFocus';
import { wrongPartOf } from '../wrongPart';

interface PartProps {
  readonly widget: FieldWidgetProps;
  readonly opening: Opening;
  readonly isLocked: boolean;
}

/** What is wrong with a part, once the whole field may speak. */
const shownProblem = ({ value, error }: FieldWidgetProps, part: OpeningPart): string | null =>
  error === null ? null : openingError(value, part);

/** Writes a text of the record out as it is kept. */
const write = ({ value, onChange }: FieldWidgetProps, part: OpeningPart, text: string | null) =>
  onChange(withOpening(value, { [part]: text }));

/** The hours of a day, typed in any usual way and written out in full when the field is left. */
function HoursInput({ widget, opening, isLocked, part }: PartProps & { readonly part: HoursPart }) {
  const text = opening[part];
  const isTyped = useRef(false);
  const settle = () => {
    const normal = normalHours(text, widget.language);
    if (isTyped.current && normal !== text) write(widget, part, normal);
    isTyped.current = false;
  };
  // A command by key, such as saving, takes what is typed with it.
  const keys = (event: KeyboardEvent) => {
    if (event.key === 'Enter' || event.ctrlKey || event.metaKey) settle();
  };
  return (
    <Field
      id={`${widget.id}-${part}`}
      label={texts.fields[part]}
      hint={texts.hoursHint}
      error={shownProblem(widget, part)}
    >
      {(control) => (
        <TextInput
          {...control}
          value={text}
          readOnly={isLocked}
          placeholder={texts.hoursFormat}
          autoComplete="off"
          spellCheck={false}
          onValue={(next) => {
            isTyped.current = true;
            write(widget, part, next);
          }}
          onKeyDown={keys}
          onBlur={() => {
            settle();
            widget.onBlur();
          }}
        />
      )}
    </Field>
  );
}

function NoteInput({ widget, opening, isLocked, part }: PartProps & { readonly part: `${HoursPart}_note` }) {
  const text = opening[part];
  return (
    <Field
      id={`${widget.id}-${part}`}
      label={texts.fields[part]}
      error={shownProblem(widget, part)}
      counter={{ used: text.length, limit: OPENING_TEXT_LIMIT }}
    >
      {(control) => (
        <TextInput
          {...control}
          value={text}
          readOnly={isLocked}
          lang={widget.language}
          autoComplete="off"
          onValue={(next) => write(widget, part, next)}
          onBlur={() => {
            if (text.trim() !== text) write(widget, part, text.trim());
            widget.onBlur();
          }}
        />
      )}
    </Field>
  );
}

type SeasonPart = 'data_apertura' | 'data_chiusura';

/** First or last day of the season. The last one typed without its year is the next such day after the first. */
function DayInput({ widget, opening, isLocked, part }: PartProps & { readonly part: SeasonPart }) {
  const isLast = part === 'data_chiusura';
  return (
    <Field id={`${widget.id}-${part}`} label={texts.fields[part]} error={shownProblem(widget, part)}>
      {(control) => (
        <DateInput
          {...{ control, label: texts.fields[part], value: opening[part] || null, readOnly: isLocked, waits: false }}
          from={isLast ? opening.data_apertura || null : null}
          onDate={(date) => write(widget, part, date)}
          // Before the last day is typed it is not missing yet.
          {...(isLast || opening.data_chiusura !== '' ? { onBlur: widget.onBlur } : {})}
        />
      )}
    </Field>
  );
}

/** When it is open, as the readers of this language are told, as one types. */
function Sentence({ value, language }: Pick<FieldWidgetProps, 'value' | 'language'>) {
  const title = texts.preview(languageInSentence(language));
  const sentence = openingSentence(value, language);
  return (
    <section aria-label={title} className="rounded-md border border-line bg-sunken px-3 py-2">
      <h3 className="eyebrow mb-1 text-muted">{title}</h3>
      <p className="break-words" lang={sentence === null ? undefined : language}>
        {sentence ?? <span className="text-muted">{texts.nothingYet}</span>}
      </p>
    </section>
  );
}

const isNoted = (opening: Opening): boolean => opening.data_apertura !== '' || opening.data_chiusura !== '';

const shownDate = (date: string): string => (date === '' ? '…' : shortDate(date));

/**
 * When an office is open: all year or in a season, with the hours of weekdays and holidays. The season's dates of an
 * office that is open all year are kept and not shown. Source: document 2, section 3, IAT office.
 */
export default function OpeningsCard(widget: FieldWidgetProps) {
  const { id, value, language, aside } = widget;
  const opening = openingOf(value);
  const kind = openingKind(value);
  const isLocked = widget.readOnly || widget.refusal !== null;
  const refused = isLocked ? (widget.refusal ?? '') : null;
  const parts = { widget, opening, isLocked };
  const isKept = kind === 'annuale' && isNoted(opening);
  useLeadingFocus(id, wrongPartOf(widget) ?? OPENING_PARTS[0]);
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-1">
        <RadioGroup
          inline
          id={`${id}-apertura`}
          label={texts.fields.apertura}
          options={OPENINGS.map((one) => ({
            value: one,
            label: texts.kinds[one],
            refusal: one === kind ? null : refused,
          }))}
          value={kind}
          error={shownProblem(widget, 'apertura')}
          hint={isKept ? texts.kept(shownDate(opening.data_apertura), shownDate(opening.data_chiusura)) : null}
          onValue={(next) => write(widget, 'apertura', next)}
        />
        {aside}
      </div>
      {kind === 'stagionale' && (
        <div className="grid gap-3 sm:grid-cols-2">
          <DayInput {...parts} part="data_apertura" />
          <DayInput {...parts} part="data_chiusura" />
        </div>
      )}
      {HOURS.map((part) => (
        <div key={part} className="grid gap-3 sm:grid-cols-2">
          <HoursInput {...parts} part={part} />
          <NoteInput {...parts} part={`${part}_note`} />
        </div>
      ))}
      <Sentence value={value} language={language} />
    </div>
  );
}
