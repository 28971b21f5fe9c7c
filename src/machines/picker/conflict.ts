import type { MediaItem } from '../../contract/media';
import type { Result } from '../../contract/result';
import type { ResultParams } from '../kit/result';
import { withItem } from './gallery';
import { allFields, formOf, formOver } from './rules';
import type { Detail, MediaField, MediaForm, PickerContext } from './types';

interface At {
  readonly context: PickerContext;
}
type Read = ResultParams<MediaItem>;

/** Fields that the form and a newer version both changed, each in another way. Source: contract, 'no lost update'. */
export function collisions({ item, form }: Pick<Detail, 'item' | 'form'>, newer: MediaItem): readonly MediaField[] {
  const [before, theirs] = [formOf(item), formOf(newer)];
  return allFields().filter(
    (field) => form[field] !== before[field] && theirs[field] !== before[field] && form[field] !== theirs[field],
  );
}

/** The data over a newer version: what was changed stays, the rest is the newer one's. */
const over = (detail: Detail, newer: MediaItem, form: MediaForm): Detail => ({
  ...detail,
  item: newer,
  form: formOver(formOf(detail.item), form, formOf(newer)),
  theirs: null,
  sending: null,
  failure: null,
});

/** The refusal says who stored the newer version, and when. */
export const overtakenNoted = ({ context: { detail } }: At, { result }: ResultParams): Partial<PickerContext> =>
  detail === null || result.ok ? {} : { detail: { ...detail, overtaken: result.failure.conflict } };

export const isColliding = ({ context: { detail } }: At, { result }: Read): boolean =>
  detail !== null && result.ok && collisions(detail, result.value).length > 0;

export const conflictFound = ({ context: { detail } }: At, { result }: Read): Partial<PickerContext> =>
  detail === null || !result.ok ? {} : { detail: { ...detail, theirs: result.value, sending: null, failure: null } };

/** Both changed other fields: nothing is to be decided. */
export function detailRebased({ context }: At, { result }: { readonly result: Result<MediaItem> }) {
  const { detail } = context;
  return detail === null || !result.ok
    ? {}
    : { detail: over(detail, result.value, detail.form), ...withItem(context, result.value) };
}

/** The typed values are a change of the newer version then. */
export function mineKept({ context }: At): Partial<PickerContext> {
  const { detail } = context;
  if (detail === null || detail.theirs === null) return {};
  return { detail: over(detail, detail.theirs, detail.form), ...withItem(context, detail.theirs) };
}

/** Only what collides is given up. */
export function theirsTaken({ context }: At): Partial<PickerContext> {
  const { detail } = context;
  if (detail === null || detail.theirs === null) return {};
  const before = formOf(detail.item);
  const given = Object.fromEntries(collisions(detail, detail.theirs).map((field) => [field, before[field]]));
  return {
    detail: { ...over(detail, detail.theirs, { ...detail.form, ...given }), overtaken: null },
    ...withItem(context, detail.theirs),
  };
}
