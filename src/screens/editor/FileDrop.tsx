import { type ReactNode, useMemo } from 'react';
import type { Content } from '../../content/model/content';
import { fileDropTexts as texts } from '../../messages/ui/editorPage';
import { FileCatch } from '../../ui/media/FileCatch';
import { createFileReceivers, FileReceiversContext } from '../../ui/media/receiver';
import { usePorts } from '../ports';

interface FileDropProps {
  readonly content: Content;
  readonly children: ReactNode;
}

/** Files dropped or pasted anywhere on the editor go to its files or first images, unless what they fell on took them. */
export function FileDrop({ content, children }: FileDropProps) {
  const { notify } = usePorts();
  const receivers = useMemo(createFileReceivers, []);
  const takes =
    (['files', 'images'] as const).find((kind) => content.fields.some((field) => field.kind === kind)) ?? 'nothing';
  const take = (files: readonly File[]) => {
    const receive = receivers.first();
    if (receive !== null) return receive(files);
    notify('warning', takes === 'nothing' ? texts.nowhere : texts.notYet[takes]);
  };
  return (
    <FileReceiversContext value={receivers}>
      {children}
      <FileCatch here={texts.here[takes]} onFiles={take} />
    </FileReceiversContext>
  );
}
