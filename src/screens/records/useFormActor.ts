import { useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import { callActors } from '../../machines/kit/actor';
import { workLeft } from '../../machines/record/draft';
import { recordMachine } from '../../machines/record/machine';
import { hasUnsavedWork } from '../../machines/record/rules';
import type { RecordActors, RecordInput } from '../../machines/record/types';
import { useActorRef, useEmitted } from '../../ui/base/actors';
import { usePorts } from '../ports';
import { useDraftAtTheEnd, useRetryOnline, useSessionLink, useUnload } from '../unsavedWork';

export type RecordActor = ActorRefFrom<typeof recordMachine>;

/** A record's form over these calls, wired to application and session. What both are at first is what they stay. */
export function useFormActor(calls: RecordActors, input: RecordInput): RecordActor {
  const { drafts, notify } = usePorts();
  const [start] = useState(() => ({
    input,
    machine: recordMachine.provide({ actors: callActors(calls, 'loadRecord', 'saveRecord') }),
  }));
  const actor = useActorRef(start.machine, { input: start.input });
  // Its last event is a draft to be kept: it comes before nobody listens any more.
  useDraftAtTheEnd(actor);
  useEmitted(actor, {
    notice: ({ level, text }) => notify(level === 'error' ? 'danger' : level, text, actor.sessionId),
    'draft.changed': ({ area, id, draft, replaces }) => drafts.save(area, id, draft, replaces),
    'draft.cleared': ({ area, id, page }) => drafts.clear(area, id, page),
  });
  useSessionLink(actor, () => workLeft(actor.getSnapshot().context));
  useRetryOnline(actor);
  useUnload(() => hasUnsavedWork(actor.getSnapshot().context));
  return actor;
}
