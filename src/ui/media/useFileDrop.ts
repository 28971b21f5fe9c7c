import { useEffectEvent, useLayoutEffect, useState } from 'react';
import { hasModal } from '../commands/focus';

const hasFiles = (event: DragEvent): boolean => event.dataTransfer?.types.includes('Files') === true;

/** What a drop would do here: what the nearest zone says of itself in `data-drop`, else what `here` says of the page. */
const hintAt = ({ target }: DragEvent, here: string): string | null => {
  if (hasModal(document)) return null;
  const zone = target instanceof Element ? target.closest<HTMLElement>('[data-drop]') : null;
  return zone?.dataset.drop ?? here;
};

/**
 * Files dropped anywhere on the page that nothing else took: a browser would leave the page for them. Gives what a drop
 * would do while files are dragged over the page; null otherwise.
 */
export function useFileDrop(here: string, onFiles: (files: readonly File[]) => void): string | null {
  const [hint, setHint] = useState<string | null>(null);
  const take = useEffectEvent((event: DragEvent) => {
    if (!hasFiles(event) || event.defaultPrevented) return;
    event.preventDefault();
    if (!hasModal(document)) onFiles([...(event.dataTransfer?.files ?? [])]);
  });
  const hintFor = useEffectEvent((event: DragEvent) => hintAt(event, here));
  useLayoutEffect(() => {
    const over = (event: DragEvent) => hasFiles(event) && setHint(hintFor(event));
    const leave = (event: DragEvent) => event.relatedTarget === null && setHint(null);
    const end = () => setHint(null);
    const allow = (event: DragEvent) => hasFiles(event) && event.preventDefault();
    const drop = (event: DragEvent) => take(event);
    // Captured, so that the hint is set before a handler that takes the drop stops its propagation.
    window.addEventListener('dragover', over, true);
    window.addEventListener('dragleave', leave, true);
    window.addEventListener('drop', end, true);
    window.addEventListener('dragover', allow);
    window.addEventListener('drop', drop);
    return () => {
      window.removeEventListener('dragover', over, true);
      window.removeEventListener('dragleave', leave, true);
      window.removeEventListener('drop', end, true);
      window.removeEventListener('dragover', allow);
      window.removeEventListener('drop', drop);
    };
  }, []);
  return hint;
}
