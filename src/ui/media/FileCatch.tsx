import { useEffectEvent, useLayoutEffect, useState } from 'react';
import { Icon } from '../base/Icon';
import { hasModal } from '../commands/focus';
import { useFilePaste } from './files';

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
function useFileDrop(here: string, onFiles: (files: readonly File[]) => void): string | null {
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

interface FileCatchProps {
  /** What a drop does where no place of the page says otherwise. */
  readonly here: string;
  readonly onFiles: (files: readonly File[]) => void;
}

/** Takes files that are dropped or pasted anywhere on the page, and says over it what a drop would do. */
export function FileCatch({ here, onFiles }: FileCatchProps) {
  useFilePaste(onFiles);
  const hint = useFileDrop(here, onFiles);
  if (hint === null) return null;
  return (
    <div className="pointer-events-none fixed inset-2 z-40 flex items-end justify-center rounded-lg outline-2 outline-accent outline-dashed">
      <p className="mb-6 flex items-center gap-2 rounded-lg bg-accent px-4 py-2 font-medium text-on-accent shadow-float">
        <Icon name="upload" />
        {hint}
      </p>
    </div>
  );
}
