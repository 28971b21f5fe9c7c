import { useSelector } from '@xstate/react';
import { type FormEvent, useState } from 'react';
import { placeTypes } from '../../content/listings/placeTypes';
import { placeTypeForm } from '../../content/records/placeType';
import { INTERFACE_LANGUAGE } from '../../contract/languages';
import { workLeft } from '../../machines/record/draft';
import { reason } from '../../machines/record/refusals';
import { isDirty, wordsOf } from '../../machines/record/rules';
import { placeTypeDialogTexts } from '../../messages/screens/places';
import { useEmitted } from '../../ui/base/actors';
import { Banner } from '../../ui/base/Banner';
import { Button } from '../../ui/base/Button';
import { Dialog } from '../../ui/base/Dialog';
import { SkeletonText } from '../../ui/base/Skeleton';
import { recordCells } from '../../ui/list/recordCells';
import { useFirstFocus } from '../form/focus';
import { LeavingDialog } from '../LeavingDialog';
import { ListScreen } from '../list/ListScreen';
import type { ListActor } from '../list/useListActor';
import { usePorts } from '../ports';
import { RecordFields } from '../records/RecordForm';
import { RecordNotes } from '../records/RecordNotes';
import { useFieldContext } from '../records/useFieldContext';
import { type RecordActor, useFormActor } from '../records/useFormActor';

interface Opening {
  readonly id: number | 'new';
  /** Something was created or renamed. */
  readonly onSaved: () => void;
  readonly onClosed: () => void;
}

/** The form of a place type in its dialog, wired to application and session. */
function usePlaceTypeActor({ id, onSaved, onClosed }: Opening): RecordActor {
  const { placeTypes, uuid } = usePorts();
  const actor = useFormActor(placeTypes, { record: placeTypeForm, id, copyOf: null, keySeed: uuid() });
  useEmitted(actor, {
    // What was typed while it was sent keeps the dialog open: it would be lost with it.
    saved: ({ isTyped }) => {
      onSaved();
      if (!isTyped) onClosed();
    },
    'go.back': onClosed,
  });
  return actor;
}

const { dialog: texts } = placeTypeDialogTexts;
const TITLE = 'title';
const CARD = { fields: placeTypeForm.fields };

const storedTitle = ({ context: { stored } }: ReturnType<RecordActor['getSnapshot']>): string =>
  String(stored?.[TITLE] ?? '');

function Fields({ actor }: { readonly actor: RecordActor }) {
  const isNew = useSelector(actor, ({ context }) => context.id === 'new');
  const title = useSelector(actor, storedTitle);
  const context = useFieldContext(actor, TITLE);
  useFirstFocus(TITLE);
  return (
    <>
      <p className="text-muted text-sm wrap-anywhere">{isNew ? texts.creating : texts.renaming(title)}</p>
      <RecordFields card={CARD} actor={actor} context={context} language={INTERFACE_LANGUAGE} />
    </>
  );
}

function Body({ actor }: { readonly actor: RecordActor }) {
  const view = useSelector(actor, (snapshot) =>
    snapshot.hasTag('skeleton') ? 'skeleton' : snapshot.context.item === null ? 'none' : 'form',
  );
  const message = useSelector(actor, ({ context }) => context.failure?.message ?? '');
  if (view === 'skeleton') return <SkeletonText lines={2} label={wordsOf(placeTypeForm).loading} />;
  if (view === 'none')
    return (
      <Banner
        tone="danger"
        role="alert"
        title={message}
        actions={<Button onClick={() => actor.send({ type: 'load.retry' })}>{texts.retry}</Button>}
      />
    );
  return (
    <>
      <RecordNotes actor={actor} />
      <Fields actor={actor} />
    </>
  );
}

function OpenDialog(props: Opening) {
  const actor = usePlaceTypeActor(props);
  const saving = useSelector(actor, (snapshot) => snapshot.hasTag('saving'));
  const refusal = useSelector(actor, (snapshot) => reason(snapshot, { type: 'save.request' }));
  const work = useSelector(actor, ({ context }) => workLeft(context));
  const typed = useSelector(actor, ({ context }) => String(context.item?.[TITLE] ?? '').trim());
  const send = () => actor.send({ type: 'save.request' });
  const close = () => actor.send({ type: 'close.request' });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send();
  };
  return (
    <Dialog
      open
      title={texts.title}
      onClose={close}
      closeLabel={texts.close}
      main={{ label: texts.send, refusal, press: send }}
      footer={
        <>
          <Button onClick={close}>{texts.close}</Button>
          <Button variant="primary" busy={saving} refusal={refusal} onClick={send}>
            {texts.send}
          </Button>
        </>
      }
    >
      <form onSubmit={submit} className="flex flex-col gap-3 pb-1">
        <Body actor={actor} />
      </form>
      <LeavingDialog
        actor={actor}
        isUnsaved={() => {
          const now = actor.getSnapshot();
          return !now.hasTag('left') && isDirty(now.context);
        }}
        work={work}
        texts={{ title: texts.title, text: texts.leaving(typed), confirm: texts.leave, cancel: texts.stay }}
      />
    </Dialog>
  );
}

/** The dialog 'Gestione Luoghi' over its list, whose actions open it. Its form is a record's. Source: document 3, section 2. */
function PlaceTypeDialog({ list }: { readonly list: ListActor }) {
  const [id, setId] = useState<number | 'new' | null>(null);
  useEmitted(list, { 'action.requested': ({ name, ids }) => setId(name === 'create' ? 'new' : (ids[0] ?? null)) });
  if (id === null) return null;
  return <OpenDialog id={id} onSaved={() => list.send({ type: 'list.reload' })} onClosed={() => setId(null)} />;
}

/** The list of place types. Source: document 3, section 2. */
export function Component() {
  return (
    <ListScreen listing={placeTypes} kinds={recordCells}>
      {(list) => <PlaceTypeDialog list={list} />}
    </ListScreen>
  );
}
