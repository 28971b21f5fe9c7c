import { countersOf } from '../../content/dashboard/figures';
import type { SummaryEntry } from '../../contract/dashboard';
import { ROUTES, sectionsOf } from '../../machines/access/routes';
import { decideAccess } from '../../machines/access/rules';
import { formatCount } from '../../messages/numbers';
import { dashboardTexts as texts } from '../../messages/screens/dashboard';
import { cx } from '../../ui/base/cx';
import type { LoadingActor } from '../../ui/base/useLoading';
import { useUser } from '../useUser';
import { CardBody } from './DashboardCard';

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
export function Counters({ actor }: { readonly actor: LoadingActor }) {
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
