import { optionalText } from '../../contract/common';
import { asText, type KindDefinition, startsAnew, tooLong } from './kind';

/** What a publisher who sends a language back writes to its author; shown while it is being revised (4, 5). */
export const reviewNote: KindDefinition = {
  blank: '',
  schema: optionalText,
  normalise: asText,
  isEmpty: (value) => asText(value).trim() === '',
  problem: tooLong,
  copied: startsAnew,
  restricted: { right: 'publish' },
  emptiedOncePublished: true,
  shownAt: [4, 5],
};
