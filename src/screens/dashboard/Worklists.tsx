import { useSelector } from '@xstate/react';
import { worklistsOf } from '../../content/dashboard/worklists';
import type { WorklistEntry } from '../../contract/dashboard';
import { formatCount } from '../../messages/numbers';
import { dashboardTexts as texts } from '../../messages/screens/dashboard';
import type { LoadingActor } from '../../ui/base/useLoading';
import { DashboardCard } from './DashboardCard';

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
export function Worklists({ actor }: { readonly actor: LoadingActor }) {
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
