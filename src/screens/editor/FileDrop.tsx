import { type ReactNode, useMemo } from 'react';
import type { Content } from '../../content/types';
import { mediaScreens } from '../../messages/mediaScreens';
import { Icon } from '../../ui/base/Icon';
import { useFilePaste } from '../../ui/media/files';
import { createFileReceivers, FileReceiversContext } from '../../ui/media/receiver';
import { useFileDrop } from '../../ui/media/useFileDrop';
import { usePorts } from '../ports';

const texts = mediaScreens.drop;

interface FileDropProps {
  readonly content: Content;
  readonly children: ReactNode;
}

/** Files dropped or pasted anywhere on the editor go to its first images, unless what they fell on took them. */
export function FileDrop({ content, children }: FileDropProps) {
  const { notify } = usePorts();
  const receivers = useMemo(createFileReceivers, []);
  const take = (files: readonly File[]) => {
    const receive = receivers.first();
    if (receive !== null) return receive(files);
    notify('warning', content.fields.some(({ kind }) => kind === 'images') ? texts.notYet : texts.nowhere);
  };
  useFilePaste(take);
  const hint = useFileDrop(take);
  return (
    <FileReceiversContext value={receivers}>
      {children}
      {hint !== null && (
        <div className="pointer-events-none fixed inset-2 z-40 flex items-end justify-center rounded-lg outline-2 outline-accent outline-dashed">
          <p className="mb-6 flex items-center gap-2 rounded-lg bg-accent px-4 py-2 font-medium text-on-accent shadow-float">
            <Icon name="upload" />
            {hint}
          </p>
        </div>
      )}
    </FileReceiversContext>
  );
}
