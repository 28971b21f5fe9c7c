import { useEffect, useState } from 'react';
import { mediaTexts } from '../../messages/ui/media';
import { uiTexts } from '../../messages/ui/ui';
import { Button } from '../base/Button';
import { Dialog } from '../base/Dialog';
import { Field } from '../base/Field';
import { TextInput } from '../base/TextInput';

const texts = mediaTexts.text;

/** An image of a text: where it is, what is read aloud in its place, what stands below it. */
export interface TextImage {
  readonly src: string;
  readonly alt: string;
  readonly caption: string;
  /** In pixels; null where unknown. */
  readonly width: number | null;
  readonly height: number | null;
}

interface RowProps {
  readonly image: TextImage;
  readonly number: number;
  readonly tried: boolean;
  readonly onImage: (image: TextImage) => void;
}

function Row({ image, number, tried, onImage }: RowProps) {
  const isMissing = tried && image.alt.trim() === '';
  return (
    <li className="flex flex-wrap gap-3">
      <img src={image.src} alt="" className="h-24 w-32 rounded-md bg-sunken object-cover" />
      <div className="min-w-48 flex-1 space-y-2">
        <Field label={texts.alt(number)} required hint={texts.altHint} error={isMissing ? texts.altMissing : null}>
          {(control) => (
            <TextInput {...control} value={image.alt} onValue={(alt: string) => onImage({ ...image, alt })} />
          )}
        </Field>
        <Field label={texts.caption(number)}>
          {(control) => (
            <TextInput
              {...control}
              value={image.caption}
              onValue={(caption: string) => onImage({ ...image, caption })}
            />
          )}
        </Field>
      </div>
    </li>
  );
}

interface DescribeImagesProps {
  /** Null while the dialog is closed. */
  readonly images: readonly TextImage[] | null;
  /** What the main button says. */
  readonly confirmLabel: string;
  readonly onConfirm: (images: readonly TextImage[]) => void;
  readonly onCancel: () => void;
}

/** Dialog for alternative text and caption of images in a text; the first is required. */
export function DescribeImages({ images, confirmLabel, onConfirm, onCancel }: DescribeImagesProps) {
  const [drafts, setDrafts] = useState<readonly TextImage[]>([]);
  const [tried, setTried] = useState(false);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    setOpen(false);
    if (images === null) return;
    // The dialogs before this one are closed by then: one that opens as they close would lie below them.
    const frame = requestAnimationFrame(() => {
      setDrafts(images);
      setTried(false);
      setOpen(true);
    });
    return () => cancelAnimationFrame(frame);
  }, [images]);
  const confirm = () => {
    setTried(true);
    if (drafts.every(({ alt }) => alt.trim() !== '')) onConfirm(drafts);
  };
  return (
    <Dialog
      open={isOpen && images !== null}
      title={texts.title}
      size="medium"
      onClose={onCancel}
      main={{ label: confirmLabel, refusal: null, press: confirm }}
      closeLabel={uiTexts.cancel}
      footer={
        <>
          <Button onClick={onCancel}>{uiTexts.cancel}</Button>
          <Button variant="primary" onClick={confirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <ul className="space-y-4">
        {drafts.map((image, index) => (
          <Row
            key={image.src}
            image={image}
            number={drafts.length === 1 ? 0 : index + 1}
            tried={tried}
            onImage={(next) => setDrafts(drafts.map((other) => (other.src === image.src ? next : other)))}
          />
        ))}
      </ul>
    </Dialog>
  );
}
