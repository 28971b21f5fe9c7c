import { type WaitingEvent, type WaitingGroup, waitingCount, waitingOf } from '../../content/dashboard/figures';
import { recordAddress } from '../../content/lists/addresses';
import { contents } from '../../content/registry';
import type { WireWaitingEvents } from '../../contract/dashboard';
import { formatCount } from '../../messages/numbers';
import { dashboardTexts as texts } from '../../messages/screens/dashboard';
import { Badge, LanguageBadge } from '../../ui/base/Badge';
import { Icon } from '../../ui/base/Icon';
import type { LoadingActor } from '../../ui/base/useLoading';
import { useOpenRoute } from '../useUser';
import { DashboardCard } from './DashboardCard';

const events = contents.find(({ area }) => area === 'event');

/** Where an event is; null while events have no editor. */
const itemRoute = (id: number): string | null => (events === undefined ? null : recordAddress(events, id));

function Event({ event: { id, title } }: { readonly event: WaitingEvent }) {
  const route = useOpenRoute()(itemRoute(id));
  return route === null ? title : <a href={`#${route}`}>{title}</a>;
}

/** Up to this many events the desks stand open. */
const OPEN_UP_TO = 40;

function Group({ group: { desk, count, languages }, open }: { readonly group: WaitingGroup; readonly open: boolean }) {
  return (
    <details open={open} className="group">
      <summary className="flex cursor-pointer items-start gap-1.5 rounded-sm py-1 font-medium text-sm [&::-webkit-details-marker]:hidden">
        <Icon name="chevronRight" size={14} className="mt-0.5 shrink-0 text-muted group-open:rotate-90" />
        <span className="min-w-0">
          {desk} <span className="font-normal text-muted">({texts.countOf(count)})</span>
        </span>
      </summary>
      <ul className="divide-y divide-line pl-5">
        {languages.flatMap(({ code, events }) =>
          events.map((event) => (
            <li key={`${code}-${event.id}`} className="flex items-baseline gap-2 py-1">
              <LanguageBadge code={code} />
              <span className="min-w-0 break-words">
                <Event event={event} />
              </span>
            </li>
          )),
        )}
      </ul>
    </details>
  );
}

interface WaitingEventsProps {
  readonly title: string;
  readonly actor: LoadingActor;
}

const countAll = (data: readonly WireWaitingEvents[]): number => waitingCount(waitingOf(data));

/** The events that wait in one status, by desk and language. Source: document 1, section 2.9. */
export function WaitingEvents({ title, actor }: WaitingEventsProps) {
  return (
    <DashboardCard<readonly WireWaitingEvents[]>
      title={title}
      actor={actor}
      lines={4}
      badge={(data) => <Badge tone={countAll(data) === 0 ? 'neutral' : 'accent'}>{formatCount(countAll(data))}</Badge>}
    >
      {(data) => {
        const groups = waitingOf(data);
        if (groups.length === 0) return <p className="py-2 text-muted">{texts.noEvents}</p>;
        return (
          <div className="space-y-1">
            {groups.map((group) => (
              <Group key={group.id} group={group} open={countAll(data) <= OPEN_UP_TO} />
            ))}
          </div>
        );
      }}
    </DashboardCard>
  );
}
