import type { CallFailure, Result } from '../../contract/result';

/** A place type as the dialog was opened for it. */
export interface PlaceTypeSubject {
  /** Null for one that is to be created. */
  readonly id: number | null;
  /** Its stored title; '' for a new one. */
  readonly title: string;
  /** Version that a renaming starts from; null where the server has none. */
  readonly version: string | null;
}

export interface PlaceTypeInput {
  /** UUID of this dialog's own, from which the keys of its creations follow. */
  readonly keySeed: string;
}

export interface PlaceTypeContext extends PlaceTypeInput {
  /** Null while the dialog is closed. */
  readonly subject: PlaceTypeSubject | null;
  readonly typed: string;
  /** Creations whose answer is known: the next one has a key of its own. */
  readonly attempts: number;
  /** Title of a creation whose answer never came: under the same key the server may have done it. */
  readonly unanswered: string | null;
  /** Why the server refused the last sending, or did not answer. */
  readonly failure: CallFailure | null;
}

export type PlaceTypeEvent =
  | { readonly type: 'placeType.open'; readonly subject: PlaceTypeSubject }
  | { readonly type: 'title.change'; readonly title: string }
  /** 'INVIA'. */
  | { readonly type: 'title.send' }
  /** 'CHIUDI', Esc. */
  | { readonly type: 'placeType.close' }
  /** The answers to the question whether what was typed may be lost. */
  | { readonly type: 'leave.confirm' }
  | { readonly type: 'leave.cancel' };

export type PlaceTypeEmitted =
  /** Something was created or renamed. */
  { readonly type: 'saved'; readonly id: number; readonly message: string | null };

export type PlaceTypeTag =
  /** The dialog is on the page. */
  | 'open'
  /** The title can be typed. */
  | 'typing'
  | 'sending'
  /** What is wrong is shown. */
  | 'refused'
  /** Asks whether what was typed may be lost. */
  | 'leaving';

/** What a saving answers. */
export interface SavedPlaceType {
  readonly id: number;
  readonly message: string | null;
}

/** Calls that the app provides. */
export interface PlaceTypeActors {
  /** Creates without an id, under a key; renames otherwise, from a version. Never given up once on its way. */
  savePlaceType(input: {
    readonly id: number | null;
    readonly title: string;
    readonly version: string | null;
    readonly key: string | null;
  }): Promise<Result<SavedPlaceType>>;
}
