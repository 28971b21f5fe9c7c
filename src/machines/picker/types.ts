// The image picker. The media gallery is the same machine with `inserts: false`, open for as long as its page is:
// choosing an image opens its data, and leaving the page is closing the picker.
//
// States: four regions.
// - `dialog`: `closed`, `open`, with `pages` (`loading`, `loadingMore`, `shown`, `nothing`, `failed`, `moreFailed`) and
//   `pane` (`gallery`, `uploads`).
// - `detail`: which image has its data open, and the question before unsaved ones are left (`closed`, `open`,
//   `asking`).
// - `deletion`: `idle`, `confirming`, `deleting`, `refused`.
// - `licensing`: the question for licence and version before new images are inserted (`idle`, `asking`, `saving`,
//   `rereading`).
//
// The data themselves are a record (`src/content/records/image.ts`): their form is an actor of its own, which
// `WithImageForm` keeps beside the dialog as long as the image is open, and which tells the picker how it stands
// (`detail.report`) and what is stored now (`image.stored`); merge, conflict and errors are those of every `record`.
//
// Never: data left or closed while they are saved; more handed over than fit; one handed over that is known to lack
// licence or version by who may give it; a selection lost by paging, filtering or uploading.

import type { ImageFacts } from '../../content/records/image';
import type { MediaItem } from '../../contract/media';
import type { CallFailure, Result } from '../../contract/result';
import type { Call } from '../kit/actor';
import type { Notice } from '../kit/result';

/** What the user may do with images. */
export interface PickerAbilities {
  readonly upload: boolean;
  readonly edit: boolean;
  readonly delete: boolean;
}

export interface PickerInput {
  /** Images a page. Source: document 1, section 9 (picker 30); document 2, section 9 (gallery 24). */
  readonly limit: number;
  /** False in the gallery, where images are looked after and not inserted anywhere. */
  readonly inserts: boolean;
  readonly abilities: PickerAbilities;
}

/** An image that the item has already. */
interface AttachedRef {
  readonly id: number;
  readonly url: string;
}

/** The image whose data are open. */
export interface Detail {
  readonly item: MediaItem;
  /** How its form stands: 'unsaved' what nothing sends yet, 'saving' what is on its way, whatever was typed since. */
  readonly work: 'none' | 'unsaved' | 'saving';
}

/** What was requested while unsaved data blocked it. */
export type Leaving = Extract<PickerEvent, { type: 'detail.open' | 'detail.close' | 'picker.close' | 'picker.insert' }>;

/** A content that uses an image; `route` is its hash route, without '#'. */
interface MediaUse {
  readonly area: string;
  readonly id: number;
  readonly title: string | null;
  readonly route: string | null;
}

export interface ImageDeletion {
  readonly item: MediaItem;
  /** Why the server refused; null until it did. */
  readonly failure: CallFailure | null;
  /** The contents that use it, if that is why. */
  readonly usedBy: readonly MediaUse[];
  /** How many use it, those not listed too. */
  readonly usedTotal: number;
}

/** Licence and version for chosen images that have none yet: requested once, given to all of them. */
export interface Licensing {
  readonly license_id: number | null;
  readonly versione_id: number | null;
  /** Whether what is missing may be shown. */
  readonly tried: boolean;
  /** Id of the image whose data are on their way; null while nothing is. */
  readonly sending: number | null;
  /** Why the last one was not stored. */
  readonly failure: CallFailure | null;
  /** What the one on its way was refused for, while its stored data are read. */
  readonly overtaken: CallFailure | null;
}
export type LicenseChoice = Partial<Pick<Licensing, 'license_id' | 'versione_id'>>;

export interface PickerContext extends PickerInput {
  readonly isOpen: boolean;
  /** Greatest number of images of the item. Source: document 1, section 9 (default 100). */
  readonly maximum: number;
  readonly attached: readonly AttachedRef[];
  /** The filter box, ahead of `query` until 'Filtra'. */
  readonly text: string;
  /** What is filtered by. */
  readonly query: string;
  /** The query whose answer is on screen; null before the first answer. */
  readonly shownQuery: string | null;
  /** Images on screen, of all pages so far; what was just uploaded comes first. */
  readonly items: readonly MediaItem[];
  /** The last page on screen, 0 before the first. */
  readonly page: number;
  readonly lastPage: number;
  readonly total: number;
  /** Images uploaded since the first page was requested. */
  readonly uploaded: readonly MediaItem[];
  /** The page that is on its way, or was last. */
  readonly requestedPage: number;
  /** Ids deleted since that page was requested: the pages have moved up by as many. */
  readonly deletedSince: readonly number[];
  /** In the order of choosing; not all of them need be on screen. */
  readonly selection: readonly MediaItem[];
  /** Id of the image under the keyboard cursor, on screen; null without one. */
  readonly cursor: number | null;
  /** Of the grid, as the view measured it. */
  readonly columns: number;
  /** Rows in sight, as the view measured them. */
  readonly visibleRows: number;
  /** Why the last page did not come. */
  readonly failure: CallFailure | null;
  /** The image whose data is open; null without one. It outlives the closing of the picker. */
  readonly detail: Detail | null;
  readonly leaving: Leaving | null;
  readonly deletion: ImageDeletion | null;
  /** Open while an insertion waits for licences; null otherwise. */
  readonly licensing: Licensing | null;
}

/** What an action or a guard looks at. */
export interface At {
  readonly context: PickerContext;
}

/** What an event brings. */
export type Of<Type extends PickerEvent['type']> = Omit<Extract<PickerEvent, { type: Type }>, 'type'>;

export type GridTarget =
  | 'left'
  | 'right'
  | 'up'
  | 'down'
  | 'first'
  | 'last'
  | 'pageUp'
  | 'pageDown'
  | { readonly id: number };

/** Events that name no `id` mean the image under the cursor. */
export type PickerEvent =
  | { readonly type: 'picker.open'; readonly maximum: number; readonly attached: readonly AttachedRef[] }
  /** 'CHIUDI' or Esc. */
  | { readonly type: 'picker.close' }
  /** 'INSERISCI' or mod+Enter. Of images without licence or version these are requested first. */
  | { readonly type: 'picker.insert' }
  | { readonly type: 'filter.type'; readonly text: string }
  /** 'Filtra' or Enter. */
  | { readonly type: 'filter.apply' }
  /** Also tries again after a failure. */
  | { readonly type: 'gallery.refresh' }
  /** 'Mostra altro'. */
  | { readonly type: 'gallery.more' }
  | { readonly type: 'view.measure'; readonly columns: number; readonly rows: number }
  | { readonly type: 'cursor.move'; readonly to: GridTarget }
  /** Selects or deselects. */
  | { readonly type: 'image.select'; readonly id?: number }
  | { readonly type: 'selection.clear' }
  /** 'Carica Immagini'. */
  | { readonly type: 'uploads.open' }
  /** 'Torna alla gallery'. */
  | { readonly type: 'uploads.close' }
  /** The upload queue is through; `failed`: how many files wait to be tried again. */
  | { readonly type: 'uploads.arrived'; readonly items: readonly MediaItem[]; readonly failed: number }
  | { readonly type: 'detail.open'; readonly id?: number }
  | { readonly type: 'detail.close' }
  /** The form of an image tells how it stands. */
  | { readonly type: 'detail.report'; readonly id: number; readonly work: Detail['work'] }
  /** An image as it is stored now: saved here, or found to be saved by somebody else. */
  | { readonly type: 'image.stored'; readonly item: MediaItem }
  /** Leaves without saving. */
  | { readonly type: 'leave.confirm' }
  | { readonly type: 'leave.cancel' }
  /** 'Elimina'; without an id the image whose data is open, else the one under the cursor. */
  | { readonly type: 'delete.request'; readonly id?: number }
  /** Also tries again after a refusal. */
  | { readonly type: 'delete.confirm' }
  /** Also closes the report of a refusal. */
  | { readonly type: 'delete.cancel' }
  | { readonly type: 'licenses.choose'; readonly change: LicenseChoice }
  /** Stores the choice in every image that lacks one, then inserts; with something missing it shows that instead. */
  | { readonly type: 'licenses.save' }
  /** Back to the gallery; what is chosen stays. */
  | { readonly type: 'licenses.cancel' };

export type PickerEmitted =
  /** Never one that is attached, never two of the same address, never more than there is room for. */
  | { readonly type: 'images.inserted'; readonly items: readonly MediaItem[] }
  | { readonly type: 'image.saved'; readonly item: MediaItem }
  | { readonly type: 'image.deleted'; readonly id: number; readonly url: string }
  | Notice;

export type PickerTag =
  | 'open'
  /** The first page is on its way; images of before are on screen, if there are any. */
  | 'busy'
  | 'loadingMore'
  | 'nothing'
  /** The first page did not come; `failure` says why. */
  | 'failed'
  /** A further page did not come; `failure` says why. */
  | 'moreFailed'
  /** The upload pane is shown. */
  | 'uploads'
  | 'detail'
  | 'askingToLeave'
  | 'confirmingDeletion'
  | 'deleting'
  | 'deletionRefused'
  /** Licence and version are requested. */
  | 'licensing'
  | 'savingLicense';

export interface MediaPage {
  readonly items: readonly MediaItem[];
  readonly page: number;
  readonly lastPage: number;
  readonly total: number;
}

export type DeletionAnswer =
  | { readonly ok: true; readonly value: { readonly message: string | null } }
  | {
      readonly ok: false;
      readonly failure: CallFailure;
      readonly usedBy: readonly MediaUse[];
      readonly usedTotal: number;
    };

export interface SavedItem {
  readonly message: string | null;
  /** As it is stored now, with its version; null where the server did not say. */
  readonly item: MediaItem | null;
}

export interface PickerActors {
  readonly loadPage: Call<{ readonly page: number; readonly limit: number; readonly query: string }, Result<MediaPage>>;
  /** Gives a chosen image the licence that was asked for. `updatedAt` is the version that it has here; null from a server that keeps none. */
  readonly saveLicense: Call<
    { readonly id: number; readonly facts: ImageFacts; readonly updatedAt: string | null },
    Result<SavedItem>
  >;
  /** A chosen image as it is stored now. */
  readonly readUnlicensed: Call<{ readonly id: number }, Result<MediaItem>>;
  readonly deleteItem: Call<{ readonly id: number }, DeletionAnswer>;
}
