import { shallowEqual, useSelector } from '@xstate/react';
import { type FormEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import { PLACE_TYPE_TITLE_MAXIMUM } from '../../content/model/placeType';
import type { PlaceType } from '../../contract/places';
import { callActor } from '../../machines/kit/actor';
import { type PlaceTypeSnapshot, placeTypeMachine } from '../../machines/placeType/machine';
import { reason } from '../../machines/placeType/reason';
import { titleProblem } from '../../machines/placeType/rules';
import type { PlaceTypeActors, PlaceTypeSubject } from '../../machines/placeType/types';
import { placeTypeDialogTexts } from '../../messages/screens/placeTypeDialog';
import { useActorRef } from '../../ui/base/actors';
import { Banner } from '../../ui/base/Banner';
import { Button } from '../../ui/base/Button';
import { ConfirmDialog } from '../../ui/base/ConfirmDialog';
import { Dialog } from '../../ui/base/Dialog';
import { Field } from '../../ui/base/Field';
import { TextInput } from '../../ui/base/TextInput';
import type { ListActor } from '../list/useListActor';
import { usePorts } from '../ports';

const { dialog: texts } = placeTypeDialogTexts;

type Actor = ActorRefFrom<typeof placeTypeMachine>;

const NEW: PlaceTypeSubject = { id: null, title: '', version: null };

/** The type of a row of the list; null where it is gone from it. */
function subjectOf(list: ListActor, id: number | undefined): PlaceTypeSubject | null {
  // The answer's schema made the rows of this list place types.
  const rows = list.getSnapshot().context.rows as readonly PlaceType[];
  const row = rows.find((one) => one.id === id);
  return row === undefined ? null : { id: row.id, title: row.title, version: row.updated_at ?? null };
}

/** The dialog's actor: opened by the list's actions, and the list hears of what was saved. */
function usePlaceType(list: ListActor): Actor {
  const { placeTypes, notify, uuid } = usePorts();
  const machine = useMemo(() => {
    const save: PlaceTypeActors['savePlaceType'] = async (input) => (await placeTypes()).savePlaceType(input);
    return placeTypeMachine.provide({ actors: { savePlaceType: callActor(save) } });
  }, [placeTypes]);
  const [keySeed] = useState(uuid);
  const actor = useActorRef(machine, { input: { keySeed } });
  useLayoutEffect(() => {
    const subscriptions = [
      list.on('action.requested', ({ name, ids }) => {
        const subject = name === 'create' ? NEW : subjectOf(list, ids[0]);
        if (subject !== null) actor.send({ type: 'placeType.open', subject });
      }),
      actor.on('saved', ({ message }) => {
        notify('success', message ?? texts.done);
        list.send({ type: 'list.reload' });
      }),
    ];
    return () => {
      for (const subscription of subscriptions) subscription.unsubscribe();
    };
  }, [list, actor, notify]);
  return actor;
}

function viewOf(snapshot: PlaceTypeSnapshot) {
  const { typed, failure, subject } = snapshot.context;
  const isRefused = snapshot.hasTag('refused');
  const problem = isRefused ? titleProblem(snapshot.context) : null;
  return {
    isOpen: snapshot.hasTag('open'),
    isLeaving: snapshot.hasTag('leaving'),
    isSending: snapshot.hasTag('sending'),
    about: subject === null || subject.id === null ? texts.creating : texts.renaming(subject.title),
    typed,
    problem,
    /** What concerns no field. */
    message: isRefused && problem === null ? (failure?.message ?? null) : null,
    refusal: reason(snapshot, { type: 'title.send' }),
  };
}

/** The dialog 'Gestione Luoghi', over its list. Source: document 3, section 2. */
export function PlaceTypeDialog({ list }: { readonly list: ListActor }) {
  const actor = usePlaceType(list);
  const view = useSelector(actor, viewOf, shallowEqual);
  const input = useRef<HTMLInputElement>(null);
  const send = () => actor.send({ type: 'title.send' });
  const close = () => actor.send({ type: 'placeType.close' });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send();
  };
  if (view.isLeaving)
    return (
      <ConfirmDialog
        open
        tone="danger"
        title={texts.title}
        confirmLabel={texts.leave}
        cancelLabel={texts.stay}
        onConfirm={() => actor.send({ type: 'leave.confirm' })}
        onCancel={() => actor.send({ type: 'leave.cancel' })}
      >
        <p className="wrap-anywhere">{texts.leaving(view.typed.trim())}</p>
      </ConfirmDialog>
    );
  return (
    <Dialog
      open={view.isOpen}
      title={texts.title}
      closable={!view.isSending}
      onClose={close}
      closeLabel={texts.close}
      initialFocus={input}
      main={{ label: texts.send, refusal: view.refusal, press: send }}
      footer={
        <>
          <Button onClick={close} refusal={view.isSending ? placeTypeDialogTexts.refusals.sending : null}>
            {texts.close}
          </Button>
          <Button variant="primary" busy={view.isSending} refusal={view.refusal} onClick={send}>
            {texts.send}
          </Button>
        </>
      }
    >
      <form onSubmit={submit} className="flex flex-col gap-3 pb-1">
        <p className="text-muted text-sm wrap-anywhere">{view.about}</p>
        <Field
          label={texts.name}
          required
          error={view.problem}
          counter={{ used: view.typed.length, limit: PLACE_TYPE_TITLE_MAXIMUM }}
        >
          {(control) => (
            <TextInput
              {...control}
              ref={input}
              value={view.typed}
              readOnly={view.isSending}
              onValue={(title) => actor.send({ type: 'title.change', title })}
            />
          )}
        </Field>
        {view.message !== null && <Banner tone="danger" role="alert" title={view.message} />}
      </form>
    </Dialog>
  );
}
