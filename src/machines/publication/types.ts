// One language of an item on its way to readers. It runs in no page: tests walk it on the server and in the editor, and
// its rules are those of both sides.
//
// States: `unwritten`, `hidden`, `draft`, `toValidate`, `sentBack`, `revalidate`, `published` (`untouched`, `revised`);
// beside what is published a revision draft with states of its own.
//
// `rules.ts` says who may set which status, `steps.ts` which step leads where, `outcome.ts` what becomes of a save
// (unchanged, saves, revises, takesOver, refused), `effects.ts` what readers see otherwise after it, `merge.ts` joins a
// draft with its item.
//
// Never: who may not publish shows readers more, or takes anything from them; a draft beside what nobody reads.

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
