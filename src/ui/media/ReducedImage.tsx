import { useEffect, useState } from 'react';
import { claimedType, sizeText } from '../../content/media/files';
import type { ImageFacts, Reduction, UploadRow } from '../../machines/upload/types';
import { mediaTexts } from '../../messages/ui/media';
import { Button } from '../base/Button';
import { useMedia } from './port';
import type { UploadActor } from './useUploads';

const texts = mediaTexts.uploads;

/** An address of a stored file's bytes for as long as it is shown; null without. */
function useAddress(id: string, version: UploadRow['version']): string | null {
  const port = useMedia()?.port;
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    const bytes = port?.bytesOf(id, version) ?? null;
    if (bytes === null) return;
    const url = URL.createObjectURL(bytes);
    setAddress(url);
    return () => URL.revokeObjectURL(url);
  }, [port, id, version]);
  return address;
}

interface VersionProps {
  readonly id: string;
  readonly version: UploadRow['version'];
  readonly label: string;
  readonly facts: ImageFacts;
}

function Version({ id, version, label, facts }: VersionProps) {
  const address = useAddress(id, version);
  const { name, size, type, sides } = facts;
  const kind = claimedType(name, type)?.label ?? type;
  return (
    <figure className="min-w-0 flex-1 basis-28">
      <div className="flex h-24 sm:h-32 items-center justify-center overflow-hidden rounded-sm border border-line bg-sunken">
        {address !== null && (
          <img src={address} alt="" decoding="async" className="max-h-full max-w-full object-contain" />
        )}
      </div>
      <figcaption className="pt-1 text-sm">
        <b className="font-medium">{label}</b>{' '}
        <span className="text-muted">{texts.figures(sizeText(size), sides.width, sides.height, kind)}</span>
      </figcaption>
    </figure>
  );
}

interface ReducedImageProps {
  readonly id: string;
  readonly name: string;
  readonly reduction: Reduction;
  readonly uploads: UploadActor;
  readonly acceptKeys: string | null;
}

/** An image beside its smaller version, which is sent once somebody agrees. */
export function ReducedImage({ id, name, reduction, uploads, acceptKeys }: ReducedImageProps) {
  return (
    <div className="pt-2">
      <div className="flex flex-wrap gap-3">
        <Version id={id} version="original" label={texts.before} facts={reduction.before} />
        <Version id={id} version="reduced" label={texts.after} facts={reduction.after} />
      </div>
      <div className="flex flex-wrap gap-2 pt-2">
        <Button
          size="small"
          variant="primary"
          icon="upload"
          hint={acceptKeys}
          data-accept=""
          onClick={() => uploads.send({ type: 'reduction.accept', id })}
        >
          {texts.accept}
          <span className="sr-only"> {name}</span>
        </Button>
        <Button size="small" onClick={() => uploads.send({ type: 'reduction.decline', id })}>
          {texts.decline}
          <span className="sr-only"> {name}</span>
        </Button>
      </div>
    </div>
  );
}
