import { memo } from 'react';
import { WEEKDAYS } from '../../../content/when/programme';
import type { EventDatesEdit } from '../../../machines/eventDates/edits';
import { datesCardTexts as texts } from '../../../messages/screens/dateCards';
import { whenTexts } from '../../../messages/screens/when';
import { Checkbox } from '../../base/Checkbox';
import { Field } from '../../base/Field';

interface WeekBoxesProps {
  readonly week: readonly boolean[];
  readonly refusal: string | null;
  readonly send: (edit: EventDatesEdit) => void;
}

/** The days of the week, and 'Sempre' for all seven. */
export const WeekBoxes = memo(function WeekBoxes({ week, refusal, send }: WeekBoxesProps) {
  const set = week.filter(Boolean).length;
  return (
    <Field as="group" label={texts.week} refusal={refusal}>
      {({ 'aria-describedby': refusedBy }) => {
        const box = refusal === null ? {} : { refusedBy };
        return (
          <div className="flex flex-wrap gap-x-4 gap-y-1">
            {WEEKDAYS.map((day) => (
              <Checkbox
                key={day}
                {...box}
                checked={week[day] === true}
                onChecked={() => send({ type: 'week.toggle', weekday: day })}
                label={
                  <>
                    <span aria-hidden="true">{texts.shortWeekdays[day]}</span>
                    <span className="sr-only">{whenTexts.it.weekdays[day]}</span>
                  </>
                }
              />
            ))}
            <Checkbox
              {...box}
              checked={set === WEEKDAYS.length}
              indeterminate={set > 0}
              onChecked={() => send({ type: 'always.toggle' })}
              label={texts.always}
            />
          </div>
        );
      }}
    </Field>
  );
});
