import { type ComponentType, createContext, useContext } from 'react';
import type { ActorRefFrom, CallbackActorLogic } from 'xstate';
import type { Category } from '../../contract/lookups';
import type { MediaItem } from '../../contract/media';
import type { Result } from '../../contract/result';
import type { CallLogic } from '../../machines/kit/actor';
import type { pickerMachine } from '../../machines/picker/machine';
import type { PickerAbilities, PickerActors, PickerContext } from '../../machines/picker/types';
import type { recordMachine } from '../../machines/record/machine';
import type { PickedFile, UploadActors, UploadEvent, UploadRow } from '../../machines/upload/types';
import type { FieldWidgetProps } from '../fields/types';
import type { MediaChanges } from './changes';

/** What the image widgets get from the application. */
export interface MediaPort {
  /** What a picker calls, and the form of an image's data. */
  readonly picker: PickerActors;
  /** The same of the media gallery, whose pages come by another call. Source: document 2, section 7. */
  readonly gallery: PickerActors;
  /** The same of one image, as a page of its own; an empty page when its file was deleted. */
  one(id: number): PickerActors;
  readonly upload: {
    readonly inspectFile: CallLogic<UploadActors['inspectFile']>;
    readonly reduceFile: CallLogic<UploadActors['reduceFile']>;
    readonly sendFile: CallbackActorLogic<UploadEvent, UploadActors['sendFile']>;
  };
  /** Changes of files, for everything that shows them. */
  readonly changes: MediaChanges;
  /** Address of a file from wherever the page is, out of its own; null where that leads nowhere on the web. */
  addressOf(url: string): string | null;
  /** Stores chosen files until they are released. */
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

export type PickerActor = ActorRefFrom<typeof pickerMachine>;
export type ImageFormActor = ActorRefFrom<typeof recordMachine>;

export interface KeptFormProps {
  readonly picker: PickerActor;
  readonly media: Media;
  /** The image as it is when its data are opened. */
  readonly image: MediaItem;
  /** Gets the form once there is one, and null when it goes. */
  readonly onForm: (form: ImageFormActor | null) => void;
}

/** The form of an image's data, as the screens make and draw it: a record's. */
export interface ImageFormParts {
  /** Has the form as long as it is mounted, draws nothing, and tells the picker how the form stands. */
  readonly Kept: ComponentType<KeptFormProps>;
  /** The fields, with what is said above them. */
  readonly Fields: ComponentType<{ readonly form: ImageFormActor; readonly media: Media }>;
  /** The commands that act on the form, in the dialog or on the page around. */
  readonly Commands: ComponentType<{ readonly form: ImageFormActor; readonly isInDialog: boolean }>;
}

/** The port with what the signed-in user may do. Keep it one object as long as neither changes. */
export interface Media {
  readonly port: MediaPort;
  readonly abilities: PickerAbilities;
  readonly form: ImageFormParts;
  /** Shows a notice of what no part of the page shows. */
  readonly notify: (tone: 'success' | 'warning' | 'danger', text: string) => void;
  /** Image data are in no draft: as long as some are unsaved, the page is not left unasked. Gives what ends that. */
  readonly guard: (picker: GuardedPicker) => () => void;
}

/** What the cards of images and files take: the field, and what the user may do with media. */
export type MediaCardProps = FieldWidgetProps & { readonly media: Media };

/** Null where there are no media: pages outside the application. */
export const MediaContext = createContext<Media | null>(null);

/** The media around here; null without. */
export const useMedia = (): Media | null => useContext(MediaContext);
