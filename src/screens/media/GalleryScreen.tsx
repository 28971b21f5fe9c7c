import { useRef } from 'react';
import { useParams } from 'react-router-dom';
import { reason } from '../../machines/picker/refusals';
import { mediaSectionTexts } from '../../messages/commands/sections';
import { galleryTexts as texts } from '../../messages/screens/gallery';
import { SkeletonText } from '../../ui/base/Skeleton';
import { CommandScope } from '../../ui/commands/CommandScope';
import { FileCatch } from '../../ui/media/FileCatch';
import { Deletion, GalleryPanes, Leaving } from '../../ui/media/GalleryPanes';
import { FormCommands, WithImageForm } from '../../ui/media/ImageForm';
import { type Media, useMedia } from '../../ui/media/port';
import { usePageTitle } from '../../ui/page/title';
import { WithMedia } from '../WithMedia';
import { useGallery } from './useGallery';

const IMAGES = '[role="listbox"]';

function Gallery({ media }: { readonly media: Media }) {
  const gallery = useGallery(media);
  const { actor, upload } = gallery;
  const root = useRef<HTMLDivElement>(null);
  const search = useRef<HTMLInputElement>(null);
  const take = (files: readonly File[]) => {
    // The pane shows how far each file is; where uploading is refused it shows why.
    actor.send({ type: 'uploads.open' });
    upload(files);
  };
  return (
    <WithImageForm picker={actor} media={media}>
      <CommandScope
        scope="gallery"
        actor={actor}
        refusal={reason}
        view={{
          'search.focus': () => search.current?.focus(),
          'images.focus': () => root.current?.querySelector<HTMLElement>(IMAGES)?.focus(),
        }}
      >
        <div
          ref={root}
          className="h-(--page-height) min-h-100 rounded-lg border border-line bg-surface p-2 [--pane:var(--color-surface)] sm:p-3"
        >
          <GalleryPanes picker={gallery} media={media} searchRef={search} />
        </div>
        <FileCatch here={texts.drop} onFiles={take} />
        <Deletion actor={actor} />
        <Leaving actor={actor} />
        <FormCommands media={media} />
      </CommandScope>
    </WithImageForm>
  );
}

function Body() {
  const media = useMedia();
  return media === null ? <SkeletonText lines={8} label={texts.loading} /> : <Gallery media={media} />;
}

/**
 * The media gallery: images are found, described, uploaded and deleted, 24 a page. Source: document 2, sections 2, 4, 9.
 */
export function Component() {
  usePageTitle(mediaSectionTexts.title);
  const { alone } = useParams();
  return (
    <WithMedia>
      <Body key={alone} />
    </WithMedia>
  );
}
