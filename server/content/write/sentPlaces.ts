import { shownOrder } from '../../../src/content/field/entries';
import type { Json } from '../../../src/content/field/json';
import { valueAt } from '../../../src/content/field/path';
import { entryFields } from '../../../src/content/item/entryKeys';
import type { Content } from '../../../src/content/model/content';
import { HttpError } from '../../http/errors';

const PLACE = /^\d+$/;

/**
 * A field's path with the place, from 0, that its entry has in the list of the body. What is stored of a list is in the
 * order that its entries name, and checked in that order; a body may have sent them in any other.
 */
function sentPath(content: Content, sent: Json, path: string): string {
  const field = entryFields(content).find((one) => path.startsWith(`${one.path}.`));
  if (field === undefined) return path;
  const [place = '', ...rest] = path.slice(field.path.length + 1).split('.');
  const sentPlace = PLACE.test(place) ? shownOrder(valueAt(sent, field.path))[Number(place)] : undefined;
  return [field.path, sentPlace ?? place, ...rest].join('.');
}

/** Does a write; where it is refused, `errors` by field path count entries as the body has them. */
export async function withSentPlaces<T>(content: Content, sent: Json, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof HttpError) || error.fields === undefined) throw error;
    const { status, message, data } = error;
    const fields = Object.entries(error.fields).map(([path, problem]) => [sentPath(content, sent, path), problem]);
    throw new HttpError(status, message, { fields: Object.fromEntries(fields), ...(data !== undefined && { data }) });
  }
}
