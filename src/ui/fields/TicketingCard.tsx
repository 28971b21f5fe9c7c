import { useState } from 'react';
import {
  ADMISSIONS,
  admissionOf,
  isPaid,
  TICKET_TEXT_LIMIT,
  TICKET_TEXTS,
  type TicketText,
  ticketText,
  ticketTextProblem,
  withAdmission,
  withTicketText,
} from '../../content/kinds/ticketing';
import { withScheme } from '../../content/text/web';
import { ticketingTexts as texts } from '../../messages/screens/ticketing';
import { Field } from '../base/Field';
import { Select } from '../base/Select';
import { TextInput } from '../base/TextInput';
import type { FieldWidgetProps } from './types';

interface TextProps {
  readonly props: FieldWidgetProps;
  readonly name: TicketText;
  readonly isLocked: boolean;
}

/** A text about tickets in the shown language. What is wrong with it shows once the whole field may speak. */
function TicketTextInput({ props, name, isLocked }: TextProps) {
  const { id, value, language, error, onChange, onBlur } = props;
  const text = ticketText(value, language, name);
  const problem = error === null ? null : ticketTextProblem(value, language, name);
  const isSite = name === 'sito';
  const write = (next: string) => onChange(withTicketText(value, language, name, next));
  return (
    <Field
      id={`${id}-${name}`}
      label={texts.fields[name]}
      hint={isSite ? texts.siteHint : null}
      error={problem}
      counter={isSite ? undefined : { used: text.length, limit: TICKET_TEXT_LIMIT }}
    >
      {(control) => (
        <TextInput
          {...control}
          type={isSite ? 'url' : 'text'}
          value={text}
          onValue={write}
          readOnly={isLocked}
          lang={isSite ? undefined : language}
          autoComplete="off"
          onBlur={() => {
            const trimmed = isSite ? withScheme(text.trim()) : text.trim();
            if (!isLocked && trimmed !== text) write(trimmed);
            onBlur();
          }}
        />
      )}
    </Field>
  );
}

/**
 * How one gets in and, where something has to be paid, what it costs in the shown language. Prices that make no sense
 * now are kept; a wrong one is shown all the same, and as long as somebody mends it. Source: document 2, section 3, Event.
 */
export default function TicketingCard(props: FieldWidgetProps) {
  const { id, value, readOnly, refusal, language, onChange, onBlur } = props;
  const isLocked = readOnly || refusal !== null;
  const admission = admissionOf(value);
  const isDeclared = ADMISSIONS.some((choice) => choice.value === admission);
  const other = { value: admission, label: texts.otherAdmission(admission) };
  const options = isDeclared ? [...ADMISSIONS] : [other, ...ADMISSIONS];
  const present = options.find((choice) => choice.value === admission);
  const isWrong = TICKET_TEXTS.some((name) => ticketTextProblem(value, language, name) !== null);
  const [isMending, setMending] = useState(isWrong);
  if (isWrong && !isMending) setMending(true);
  const choose = (choice: number) => {
    setMending(false);
    if (choice !== admission) onChange(withAdmission(value, choice));
  };
  const isKept = !isPaid(value) && TICKET_TEXTS.some((name) => ticketText(value, language, name) !== '');
  return (
    <div className="flex flex-col gap-3">
      <Field id={`${id}-ingresso`} label={texts.admissionLabel} hint={isKept ? texts.kept : null}>
        {(control) =>
          isLocked ? (
            <TextInput {...control} value={present?.label ?? ''} onValue={() => undefined} readOnly />
          ) : (
            <Select {...control} options={options} value={admission} onValue={choose} onBlur={onBlur} />
          )
        }
      </Field>
      {(isPaid(value) || isMending) && (
        <div className="grid gap-3 sm:grid-cols-2">
          {TICKET_TEXTS.map((name) => (
            <TicketTextInput key={name} {...{ props, name, isLocked }} />
          ))}
        </div>
      )}
    </div>
  );
}
