import { useSelector } from '@xstate/react';
import { useMemo, useRef } from 'react';
import { attachments } from '../../content/listings/attachments';
import { attachmentListTexts as texts } from '../../messages/screens/listings';
import { SkeletonText } from '../../ui/base/Skeleton';
import { fileCells } from '../../ui/list/fileCells';
import { FileCatch } from '../../ui/media/FileCatch';
import { type Media, useMedia } from '../../ui/media/port';
import { DropZone } from '../../ui/media/UploadPane';
import { UploadRows } from '../../ui/media/UploadRows';
import { useUploads } from '../../ui/media/useUploads';
import { ListScreen } from '../list/ListScreen';
import type { ListActor } from '../list/useListActor';
import { useListingAbilities } from '../useUser';
import { WithMedia } from '../WithMedia';
import { useActionRequests, useArrivals, useUploadsGuard } from './useAttachments';

interface UploadingProps {
  readonly list: ListActor;
  readonly media: Media;
  readonly addressOf: (url: string) => string | null;
}

/** Where files are dropped, and how far they are. */
function Uploading({ list, media, addressOf }: UploadingProps) {
  const queue = useUploads(media, { purpose: 'attachments', parentId: '' });
  const { uploads, upload } = queue;
  const input = useRef<HTMLInputElement>(null);
  const { create: mayUpload } = useListingAbilities(attachments);
  const refused = useSelector(uploads, ({ context }) => context.refusal);
  useArrivals(queue, list);
  useActionRequests(list, addressOf, input);
  useUploadsGuard(uploads);
  return (
    <>
      {mayUpload && <DropZone purpose="attachments" inputRef={input} refusal={refused} onFiles={upload} />}
      <UploadRows uploads={uploads} />
      {mayUpload && <FileCatch here={texts.drop} onFiles={upload} />}
    </>
  );
}

function Attachments({ media }: { readonly media: Media }) {
  const { addressOf } = media.port;
  const kinds = useMemo(() => fileCells(addressOf), [addressOf]);
  return (
    <ListScreen listing={attachments} kinds={kinds}>
      {(list) => <Uploading list={list} media={media} addressOf={addressOf} />}
    </ListScreen>
  );
}

function Body() {
  const media = useMedia();
  return media === null ? <SkeletonText lines={8} label={texts.loading} /> : <Attachments media={media} />;
}

/** Attachments: found, uploaded, downloaded, deleted. Source: document 3, 'Attachments list'. */
export function Component() {
  return (
    <WithMedia>
      <Body />
    </WithMedia>
  );
}
