export interface PublicationInput {
  /** Stored status of the language; null if it was never saved. */
  readonly status: number | null;
}

export interface PublicationContext {
  /** Of the language, or of its revision draft where there is one; null if it was never saved. */
  readonly status: number | null;
  /** Whether the portal shows the language, whatever becomes of its draft. */
  readonly readersSee: boolean;
}

/** What somebody does with a language; `mayPublish` says whether they have the right to publish. */
export type PublicationEvent =
  /** Saves it with a status. */
  | { type: 'status.set'; status: number; mayPublish: boolean }
  /** Saves it with another text, or with other shared fields, at the status it has. */
  | { type: 'text.change'; mayPublish: boolean }
  /** Deletes the revision draft. */
  | { type: 'draft.drop' };

export type PublicationTag =
  /** The portal shows the language. */
  | 'visible'
  /** There is a revision draft of it. */
  | 'revised';
