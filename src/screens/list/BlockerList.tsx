import { recordAddress } from '../../content/lists/addresses';
import type { Blocker, Blockers } from '../../content/lists/listing';
import { contents, listings } from '../../content/registry';
import { listTexts as texts } from '../../messages/screens/list';
import { useOpenRoute } from '../useUser';

/** What a record is, by its name or number, and where it is opened; a server need not say the latter. */
function shownAs({ area, id, title, route }: Blocker) {
  const listing = [...contents, ...listings].find((declared) => declared.area === area);
  const kind = listing?.titles.one ?? null;
  return {
    name: title ?? (kind === null ? texts.nameless(id) : `${kind} ${id}`),
    kind: title === null ? null : kind,
    route: route ?? (listing === undefined ? null : recordAddress(listing, id)),
  };
}

interface BlockerItemsProps {
  readonly entries: readonly Blocker[];
  /** A link was followed: what lies over the page gives way to where it leads. */
  readonly onFollow?: (() => void) | undefined;
}

/** Records by name and kind, each a link to where it is. */
export function BlockerItems({ entries, onFollow }: BlockerItemsProps) {
  const openRoute = useOpenRoute();
  return entries.map((blocker) => {
    const { name, kind, ...shown } = shownAs(blocker);
    const route = openRoute(shown.route);
    return (
      <li key={`${blocker.area} ${blocker.id}`}>
        {route === null ? (
          name
        ) : (
          <a
            href={`#${route}`}
            onClick={onFollow}
            className="rounded-sm py-1 text-accent-ink underline underline-offset-2"
          >
            {name}
          </a>
        )}
        {kind !== null && <span className="text-muted">{` ·\u00a0${kind}`}</span>}
      </li>
    );
  });
}

interface BlockerListProps extends Pick<BlockerItemsProps, 'onFollow'> {
  readonly blockers: Blockers;
}

/** What keeps records from being deleted, each a link to where that can be changed. */
export function BlockerList({ blockers: { entries, total }, onFollow }: BlockerListProps) {
  if (entries.length === 0) return null;
  return (
    <div className="mt-3">
      <p>{texts.blockers}</p>
      <ul className="max-h-40 list-disc overflow-y-auto pl-5 leading-6">
        <BlockerItems entries={entries} onFollow={onFollow} />
        {total > entries.length && <li className="text-muted">{texts.moreBlockers(total - entries.length)}</li>}
      </ul>
    </div>
  );
}
