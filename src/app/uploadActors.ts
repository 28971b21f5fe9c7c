import { fromCallback } from 'xstate';
import { callActor } from '../machines/kit/actor';
import type { UploadActors, UploadEvent } from '../machines/upload/types';
import type { Uploader } from '../services/upload';

/** What the upload queue calls, over an uploader. */
export function uploadActors(uploader: Uploader) {
  return {
    inspectFile: callActor(({ id }: { readonly id: string }) => uploader.inspect(id)),
    reduceFile: callActor(({ id }: { readonly id: string }, signal) => uploader.reduce(id, signal)),
    sendFile: fromCallback<UploadEvent, UploadActors['sendFile']>(({ input: { id, version, target }, sendBack }) =>
      uploader.send({ id, version }, target, {
        onProgress: (progress) => sendBack({ type: 'file.progress', id, progress }),
        onAnswer: (result) => sendBack({ type: 'file.answered', id, result }),
      }),
    ),
  };
}
