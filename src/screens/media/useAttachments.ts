import { type RefObject, useMemo } from 'react';
import { type AttachmentRow, attachmentRowSchema } from '../../contract/media';
import { galleryTexts } from '../../messages/screens/gallery';
import { attachmentListTexts as texts } from '../../messages/screens/listings';
import { useEmitted } from '../../ui/base/actors';
import { refusedIn, type UploadActor, type Uploads } from '../../ui/media/useUploads';
import type { ListActor } from '../list/useListActor';
import { usePorts } from '../ports';
import { useLeaveGuard, useUnload } from '../unsavedWork';

/** The queue of uploads for `useLeaveGuard`: while files are under way leaving is refused with a reason. */
const leavable = (uploads: UploadActor, refuse: () => void) => ({
  getSnapshot: () => ({ hasTag: () => false }),
  subscribe: (listener: () => void) => uploads.subscribe(listener),
  on: () => ({ unsubscribe: () => undefined }),
  send: refuse,
});

/** Guards leaving the page while files are under way. */
export function useUploadsGuard(uploads: UploadActor): void {
  const { notify } = usePorts();
  const isBusy = () => uploads.getSnapshot().hasTag('busy');
  const leaving = useMemo(() => leavable(uploads, () => notify('warning', galleryTexts.uploading)), [uploads, notify]);
  useLeaveGuard(leaving, isBusy);
  useUnload(isBusy);
}

/** What arrives is listed. Whoever has a refusal or a failure to read keeps the files in sight. */
export function useArrivals({ uploads }: Uploads, list: ListActor): void {
  const { notify } = usePorts();
  useEmitted(uploads, {
    'queue.settled': ({ items, failed }) => {
      if (items.length === 0) return;
      notify('success', texts.uploaded(items.map(({ name, url }) => name ?? url)));
      list.send({ type: 'list.reload' });
      if (failed + refusedIn(uploads) === 0) uploads.send({ type: 'finished.clear' });
    },
  });
}

/** Lets the browser fetch a file under its own name. */
function download(address: string, name: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
}

/** Does the list's actions that its declaration delegates to the screen: upload, download, copy of the address. */
export function useActionRequests(
  list: ListActor,
  addressOf: (url: string) => string | null,
  input: RefObject<HTMLInputElement | null>,
): void {
  const { notify } = usePorts();
  const rowOf = (id: number | undefined): AttachmentRow | undefined =>
    list
      .getSnapshot()
      .context.rows.map((row) => attachmentRowSchema.parse(row))
      .find((row) => row.id === id);
  const copy = async (address: string) => {
    try {
      await navigator.clipboard.writeText(address);
      notify('success', texts.copied(address));
    } catch {
      // Refused by the user, or a page without a secure connection, which has no clipboard at all.
      notify('warning', texts.notCopied(address));
    }
  };
  useEmitted(list, {
    'action.requested': ({ name, ids }) => {
      if (name === 'upload') return input.current?.click();
      const row = rowOf(ids[0]);
      if (row === undefined) return;
      const address = addressOf(row.url);
      if (name !== 'download') void copy(address ?? row.url);
      else if (address === null) notify('warning', texts.noWebAddress(row.url));
      else download(address, row.name ?? '');
    },
  });
}
