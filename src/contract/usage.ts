import * as z from 'zod/mini';
import { idSchema, optionalNumber, optionalText } from './common';

/**
 * What the deletion of a file or of a content says in `data` when contents use it (409). `total` counts those not listed
 * too. Source: contract, 'Media and files', 'Pinned for documents 2 and 3'.
 */
export const usageSchema = z.looseObject({
  message: optionalText,
  total: optionalNumber,
  contents: z.array(z.looseObject({ area: z.string(), id: idSchema, title: optionalText, route: optionalText })),
});
