import { createContext, useContext, useEffectEvent, useLayoutEffect } from 'react';

/** Takes files that were dropped or pasted somewhere on the page. */
export type FileReceiver = (files: readonly File[]) => void;

/** The parts of a page that accept dropped files, in their order on it. */
export interface FileReceivers {
  /** Gives what removes the receiver again. */
  add(receiver: FileReceiver): () => void;
  /** The first receiver; null without any. */
  first(): FileReceiver | null;
}

export function createFileReceivers(): FileReceivers {
  const receivers: FileReceiver[] = [];
  return {
    add(receiver) {
      receivers.push(receiver);
      return () => {
        receivers.splice(receivers.indexOf(receiver), 1);
      };
    },
    first: () => receivers[0] ?? null,
  };
}

export const FileReceiversContext = createContext<FileReceivers | null>(null);

/** Makes a part of the page one that takes files dropped or pasted outside of it. */
export function useFileReceiver(onFiles: FileReceiver): void {
  const receivers = useContext(FileReceiversContext);
  const receive = useEffectEvent(onFiles);
  useLayoutEffect(() => receivers?.add((files) => receive(files)), [receivers]);
}
