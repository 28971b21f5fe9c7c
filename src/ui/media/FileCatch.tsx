import { Icon } from '../base/Icon';
import { useFilePaste } from './files';
import { useFileDrop } from './useFileDrop';

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
