import { onFirstUse } from '../../contract/onFirstUse';

const formatTo = (second: '2-digit' | undefined) =>
  onFirstUse(
    () =>
      new Intl.DateTimeFormat('it-IT', {
        year: 'numeric',
        month: '2-digit',
        day: '2-digit',
        hour: '2-digit',
        minute: '2-digit',
        second,
        timeZone: 'Europe/Rome',
      }),
  );

const toTheSecond = formatTo('2-digit');
const toTheMinute = formatTo(undefined);

const textBy = (format: () => Intl.DateTimeFormat, at: string): string =>
  Number.isNaN(Date.parse(at)) ? at : format().format(new Date(at)).replaceAll('/', '-');

/**
 * A moment for people, in local time, its day as lists show days: 'DD-MM-YYYY, HH:mm:ss'. What is none is shown as it came.
 * Takes ISO 8601. Source: document 2, section 8.
 */
export const momentText = (at: string): string => textBy(toTheSecond, at);

/** The same to the minute. */
export const minuteText = (at: string): string => textBy(toTheMinute, at);
