import type { ShareDeclaration } from '../field/field';
import { valueAt } from '../field/path';
import { type AttachedImage, imagesOf } from '../media/images';
import type { ContentForm, ContentItem } from '../model/content';
import { shortened } from '../text/plainText';
import { copySourceOf, wordsOf } from './copySource';

/** A text as it is shown elsewhere, and where it was taken from while its own field is empty: 'dal titolo'. */
export interface SharedText {
  readonly text: string;
  readonly from: string | null;
}

/** What an item looks like outside of the portal. */
export interface Share {
  readonly title: SharedText;
  readonly description: SharedText;
  /** The cover. */
  readonly image: Pick<AttachedImage, 'url' | 'description'> | null;
}

/** Characters after which a search engine, or a network, cuts what it shows. They count pixels: this is about it. */
const SHARE_LIMITS: Readonly<
  Record<ShareDeclaration['kind'], { readonly title: number; readonly description: number }>
> = {
  search: { title: 60, description: 155 },
  social: { title: 88, description: 125 },
};

type Form = Pick<ContentForm, 'fields'>;

function sharedText(form: Form, item: ContentItem, path: string, language: string): SharedText {
  const field = form.fields.find((one) => one.localized && one.path === path);
  const own = field === undefined ? '' : wordsOf(item, field, language);
  if (own !== '' || field === undefined) return { text: own, from: null };
  const source = copySourceOf(form, field);
  const text = source === undefined ? '' : wordsOf(item, source, language);
  return { text, from: text === '' ? null : (field.copyFrom?.words ?? null) };
}

function coverOf({ fields }: Form, item: ContentItem): Share['image'] {
  const field = fields.find(({ kind, localized }) => kind === 'images' && !localized);
  const cover = field && imagesOf(valueAt(item, field.path)).find(({ is_primary }) => is_primary);
  return cover === undefined ? null : { url: cover.url, description: cover.description };
}

/** What a language of an item looks like elsewhere, uncut: what its fields lack is taken from where they are copied from. */
export const shareOf = (form: Form, item: ContentItem, language: string, share: ShareDeclaration): Share => ({
  title: sharedText(form, item, share.title, language),
  description: sharedText(form, item, share.description, language),
  image: coverOf(form, item),
});

/** The same as it is shown, with long texts cut at a word. */
export function cutShare(share: Share, kind: ShareDeclaration['kind']): Share {
  const limits = SHARE_LIMITS[kind];
  const cut = ({ text, from }: SharedText, limit: number): SharedText => ({ text: shortened(text, limit), from });
  return {
    title: cut(share.title, limits.title),
    description: cut(share.description, limits.description),
    image: share.image,
  };
}
