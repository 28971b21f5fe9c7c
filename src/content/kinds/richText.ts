import { optionalMarkup } from '../../contract/texts';
import { validationTexts } from '../../messages/screens/validation';
import type { Json } from '../field/json';
import { asText, type KindDefinition, tooLong } from '../field/kind';
import { plainText } from '../text/plainText';

/**
 * What one rich text may be: characters of its HTML, elements, elements within each other. The longest articles stay at a
 * tenth of it; whoever reads HTML takes more than proportionally long for more.
 */
export const RICH_TEXT_LIMITS = { characters: 200_000, elements: 10_000, depth: 50 } as const;

/** Elements without an end. Source: HTML, section 13.1.2, 'Void elements'. */
const VOID = new Set('area base br col embed hr img input link meta param source track wbr'.split(' '));

/** Elements that the next one of their kind ends. Source: HTML, section 13.1.2.4, 'Optional tags'. */
const ENDED_BY_THE_NEXT = new Set('p li dt dd td th tr option'.split(' '));

/** Counts the elements of HTML as a parser nests them, in one pass; stops where one limit is passed. */
function measured(html: string): { elements: number; depth: number } {
  const open: string[] = [];
  let elements = 0;
  let depth = 0;
  for (const [, slash, written = ''] of html.matchAll(/<(\/?)([a-z][a-z0-9]*)/gi)) {
    const name = written.toLowerCase();
    if (slash !== '') {
      const at = open.lastIndexOf(name);
      if (at >= 0) open.length = at;
      continue;
    }
    elements += 1;
    if (VOID.has(name)) continue;
    if (ENDED_BY_THE_NEXT.has(name) && open.at(-1) === name) open.pop();
    open.push(name);
    depth = Math.max(depth, open.length);
    if (elements > RICH_TEXT_LIMITS.elements || depth > RICH_TEXT_LIMITS.depth) break;
  }
  return { elements, depth };
}

/** Why HTML is more than a rich text may be; null if it is not. Takes time in proportion to its length. */
export function richTextProblem(html: string): string | null {
  const tooMuch = tooLong(html, { limit: RICH_TEXT_LIMITS.characters });
  if (tooMuch !== null) return tooMuch;
  const { elements, depth } = measured(html);
  if (depth > RICH_TEXT_LIMITS.depth) return validationTexts.tooNested(RICH_TEXT_LIMITS.depth);
  return elements > RICH_TEXT_LIMITS.elements ? validationTexts.tooManyElements(RICH_TEXT_LIMITS.elements) : null;
}

/** Whether HTML shows a reader nothing: no text, no image, no embed, no rule. */
export function richTextIsEmpty(html: string): boolean {
  if (/<(img|iframe|video|audio|hr|table)\b/i.test(html)) return false;
  return (
    html
      // Without '<' inside: each one that nothing closes would be followed to the end.
      .replace(/<[^<>]*>/g, '')
      .replace(/&nbsp;|\u00a0/g, ' ')
      .trim() === ''
  );
}

/** The kind of a rich text; of a text it has all but what is told of its HTML. */
export const richTextOf = (text: KindDefinition): KindDefinition => ({
  ...text,
  schema: optionalMarkup,
  words: (value) => plainText(asText(value)),
  isEmpty: (value: Json) => richTextIsEmpty(asText(value)),
  problem: (value, field) => tooLong(value, field) ?? richTextProblem(asText(value)),
});
