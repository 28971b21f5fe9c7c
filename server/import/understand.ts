import { createHash } from 'node:crypto';
import type * as z from 'zod/mini';
import * as zod from 'zod/mini';
import { richTextProblem } from '../../src/content/kinds/richText';
import { isCivilDate } from '../../src/content/when/civil';
import { importTexts } from '../../src/messages/server/imports';
import { refusalTexts } from '../../src/messages/server/refusals';
import { onOneLine } from '../categories/change';
import { gateOf } from '../http/gate';
import { fieldProblems } from '../http/problems';
import { sanitizeForeignText } from '../richText/sanitize';

const { problems } = importTexts;

/** What an entry of a file says, as it was read. */
export type Said = Readonly<Record<string, unknown>>;

/** Greatest length of a title. */
const LONGEST_TITLE = 300;

/** Why an entry can't be taken. */
export class WrongEntry extends Error {}

/** The fields of an entry that a schema names. */
export const picked = (said: Said, fields: readonly string[]): Said =>
  Object.fromEntries(fields.filter((field) => said[field] !== undefined).map((field) => [field, said[field]]));

/**
 * Prepares the reading of entries by the schema that a list's answer has, after the same look at them that a call's body
 * gets. The entry is read, or refused with the first problem there is.
 */
export function readerFor<Schema extends z.ZodMiniType>(schema: Schema): (said: Said) => z.output<Schema> {
  const gate = gateOf(schema);
  const refuse = (found: Readonly<Record<string, string>>) => {
    const [first] = Object.entries(found);
    if (first !== undefined) throw new WrongEntry(problems.field(...first));
  };
  return (said) => {
    refuse(gate(said));
    const read = zod.safeParse(schema, said, { reportInput: true });
    if (read.success) return read.data;
    refuse(fieldProblems(read.error.issues));
    throw read.error;
  };
}

/** An id as a text, however it is written. Refuses none, and what no text can hold. */
export function idTextIn(written: unknown): string {
  const text = typeof written === 'number' || typeof written === 'string' ? String(written).trim() : '';
  if (text === '') throw new WrongEntry(problems.id);
  if (/[\p{Cc}\p{Surrogate}]/u.test(text)) throw new WrongEntry(problems.field('id', refusalTexts.characters));
  return text;
}

/** A title on one line. Refuses none and too long a one. */
export function titleIn(written: string | null | undefined): string {
  const title = onOneLine(written ?? '');
  if (title === '') throw new WrongEntry(problems.title);
  if (title.length > LONGEST_TITLE) throw new WrongEntry(problems.titleTooLong(title.length, LONGEST_TITLE));
  return title;
}

/** A text of another site, clean. Refuses one that is longer or more nested than a text may be. */
export function cleanText(field: string, html: string | null | undefined): string {
  const problem = richTextProblem(html ?? '');
  if (problem !== null) throw new WrongEntry(problems.field(field, problem));
  return sanitizeForeignText(html ?? '');
}

/** A day, `YYYY-MM-DD`, of a date as people or machines write it; null for none. */
export function dayIn(written: string | null | undefined): string | null {
  const text = (written ?? '').trim();
  if (text === '') return null;
  const [, day = '', month = '', year = ''] = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(text) ?? [];
  const date = year === '' ? text.slice(0, 10) : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const isWhole = year !== '' || text.length === 10 || /^[T ]/.test(text.slice(10));
  if (!isWhole || !isCivilDate(date)) throw new WrongEntry(problems.day(text.slice(0, 30)));
  return date;
}

/** Tells contents apart: the same for the same. */
export const hashOf = (content: unknown): string =>
  createHash('sha256').update(JSON.stringify(content)).digest('base64').slice(0, 43);
