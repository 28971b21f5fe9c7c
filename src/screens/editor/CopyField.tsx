import { shallowEqual, useSelector } from '@xstate/react';
import type { KeyboardEvent } from 'react';
import { isCopyable } from '../../content/item/copySource';
import { undoRefusal } from '../../machines/editor/copy';
import { fieldsByPath } from '../../machines/editor/document';
import type { EditorSnapshot } from '../../machines/editor/machine';
import { reason } from '../../machines/editor/refusals';
import type { EditorContext } from '../../machines/editor/types';
import { editorTexts } from '../../messages/screens/editor';
import { Button } from '../../ui/base/Button';
import { leadTo } from '../../ui/page/leadTo';
import type { EditorActor } from './useEditorActor';

const texts = editorTexts.copying;

const canUndo = (context: EditorContext, path: string): boolean =>
  context.copied?.path === path && undoRefusal(context) === null;

/** Ctrl+Z right after a copy takes it back: the browser knows nothing of what it replaced. */
export function undoCopyByKey(actor: EditorActor, path: string, event: KeyboardEvent): void {
  const isUndo =
    event.key.toLowerCase() === 'z' && (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey;
  if (!isUndo || !canUndo(actor.getSnapshot().context, path)) return;
  event.preventDefault();
  actor.send({ type: 'copy.undo' });
}

/** What is offered of a copy into this field; null for nothing. */
function offerOf(snapshot: EditorSnapshot, path: string) {
  const { context } = snapshot;
  const field = fieldsByPath(context).get(path)?.field;
  const isThere = field !== undefined && isCopyable(context.content, field, context.languages);
  if (!isThere || !snapshot.hasTag('editable')) return null;
  return { refusal: reason(snapshot, { type: 'field.copy', path }), isCopied: canUndo(context, path) };
}

interface CopyFieldProps {
  readonly actor: EditorActor;
  readonly path: string;
  /** Where it is copied from, in words. */
  readonly words: string;
}

/**
 * Copies a field from another one, or from another language, and takes the copy back. For the pointer: by keys the commands do it, so that
 * Tab goes from field to field.
 */
export function CopyField({ actor, path, words }: CopyFieldProps) {
  const offer = useSelector(actor, (snapshot) => offerOf(snapshot, path), shallowEqual);
  if (offer === null) return null;
  const { refusal, isCopied } = offer;
  const act = (type: 'field.copy' | 'copy.undo') => () => {
    leadTo({ path });
    actor.send({ type, path });
  };
  return (
    <span className="flex gap-1">
      {isCopied && (
        <Button size="small" variant="ghost" tabIndex={-1} onClick={act('copy.undo')}>
          {texts.undo}
        </Button>
      )}
      <Button
        size="small"
        variant="ghost"
        icon="copy"
        tabIndex={-1}
        refusal={refusal}
        className="aria-disabled:border-transparent! aria-disabled:bg-transparent!"
        onClick={act('field.copy')}
      >
        {texts.button(words)}
      </Button>
    </span>
  );
}
