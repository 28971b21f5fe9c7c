// The images of one item: order, cover, alternative text, a removal that can be undone for a while, changes of their
// files in a picker of the page.
//
// States: `steady`, `undoable`.
//
// Never: not exactly one cover while there is an image; the same image twice; more than the maximum.

import type { Move } from '../../content/field/collection';
import type { Attachable, AttachedImage } from '../../content/media/images';

export interface AttachmentsInput {
  /** Greatest number of images. Source: document 2, section 5 (10 per item). */
  readonly maximum: number;
  /** The field's value, out of `imagesOf`. */
  readonly images: readonly AttachedImage[];
  /** Why the item can't be changed, in Italian; null when it can. */
  readonly readOnly: string | null;
}

export interface RemovedImage {
  readonly image: AttachedImage;
  /** Position that it had, from 1. */
  readonly position: number;
}

export interface AttachmentsContext extends AttachmentsInput {
  /** Id of the image under the keyboard cursor; null when there is none. */
  readonly cursor: number | null;
  /** The image removed last, as long as the removal can be undone. */
  readonly removed: RemovedImage | null;
}

/** Events that name no `id` mean the image under the cursor. */
export type AttachmentsEvent =
  /** The item changed from outside: another item, a server's version, a draft. */
  | { readonly type: 'value.set'; readonly images: readonly AttachedImage[] }
  | { readonly type: 'readOnly.set'; readonly reason: string | null }
  /** From the picker or an upload. */
  | { readonly type: 'images.add'; readonly images: readonly Attachable[] }
  | { readonly type: 'image.remove'; readonly id?: number }
  /** Its file has other data now: title and copyright follow, and the description where this item has none of its own. */
  | { readonly type: 'file.saved'; readonly image: Attachable }
  /** Its file was deleted from the server: the removal can't be undone. */
  | { readonly type: 'file.deleted'; readonly id: number }
  /** Takes the last removal back. */
  | { readonly type: 'image.restore' }
  | { readonly type: 'image.cover'; readonly id?: number }
  /** `to`: a position from 1 (drag), or one step. */
  | { readonly type: 'image.move'; readonly id?: number; readonly to: Move }
  /** The alternative text. */
  | { readonly type: 'image.describe'; readonly id?: number; readonly text: string }
  | { readonly type: 'cursor.move'; readonly to: 'next' | 'previous' | 'first' | 'last' | { readonly id: number } };

export type AttachmentsEmitted =
  /** The editor takes it with `field.change`. */
  | { readonly type: 'value.changed'; readonly images: readonly AttachedImage[] }
  /** For the live region: where an image went, what became of it. */
  | { readonly type: 'announced'; readonly text: string }
  /** Somebody goes on to this image: the focus belongs there. */
  | { readonly type: 'focus.wanted'; readonly id: number };

export type AttachmentsTag =
  /** The last removal can be undone. */
  'undoable';
