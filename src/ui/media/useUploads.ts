import { useEffect, useMemo } from 'react';
import type { ActorRefFrom } from 'xstate';
import { uploadMachine } from '../../machines/upload/machine';
import type { UploadTarget } from '../../machines/upload/types';
import { pickerTexts as texts } from '../../messages/screens/picker';
import { useActorRef, useEmitted } from '../base/actors';
import type { Media } from './port';

export type UploadActor = ActorRefFrom<typeof uploadMachine>;

export interface Uploads {
  readonly uploads: UploadActor;
  /** Begins uploading files; those that finished before leave the list. */
  upload(files: readonly File[]): void;
}

/** A queue of uploads to one place. What is no longer needed of the files is let go. */
export function useUploads({ port, abilities }: Media, target: UploadTarget): Uploads {
  const queue = useMemo(() => uploadMachine.provide({ actors: port.upload }), [port]);
  const refusal = abilities.upload ? null : texts.refusals.noUpload;
  const uploads = useActorRef(queue, { input: { target, refusal } });
  useEmitted(uploads, { 'files.released': ({ ids }) => port.release(ids) });
  useEffect(() => () => port.release(uploads.getSnapshot().context.rows.map(({ id }) => id)), [uploads, port]);
  return useMemo(
    () => ({
      uploads,
      upload: (files) => {
        if (files.length === 0) return;
        uploads.send({ type: 'finished.clear' });
        const picked = port.register(files);
        uploads.send({ type: 'files.add', files: picked });
        const { rows } = uploads.getSnapshot().context;
        const refused = picked.filter(({ id }) => !rows.some((row) => row.id === id));
        if (refused.length > 0) port.release(refused.map(({ id }) => id));
      },
    }),
    [uploads, port],
  );
}

/** Number of refused files, whose reasons or smaller versions are still shown. */
export const refusedIn = (uploads: UploadActor): number =>
  uploads.getSnapshot().context.rows.filter(({ status }) => status === 'refused' || status === 'reduced').length;
