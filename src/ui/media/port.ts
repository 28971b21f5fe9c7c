import { createContext, useContext } from 'react';
import type { CallbackActorLogic } from 'xstate';
import type { Category } from '../../contract/lookups';
import type { Result } from '../../contract/result';
import type { CallLogic, CallLogics } from '../../machines/kit/actor';
import type { PickerAbilities, PickerActors, PickerContext } from '../../machines/picker/types';
import type { PickedFile, UploadActors, UploadEvent, UploadRow } from '../../machines/upload/types';
import type { MediaChanges } from './changes';

type PickerLogics = CallLogics<PickerActors>;

/** What the image widgets get from the application. */
export interface MediaPort {
  readonly picker: PickerLogics;
  /** The same of the media gallery, whose pages come by another call. Source: document 2, section 7. */
  readonly gallery: PickerLogics;
  readonly upload: {
    readonly inspectFile: CallLogic<UploadActors['inspectFile']>;
    readonly reduceFile: CallLogic<UploadActors['reduceFile']>;
    readonly sendFile: CallbackActorLogic<UploadEvent, UploadActors['sendFile']>;
  };
  /** Reads one image as a page of its own; an empty page when its file was deleted. */
  one(id: number): PickerLogics['loadPage'];
  /** Changes of files, for everything that shows them. */
  readonly changes: MediaChanges;
  /** Stores chosen files until they are released. */
  /** Address of a file from wherever the page is, out of its own; null where that leads nowhere on the web. */
  addressOf(url: string): string | null;
  register(files: readonly File[]): PickedFile[];
  release(ids: readonly string[]): void;
  /** The bytes of a chosen file, or of what it was reduced to, to show them; null once they were released. */
  bytesOf(id: string, version: UploadRow['version']): Blob | null;
  /** Licences (group 8) or their versions (group 9). Source: document 1, section 9. */
  choices(group: number): Promise<Result<readonly Category[]>>;
}

/** A picker whose image data may be unsaved. */
export interface GuardedPicker {
  getSnapshot(): { readonly context: Pick<PickerContext, 'detail'> };
  subscribe(listener: () => void): { unsubscribe(): void };
}

/** The port with what the signed-in user may do. Keep it one object as long as neither changes. */
export interface Media {
  readonly port: MediaPort;
  readonly abilities: PickerAbilities;
  /** Shows a notice of what no part of the page shows. */
  readonly notify: (tone: 'success' | 'warning' | 'danger', text: string) => void;
  /** Image data are in no draft: as long as some are unsaved, the page is not left unasked. Gives what ends that. */
  readonly guard: (picker: GuardedPicker) => () => void;
}

/** Null where there are no media: pages outside the application. */
export const MediaContext = createContext<Media | null>(null);

/** The media around here; null without. */
export const useMedia = (): Media | null => useContext(MediaContext);
