import { useSelector } from '@xstate/react';
import { memo, useCallback, useLayoutEffect, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { featured } from '../../content/listings/featured';
import { featuredValue, isKnownCategory } from '../../content/lists/activity';
import { listAddress } from '../../content/lists/addresses';
import {
  firstInGroup,
  type Group,
  groupsOf,
  keptIn,
  type Place,
  placesIn,
  type Step,
  steppedIn,
} from '../../content/lists/festivities';
import type { ListingRow } from '../../content/lists/listing';
import { reason as choicesReason } from '../../machines/choices/refusals';
import type { LoadingSnapshot } from '../../machines/loading/machine';
import { reason } from '../../machines/loading/refusals';
import { featuredTexts } from '../../messages/screens/activities';
import { festivityTexts as texts } from '../../messages/screens/festivities';
import { useEmitted } from '../../ui/base/actors';
import { Banner } from '../../ui/base/Banner';
import { Button, buttonClass } from '../../ui/base/Button';
import { EmptyState } from '../../ui/base/EmptyState';
import { SkeletonText } from '../../ui/base/Skeleton';
import { type LoadingActor, useLoading } from '../../ui/base/useLoading';
import { CommandButton } from '../../ui/commands/CommandButton';
import { CommandScope } from '../../ui/commands/CommandScope';
import { ReloadButton } from '../../ui/commands/ReloadButton';
import { usePageTitle } from '../../ui/page/title';
import { BusyBar } from '../../ui/table/DataTable';
import { useRowFocus } from '../../ui/table/useRowFocus';
import { usePorts } from '../ports';
import { type ChoicesActor, ChoicesContext } from './choicesContext';
import { Categories, CategoriesDialog, FeaturedCheck, featuredWords } from './featuredParts';
import { LeavingChoices } from './LeavingChoices';
import { useChoices } from './useChoices';

const NONE: readonly ListingRow[] = [];
const rowsOf = ({ context }: LoadingSnapshot) => (context.value ?? NONE) as readonly ListingRow[];

const nameOf = ({ name }: Group): string => name || texts.none;
const headingId = (group: string): string => `gruppo-${group.toLowerCase().replace(/\W+/g, '-') || 'senza'}`;
const nameIdOf = (group: string, id: number): string => `${headingId(group)}-${id}`;
const placeKey = (group: string, id: number): string => `${group} ${id}`;

/** Tells the rows that save themselves which there are. */
function useLinked(actor: LoadingActor, choices: ChoicesActor): void {
  useLayoutEffect(() => {
    let before = actor.getSnapshot();
    const follow = (now: typeof before) => {
      const last = before;
      before = now;
      if (now.hasTag('busy') && !last.hasTag('busy')) choices.send({ type: 'load.begin' });
      if (now.context.value === last.context.value) return;
      // What neither the server nor a choice puts anywhere is not shown, and can't be chosen.
      const groups = groupsOf(rowsOf(now), choices.getSnapshot().context.rows);
      const placed = new Set(placesIn(groups).map(({ id }) => id));
      const rows = rowsOf(now).filter(({ id }) => placed.has(id));
      choices.send({
        type: 'rows.take',
        rows: rows.map((row) => ({ id: row.id, title: titleOf(row), value: featuredValue(row) })),
        page: 1,
        pages: 1,
        total: rows.length,
        undecided: null,
      });
    };
    const followed = actor.subscribe(follow);
    return () => followed.unsubscribe();
  }, [actor, choices]);
}

/** Where the keyboard is among the groups, and what puts it elsewhere. */
function useCursor(groups: readonly Group[], choices: ChoicesActor) {
  const [wanted, go] = useState<Place | null>(null);
  const cursor = keptIn(groups, wanted);
  if (cursor !== wanted) go(cursor);
  const id = cursor?.id ?? null;
  useLayoutEffect(() => choices.send({ type: 'cursor.at', id }), [choices, id]);
  useEmitted(choices, {
    'cursor.go': ({ id: to }) => go((before) => placesIn(groups).find((place) => place.id === to) ?? before),
  });
  return { cursor, go };
}

const titleOf = ({ title }: ListingRow): string | null => (typeof title === 'string' && title !== '' ? title : null);

interface EventProps {
  readonly row: ListingRow;
  readonly group: string;
  readonly atCursor: boolean;
  readonly reachable: boolean;
  readonly onPoint: (group: string, id: number) => void;
  readonly onEdit: (row: ListingRow) => void;
}

/** An event in one of its groups. */
const EventLine = memo(({ row, group, atCursor, reachable, onPoint, onEdit }: EventProps) => (
  <li className="card-row border-line border-t first:border-t-0">
    {/* biome-ignore lint/a11y/useKeyWithClickEvents: keys act on the event under the cursor, as commands. */}
    <article
      aria-labelledby={nameIdOf(group, row.id)}
      aria-current={atCursor || undefined}
      data-cursor={atCursor ? '' : undefined}
      data-row={row.id}
      tabIndex={reachable ? 0 : -1}
      className="grid scroll-my-16 grid-cols-[1.75rem_minmax(0,1fr)] items-start gap-x-2 gap-y-1 px-3 py-2 outline-offset-[-2px]! hover:bg-hover data-cursor:bg-hover data-cursor:shadow-[inset_3px_0_0_var(--accent)] @3xl:grid-cols-[1.75rem_minmax(0,1fr)_minmax(0,1fr)] sm:px-4"
      onFocus={() => {
        if (!atCursor) onPoint(group, row.id);
      }}
      onClick={() => onPoint(group, row.id)}
    >
      <span className="pt-0.5">
        <FeaturedCheck row={row} />
      </span>
      <span className="min-w-0">
        <span id={nameIdOf(group, row.id)} className="block font-medium wrap-anywhere">
          {titleOf(row) ?? featuredTexts.noTitle}
        </span>
        {typeof row.comune === 'string' && <span className="block text-muted text-sm">{row.comune}</span>}
      </span>
      <span className="@max-3xl:col-start-2">
        <Categories row={row} nameId={nameIdOf(group, row.id)} onEdit={onEdit} />
      </span>
    </article>
  </li>
));

interface GroupsProps {
  readonly groups: readonly Group[];
  readonly rows: readonly ListingRow[];
  readonly cursor: Place | null;
  readonly onGo: (place: Place) => void;
  readonly onEdit: (row: ListingRow) => void;
}

/** The groups with events, each a heading and its events. */
function Groups({ groups, rows, cursor, onGo, onEdit }: GroupsProps) {
  const byId = useMemo(() => new Map(rows.map((row) => [row.id, row])), [rows]);
  const list = useRowFocus<HTMLDivElement>(cursor === null ? null : placeKey(cursor.group, cursor.id));
  const point = useCallback((group: string, id: number) => onGo({ group, id }), [onGo]);
  const filled = groups.filter(({ ids }) => ids.length > 0);
  const reached = cursor ?? placesIn(filled)[0];
  return (
    <div ref={list} className="@container">
      {filled.map((group) => (
        <section key={group.name} aria-labelledby={headingId(group.name)} className="border-line border-t">
          <h2
            id={headingId(group.name)}
            className="flex scroll-mt-16 items-baseline gap-2 bg-sunken px-3 py-2 font-semibold sm:px-4"
          >
            {nameOf(group)}
            <span className="font-normal text-muted text-sm">{texts.count(group.ids.length)}</span>
            {group.name !== '' && !isKnownCategory(group.name) && (
              <span className="font-normal text-sm text-warning">{texts.unknown}</span>
            )}
            {group.name === '' && <span className="font-normal text-muted text-sm">{texts.noneHint}</span>}
          </h2>
          <ul>
            {group.ids.map((id) => {
              const row = byId.get(id);
              if (row === undefined) return null;
              return (
                <EventLine
                  key={id}
                  row={row}
                  group={group.name}
                  atCursor={cursor?.group === group.name && cursor.id === id}
                  reachable={reached?.group === group.name && reached.id === id}
                  onPoint={point}
                  onEdit={onEdit}
                />
              );
            })}
          </ul>
        </section>
      ))}
    </div>
  );
}

type IndexProps = Pick<GroupsProps, 'groups' | 'onGo'>;

/** The ways to each group; the empty ones are only named. */
function GroupIndex({ groups, onGo }: IndexProps) {
  // The button would stay behind with the focus, out of sight.
  const toGroup = (group: Group) => {
    flushSync(() => placesIn([group]).slice(0, 1).forEach(onGo));
    document.querySelector<HTMLElement>('[data-row][data-cursor]')?.focus({ preventScroll: true });
  };
  const empty = groups.filter(({ ids }) => ids.length === 0).map(nameOf);
  return (
    <nav aria-label={texts.groups} className="space-y-2">
      <ul className="flex flex-wrap gap-1.5">
        {groups
          .filter(({ ids }) => ids.length > 0)
          .map((group) => (
            <li key={group.name}>
              <Button size="small" onClick={() => toGroup(group)}>
                {nameOf(group)}
                <span className="text-muted">{group.ids.length}</span>
              </Button>
            </li>
          ))}
      </ul>
      {empty.length > 0 && <p className="text-muted text-sm">{texts.emptyGroups(empty)}</p>}
    </nav>
  );
}

function Failure({ actor }: { readonly actor: LoadingActor }) {
  const failure = useSelector(actor, (snapshot) => (snapshot.hasTag('failed') ? snapshot.context.failure : null));
  if (failure === null) return null;
  return (
    <Banner
      tone="danger"
      role="alert"
      title={failure.message}
      actions={<Button onClick={() => actor.send({ type: 'load.retry' })}>{texts.retry}</Button>}
    />
  );
}

const allEvents = `#${listAddress(featured)}`;

function Body({ actor, ...shown }: GroupsProps & { readonly actor: LoadingActor }) {
  const view = useSelector(actor, (snapshot) =>
    snapshot.hasTag('busy') && rowsOf(snapshot).length === 0
      ? 'skeleton'
      : snapshot.hasTag('shown') && placesIn(shown.groups).length === 0
        ? 'empty'
        : rowsOf(snapshot).length > 0
          ? 'groups'
          : 'nothing',
  );
  if (view === 'skeleton')
    return (
      <div className="border-line border-t p-4">
        <SkeletonText lines={8} label={texts.loading} />
      </div>
    );
  if (view === 'nothing') return null;
  if (view === 'empty')
    return (
      <EmptyState
        icon="star"
        title={texts.empty}
        actions={
          <a className={buttonClass('primary')} href={allEvents}>
            {texts.toList}
          </a>
        }
      >
        {texts.emptyHint}
      </EmptyState>
    );
  return <Groups {...shown} />;
}

function Bar({ actor, rows, ...index }: IndexProps & Pick<GroupsProps, 'rows'> & { readonly actor: LoadingActor }) {
  return (
    <div className="space-y-3 p-3 sm:p-4">
      <div className="flex flex-wrap items-center gap-2">
        <p className="mr-auto text-muted text-sm">{texts.intro}</p>
        <CommandButton id="featured.repeat" size="small" hideRefused />
        <CommandButton id="featured.undo" size="small" hideRefused />
        <a className={buttonClass()} href={allEvents}>
          {texts.toList}
        </a>
        <ReloadButton id="festivities.reload" />
      </div>
      <Failure actor={actor} />
      {rows.length > 0 && <GroupIndex {...index} />}
    </div>
  );
}

/** The featured events by their festive categories. Source: design, section 9. */
export function Component() {
  usePageTitle(texts.title);
  const { festivities } = usePorts();
  const actor = useLoading((_, signal) => festivities(signal), { open: true });
  const choices = useChoices({ listing: featured, refusal: featuredTexts.readOnly, wordsOf: featuredWords });
  const [edited, setEdited] = useState<ListingRow | null>(null);
  const isThere = useSelector(actor, (snapshot) => rowsOf(snapshot).length > 0 || snapshot.hasTag('shown'));
  const isReloading = useSelector(actor, (snapshot) => snapshot.hasTag('busy') && rowsOf(snapshot).length > 0);
  const refusal = useSelector(choices, ({ context }) => context.refusal);
  const rows = useSelector(actor, rowsOf);
  const chosen = useSelector(choices, ({ context }) => context.rows);
  const groups = useMemo(() => groupsOf(rows, chosen), [rows, chosen]);
  const { cursor, go } = useCursor(groups, choices);
  useLinked(actor, choices);
  const edit = () => setEdited(rows.find(({ id }) => id === cursor?.id) ?? null);
  const toGroup = (to: 'next' | 'previous') => {
    const place = firstInGroup(groups, cursor, to);
    return place === null ? (isThere ? texts.refusals.noGroup : texts.refusals.notLoaded) : () => go(place);
  };
  const view = {
    'categories.open': refusal ?? edit,
    'event.focus':
      placesIn(groups).length === 0
        ? texts.refusals[isThere ? 'noRows' : 'notLoaded']
        : (step = 'next') => go((before) => steppedIn(groups, before, step as Step)),
    'group.next': toGroup('next'),
    'group.previous': toGroup('previous'),
  };
  return (
    <ChoicesContext value={choices}>
      <CommandScope scope="festivities" actor={actor} refusal={reason} view={view}>
        <CommandScope
          scope="featured"
          actor={choices}
          refusal={choicesReason}
          listing={featured}
          view={{ 'categories.open': refusal ?? edit }}
        >
          <div className="relative overflow-clip rounded-lg border border-line bg-surface">
            <Bar actor={actor} rows={rows} groups={groups} onGo={go} />
            {refusal !== null && <Banner role="status" title={refusal} />}
            <BusyBar shown={isReloading} />
            <Body actor={actor} groups={groups} rows={rows} cursor={cursor} onGo={go} onEdit={setEdited} />
          </div>
          <CategoriesDialog row={edited} onClose={() => setEdited(null)} />
          <LeavingChoices />
        </CommandScope>
      </CommandScope>
    </ChoicesContext>
  );
}
