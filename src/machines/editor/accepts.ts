import { languageName } from '../../messages/screens/content';
import { editorTexts as messages } from '../../messages/screens/editor';
import { hasErrors } from './errors';
import { placesOf } from './fields';
import { incompleteRefusal } from './publish';
import { STEP_OF } from './review';
import {
  changeRefusal,
  inputRefusal,
  previewUrl,
  readOnlyReason,
  reviewRefusal,
  saveBlock,
  typedSinceSent,
} from './rules';
import { type EditorContext, type EditorEvent, SHARED_PART } from './types';

const { refusals } = messages;

function languageRefusal(context: EditorContext, language: string): string | null {
  if (!context.languages.includes(language)) return refusals.unknownLanguage;
  if (context.item === null) return refusals.notLoaded;
  return language === context.language ? refusals.sameLanguage : null;
}

function fieldGoRefusal(context: EditorContext, path: string): string | null {
  if (context.item === null) return refusals.notLoaded;
  return placesOf(context.content, context.languages).has(path) ? null : refusals.unknownField;
}

function saveAskRefusal(context: EditorContext): string | null {
  const undecided = context.conflict?.parts.filter(({ decision }) => decision === null) ?? [];
  if (undecided.length > 0)
    return refusals.undecided(
      undecided.map(({ part }) => (part === SHARED_PART ? messages.shared : languageName(part))),
    );
  if (context.conflict !== null) return null;
  if (context.sending !== null && !typedSinceSent(context)) return refusals.saving;
  return saveBlock(context);
}

/**
 * Why an event is refused, as far as the context alone decides; null if it isn't. The guards ask this.
 */
export function contextRefusal(context: EditorContext, event: EditorEvent): string | null {
  switch (event.type) {
    case 'field.change':
      return changeRefusal(context, event.path, event.value);
    case 'field.blur':
      if (inputRefusal(context) !== null) return inputRefusal(context);
      return placesOf(context.content, context.languages).has(event.path) ? null : refusals.unknownField;
    case 'language.go':
      return languageRefusal(context, event.language);
    case 'field.go':
      return fieldGoRefusal(context, event.path);
    case 'error.next':
    case 'error.previous':
      if (context.item === null) return refusals.notLoaded;
      return hasErrors(context) ? null : refusals.noErrors;
    case 'preview.request':
      return previewUrl(context) === null ? refusals.noPreview : null;
    case 'save.request':
      return saveAskRefusal(context);
    case 'review.approve':
      return reviewRefusal(context, 'publish') ?? incompleteRefusal(context);
    case 'review.submit':
    case 'review.return':
      return reviewRefusal(context, STEP_OF[event.type]);
    case 'save.asNew':
      return context.abilities.create ? readOnlyReason({ id: 'new', abilities: context.abilities }) : refusals.noCreate;
    case 'conflict.keepMine':
    case 'conflict.takeTheirs':
      return context.conflict?.parts.some(({ part }) => part === event.language) ? null : refusals.noConflict;
    case 'draft.flush':
      return context.draftPending ? null : refusals.noPending;
    default:
      return null;
  }
}
