import { onFirstUse } from '../../contract/onFirstUse';

const moment = onFirstUse(
  () => new Intl.DateTimeFormat('it-IT', { dateStyle: 'short', timeStyle: 'medium', timeZone: 'Europe/Rome' }),
);

/** A moment for people, in local time; what is none is shown as it came. Takes ISO 8601. */
export const momentText = (at: string): string => (Number.isNaN(Date.parse(at)) ? at : moment().format(new Date(at)));
