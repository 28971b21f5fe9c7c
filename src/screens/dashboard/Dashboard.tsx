import { useSelector } from '@xstate/react';
import { useContext, useLayoutEffect, useMemo, useState } from 'react';
import { handlerTarget } from '../../commands/target';
import { countersOf } from '../../content/dashboard/figures';
import { worklistsOf } from '../../content/dashboard/worklists';
import { EVENT_STATUSES, type SummaryEntry, type WorklistEntry } from '../../contract/dashboard';
import type { WireStep } from '../../contract/firstSteps';
import type { Result } from '../../contract/result';
import { isAdministrator } from '../../machines/access/abilities';
import { ROUTES, sectionsOf } from '../../machines/access/routes';
import { decideAccess } from '../../machines/access/rules';
import { reason } from '../../machines/loading/refusals';
import { formatCount } from '../../messages/numbers';
import { dashboardTexts as texts } from '../../messages/screens/dashboard';
import { useEmitted } from '../../ui/base/actors';
import { cx } from '../../ui/base/cx';
import { type LoadingActor, useLoading } from '../../ui/base/useLoading';
import { CommandScope } from '../../ui/commands/CommandScope';
import { ScopeDepthContext, useCommandCenter } from '../../ui/commands/context';
import { ReloadButton } from '../../ui/commands/ReloadButton';
import { useLatest } from '../../ui/table/useLatest';
import { usePorts } from '../ports';
import { useSession } from '../session';
import { useUser } from '../useUser';
import { CardBody, DashboardCard } from './DashboardCard';
import { FirstStepsCard } from './FirstStepsCard';
import { Production } from './Production';
import { WaitingEvents } from './WaitingEvents';

/** Where what is counted is listed, by the name that the wire gives a type. */
const LISTS: ReadonlyMap<string, string> = new Map(
  sectionsOf(ROUTES).flatMap(({ counters, route }) => counters.map((type) => [type, route] as const)),
);

interface CounterProps {
  readonly name: string;
  readonly count: number;
  /** Null where there is no list, or none for this user. */
  readonly route: string | null;
}

function Counter({ name, count, route }: CounterProps) {
  return (
    <div
      className={cx(
        'relative flex flex-col-reverse justify-end rounded-lg border border-line bg-surface px-3 py-2',
        route !== null && 'hover:border-line-strong hover:bg-hover',
      )}
    >
      <dt className="text-muted text-sm">
        {route === null ? (
          name
        ) : (
          <a
            href={`#${route}`}
            className="text-inherit no-underline outline-none after:absolute after:-inset-px after:rounded-lg focus-visible:after:outline-2 focus-visible:after:outline-offset-2 focus-visible:after:outline-focus"
          >
            {name}
          </a>
        )}
      </dt>
      <dd className="font-semibold text-xl tabular-nums">{formatCount(count)}</dd>
    </div>
  );
}

/** How many contents there are of each type; those with a list lead to it. Source: document 1, section 2.9. */
function Counters({ actor }: { readonly actor: LoadingActor }) {
  const user = useUser();
  const routeOf = (type: string): string | null => {
    const route = LISTS.get(type);
    return route !== undefined && user !== null && decideAccess(route, user).kind === 'allowed' ? route : null;
  };
  return (
    <section aria-label={texts.cards.counters}>
      <CardBody<readonly SummaryEntry[]> actor={actor} lines={2}>
        {(entries) => (
          <dl className="grid grid-cols-[repeat(auto-fill,minmax(6.25rem,1fr))] gap-2 sm:grid-cols-[repeat(auto-fill,minmax(7.4rem,1fr))]">
            {countersOf(entries).map(({ type, name, count }) => (
              <Counter key={type} name={name} count={count} route={routeOf(type)} />
            ))}
          </dl>
        )}
      </CardBody>
    </section>
  );
}

/** Where it is kept whether a card is open. */
const keyOf = (name: string): string => `dashboard.${name}`;

/** A card of the dashboard, wired to application and session. It loads, fails and is tried again by itself. */
function useDashboardCard(name: string, load: (signal: AbortSignal) => Promise<Result<unknown>>): LoadingActor {
  const { memory } = usePorts();
  const session = useSession();
  const open = memory.read(keyOf(name)) !== 'closed';
  const actor = useLoading((_, signal) => load(signal), { open, loadsClosed: true });
  useEmitted(actor, { 'card.toggled': (card) => memory.write(keyOf(name), card.open ? 'open' : 'closed') });
  useEmitted(session, { 'session.resumed': () => actor.send({ type: 'session.resumed' }) });
  return actor;
}

type Group = ReturnType<typeof worklistsOf>[number];

function Worklist({ group: { worklist, counts } }: { readonly group: Group }) {
  return (
    <div className="min-w-0">
      <h3 className="mb-1 font-semibold text-sm">{texts.worklists[worklist]}</h3>
      <ul className="flex flex-wrap gap-x-4 gap-y-1">
        {counts.map(({ area, name, count, route }) => (
          <li key={area}>
            <a href={`#${route}`}>
              <span className="font-semibold tabular-nums">{formatCount(count)}</span> {name}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** What waits to be validated of every content type, and what the user has begun: each count leads to its list. */
function Worklists({ actor }: { readonly actor: LoadingActor }) {
  const isAbsent = useSelector(actor, (snapshot) => snapshot.hasTag('absent'));
  if (isAbsent) return null;
  return (
    <DashboardCard<readonly WorklistEntry[]> title={texts.cards.worklists} actor={actor} lines={2}>
      {(entries) => {
        const groups = worklistsOf(entries);
        if (groups.length === 0) return <p className="text-muted">{texts.nothingWaits}</p>;
        return (
          <div className="grid grid-cols-[repeat(auto-fill,minmax(11rem,1fr))] gap-x-6 gap-y-3">
            {groups.map((group) => (
              <Worklist key={group.worklist} group={group} />
            ))}
          </div>
        );
      }}
    </DashboardCard>
  );
}

const { toRevise, toValidate } = EVENT_STATUSES;

/** The calls of the cards, the same functions at every render. The first steps are the administrators' alone. */
function useLoads(isAdministrator: boolean) {
  const { dashboard, firstSteps } = usePorts();
  return useMemo(
    () => ({
      firstSteps: async (signal: AbortSignal): Promise<Result<readonly WireStep[]>> =>
        isAdministrator ? firstSteps.loadSteps(undefined, signal) : { ok: true, value: [] },
      counters: (signal: AbortSignal) => dashboard.summary(signal),
      worklists: (signal: AbortSignal) => dashboard.worklists(signal),
      toValidate: (signal: AbortSignal) => dashboard.events(toValidate, signal),
      toRevise: (signal: AbortSignal) => dashboard.events(toRevise, signal),
      production: (signal: AbortSignal) => dashboard.production(signal),
    }),
    [dashboard, firstSteps, isAdministrator],
  );
}

/** The command that reloads everything. */
function useReload(cards: readonly LoadingActor[]): void {
  const center = useCommandCenter();
  const depth = useContext(ScopeDepthContext) + 1;
  const latest = useLatest(cards);
  useLayoutEffect(() => {
    const reload = () => {
      for (const card of latest.current) card.send({ type: 'load.again' });
    };
    return center.targets.mount(handlerTarget('dashboard', { 'dashboard.reload': reload }), depth);
  }, [center, depth, latest]);
}

/**
 * First steps, counters, worklists, waiting events and what was made: each loads, fails and is tried again by itself.
 * Source: document 1, section 2.9.
 */
export function Dashboard() {
  const user = useUser();
  const loads = useLoads(user !== null && isAdministrator(user));
  const firstSteps = useDashboardCard('firstSteps', loads.firstSteps);
  const counters = useDashboardCard('counters', loads.counters);
  const worklists = useDashboardCard('worklists', loads.worklists);
  const validating = useDashboardCard('toValidate', loads.toValidate);
  const revising = useDashboardCard('toRevise', loads.toRevise);
  const production = useDashboardCard('production', loads.production);
  const [year] = useState(() => new Date().getFullYear());
  useReload([firstSteps, counters, worklists, validating, revising, production]);
  return (
    <div className="space-y-4">
      <FirstStepsCard actor={firstSteps} />
      <div className="flex items-start gap-2">
        <div className="min-w-0 flex-1">
          <CommandScope scope="counters" actor={counters} refusal={reason}>
            <Counters actor={counters} />
          </CommandScope>
        </div>
        <ReloadButton id="dashboard.reload" />
      </div>
      <CommandScope scope="worklists" actor={worklists} refusal={reason}>
        <Worklists actor={worklists} />
      </CommandScope>
      <div className="grid items-start gap-4 @min-[46rem]/page:grid-cols-2">
        <CommandScope scope="toValidate" actor={validating} refusal={reason}>
          <WaitingEvents title={texts.cards.toValidate} actor={validating} />
        </CommandScope>
        <CommandScope scope="toRevise" actor={revising} refusal={reason}>
          <WaitingEvents title={texts.cards.toRevise} actor={revising} />
        </CommandScope>
      </div>
      <CommandScope scope="production" actor={production} refusal={reason}>
        <Production actor={production} year={year} />
      </CommandScope>
    </div>
  );
}
