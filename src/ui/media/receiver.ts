import { createContext, useContext, useEffectEvent, useLayoutEffect } from 'react';

/** Takes files that were dropped or pasted somewhere on the page. */
export type FileReceiver = (files: readonly File[]) => void;

/** The places of a page that take files, in their order on it. */
export interface FileReceivers {
  /** Gives what takes the place out again. */
  add(receiver: FileReceiver): () => void;
  /** The first place; null without any. */
  first(): FileReceiver | null;
}

export function createFileReceivers(): FileReceivers {
  const places: FileReceiver[] = [];
  return {
    add(receiver) {
      places.push(receiver);
      return () => {
        places.splice(places.indexOf(receiver), 1);
      };
    },
    first: () => places[0] ?? null,
  };
}

export const FileReceiversContext = createContext<FileReceivers | null>(null);

/** Makes a part of the page one that takes files dropped or pasted outside of it. */
export function useFileReceiver(onFiles: FileReceiver): void {
  const receivers = useContext(FileReceiversContext);
  const receive = useEffectEvent(onFiles);
  useLayoutEffect(() => receivers?.add((files) => receive(files)), [receivers]);
}
