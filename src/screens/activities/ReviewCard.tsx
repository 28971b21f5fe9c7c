import { useState } from 'react';
import {
  firstOf,
  namesOf,
  periodsOf,
  placesOf,
  priceText,
  REVIEW_OPTIONS,
  reviewText,
  thumbOf,
} from '../../content/lists/activity';
import type { ListingRow } from '../../content/lists/listing';
import { plainText } from '../../content/text/plainText';
import type { ReviewedActivity } from '../../contract/activities';
import { reviewTexts as texts } from '../../messages/screens/activities';
import { Badge } from '../../ui/base/Badge';
import { Icon } from '../../ui/base/Icon';
import { KeyCaps } from '../../ui/base/KeyCaps';
import { titleId } from '../../ui/list/recordCells';
import { ChoiceState } from './ChoiceState';
import { useChoicesActor, useChosenRow } from './choicesContext';

/** Places and periods that a card shows. */
const [PLACES, PERIODS] = [2, 3];
/** Characters of the text that a card can show at most. */
const ABSTRACT = 600;

function Picture({ row, title }: { readonly row: ReviewedActivity; readonly title: string }) {
  const [isMissing, setMissing] = useState(false);
  const source = thumbOf(row);
  if (source === null || isMissing)
    return (
      <span
        role="img"
        aria-label={texts.noImage}
        className="flex aspect-4/3 w-full items-center justify-center rounded-md bg-sunken text-muted"
      >
        <Icon name="image" size={24} />
      </span>
    );
  return (
    <img
      src={source}
      alt={texts.imageOf(title)}
      loading="lazy"
      decoding="async"
      referrerPolicy="no-referrer"
      className="aspect-4/3 w-full rounded-md bg-sunken object-cover"
      onError={() => setMissing(true)}
    />
  );
}

interface Fact {
  readonly name: string;
  readonly values: readonly string[];
  readonly more?: string | null;
}

function factsOf(row: ReviewedActivity): readonly Fact[] {
  const price = priceText(row);
  const structure = row.structure?.name?.trim() ?? '';
  const places = firstOf(placesOf(row), PLACES);
  const periods = firstOf(periodsOf(row), PERIODS);
  const { facts } = texts;
  return [
    { name: facts.tipologies, values: namesOf(row.tipologies) },
    { name: facts.targets, values: namesOf(row.targets) },
    { name: facts.price, values: price === null ? [] : [price] },
    { name: facts.structure, values: structure === '' ? [] : [structure] },
    { name: facts.places, values: places.shown, more: places.more > 0 ? texts.morePlaces(places.more) : null },
    { name: facts.dates, values: periods.shown, more: periods.more > 0 ? texts.more(periods.more) : null },
  ].filter(({ values }) => values.length > 0);
}

function Facts({ row }: { readonly row: ReviewedActivity }) {
  return (
    <dl className="grid gap-x-5 gap-y-0.5 text-sm @3xl:grid-cols-2">
      {factsOf(row).map(({ name, values, more = null }) => (
        <div key={name} className="flex min-w-0 gap-2">
          <dt className="w-20 shrink-0 text-muted">{name}</dt>
          <dd className="min-w-0 wrap-anywhere">{[values.join(' · '), ...(more === null ? [] : [more])].join(' ')}</dd>
        </div>
      ))}
    </dl>
  );
}

function Choices({ id, status, title }: { readonly id: number; readonly status: number; readonly title: string }) {
  const actor = useChoicesActor();
  const name = `scelta-${id}`;
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{texts.group(title)}</legend>
      <div className="grid gap-0.5 @max-3xl:grid-cols-2">
        {REVIEW_OPTIONS.map(({ value, label }, index) => (
          <label
            key={value}
            className="flex min-h-7 cursor-pointer items-center gap-2 rounded-sm px-1.5 text-sm hover:bg-sunken has-checked:bg-accent-soft has-checked:font-medium has-checked:text-accent-ink pointer-coarse:min-h-10"
          >
            <input
              type="radio"
              name={name}
              className="tick"
              checked={status === value}
              onChange={() => actor.send({ type: 'choice.make', id, change: { status: value } })}
            />
            <span className="flex-1">{label}</span>
            <span className="max-sm:hidden pointer-coarse:hidden">
              <KeyCaps keys={String(index + 1)} decorative />
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** What is decided about an activity; a status that nobody here knows is told, and may be chosen anew. */
function Decision({ row, title }: { readonly row: ReviewedActivity; readonly title: string }) {
  const chosen = useChosenRow(row.id);
  const status = Number(chosen?.shown.status ?? row.status ?? 0);
  const isKnown = REVIEW_OPTIONS.some(({ value }) => value === status);
  return (
    <div className="min-w-0 space-y-1.5">
      <Choices id={row.id} status={status} title={title} />
      {!isKnown && <Badge tone="warning">{reviewText(status)}</Badge>}
      <ChoiceState id={row.id} row={chosen} />
    </div>
  );
}

const isSet = (flag: boolean | number | null | undefined): boolean => flag === true || flag === 1;

/** An activity of somebody else, with what is decided about it. Source: document 3, 'Open-data activity review list'. */
export function ReviewCard({ row: listed }: { readonly row: ListingRow }) {
  const row = listed as unknown as ReviewedActivity;
  const title = row.title || texts.noTitle;
  const text = plainText(row.abstract ?? '').slice(0, ABSTRACT);
  return (
    <div className="grid grid-cols-[5.5rem_minmax(0,1fr)] gap-x-3 gap-y-2.5 @3xl:grid-cols-[10rem_minmax(0,1fr)_12.5rem] @3xl:gap-x-4">
      <Picture row={row} title={title} />
      <div className="min-w-0 space-y-1.5">
        <div className="flex flex-wrap items-baseline gap-x-2 gap-y-1">
          <h2 id={titleId(listed)} className="min-w-0 font-semibold wrap-anywhere">
            {title}
          </h2>
          {isSet(row.changed) && <Badge tone="warning">{texts.changed}</Badge>}
          {isSet(row.gone) && <Badge>{texts.gone}</Badge>}
        </div>
        <div className="@max-3xl:hidden">
          <Facts row={row} />
        </div>
        <p className="line-clamp-3 text-muted text-sm wrap-anywhere">{text || texts.noAbstract}</p>
      </div>
      <div className="col-span-full @3xl:hidden">
        <Facts row={row} />
      </div>
      <div className="@max-3xl:col-span-full">
        <Decision row={row} title={title} />
      </div>
    </div>
  );
}
