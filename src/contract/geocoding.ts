import * as z from 'zod/mini';
import { maybe, optionalText } from './common';

/** A geocoding answer, in the shape of Google's Geocoding service. Source: contract, 'Shared look-ups'. */
export const geocodingAnswerSchema = z.looseObject({
  status: z.optional(z.string()),
  error_message: optionalText,
  results: maybe(
    z.array(
      z.looseObject({
        geometry: z.looseObject({ location: z.looseObject({ lat: z.number(), lng: z.number() }) }),
      }),
    ),
  ),
});
