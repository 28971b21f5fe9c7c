import type { ShareDeclaration } from '../../content/model/types';
import { useLazyPart } from '../../ui/base/useLazyPart';
import type { EditorActor } from './useEditorActor';

const load = async () => ({ default: (await import('./SharePreview')).SharePreview });

interface SharePreviewProps {
  readonly actor: EditorActor;
  readonly share: ShareDeclaration;
}

/** What a card's fields make an item look like elsewhere. Without its code the work goes on without it. */
export function LazySharePreview(props: SharePreviewProps) {
  const part = useLazyPart(load);
  return part.state === 'ready' ? <part.Part {...props} /> : null;
}
