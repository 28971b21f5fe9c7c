import { shallowEqual, useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { daysFilterOf } from '../../content/lists/filter';
import type { Listing } from '../../content/lists/listing';
import { shortDate } from '../../content/when/civil';
import { type NarrowingPart, restoredParts } from '../../machines/list/query';
import { listTexts as texts } from '../../messages/screens/list';
import { Banner } from '../../ui/base/Banner';
import { CommandButton } from '../../ui/commands/CommandButton';
import { useFilterOptions } from './useFilterOptions';
import type { ListActor } from './useListActor';

/** Says above the rows that they are those of a corrected search. */
export function CorrectionNote({ actor }: { readonly actor: ListActor }) {
  const { typed, meant } = useSelector(
    actor,
    ({ context }) => ({ typed: context.shownQuery?.keywords ?? '', meant: context.correction }),
    shallowEqual,
  );
  if (meant === null) return null;
  return (
    <Banner
      role="status"
      title={texts.corrected(typed, meant)}
      actions={
        <CommandButton id="list.acceptCorrection" size="small">
          {texts.acceptCorrection(meant)}
        </CommandButton>
      }
    />
  );
}

type Options = ReturnType<typeof useFilterOptions>;

const day = (date: string | null) => (date === null ? null : shortDate(date));

/** A part in words; a filter whose value has no name yet goes by its own. */
function partText(part: NarrowingPart, options: Options): string {
  if (part.kind === 'search') return texts.restoredSearch(part.keywords);
  const { filter, value } = part;
  const days = filter.kind === 'dates' ? daysFilterOf(value) : null;
  if (days !== null) return `${filter.label} ${texts.restoredDays(day(days.from), day(days.to))}`;
  const choices = filter.options ?? options[filter.name]?.options ?? [];
  const label = choices.find((option) => option.value === value)?.label;
  return label === undefined ? filter.label : `${filter.label} ${label}`;
}

interface NoteProps {
  readonly listing: Listing;
  readonly parts: readonly NarrowingPart[];
}

function Note({ listing, parts }: NoteProps) {
  const filters = useMemo(() => parts.flatMap((part) => (part.kind === 'filter' ? [part] : [])), [parts]);
  const { statusChoiceNames } = listing.list;
  const declared = useMemo(
    () => ({
      filters: filters.map(({ filter }) => filter),
      ...(statusChoiceNames === undefined ? {} : { statusChoiceNames }),
    }),
    [filters, statusChoiceNames],
  );
  const values = useMemo(() => Object.fromEntries(filters.map(({ filter, value }) => [filter.name, value])), [filters]);
  const options = useFilterOptions(declared, values);
  return (
    <Banner
      role="status"
      title={texts.restored(parts.map((part) => partText(part, options)))}
      actions={<CommandButton id="list.clearFilters" size="small" />}
    />
  );
}

/** What of the last visit's filters narrows the list, so that missing rows are no riddle. */
export function RestoredNote({ listing, actor }: Pick<NoteProps, 'listing'> & { readonly actor: ListActor }) {
  const restored = useSelector(actor, ({ context }) => context.restored);
  const query = useSelector(actor, ({ context }) => context.query);
  const parts = useMemo(() => restoredParts(listing, restored, query), [listing, restored, query]);
  return parts.length === 0 ? null : <Note listing={listing} parts={parts} />;
}
