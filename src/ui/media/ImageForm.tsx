import { useSelector } from '@xstate/react';
import { createContext, type ReactNode, useContext, useState } from 'react';
import { reason } from '../../machines/record/refusals';
import { pickerTexts } from '../../messages/screens/picker';
import { uiTexts } from '../../messages/ui/ui';
import type { ImageFormActor, Media, PickerActor } from './port';

const FormContext = createContext<ImageFormActor | null>(null);

/** The form of the image whose data are open around here; null while there is none yet. */
export const useImageForm = (): ImageFormActor | null => useContext(FormContext);

interface WithImageFormProps {
  readonly picker: PickerActor;
  readonly media: Media;
  readonly children: ReactNode;
}

/** Keeps the form of the open image beside what is inside, which may be a dialog that closes while the form is saved. */
export function WithImageForm({ picker, media, children }: WithImageFormProps) {
  const [form, setForm] = useState<ImageFormActor | null>(null);
  const image = useSelector(picker, ({ context }) => context.detail?.item ?? null);
  const { Kept } = media.form;
  // Right after another image was opened there still is the form of the one before.
  const isMeant = form !== null && form.getSnapshot().context.id === image?.id;
  return (
    <FormContext value={isMeant ? form : null}>
      {image !== null && <Kept key={image.id} {...{ picker, media, image }} onForm={setForm} />}
      {children}
    </FormContext>
  );
}

/** Why the form can't be saved now; null if it can. */
export function useSaveRefusal(form: ImageFormActor | null, { abilities }: Media): string | null {
  const refused = useSelector(form ?? undefined, (snapshot) =>
    snapshot === undefined ? uiTexts.loading : reason(snapshot, { type: 'save.request' }),
  );
  return abilities.edit ? refused : pickerTexts.refusals.noEdit;
}

interface FormCommandsProps {
  readonly media: Media;
  readonly isInDialog?: boolean;
}

/** The commands of the form around here, as long as there is one. */
export function FormCommands({ media, isInDialog = false }: FormCommandsProps) {
  const form = useImageForm();
  const { Commands } = media.form;
  return form === null ? null : <Commands form={form} isInDialog={isInDialog} />;
}
