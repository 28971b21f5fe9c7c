import { editorTexts } from '../../messages/screens/editor';
import { readersTexts } from '../../messages/screens/readers';
import { effectsOf, type PublicationEffect, readersEffects } from '../publication/effects';
import type { EditorContext, SavedItem } from './types';

/**
 * What readers would see otherwise once the working copy is saved, language by language, titles included. Where it is
 * anything, a save is confirmed first; what more is to be said of it (what a draft changes) follows from the same context.
 */
export const publicationChange = ({ content, saved, item, language }: EditorContext): readonly PublicationEffect[] =>
  item === null || saved === null ? [] : readersEffects({ content, before: saved, after: item, language });

/**
 * What to say of a save that was stored: what it did to the item's publication, else what the server says. A save that
 * went into another item, a revision draft or out of one, says that too.
 */
export function savedInWords({ content, id, saved, sending, language }: EditorContext, answer: SavedItem): string {
  const message = answer.message || editorTexts.saved;
  if (sending === null || saved === null) return message;
  const effects = effectsOf({ content, before: saved, after: sending, language });
  if (effects.length === 0) return message;
  const wentElsewhere = id !== 'new' && answer.id !== id;
  return readersTexts.done(effects, wentElsewhere ? message : null);
}

/** The question before a save that changes what readers see: a state of a save, between its check and its sending. */
export const confirming = {
  description: 'Si chiede conferma: il salvataggio cambia ciò che i lettori vedono',
  tags: 'confirming',
  on: {
    'publication.confirm': [{ guard: 'isBlocked', target: 'blocked' }, { target: 'saving' }],
    'publication.cancel': { target: 'editing', actions: ['takeBackStep', 'emitDraft'] },
  },
} as const;
