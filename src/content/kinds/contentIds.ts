import * as z from 'zod/mini';
import { MOST_ENTRIES, type Most } from '../../contract/limits';
import { settingsFieldTexts as texts } from '../../messages/screens/settings';
import { validationTexts } from '../../messages/screens/validation';
import type { FieldDeclaration } from '../model/field';
import type { Json } from '../model/json';
import { idOf, type KindDefinition, tooManyIn } from './kind';
import { numbersIn } from './references';

/** An id as people type it: digits, perhaps behind a '#'. */
const TYPED = /^#?(\d+)$/;

/** An id out of a text; the text itself where it is none, which stays to be put right. */
function idIn(text: string): number | string {
  const [, digits] = TYPED.exec(text) ?? [];
  const id = Number(digits);
  return digits !== undefined && Number.isSafeInteger(id) && id > 0 ? id : text;
}

/** What is typed or sent as one text, apart at commas, semicolons and blanks. Source: contract, 'Pinned', settings. */
export const idsInText = (text: string): readonly (number | string)[] =>
  text
    .split(/[\s,;]+/)
    .filter((part) => part !== '')
    .map(idIn);

/** The ids in their order, each once; what is no id stays as the text that it is. */
export function contentIdsOf(value: Json): readonly (number | string)[] {
  const sent: readonly Json[] = Array.isArray(value) ? value : [value];
  const ids = sent.flatMap((entry: Json): readonly (number | string)[] => {
    const one = idOf(entry);
    if (typeof one === 'number') return [one];
    return typeof one === 'string' ? idsInText(one) : [];
  });
  return [...new Set(ids)];
}

const most = ({ limit = MOST_ENTRIES }: Pick<FieldDeclaration, 'limit'>): Most => ({
  count: limit,
  words: (actual) => validationTexts.tooMany(limit, actual),
});

const isId = (entry: Json): boolean => Number.isSafeInteger(entry) && Number(entry) > 0;

/** Contents of the field's area by their ids, in an order. Source: document 3, section 2, 'a list of ids entered as text'. */
export const contentIds: KindDefinition = {
  blank: [],
  schema: z.optional(
    z.nullable(z.union([z.string(), z.number(), z.array(z.union([z.number(), z.string(), z.looseObject({})]))])),
  ),
  normalise: contentIdsOf,
  essence: contentIdsOf,
  isEmpty: (value) => contentIdsOf(value).length === 0,
  most,
  problem: (value, field) => {
    const ids = contentIdsOf(value);
    const wrong = ids.find((id) => !isId(id));
    return wrong === undefined ? tooManyIn([...ids], most(field)) : texts.noId(String(wrong));
  },
  refers: (value, { area }) => [
    { table: 'contents', ...(area === undefined ? {} : { area }), ids: numbersIn([...contentIdsOf(value)]) },
  ],
  areas: ({ area }) => (area === undefined ? [] : [area]),
};
