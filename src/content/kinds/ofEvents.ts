import type { OwnKinds } from '../model/types';
import { whenSentence } from '../when/sentence';
import { dates } from './dates';
import { ADMISSIONS, admissionOf, ticketing } from './ticketing';
import { times } from './times';

/** Kinds of field that only events have. */
export const eventKinds = {
  dates: { ...dates, shown: (value) => whenSentence(value, null, 'it') ?? '' },
  times,
  ticketing: {
    ...ticketing,
    shown: (value) => ADMISSIONS.find(({ value: admission }) => admission === admissionOf(value))?.label ?? '',
  },
} as const satisfies OwnKinds;
