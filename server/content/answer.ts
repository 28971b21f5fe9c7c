import type { Content } from '../../src/content/model/content';
import { withLocalityRepeated } from '../../src/content/where/localityWithin';
import { type ContentLanguages, primaryLanguage } from '../../src/contract/languages';
import { editorialTexts } from '../../src/messages/server/editorial';
import type { Db } from '../db/types';
import type { RequestUser } from '../http/caller';
import { HttpError } from '../http/errors';
import type { Cleaner } from '../richText/cleaner';
import { type Item, languagesOf, unpublished } from './names';
import type { Permalinks } from './preview/permalink';
import { optionsByLanguage } from './read/statuses';
import type { StoredItem } from './read/storedItem';

/** One call on a content type's items. */
export interface ItemCall {
  readonly db: Db;
  readonly content: Content;
  readonly user: RequestUser;
  readonly now: Date;
  readonly permalinks: Permalinks;
  /** Those of the site. */
  readonly languages: ContentLanguages;
  readonly cleaner: Cleaner;
}

/** What a write answers. Source: contract, 'Ground rules'. */
export type WriteResult = { id: number; message: string; permalink: string; updated_at: string; warning?: string };

/** What of a write's answer its caller is told. */
export type ToldResult = Omit<WriteResult, 'permalink'> & Partial<Pick<WriteResult, 'permalink'>>;

const mayView = ({ user, content }: ItemCall): boolean => user.mayAny(content.abilities, 'view');

/** A write's answer for its caller: whoever may not view the items gets no address at which one could. */
export function toldResult(call: ItemCall, { permalink, ...result }: WriteResult): ToldResult {
  return mayView(call) ? { ...result, permalink } : result;
}

/** The same of a write whose answer was made earlier, with the rights of then: it may name another item. */
export function retoldResult(call: ItemCall, written: WriteResult): ToldResult {
  const { warning: _warning, ...rest } = written;
  return toldResult(call, mayView(call) ? written : rest);
}

/** Who saved an item last, as far as the caller may know: not of an item that they may not view. */
export const savedBy = (call: ItemCall, { updatedBy }: StoredItem): string | null => (mayView(call) ? updatedBy : null);

/** The refusal of a call on an item that is not there. */
export const notFound = (id: number): HttpError => new HttpError(404, editorialTexts.missing(id));

/** Whether the user of a call may publish items of its content type. */
export const mayPublish = ({ user, content }: ItemCall): boolean => user.mayAny(content.abilities, 'publish');

/** Where the preview shows a language of an item. */
function permalinkOf({ content, permalinks }: ItemCall, id: number, lang: string, item: Item): string {
  const one = item.contents[lang];
  const slug = typeof one?.slug === 'string' ? one.slug : '';
  return permalinks.of({ area: content.area, id, lang, slug, title: one?.title ?? '', status: one?.status ?? -1 });
}

/** What a write of `item`, now stored under `id`, answers. `language` is the one in view. */
export function resultOf(
  call: ItemCall,
  written: { id: number; item: Item; language: string; updatedAt: string; message: string; isDraft: boolean },
): WriteResult {
  const { id, item, language, updatedAt, message, isDraft } = written;
  const shown = item.contents[language] === undefined ? (languagesOf(item, call.languages)[0] ?? language) : language;
  const permalink = permalinkOf(call, id, shown, isDraft ? unpublished(item) : item);
  return { id, message, permalink, updated_at: updatedAt };
}

const statusesOf = (item: Item) =>
  Object.fromEntries(Object.entries(item.contents).map(([language, { status }]) => [language, status]));

/** The item, or the revision draft, as the wire has it. Source: contract, 'Content areas'. */
export function answerOf(call: ItemCall, stored: StoredItem) {
  const { createdAt, updatedAt, updatedBy, revision, original } = stored;
  const item = withLocalityRepeated(call.content, stored.item);
  const id = Number(item.id);
  const linked = original === null ? item : unpublished(item);
  const contents = Object.fromEntries(
    languagesOf(item, call.languages).flatMap((lang) => {
      const one = item.contents[lang];
      return one === undefined ? [] : [[lang, { ...one, permalink: permalinkOf(call, id, lang, linked) }]];
    }),
  );
  return {
    ...item,
    id,
    lang: primaryLanguage(call.languages),
    contents,
    canSave: mayPublish(call),
    nextStatuses: optionsByLanguage(call.languages, {
      mayPublish: mayPublish(call),
      statuses: statusesOf(item),
      original: original?.statuses ?? {},
    }),
    draft: original?.id ?? 0,
    revision: revision?.id ?? null,
    revision_statuses: revision?.statuses ?? {},
    ...(original === null ? {} : { original_updated_at: original.updatedAt }),
    created_at: createdAt,
    updated_at: updatedAt,
    updated_by: updatedBy,
  };
}
