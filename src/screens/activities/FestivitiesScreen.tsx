import { useSelector } from '@xstate/react';
import { memo, useCallback, useLayoutEffect, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import type { ActorRefFrom } from 'xstate';
import { featured } from '../../content/listings/featured';
import { featuredValue } from '../../content/lists/activity';
import { listAddress } from '../../content/lists/addresses';
import type { ListingRow } from '../../content/lists/listing';
import { reason as choicesReason } from '../../machines/choices/refusals';
import { festivitiesMachine } from '../../machines/festivities/machine';
import { reason } from '../../machines/festivities/refusals';
import { isFixedGroup, placesIn } from '../../machines/festivities/rules';
import type { Group } from '../../machines/festivities/types';
import { callActor } from '../../machines/kit/actor';
import { featuredTexts } from '../../messages/screens/activities';
import { festivityTexts as texts } from '../../messages/screens/festivities';
import { useActorRef } from '../../ui/base/actors';
import { Banner } from '../../ui/base/Banner';
import { Button, buttonClass } from '../../ui/base/Button';
import { EmptyState } from '../../ui/base/EmptyState';
import { SkeletonText } from '../../ui/base/Skeleton';
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

type FestivitiesActor = ActorRefFrom<typeof festivitiesMachine>;

const nameOf = ({ name }: Group): string => name || texts.none;
const headingId = (group: string): string => `gruppo-${group.toLowerCase().replace(/\W+/g, '-') || 'senza'}`;
const nameIdOf = (group: string, id: number): string => `${headingId(group)}-${id}`;
const placeKey = (group: string, id: number): string => `${group} ${id}`;

/** Keeps the events and what is chosen about them in step. */
function useLinked(actor: FestivitiesActor, choices: ChoicesActor): void {
  useLayoutEffect(() => {
    let before = actor.getSnapshot();
    const take = () => {
      const { rows: all, groups } = actor.getSnapshot().context;
      // Of the others nothing is shown that could be chosen.
      const placed = new Set(placesIn(groups).map(({ id }) => id));
      const rows = all.filter(({ id }) => placed.has(id));
      choices.send({
        type: 'rows.take',
        rows: rows.map((row) => ({ id: row.id, title: titleOf(row), value: featuredValue(row) })),
        page: 1,
        pages: 1,
        total: rows.length,
        undecided: null,
      });
    };
    const isLoading = (snapshot: typeof before) => snapshot.hasTag('busy') || snapshot.hasTag('skeleton');
    const follow = (now: typeof before) => {
      const last = before;
      before = now;
      if (isLoading(now) && !isLoading(last)) choices.send({ type: 'load.begin' });
      if (now.context.rows !== last.context.rows) take();
      if (now.context.cursor !== last.context.cursor)
        choices.send({ type: 'cursor.at', id: now.context.cursor?.id ?? null });
    };
    const shown = new Map<number, unknown>();
    const watched = choices.subscribe(({ context }) => {
      for (const [key, row] of Object.entries(context.rows)) {
        const id = Number(key);
        const known = shown.get(id);
        shown.set(id, row.shown);
        if (known !== undefined && known !== row.shown) actor.send({ type: 'value.changed', id, value: row.shown });
      }
    });
    const followed = actor.subscribe(follow);
    const going = choices.on('cursor.go', ({ id }) => {
      const { groups } = actor.getSnapshot().context;
      const group = groups.find(({ ids }) => ids.includes(id));
      if (group !== undefined) actor.send({ type: 'cursor.move', to: { group: group.name, id } });
    });
    return () => {
      watched.unsubscribe();
      followed.unsubscribe();
      going.unsubscribe();
    };
  }, [actor, choices]);
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
  readonly actor: FestivitiesActor;
  readonly onEdit: (row: ListingRow) => void;
}

/** The groups with events, each a heading and its events. */
function Groups({ actor, onEdit }: GroupsProps) {
  const groups = useSelector(actor, ({ context }) => context.groups);
  const rows = useSelector(actor, ({ context }) => context.rows);
  const cursor = useSelector(actor, ({ context }) => context.cursor);
  const byId = useMemo(() => new Map(rows.map((row) => [row.id, row])), [rows]);
  const list = useRowFocus<HTMLDivElement>(cursor === null ? null : placeKey(cursor.group, cursor.id));
  const point = useCallback(
    (group: string, id: number) => actor.send({ type: 'cursor.move', to: { group, id } }),
    [actor],
  );
  const filled = groups.filter(({ ids }) => ids.length > 0);
  const first = filled[0];
  const reached = cursor ?? { group: first?.name, id: first?.ids[0] };
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
            {!isFixedGroup(group) && group.name !== '' && (
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
                  reachable={reached.group === group.name && reached.id === id}
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

/** Puts cursor and focus on the first event of a group: its button would stay behind, out of sight. */
function toGroup(actor: FestivitiesActor, group: string): void {
  flushSync(() => actor.send({ type: 'group.go', to: { group } }));
  document.querySelector<HTMLElement>('[data-row][data-cursor]')?.focus({ preventScroll: true });
}

/** The ways to each group; the empty ones are only named. */
function GroupIndex({ actor }: { readonly actor: FestivitiesActor }) {
  const groups = useSelector(actor, ({ context }) => context.groups);
  const empty = groups.filter(({ ids }) => ids.length === 0).map(nameOf);
  return (
    <nav aria-label={texts.groups} className="space-y-2">
      <ul className="flex flex-wrap gap-1.5">
        {groups
          .filter(({ ids }) => ids.length > 0)
          .map((group) => (
            <li key={group.name}>
              <Button size="small" onClick={() => toGroup(actor, group.name)}>
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

function Failure({ actor }: { readonly actor: FestivitiesActor }) {
  const failure = useSelector(actor, (snapshot) => (snapshot.hasTag('failed') ? snapshot.context.failure : null));
  if (failure === null) return null;
  return (
    <Banner
      tone="danger"
      role="alert"
      title={failure.message}
      actions={<Button onClick={() => actor.send({ type: 'list.reload' })}>{texts.retry}</Button>}
    />
  );
}

const allEvents = `#${listAddress(featured)}`;

function Body({ actor, onEdit }: GroupsProps) {
  const view = useSelector(actor, (snapshot) =>
    snapshot.hasTag('skeleton')
      ? 'skeleton'
      : snapshot.hasTag('empty')
        ? 'empty'
        : snapshot.context.rows.length > 0
          ? 'groups'
          : 'nothing',
  );
  if (view === 'skeleton') return <SkeletonText lines={8} label={texts.loading} />;
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
  return <Groups actor={actor} onEdit={onEdit} />;
}

function Bar({ actor }: { readonly actor: FestivitiesActor }) {
  const hasGroups = useSelector(actor, ({ context }) => context.rows.length > 0);
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
      {hasGroups && <GroupIndex actor={actor} />}
    </div>
  );
}

/** The featured events by their festive categories. Source: design, section 9. */
export function Component() {
  usePageTitle(texts.title);
  const { festivities } = usePorts();
  const machine = useMemo(
    () => festivitiesMachine.provide({ actors: { loadPart: callActor(festivities.loadPart) } }),
    [festivities],
  );
  const actor = useActorRef(machine);
  const choices = useChoices({ listing: featured, refusal: featuredTexts.readOnly, wordsOf: featuredWords });
  const [edited, setEdited] = useState<ListingRow | null>(null);
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const refusal = useSelector(choices, ({ context }) => context.refusal);
  useLinked(actor, choices);
  const edit = () => {
    const { cursor, rows } = actor.getSnapshot().context;
    setEdited(rows.find(({ id }) => id === cursor?.id) ?? null);
  };
  return (
    <ChoicesContext value={choices}>
      <CommandScope scope="festivities" actor={actor} refusal={reason} view={{ 'categories.open': refusal ?? edit }}>
        <CommandScope
          scope="featured"
          actor={choices}
          refusal={choicesReason}
          listing={featured}
          view={{ 'categories.open': refusal ?? edit }}
        >
          <div className="relative overflow-clip rounded-lg border border-line bg-surface">
            <Bar actor={actor} />
            {refusal !== null && <Banner role="status" title={refusal} />}
            <BusyBar shown={isBusy} />
            <Body actor={actor} onEdit={setEdited} />
          </div>
          <CategoriesDialog row={edited} onClose={() => setEdited(null)} />
          <LeavingChoices />
        </CommandScope>
      </CommandScope>
    </ChoicesContext>
  );
}
