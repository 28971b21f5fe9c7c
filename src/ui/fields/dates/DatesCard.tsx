import { useSelector } from '@xstate/react';
import { memo, useCallback, useRef, useState } from 'react';
import { isSoundRange } from '../../../content/when/programme';
import { type EventDatesEdit, eventDatesEdits } from '../../../machines/eventDates/edits';
import { movingRefusal } from '../../../machines/eventDates/rules';
import { datesCardTexts as texts } from '../../../messages/screens/dateCards';
import { uiTexts } from '../../../messages/ui/ui';
import { Button } from '../../base/Button';
import { DateInput } from '../../base/DateInput';
import { Field } from '../../base/Field';
import { LazyDialog } from '../../base/lazyDialogs';
import { CommandScope } from '../../commands/CommandScope';
import { DateTimeWidget } from '../DateTimeWidget';
import type { FieldWidgetProps } from '../types';
import { useLeadingFocus } from '../useLeadingFocus';
import { wrongPartOf } from '../wrongPart';
import { Calendar } from './Calendar';
import { leaving } from './leaving';
import { type EventDatesRef, useEventDates, useSaid } from './useEventDates';
import { WeekBoxes } from './WeekBoxes';

interface MoveProgrammeProps {
  readonly refusal: string | null;
  readonly refusalOf: (edit: EventDatesEdit) => string | null;
  readonly send: (edit: EventDatesEdit) => void;
}

/** Moves the whole programme to another start. */
const MoveProgramme = memo(function MoveProgramme({ refusal, refusalOf, send }: MoveProgrammeProps) {
  const [start, setStart] = useState<string | null>(null);
  const [error, setError] = useState<string | null>(null);
  const move = () => {
    const edit: EventDatesEdit = { type: 'programme.move', start: start ?? '' };
    const reason = refusalOf(edit);
    setError(reason);
    if (reason !== null) return;
    send(edit);
    setStart(null);
  };
  return (
    <Field label={texts.moveTo} hint={texts.moveHint} error={error}>
      {(control) => (
        <div data-move className="flex gap-2">
          <div className="min-w-32 flex-1">
            <DateInput
              control={control}
              label={texts.moveTo}
              value={start}
              readOnly={false}
              waits={false}
              onDate={setStart}
            />
          </div>
          <Button refusal={refusal} onClick={move}>
            {texts.move}
          </Button>
        </div>
      )}
    </Field>
  );
});

const { reason } = eventDatesEdits;

/** Confirms that days chosen one by one are overwritten. Source: document 2, section 4. */
function OverwriteDialog({ edits }: { readonly edits: EventDatesRef }) {
  const snapshot = useSelector(edits, (state) => state);
  const cancel = useRef<HTMLButtonElement>(null);
  const { programme, question } = snapshot.context;
  const confirm = () => edits.send({ type: 'overwrite.confirm' });
  return (
    <LazyDialog
      open={snapshot.hasTag('asking')}
      role="alertdialog"
      title={texts.overwrite.title}
      initialFocus={cancel}
      main={{ label: uiTexts.confirm, refusal: null, press: confirm }}
      closeLabel={uiTexts.cancel}
      onClose={() => edits.send({ type: 'overwrite.cancel' })}
      footer={
        <>
          <Button ref={cancel} onClick={() => edits.send({ type: 'overwrite.cancel' })}>
            {uiTexts.cancel}
          </Button>
          <Button
            refusal={reason(snapshot, { type: 'overwrite.keep' })}
            onClick={() => edits.send({ type: 'overwrite.keep' })}
          >
            {texts.overwrite.keep}
          </Button>
          <Button variant="primary" onClick={confirm}>
            {uiTexts.confirm}
          </Button>
        </>
      }
    >
      <CommandScope scope="overwrite" actor={edits} refusal={reason} />
      {texts.overwrite.text(programme.days.length, question?.days.length ?? 0)}
    </LazyDialog>
  );
}

interface PartProps {
  readonly edits: EventDatesRef;
  readonly widget: FieldWidgetProps;
  readonly send: (edit: EventDatesEdit) => void;
}

/** First and last day. */
function Range({ edits, widget, send }: PartProps) {
  const { start, end, custom, days } = useSelector(edits, ({ context }) => context.programme);
  const readOnly = useSelector(edits, ({ context }) => context.readOnly !== null);
  const shared = { readOnly, waits: custom && days.length > 0 };
  const part = wrongPartOf(widget);
  const errorAt = (side: 'start' | 'end') => (part === side ? widget.error : null);
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      <Field label={texts.start} id={`${widget.id}-start`} error={errorAt('start')}>
        {(control) => (
          <DateInput
            {...{ ...shared, control, label: texts.start, value: start }}
            onDate={(date) => send({ type: 'range.set', start: date })}
          />
        )}
      </Field>
      <Field
        label={texts.end}
        id={`${widget.id}-end`}
        error={errorAt('end')}
        hint={start !== null && end === null ? texts.oneDay : null}
      >
        {(control) => (
          <DateInput
            {...{ ...shared, control, label: texts.end, value: end, from: start }}
            onDate={(date) => send({ type: 'range.set', end: date })}
          />
        )}
      </Field>
    </div>
  );
}

/** How many days there are, whose they are, and what can be done with all of them. */
function Summary({ edits, send }: Omit<PartProps, 'widget'>) {
  const snapshot = useSelector(edits, (state) => state);
  const { programme } = snapshot.context;
  const isWithoutDays = programme.days.length === 0 && isSoundRange(programme);
  const refusalOf = useCallback((edit: EventDatesEdit) => reason(edits.getSnapshot(), edit), [edits]);
  return (
    <div className="flex min-w-0 flex-col gap-3">
      <p>
        <strong className="font-semibold">{texts.count(programme.days.length)}</strong>{' '}
        <span className="text-muted">
          {programme.custom ? texts.chosenByHand(programme.days.length) : texts.byRule}
        </span>
        {isWithoutDays && <span className="mt-0.5 block text-sm text-warning">{texts.noDays}</span>}
      </p>
      {programme.custom && (
        <Button
          icon="refresh"
          className="whitespace-normal! self-start text-left"
          refusal={reason(snapshot, { type: 'rule.restore' })}
          onClick={() => send({ type: 'rule.restore' })}
        >
          {texts.restore}
        </Button>
      )}
      {snapshot.context.readOnly === null && (
        <MoveProgramme {...{ refusal: movingRefusal(snapshot.context), refusalOf, send }} />
      )}
    </div>
  );
}

function Inauguration({ edits, widget }: Omit<PartProps, 'send'>) {
  const value = useSelector(edits, ({ context }) => context.programme.inauguration);
  return (
    <DateTimeWidget
      {...widget}
      id={`${widget.id}-inauguration`}
      field={{ path: '', kind: 'dateTime', label: texts.inauguration, localized: false }}
      value={value}
      error={wrongPartOf(widget) === 'inauguration' ? widget.error : null}
      refusal={null}
      readOnly={widget.readOnly || widget.refusal !== null}
      onChange={(next) => edits.send({ type: 'inauguration.set', value: typeof next === 'string' ? next : null })}
    />
  );
}

/**
 * The days of an event: range, week, calendar, inauguration. Source: document 2, sections 3 and 4; design, section 3.
 */
export default function DatesCard(widget: FieldWidgetProps) {
  const edits = useEventDates(widget);
  const { text, send } = useSaid(edits);
  const { programme, cursor, today, readOnly } = useSelector(edits, ({ context }) => context);
  const root = useRef<HTMLDivElement>(null);
  useLeadingFocus(widget.id, wrongPartOf(widget) ?? 'start');
  const toMove = () => root.current?.querySelector<HTMLElement>('[data-move] input')?.focus();
  const press = useCallback((date: string) => send({ type: 'day.toggle', date }), [send]);
  const { onBlur } = widget;
  return (
    <div ref={root} className="flex flex-col gap-4" {...leaving(onBlur)}>
      <CommandScope scope="dates" actor={edits} refusal={reason} view={{ 'programme.focus': toMove }} />
      <Range {...{ edits, widget, send }} />
      <WeekBoxes week={programme.week} refusal={readOnly} send={send} />
      <div className="grid gap-x-6 gap-y-3 md:grid-cols-[minmax(0,24rem)_minmax(0,1fr)]">
        <Calendar {...{ edits, programme, cursor, today, isLocked: readOnly !== null, onPress: press }} />
        <div className="flex min-w-0 flex-col gap-3">
          <Summary {...{ edits, send }} />
          <Inauguration {...{ edits, widget }} />
        </div>
      </div>
      <p role="status" className="min-h-5 text-sm text-muted">
        {text}
      </p>
      <OverwriteDialog edits={edits} />
    </div>
  );
}
