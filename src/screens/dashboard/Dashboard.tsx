import { useContext, useLayoutEffect, useMemo, useState } from 'react';
import { handlerTarget } from '../../commands/target';
import { EVENT_STATUSES } from '../../contract/dashboard';
import type { WireStep } from '../../contract/firstSteps';
import type { Result } from '../../contract/result';
import { isAdministrator } from '../../machines/access/abilities';
import { reason } from '../../machines/loading/refusals';
import { dashboardTexts as texts } from '../../messages/screens/dashboard';
import type { LoadingActor } from '../../ui/base/useLoading';
import { CommandScope } from '../../ui/commands/CommandScope';
import { ScopeDepthContext, useCommandCenter } from '../../ui/commands/context';
import { ReloadButton } from '../../ui/commands/ReloadButton';
import { useLatest } from '../../ui/table/useLatest';
import { usePorts } from '../ports';
import { useUser } from '../useUser';
import { Counters } from './Counters';
import { FirstStepsCard } from './FirstStepsCard';
import { Production } from './Production';
import { useDashboardCard } from './useCard';
import { WaitingEvents } from './WaitingEvents';
import { Worklists } from './Worklists';

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
