import { useSelector } from '@xstate/react';
import { useEffect, useLayoutEffect, useState } from 'react';
import type { SnapshotFrom } from 'xstate';
import { factsIn, type ImageChoices, imageForm, imageWith, itemOfImage } from '../../content/records/image';
import { LICENSE_GROUP, LICENSE_VERSION_GROUP, type MediaItem } from '../../contract/media';
import type { CallFailure } from '../../contract/result';
import { nameOf } from '../../machines/picker/rules';
import type { Detail } from '../../machines/picker/types';
import type { recordMachine } from '../../machines/record/machine';
import { reason } from '../../machines/record/refusals';
import { isDirty } from '../../machines/record/rules';
import type { RecordActors } from '../../machines/record/types';
import { pickerTexts } from '../../messages/screens/picker';
import { mediaTexts as texts } from '../../messages/ui/media';
import { Banner } from '../../ui/base/Banner';
import { SkeletonText } from '../../ui/base/Skeleton';
import { CommandScope } from '../../ui/commands/CommandScope';
import type { ImageFormActor, ImageFormParts, KeptFormProps, Media } from '../../ui/media/port';
import { useChoices } from '../../ui/media/useChoices';
import { withFocusedField } from '../focusedField';
import { type Ports, usePorts } from '../ports';
import { RecordField } from '../records/RecordField';
import { RecordNotes } from '../records/RecordNotes';
import { useFieldContext } from '../records/useFieldContext';
import { useFocusedLanguage } from '../records/useFocusedLanguage';
import { useFormActor } from '../records/useFormActor';

type Opening = Pick<KeptFormProps, 'picker' | 'media' | 'image'>;

/** What a refusal says, field by field where it does. */
function problemsIn({ fields, message }: CallFailure): readonly string[] {
  const problems = Object.values(fields);
  return problems.length > 0 ? problems : [message];
}

/**
 * What the form calls. What the picker, or the answer to a save, just brought is read without a call; the picker learns of
 * everything else that is stored.
 */
function callsOver({ picker, media: { port }, image }: Opening, notify: Ports['notify']): RecordActors {
  let brought: MediaItem | null = image;
  let known = image;
  const learn = (stored: MediaItem, { aborted }: AbortSignal) => {
    known = stored;
    // Whoever left the page meanwhile took the picker along.
    if (!aborted) picker.send({ type: 'image.stored', item: stored });
  };
  const load: RecordActors['loadRecord'] = async ({ id }, signal) => {
    if (brought !== null) {
      const item = itemOfImage(brought);
      brought = null;
      return { ok: true, value: item };
    }
    const read = await port.picker.readUnlicensed({ id }, signal);
    if (!read.ok) return read;
    learn(read.value, signal);
    return { ok: true, value: itemOfImage(read.value) };
  };
  const save: RecordActors['saveRecord'] = async ({ item }, signal) => {
    const facts = factsIn(item);
    const answer = await port.picker.saveLicense({ id: image.id, facts, updatedAt: item.updated_at }, signal);
    if (!answer.ok) {
      // One warning a field, as the error catalogue wants. Source: document 1, section 8.
      if (answer.failure.kind !== 'conflict') for (const text of problemsIn(answer.failure)) notify('warning', text);
      return answer;
    }
    const { item: stored, message } = answer.value;
    brought = stored ?? imageWith(known, facts);
    learn(brought, signal);
    return { ok: true, value: { id: image.id, message: message ?? pickerTexts.saved(nameOf(brought)) } };
  };
  return { loadRecord: load, saveRecord: save };
}

function workOf(snapshot: SnapshotFrom<typeof recordMachine>): Detail['work'] {
  if (snapshot.hasTag('saving')) return 'saving';
  return isDirty(snapshot.context) ? 'unsaved' : 'none';
}

function KeptForm({ choices, onForm, ...opening }: KeptFormProps & { readonly choices: ImageChoices }) {
  const { notify, uuid } = usePorts();
  const { picker, media, image } = opening;
  const [calls] = useState(() => callsOver(opening, notify));
  const form = useFormActor(calls, {
    record: imageForm(choices),
    id: image.id,
    copyOf: null,
    keySeed: uuid(),
    mayEdit: media.abilities.edit,
  });
  useLayoutEffect(() => {
    onForm(form);
    return () => onForm(null);
  }, [form, onForm]);
  const { id } = image;
  useEffect(() => {
    let told: Detail['work'] = 'none';
    const tell = () => {
      const work = workOf(form.getSnapshot());
      if (work !== told) picker.send({ type: 'detail.report', id, work });
      told = work;
    };
    const subscription = form.subscribe(tell);
    return () => subscription.unsubscribe();
  }, [form, picker, id]);
  return null;
}

/** The form of an image's data, once it is known what may be chosen in it. */
function Kept(props: KeptFormProps) {
  const licenses = useChoices(props.media, LICENSE_GROUP);
  const versions = useChoices(props.media, LICENSE_VERSION_GROUP);
  if (licenses.loading || versions.loading) return null;
  return <KeptForm {...props} choices={{ licenses: licenses.options, versions: versions.options }} />;
}

function Fields({ form, media }: { readonly form: ImageFormActor; readonly media: Media }) {
  const licenses = useChoices(media, LICENSE_GROUP);
  const versions = useChoices(media, LICENSE_VERSION_GROUP);
  const problem = licenses.problem ?? versions.problem;
  const context = useFieldContext(form, 'titolo');
  useFocusedLanguage(form, '', () => undefined);
  const isThere = useSelector(form, (snapshot) => snapshot.context.item !== null);
  const { fields } = form.getSnapshot().context.record;
  if (!isThere) return <SkeletonText lines={6} label={texts.loading} />;
  return (
    // Beside the thumbnails there is little room for what is said above the fields.
    <div className="@container space-y-3">
      <RecordNotes actor={form} />
      {problem !== null && <Banner tone="warning" role="alert" title={problem} />}
      {fields.map((field) => (
        <RecordField key={field.path} {...{ field, context }} actor={form} path={field.path} />
      ))}
    </div>
  );
}

function Commands({ form, isInDialog }: { readonly form: ImageFormActor; readonly isInDialog: boolean }) {
  const scope = isInDialog ? 'dialogImageForm' : 'imageForm';
  return <CommandScope scope={scope} actor={form} refusal={reason} prepare={withFocusedField} />;
}

/** What the widgets of images need of the form of an image's data. */
export const imageFormParts: ImageFormParts = { Kept, Fields, Commands };
