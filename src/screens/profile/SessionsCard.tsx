import { useSelector } from '@xstate/react';
import { useMemo, useRef } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { CommandEvent } from '../../commands/types';
import type { OwnSession } from '../../contract/sessions';
import { callActors } from '../../machines/kit/actor';
import { endingRow, ownSessionsMachine, reason } from '../../machines/ownSessions/machine';
import { failureTexts } from '../../messages/screens/failures';
import { ownSessionsTexts as texts } from '../../messages/screens/ownSessions';
import { useActorRef, useEmitted } from '../../ui/base/actors';
import { Badge } from '../../ui/base/Badge';
import { Banner } from '../../ui/base/Banner';
import { Button } from '../../ui/base/Button';
import { Card } from '../../ui/base/Card';
import { LazyConfirmDialog } from '../../ui/base/lazyDialogs';
import { momentText } from '../../ui/base/moments';
import { stepBetweenRows } from '../../ui/collection/rowKeys';
import { CommandButton } from '../../ui/commands/CommandButton';
import { CommandScope } from '../../ui/commands/CommandScope';
import { useCommandKeys } from '../../ui/commands/useCommandKeys';
import { usePorts } from '../ports';
import type { RecordActor } from '../records/useFormActor';
import { useSession } from '../session';

type OwnSessionsActor = ActorRefFrom<typeof ownSessionsMachine>;

/** One's own sessions, wired to application and session, and to the profile, whose new password ends the others. */
function useSessionsActor(profile: RecordActor): OwnSessionsActor {
  const { ownSessions, notify } = usePorts();
  const session = useSession();
  const machine = useMemo(
    () => ownSessionsMachine.provide({ actors: callActors(ownSessions, 'loadSessions', 'endSession', 'endOthers') }),
    [ownSessions],
  );
  const actor = useActorRef(machine);
  useEmitted(actor, {
    notice: ({ level, text }) => notify(level, text),
    signOut: () => session.send({ type: 'signOut.request' }),
    'signOut.everywhere': () => session.send({ type: 'signOutEverywhere.request' }),
  });
  useEmitted(session, { 'session.resumed': () => actor.send({ type: 'sessions.changed' }) });
  useEmitted(profile, { saved: () => actor.send({ type: 'sessions.changed' }) });
  return actor;
}

interface CardProps {
  readonly actor: OwnSessionsActor;
}

/** Where a row says which session it is. */
const ROW = 'data-session';

function Row({ actor, session }: CardProps & { readonly session: OwnSession }) {
  const { id, device, address, created_at, last_used_at, current } = session;
  const hint = useCommandKeys('sessions.end');
  const facts = [
    [
      texts.lastUse,
      <time key="last" dateTime={last_used_at}>
        {momentText(last_used_at)}
      </time>,
    ],
    [
      texts.signedIn,
      <time key="in" dateTime={created_at}>
        {momentText(created_at)}
      </time>,
    ],
    ...(address ? [[texts.address, address] as const] : []),
  ] as const;
  return (
    <li {...{ [ROW]: id }} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2.5">
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-2 font-medium">
          {device}
          {current && <Badge tone="accent">{texts.current}</Badge>}
        </p>
        <dl className="flex flex-wrap gap-x-4 text-muted text-sm">
          {facts.map(([label, value]) => (
            <div key={label} className="flex flex-wrap gap-x-1">
              <dt>{label}:</dt>
              <dd className="[overflow-wrap:anywhere]">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      <Button size="small" hint={hint} onClick={() => actor.send({ type: 'end.request', id })}>
        <span>
          {texts.endOne}
          <span className="sr-only"> {current ? texts.thisOne : texts.oneOf(device, momentText(last_used_at))}</span>
        </span>
      </Button>
    </li>
  );
}

function Failed({ actor }: CardProps) {
  const message = useSelector(actor, ({ context }) => context.failure?.message ?? failureTexts.unexpected);
  return (
    <Banner tone="warning" role="alert" title={texts.failed} actions={<CommandButton id="sessions.retry" />}>
      <span className="whitespace-pre-line">{message}</span>
    </Banner>
  );
}

function Question({ actor }: CardProps) {
  const ending = useSelector(actor, ({ context }) => context.ending);
  const row = useSelector(actor, ({ context }) => endingRow(context));
  const failure = useSelector(actor, (snapshot) => (snapshot.hasTag('endFailed') ? snapshot.context.failure : null));
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('ending'));
  const what = row === null ? 'others' : row.current ? 'current' : 'one';
  return (
    <LazyConfirmDialog
      open={ending !== null}
      title={what === 'one' ? texts.question.one(row?.device ?? '') : texts.question[what]}
      tone="danger"
      busy={busy}
      error={failure?.message ?? null}
      onConfirm={() => actor.send({ type: 'end.confirm' })}
      onCancel={() => actor.send({ type: 'end.cancel' })}
    >
      <p>{texts.effect[what]}</p>
    </LazyConfirmDialog>
  );
}

/** Says which session is meant: the one in whose row the focus is. */
function withFocusedRow(event: CommandEvent): CommandEvent {
  if (event.type !== 'end.request') return event;
  return { ...event, id: Number(document.activeElement?.closest(`[${ROW}]`)?.getAttribute(ROW) ?? Number.NaN) };
}

function Sessions({ actor }: CardProps) {
  const rows = useSelector(actor, ({ context }) => context.rows);
  const loading = useSelector(actor, (snapshot) => snapshot.hasTag('loading'));
  const failed = useSelector(actor, (snapshot) => snapshot.hasTag('failed'));
  const list = useRef<HTMLUListElement>(null);
  return (
    <CommandScope
      scope="sessions"
      actor={actor}
      refusal={reason}
      view={{ 'rows.focus': () => list.current?.querySelector('button')?.focus() }}
      prepare={withFocusedRow}
    >
      <Card title={texts.title} className="mx-auto mt-4 max-w-5xl scroll-mb-4">
        {failed && <Failed actor={actor} />}
        {!failed && rows.length === 0 && <p className="text-muted">{texts.empty}</p>}
        {rows.length > 0 && (
          <>
            <p className="text-muted text-sm">{texts.intro}</p>
            <ul
              ref={list}
              aria-label={texts.title}
              aria-busy={loading}
              onKeyDown={stepBetweenRows}
              className="mt-1 divide-y divide-line"
            >
              {rows.map((session) => (
                <Row key={session.id} actor={actor} session={session} />
              ))}
            </ul>
          </>
        )}
        {!failed && (
          <div className="flex flex-wrap justify-end gap-2 pt-3">
            <CommandButton id="sessions.others" />
            <CommandButton id="sessions.everywhere" />
          </div>
        )}
      </Card>
      <Question actor={actor} />
    </CommandScope>
  );
}

/** 'Le tue sessioni'. Nothing until they are read, and nothing of a server that does not have them. */
export function SessionsCard({ profile }: { readonly profile: RecordActor }) {
  const actor = useSessionsActor(profile);
  const shown = useSelector(
    actor,
    (snapshot) => snapshot.hasTag('present') || (snapshot.hasTag('loading') && snapshot.context.rows.length > 0),
  );
  return shown ? <Sessions actor={actor} /> : null;
}
