import { useLayoutEffect, useMemo, useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import { hasPermission } from '../../machines/access/abilities';
import { callActors } from '../../machines/kit/actor';
import { redirectRowMachine } from '../../machines/redirectRow/machine';
import { redirectsMachine } from '../../machines/redirects/machine';
import { parseRedirectsQuery, workLeft, writeRedirectsQuery } from '../../machines/redirects/rules';
import { useActorRef, useEmitted } from '../../ui/base/actors';
import { useSearchParameters } from '../../ui/page/navigate';
import { useUrlQuery } from '../list/useUrlQuery';
import { type Ports, usePorts } from '../ports';
import { useRetryOnline, useSessionLink, useUnload } from '../unsavedWork';
import { useUser } from '../useUser';

export type RedirectsActor = ActorRefFrom<typeof redirectsMachine>;
export type RowActor = ActorRefFrom<typeof redirectRowMachine>;

/** What the signed-in user may do with redirects. Source: document 1, section 6. */
function useMay() {
  const user = useUser();
  return {
    create: user !== null && hasPermission(user, 'errore404-create'),
    delete: user !== null && hasPermission(user, 'errore404-delete'),
  };
}

/** The machines of list and rows over the calls. */
function withCalls(calls: Ports['redirects']) {
  const row = redirectRowMachine.provide({ actors: callActors(calls, 'saveRow', 'traceRow') });
  return redirectsMachine.provide({ actors: { row, ...callActors(calls, 'loadRules', 'deleteRules') } });
}

type Notify = ReturnType<typeof usePorts>['notify'];

/** The query of a URL; what is invalid in it is reported. */
function readUrl(raw: Readonly<Record<string, string>>, notify: Notify) {
  const { query, warnings } = parseRedirectsQuery(raw);
  for (const warning of warnings) notify('warning', warning);
  return query;
}

/** Keeps address and list in step, and passes on what the list says. */
function useAddress(actor: RedirectsActor, notify: Notify): void {
  const writeUrl = useUrlQuery({
    written: () => writeRedirectsQuery(actor.getSnapshot().context.query),
    onUrl: (raw) => actor.send({ type: 'url.change', query: readUrl(raw, notify) }),
  });
  useEmitted(actor, {
    'query.changed': ({ query, replace }) => writeUrl(writeRedirectsQuery(query), replace),
    notice: ({ level, text }) => notify(level === 'error' ? 'danger' : level, text),
  });
}

/** The redirects, wired to application and session. */
export function useRedirectsActor(): { readonly actor: RedirectsActor; readonly isUnsaved: () => boolean } {
  const { redirects, notify, uuid } = usePorts();
  const may = useMay();
  const machine = useMemo(() => withCalls(redirects), [redirects]);
  const params = useSearchParameters();
  const [query] = useState(() => parseRedirectsQuery(Object.fromEntries(params)));
  const input = useMemo(() => ({ may, uuid: uuid(), query: query.query }), [may, uuid, query]);
  const actor = useActorRef(machine, { input });
  const work = () => workLeft(actor.getSnapshot().context);
  const isUnsaved = () => work() !== 'none';

  useLayoutEffect(() => {
    for (const warning of query.warnings) notify('warning', warning);
  }, [query, notify]);
  useAddress(actor, notify);
  useSessionLink(actor, work);
  useRetryOnline(actor);
  useUnload(isUnsaved);
  return { actor, isUnsaved };
}
