import { useSelector } from '@xstate/react';
import { editorTexts as texts } from '../../messages/screens/editor';
import { momentText } from '../../ui/base/moments';
import type { EditorActor } from './useEditorActor';

/** Who saved the item last and when, as far as the server says it. */
export function LastChange({ actor }: { readonly actor: EditorActor }) {
  const at = useSelector(actor, ({ context }) => context.saved?.updated_at ?? null);
  const by = useSelector(actor, ({ context }) => context.saved?.updated_by);
  if (at === null || typeof by !== 'string' || by === '') return null;
  return (
    <p className="text-muted text-sm">
      {texts.lastChange(by)} <time dateTime={at}>{momentText(at)}</time>
    </p>
  );
}
