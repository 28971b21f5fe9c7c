import { refusalTexts, valueProblemTexts } from '../../src/messages/server/refusals';
import { HttpError } from './errors';
import { isMalformed } from './versions';

/** Field path → what is wrong with it, in Italian; null for nothing. */
export type FieldTexts = Readonly<Record<string, string | null>>;

/** Refuses with 422 what has a problem, `errors` by field. */
export function refuseProblems(problems: FieldTexts): void {
  const found = Object.entries(problems).filter((entry): entry is [string, string] => entry[1] !== null);
  if (found.length > 0) throw new HttpError(422, refusalTexts.invalid, { fields: Object.fromEntries(found) });
}

/** A problem for each key that a body has beside the known ones. */
export const unknownFields = (sent: object, known: readonly string[]): FieldTexts =>
  Object.fromEntries(
    Object.keys(sent)
      .filter((key) => !known.includes(key))
      .map((key) => [key, valueProblemTexts.unknownField]),
  );

/** Problem of the version that a save started from; null without one, or without a version. */
export const versionProblem = (version: string | null | undefined): string | null =>
  isMalformed(version) ? valueProblemTexts.shape : null;
