import { onFirstUse } from '../../contract/onFirstUse';

const moment = onFirstUse(
  () =>
    new Intl.DateTimeFormat('it-IT', {
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
      timeZone: 'Europe/Rome',
    }),
);

/**
 * A moment for people, in local time, its day as lists show days: 'DD-MM-YYYY, HH:mm:ss'. What is none is shown as it came.
 * Takes ISO 8601. Source: document 2, section 8.
 */
export const momentText = (at: string): string =>
  Number.isNaN(Date.parse(at)) ? at : moment().format(new Date(at)).replaceAll('/', '-');
