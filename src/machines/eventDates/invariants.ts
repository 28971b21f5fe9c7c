import { sameValue } from '../../content/field/path';
import { isCivilDate } from '../../content/when/civil';
import { isSoundRange, programmeOf, ruleDays, sameDays, sortedDays } from '../../content/when/programme';
import type { EventDatesSnapshot } from './machine';

/** What must never be otherwise among an event's days: name → whether it holds. */
export const invariants: Readonly<Record<string, (snapshot: EventDatesSnapshot) => boolean>> = {
  'days are sorted, each is a date and counts once': ({ context: { programme } }) =>
    sameDays(programme.days, sortedDays(programme.days)) && programme.days.every(isCivilDate),
  'days that nobody chose are those of range and week': ({ context: { programme } }) =>
    programme.custom || sameDays(programme.days, ruleDays(programme)),
  'no rule counts days from an end before its start, from what is no date or over too long a range': ({
    context: { programme },
  }) => isSoundRange(programme) || ruleDays(programme).length === 0,
  'the value says what is shown': ({ context: { value, programme } }) =>
    sameValue({ ...programmeOf(value) }, { ...programme }),
  'the cursor is on a day': ({ context: { cursor } }) => isCivilDate(cursor),
  'a question is asked exactly while chosen days wait to be overwritten': (snapshot) => {
    const { pending, programme } = snapshot.context;
    return snapshot.hasTag('asking') === (pending !== null) && (pending === null || programme.custom);
  },
};
