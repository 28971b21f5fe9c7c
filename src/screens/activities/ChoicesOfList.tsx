import { useLayoutEffect } from 'react';
import type { Listing } from '../../content/lists/listing';
import { lastPage } from '../../machines/list/rules';
import type { ListQuery } from '../../machines/list/types';
import { useEmitted } from '../../ui/base/actors';
import type { ListActor } from '../list/useListActor';
import { usePorts } from '../ports';
import { type ChoicesActor, useChoicesActor } from './choicesContext';

type Snapshot = ReturnType<ListActor['getSnapshot']>;

/** Whether a list shows only what is decided in some way. */
function isNarrowedByChoice({ list, choice }: Listing, { filters }: ListQuery): boolean {
  const filter = list.filters.find(({ name }) => name === choice?.filter);
  return filter !== undefined && filters[filter.name] !== filter.all.value;
}

/** Hands the rows of an answer to those that save themselves. */
function takeRows(choices: ChoicesActor, listing: Listing, languages: readonly string[], { context }: Snapshot): void {
  const { rows, total, undecided, shownQuery } = context;
  const { choice } = listing;
  if (choice === undefined || shownQuery === null) return;
  choices.send({
    type: 'rows.take',
    rows: rows.map((row) => ({
      id: row.id,
      title: listing.titleOf(row, languages as Parameters<Listing['titleOf']>[1]),
      value: choice.valueOf(row),
    })),
    page: shownQuery.page,
    pages: lastPage(listing, total, shownQuery.limit),
    total: isNarrowedByChoice(listing, shownQuery) ? null : total,
    undecided,
  });
}

const isLoading = (snapshot: Snapshot): boolean => snapshot.hasTag('busy') || snapshot.hasTag('skeleton');

/** Keeps a list and the rows of it that save themselves in step. */
export function ChoicesOfList({ list, listing }: { readonly list: ListActor; readonly listing: Listing }) {
  const choices = useChoicesActor();
  const { site } = usePorts();
  useLayoutEffect(() => {
    let before: Snapshot | null = null;
    const follow = (now: Snapshot) => {
      const last = before;
      before = now;
      if (isLoading(now) && (last === null || !isLoading(last) || last.context.query !== now.context.query))
        choices.send({ type: 'load.begin' });
      if (now.hasTag('failed') && last?.hasTag('failed') !== true) choices.send({ type: 'load.failed' });
      const isAnswer = !isLoading(now) && !now.hasTag('failed');
      if (isAnswer && (last?.context.rows !== now.context.rows || isLoading(last)))
        takeRows(choices, listing, site.contentLanguages, now);
      if (last?.context.cursor !== now.context.cursor) choices.send({ type: 'cursor.at', id: now.context.cursor });
    };
    follow(list.getSnapshot());
    const followed = list.subscribe(follow);
    return () => followed.unsubscribe();
  }, [choices, list, listing, site]);
  useEmitted(choices, {
    'cursor.go': ({ id }) => list.send({ type: 'cursor.move', to: { id } }),
    'page.go': ({ page }) => list.send({ type: 'page.go', page }),
  });
  return null;
}
