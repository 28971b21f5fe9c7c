import { useSelector } from '@xstate/react';
import { useEffect, useMemo, useRef } from 'react';
import type { ActorRefFrom } from 'xstate';
import { mapResult } from '../../contract/result';
import { callActors } from '../../machines/kit/actor';
import { type ReassignmentSnapshot, reassignmentMachine } from '../../machines/reassignment/machine';
import { reason } from '../../machines/reassignment/refusals';
import { hasNothing, successorRefusal, userInFront } from '../../machines/reassignment/rules';
import type { NamedUser, ReassignmentEvent } from '../../machines/reassignment/types';
import { reassignmentTexts as texts } from '../../messages/screens/reassignment';
import { useActorRef, useEmitted } from '../../ui/base/actors';
import { Banner } from '../../ui/base/Banner';
import { Button } from '../../ui/base/Button';
import { Dialog } from '../../ui/base/Dialog';
import { Field } from '../../ui/base/Field';
import { LazyCombobox } from '../../ui/base/lazyComboboxes';
import { CommandScope } from '../../ui/commands/CommandScope';
import { personOption } from '../../ui/fields/options';
import { useWholeList } from '../../ui/fields/useLookup';
import { usePorts } from '../ports';
import { HiddenContents, OwnedContents } from './OwnedContents';

type Actor = ActorRefFrom<typeof reassignmentMachine>;

export interface ReassignmentDialogProps {
  /** Users to delete, one after the other. Mount it with them, unmount it on `onClosed`. */
  readonly users: readonly NamedUser[];
  /** A user was deleted, their contents reassigned. */
  readonly onDeleted: (user: NamedUser) => void;
  readonly onClosed: (deleted: readonly number[]) => void;
}

const SUCCESSOR_ID = 'reassignment-successor';

/**
 * The focus begins with the choice. Between choosing and confirming the control that has it is removed or disabled: it goes on
 * with the way back, as in every question about what can't be undone, and from there with the choice.
 */
function useFocusOfStep(isDeciding: boolean, turn: number) {
  const back = useRef<HTMLButtonElement>(null);
  const step = useRef('');
  useEffect(() => {
    const now = `${isDeciding} ${turn}`;
    if (step.current === now) return;
    step.current = now;
    (isDeciding ? document.getElementById(SUCCESSOR_ID) : back.current)?.focus();
  }, [isDeciding, turn]);
  return back;
}

function useReassignment({ users, onDeleted, onClosed }: ReassignmentDialogProps): Actor {
  const { administration, notify } = usePorts();
  const machine = useMemo(
    () => reassignmentMachine.provide({ actors: callActors(administration, 'countContents', 'reassign') }),
    [administration],
  );
  const actor = useActorRef(machine, { input: { users } });
  useEmitted(actor, {
    notice: ({ level, text }) => notify(level, text),
    deleted: ({ user }) => onDeleted(user),
    closed: ({ deleted }) => onClosed(deleted),
  });
  return actor;
}

/** Who gets the contents: one of all users, those who can't are shown with the reason. */
function Successor({ actor }: { readonly actor: Actor }) {
  const { fieldLookups } = usePorts();
  const successor = useSelector(actor, ({ context }) => context.successor);
  const turn = useSelector(actor, ({ context }) => context.turn);
  const readOnly = useSelector(actor, (snapshot) => !snapshot.hasTag('choosing'));
  const lookup = useWholeList(async (signal) =>
    mapResult(await fieldLookups.authors('', signal), (people) => people.map(personOption)),
  );
  const { context } = actor.getSnapshot();
  const options = lookup.box.options.map((option) => {
    const reason = successorRefusal(context, { id: Number(option.id), name: option.label });
    return reason === null ? option : { ...option, refusal: reason };
  });
  const hint = hasNothing(context) ? texts.successorHintEmpty : texts.successorHint;
  return (
    <Field label={texts.successor} hint={hint} required id={SUCCESSOR_ID}>
      {(control) => (
        <LazyCombobox
          key={turn}
          label={texts.successor}
          control={control}
          placeholder={texts.successorPlaceholder}
          readOnly={readOnly}
          value={successor === null ? null : { id: successor.id, label: successor.name }}
          onValue={(option) =>
            actor.send({
              type: 'successor.choose',
              successor: option === null ? null : { id: Number(option.id), name: option.label },
            })
          }
          {...lookup.box}
          options={options}
        />
      )}
    </Field>
  );
}

function Confirmation({ actor, user }: { readonly actor: Actor; readonly user: NamedUser }) {
  const successor = useSelector(actor, ({ context }) => context.successor);
  const total = useSelector(actor, ({ context }) => context.owned?.total ?? null);
  const failure = useSelector(actor, ({ context }) => context.failure);
  return (
    <div className="space-y-3">
      <div role="alert" className="space-y-1">
        <p className="font-semibold">{texts.summary(total, successor?.name ?? '')}</p>
        <p>{texts.final(user.name)}</p>
      </div>
      {failure !== null && (
        <Banner tone="danger" role="alert" title={texts.refused}>
          <span className="whitespace-pre-line">{failure.message}</span>
        </Banner>
      )}
    </div>
  );
}

interface MainAction {
  readonly event: ReassignmentEvent;
  readonly label: string;
}

const ASK: MainAction = { event: { type: 'reassign.request' }, label: texts.submit };
const CONFIRM: MainAction = { event: { type: 'reassign.confirm' }, label: texts.confirm };
const DELETE: MainAction = { event: { type: 'reassign.confirm' }, label: texts.submitEmpty };

/** The dialog's main action: what it asks first only where there is something to reassign. */
function mainAction(snapshot: ReassignmentSnapshot): MainAction {
  if (!snapshot.hasTag('choosing')) return CONFIRM;
  return hasNothing(snapshot.context) ? DELETE : ASK;
}

interface FooterProps {
  readonly actor: Actor;
  readonly isLast: boolean;
  readonly isDeciding: boolean;
  readonly main: MainAction;
  readonly turn: number;
}

/** A button that sends an event; disabled with the machine's reason. */
function Footer({ actor, isLast, isDeciding, main, turn }: FooterProps) {
  const back = useFocusOfStep(isDeciding, turn);
  const refusalOf = (event: ReassignmentEvent) => reason(actor.getSnapshot(), event);
  useSelector(actor, (snapshot) => snapshot);
  const deleting = actor.getSnapshot().hasTag('deleting');
  const button = (event: ReassignmentEvent, label: string, ref: typeof back | null = null) => (
    <Button ref={ref} refusal={refusalOf(event)} onClick={() => actor.send(event)}>
      {label}
    </Button>
  );
  return (
    <>
      {!isLast && button({ type: 'user.skip' }, texts.skip)}
      {isDeciding
        ? button({ type: 'queue.close' }, texts.cancel)
        : button({ type: 'reassign.cancel' }, texts.back, back)}
      <Button
        variant={main.event.type === 'reassign.confirm' ? 'danger' : 'primary'}
        busy={deleting}
        refusal={deleting ? null : refusalOf(main.event)}
        onClick={() => actor.send(main.event)}
      >
        {main.label}
      </Button>
    </>
  );
}

/**
 * Deletes users one after the other: who gets the contents, how many there are, a confirmation. Source: document 1,
 * section 2.10.
 */
export function ReassignmentDialog(props: ReassignmentDialogProps) {
  const actor = useReassignment(props);
  const user = useSelector(actor, ({ context }) => userInFront(context));
  const turn = useSelector(actor, ({ context }) => context.turn);
  const of = useSelector(actor, ({ context }) => context.queue.length);
  const isDeciding = useSelector(actor, (snapshot) => snapshot.hasTag('choosing'));
  const deleting = useSelector(actor, (snapshot) => snapshot.hasTag('deleting'));
  const main = useSelector(actor, mainAction);
  const mainRefusal = useSelector(actor, (snapshot) => reason(snapshot, mainAction(snapshot).event));
  if (user === null) return null;
  return (
    <Dialog
      open
      size="medium"
      title={texts.title(user.name)}
      closable={!deleting}
      onClose={() => actor.send({ type: 'queue.close' })}
      main={{
        label: main.label,
        refusal: mainRefusal,
        press: () => actor.send(main.event),
      }}
      closeLabel={texts.cancel}
      footer={<Footer actor={actor} isLast={turn + 1 >= of} isDeciding={isDeciding} main={main} turn={turn} />}
    >
      <CommandScope
        scope="reassignment"
        actor={actor}
        refusal={reason}
        view={{ 'successor.focus': () => document.getElementById(SUCCESSOR_ID)?.focus() }}
      >
        <div className="space-y-4">
          {of > 1 && (
            <p role="status" className="text-muted text-sm">
              {texts.turn(turn + 1, of)}
            </p>
          )}
          <OwnedContents actor={actor} />
          <Successor actor={actor} />
          <HiddenContents actor={actor} />
          {main === DELETE && <p className="font-semibold">{texts.final(user.name)}</p>}
          {!isDeciding && <Confirmation actor={actor} user={user} />}
        </div>
      </CommandScope>
    </Dialog>
  );
}
