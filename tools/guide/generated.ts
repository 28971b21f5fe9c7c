import { KEYS_END, KEYS_START, keyTable } from '../keyTable';
import { FACTS_END, FACTS_START, factsOf } from './facts';

/** A text with something else between two markers; the same text where it lacks them. */
function withBetween(text: string, [start, end]: readonly [string, string], inner: () => string): string {
  const [before, after] = text.split(start);
  const rest = after?.split(end)[1];
  return before === undefined || rest === undefined ? text : `${before}${start}\n\n${inner()}\n\n${end}${rest}`;
}

/** The Markdown of a page of the guide with its generated parts as the declarations have them now. */
export const withGenerated = (page: string, text: string): string =>
  withBetween(
    withBetween(text, [FACTS_START, FACTS_END], () => factsOf(page)),
    [KEYS_START, KEYS_END],
    keyTable,
  );
