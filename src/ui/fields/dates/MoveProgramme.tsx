import { memo, useState } from 'react';
import type { EventDatesEdit } from '../../../machines/eventDates/edits';
import { datesCardTexts as texts } from '../../../messages/screens/dateCards';
import { Button } from '../../base/Button';
import { DateInput } from '../../base/DateInput';
import { Field } from '../../base/Field';

interface MoveProgrammeProps {
  readonly refusal: string | null;
  readonly refusalOf: (edit: EventDatesEdit) => string | null;
  readonly send: (edit: EventDatesEdit) => void;
}

/** Moves the whole programme to another start. */
export const MoveProgramme = memo(function MoveProgramme({ refusal, refusalOf, send }: MoveProgrammeProps) {
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
