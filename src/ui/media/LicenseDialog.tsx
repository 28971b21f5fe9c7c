import { useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { LICENSE_GROUP, LICENSE_VERSION_GROUP, type MediaItem } from '../../contract/media';
import { licensingProblems, nameOf, unlicensed } from '../../machines/picker/rules';
import type { Licensing } from '../../machines/picker/types';
import { mediaTexts } from '../../messages/ui/media';
import { uiTexts } from '../../messages/ui/ui';
import { Banner } from '../base/Banner';
import { Button } from '../base/Button';
import { Dialog } from '../base/Dialog';
import { Field } from '../base/Field';
import { Select } from '../base/Select';
import type { GalleryProps } from './GalleryPanes';
import { choicesProps, useChoices } from './useChoices';

const texts = mediaTexts.licensing;

const sameImages = (a: readonly MediaItem[], b: readonly MediaItem[]): boolean =>
  a.length === b.length && a.every((item, index) => item === b[index]);

/** What the dialog shows, kept while it fades out. */
interface Shown {
  readonly licensing: Licensing;
  readonly images: readonly MediaItem[];
}

interface ChoiceProps extends GalleryProps {
  readonly licensing: Licensing;
  readonly name: 'license_id' | 'versione_id';
}

function Choice({ picker: { actor }, media, licensing, name }: ChoiceProps) {
  const isLicense = name === 'license_id';
  const choices = useChoices(media, isLicense ? LICENSE_GROUP : LICENSE_VERSION_GROUP);
  const label = isLicense ? mediaTexts.fields.license : mediaTexts.fields.version;
  return (
    <Field label={label} required error={choices.problem ?? licensingProblems(licensing)[name] ?? null}>
      {(control) => (
        <Select
          {...control}
          data-autofocus={isLicense || undefined}
          {...choicesProps(choices)}
          value={licensing[name]}
          disabled={licensing.sending !== null}
          onValue={(value: number) => actor.send({ type: 'licenses.choose', change: { [name]: value } })}
        />
      )}
    </Field>
  );
}

/** Whether the dialog around has been drawn: one that opens together with it would lie below. */
function useIsAround(): boolean {
  const [isAround, setAround] = useState(false);
  useEffect(() => {
    const frame = requestAnimationFrame(() => setAround(true));
    return () => cancelAnimationFrame(frame);
  }, []);
  return isAround;
}

/** Dialog for licence and version of the images that have none, once for all, before they are inserted. */
export function LicenseDialog({ picker, media }: GalleryProps) {
  const { actor } = picker;
  const licensing = useSelector(actor, ({ context }) => context.licensing);
  const images = useSelector(actor, ({ context }) => unlicensed(context), sameImages);
  const [last, setLast] = useState<Shown | null>(null);
  if (licensing !== null && (last?.licensing !== licensing || !sameImages(last.images, images)))
    setLast({ licensing, images });
  const isAround = useIsAround();
  const busy = licensing !== null && licensing.sending !== null;
  const save = () => actor.send({ type: 'licenses.save' });
  return (
    <Dialog
      open={licensing !== null && isAround}
      title={texts.title}
      closable={!busy}
      onClose={() => actor.send({ type: 'licenses.cancel' })}
      main={{ label: texts.save, refusal: busy ? uiTexts.loading : null, press: save }}
      closeLabel={texts.cancel}
      footer={
        <>
          <Button refusal={busy ? uiTexts.loading : null} onClick={() => actor.send({ type: 'licenses.cancel' })}>
            {texts.cancel}
          </Button>
          <Button variant="primary" busy={busy} onClick={save}>
            {texts.save}
          </Button>
        </>
      }
    >
      {last !== null && (
        <div className="space-y-3">
          <p>{texts.text(last.images.length)}</p>
          <ul className="flex max-h-28 flex-wrap gap-2 overflow-y-auto">
            {last.images.map((item) => (
              <li key={item.id} className="flex max-w-full items-center gap-2 rounded-md bg-sunken pr-2 text-sm">
                <img src={item.url_thumb ?? item.url} alt="" className="size-8 rounded-md object-cover" />
                <span className="truncate">{nameOf(item)}</span>
              </li>
            ))}
          </ul>
          {last.licensing.failure !== null && (
            <Banner tone="danger" role="alert" title={last.licensing.failure.message} />
          )}
          <Choice picker={picker} media={media} licensing={last.licensing} name="license_id" />
          <Choice picker={picker} media={media} licensing={last.licensing} name="versione_id" />
        </div>
      )}
    </Dialog>
  );
}
