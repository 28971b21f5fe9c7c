import { useState } from 'react';
import { Icon } from '../base/Icon';
import { useListening } from '../base/useListening';
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
  const hints = {
    dragover: (event: DragEvent) => hasFiles(event) && setHint(hintAt(event, here)),
    dragleave: (event: DragEvent) => event.relatedTarget === null && setHint(null),
    drop: () => setHint(null),
  };
  // Captured, so that the hint is set before a handler that takes the drop stops its propagation.
  useListening('window', hints, true);
  useListening('window', {
    dragover: (event) => hasFiles(event) && event.preventDefault(),
    drop(event) {
      if (!hasFiles(event) || event.defaultPrevented) return;
      event.preventDefault();
      if (!hasModal(document)) onFiles([...(event.dataTransfer?.files ?? [])]);
    },
  });
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
