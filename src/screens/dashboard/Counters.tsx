import type { SummaryEntry } from '../../contract/dashboard';
import { countersOf } from '../../machines/dashboard/figures';
import { dashboardTexts as texts } from '../../messages/dashboard';
import { formatCount } from '../../messages/ui';
import { CardBody } from './DashboardCard';
import type { CardActor } from './useCard';

/** How many contents there are of each type. Source: document 1, section 2.9. */
export function Counters({ actor }: { readonly actor: CardActor }) {
  return (
    <section aria-label={texts.cards.counters}>
      <CardBody<readonly SummaryEntry[]> actor={actor} lines={2}>
        {(entries) => (
          <dl className="grid grid-cols-2 gap-2 sm:grid-cols-4 lg:grid-cols-5 xl:grid-cols-7">
            {countersOf(entries).map(({ type, name, count }) => (
              <div key={type} className="flex flex-col-reverse rounded-lg border border-line bg-surface px-3 py-2">
                <dt className="text-muted text-sm">{name}</dt>
                <dd className="font-semibold text-xl tabular-nums">{formatCount(count)}</dd>
              </div>
            ))}
          </dl>
        )}
      </CardBody>
    </section>
  );
}
