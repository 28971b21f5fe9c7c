import { useCallback, useEffect, useRef, useState } from 'react';
import type { Entry } from '../../content/field/collection';
import type { Json } from '../../content/field/json';
import { contentIdsOf, idsInText } from '../../content/kinds/references';
import { recordAddress } from '../../content/lists/addresses';
import { PUBLISHED_STATUS } from '../../content/publication/status';
import { contents } from '../../content/registry';
import { inOrder } from '../../contract/languages';
import { contentMinimum } from '../../contract/lookups';
import { mapResult, type Result } from '../../contract/result';
import { MOST_NAMED_IDS, type NamedById } from '../../contract/settings';
import { collectionEdits } from '../../machines/collection/edits';
import type { KeyedEntry } from '../../machines/collection/rules';
import { languageInSentence } from '../../messages/screens/content';
import { contentIdsTexts as texts } from '../../messages/screens/settings';
import { Badge, StatusBadge } from '../base/Badge';
import { Button } from '../base/Button';
import type { FieldLookups, FieldWidgetProps } from '../fields/types';
import { Chooser, type Offer } from './Chooser';
import { CollectionCard } from './CollectionCard';
import { EntryFrame } from './EntryFrame';
import { type CollectionRef, useAddingRefusal, useCollection } from './hooks';

/** What is known of contents by their ids: null for one that there is not, undefined as long as nobody knows. */
type Known = ReadonlyMap<number, NamedById | null>;

interface Asked {
  readonly known: Known;
  /** Why titles are missing; null while they are not. */
  readonly failure: string | null;
}

const NOTHING: Asked = { known: new Map(), failure: null };

/** Titles and states of these contents, each asked for once. */
function useNamedContents(
  { lookups, field, language }: Pick<FieldWidgetProps, 'lookups' | 'field' | 'language'>,
  ids: readonly number[],
) {
  const [asked, setAsked] = useState(NOTHING);
  const [attempt, setAttempt] = useState(0);
  const { area = '' } = field;
  const missing = ids.filter((id) => !asked.known.has(id)).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks for the same again
  useEffect(() => {
    if (missing === '') return;
    const leaving = new AbortController();
    const wanted = missing.split(',').map(Number);
    void lookups.contentsByIds(area, wanted, language, leaving.signal).then((result) => {
      if (leaving.signal.aborted) return;
      if (!result.ok) return setAsked((before) => ({ ...before, failure: result.failure.message }));
      const found = new Map(result.value.map((one) => [one.id, one]));
      setAsked((before) => ({
        known: new Map([...before.known, ...wanted.map((id) => [id, found.get(id) ?? null] as const)]),
        failure: null,
      }));
    });
    return () => leaving.abort();
  }, [missing, area, language, lookups, attempt]);
  const retry = useCallback(() => setAttempt((before) => before + 1), []);
  return { ...asked, retry };
}

/** The ids of a value as the list has them, each with its title once that is known; what is no id stays as it was written. */
const entriesIn = (value: Json, known: Known): readonly Entry[] =>
  contentIdsOf(value).map((id, place) => {
    const order = place + 1;
    return typeof id === 'number'
      ? { id, order, title: known.get(id)?.title ?? null }
      : { id: null, order, written: id };
  });

const idsIn = (entries: readonly Entry[]): Json => entries.map(({ id, written }) => id ?? String(written ?? ''));

interface MarksProps {
  readonly content: NamedById;
  readonly language: string;
  /** The site's, in their order. */
  readonly languages: readonly string[];
}

/** State and language of a content, and what keeps readers from it. */
function Marks({ content, language, languages }: MarksProps) {
  const statuses = inOrder(Object.keys(content.statuses ?? {}), languages).map(
    (code) => [code, content.statuses?.[code] ?? -1] as const,
  );
  const isUnpublished = content.statuses != null && content.statuses[language] !== PUBLISHED_STATUS;
  return (
    <span className="flex flex-wrap items-center gap-1">
      {statuses.map(([code, status]) => (
        <StatusBadge key={code} status={status} language={code} />
      ))}
      {isUnpublished && <Badge tone="warning">{texts.unpublished(languageInSentence(language))}</Badge>}
      {content.is_past === true && <Badge tone="warning">{texts.past}</Badge>}
    </span>
  );
}

interface HeadProps {
  readonly entry: Entry;
  readonly area: string;
  readonly language: string;
  readonly languages: readonly string[];
  /** null: there is no such content; undefined: not known yet. */
  readonly content: NamedById | null | undefined;
  readonly isFailed: boolean;
}

/** What an id stands for. */
function Head({ entry, area, language, languages, content, isFailed }: HeadProps) {
  const { id } = entry;
  if (id === null)
    return (
      <p className="flex min-h-8.5 flex-wrap items-center gap-2">
        <span className="wrap-anywhere">{String(entry.written ?? '')}</span>
        <Badge tone="danger">{texts.noId}</Badge>
      </p>
    );
  const number = <span className="text-muted text-sm">{texts.id(String(id))}</span>;
  if (content == null || content.is_withheld === true)
    return (
      <p className="flex min-h-8.5 flex-wrap items-center gap-2">
        {number}
        {content === null && <Badge tone="danger">{texts.unknown}</Badge>}
        {content === undefined && !isFailed && <span className="text-muted text-sm">{texts.loading}</span>}
        {content?.is_withheld === true && <Badge>{texts.withheld}</Badge>}
      </p>
    );
  const title = content.title || texts.untitled;
  const declared = contents.find((one) => one.area === area);
  const address = declared === undefined ? null : recordAddress(declared, id);
  return (
    <div className="flex min-h-8.5 flex-wrap items-center gap-x-2 gap-y-1">
      {address === null ? (
        <span className="font-medium wrap-anywhere">{title}</span>
      ) : (
        <a href={`#${address}`} className="font-medium wrap-anywhere hover:underline" aria-label={texts.open(title)}>
          {title}
        </a>
      )}
      {number}
      <Marks {...{ content, language, languages }} />
    </div>
  );
}

const isNumber = (id: number | string): id is number => typeof id === 'number';

/** A content that may be added; without a title as long as nobody knows it. */
interface Chosen {
  readonly id: number;
  readonly title: string | null;
}

/** What is offered for ids that were typed: that content, or all of several at once. */
function typedOffer(ids: readonly number[], found: readonly NamedById[]): Offer<readonly Chosen[]> {
  const item = ids.map((id) => ({ id, title: found.find((one) => one.id === id)?.title ?? null }));
  const [first] = item;
  if (first === undefined || item.length > 1)
    return { id: 0, item, label: texts.several(ids.length, ids.map((one) => texts.id(String(one))).join(', ')) };
  const number = texts.id(String(first.id));
  const isKnown = found.some((one) => one.id === first.id);
  return { id: first.id, item, label: first.title || number, detail: isKnown ? number : texts.unknown };
}

/** What is offered for a text: contents by their titles, or those whose ids it says. */
async function offersFor(
  lookups: Pick<FieldLookups, 'contents' | 'contentsByIds'>,
  { area, language, text }: { readonly area: string; readonly language: string; readonly text: string },
  signal: AbortSignal,
): Promise<Result<readonly Offer<readonly Chosen[]>[]>> {
  const ids = idsInText(text);
  if (ids.length > 0 && ids.every(isNumber))
    return mapResult(await lookups.contentsByIds(area, ids, language, signal), (found) => [typedOffer(ids, found)]);
  if (text.length < contentMinimum(area)) return { ok: true, value: [] };
  return mapResult(await lookups.contents(area, text, signal), (found) =>
    found.map(({ id, title, name, nome }) => {
      const label = title || name || nome || texts.untitled;
      return { id, item: [{ id, title: label }], label, detail: texts.id(String(id)) };
    }),
  );
}

/** The edits of a list over the ids of the field. */
function useIds(props: FieldWidgetProps, known: Known): CollectionRef {
  const read = useCallback((value: Json) => entriesIn(value, known), [known]);
  return useCollection(props, { kind: 'contentIds', maximum: MOST_NAMED_IDS }, { read, written: idsIn });
}

/** Contents by their ids, in an order: found by title or typed, each with its title, state and languages. */
export default function ContentIdsCard(props: FieldWidgetProps) {
  const { id, value, field, language, lookups, context, onBlur } = props;
  const { area = '' } = field;
  const root = useRef<HTMLDivElement>(null);
  const { known, failure, retry } = useNamedContents(props, contentIdsOf(value).filter(isNumber));
  const edits = useIds(props, known);
  const refusal = useAddingRefusal(edits);
  const add = (chosen: readonly Chosen[]) => {
    for (const one of chosen) {
      const event = { type: 'entry.add', entry: { ...one, order: 0 } } as const;
      if (collectionEdits.refusalOf(edits.getSnapshot().context, event) === null) edits.send(event);
    }
  };
  const row = useCallback(
    (item: KeyedEntry) => (
      <EntryFrame
        key={item.key}
        {...{ item, edits, onBlur }}
        head={
          <Head
            entry={item.entry}
            {...{ area, language }}
            languages={context.languages}
            content={item.entry.id === null ? undefined : known.get(item.entry.id)}
            isFailed={failure !== null}
          />
        }
      />
    ),
    [edits, onBlur, area, language, context.languages, known, failure],
  );
  return (
    <>
      <CollectionCard
        {...{ root, edits, empty: texts.empty, removeTitle: texts.remove }}
        onAdd={() => document.getElementById(id)?.focus()}
        add={
          <Chooser
            id={id}
            label={texts.choose(field.label)}
            placeholder={texts.placeholder}
            command="contentIds.choose"
            minimum={1}
            locked={refusal !== null}
            search={(text, signal) => offersFor(lookups, { area, language, text: text.trim() }, signal)}
            onItem={add}
          />
        }
      >
        {row}
      </CollectionCard>
      {failure !== null && (
        <p role="status" className="flex flex-wrap items-center gap-2 pt-2 text-muted text-sm">
          {texts.notNamed} {failure}
          <Button size="small" onClick={retry}>
            {texts.retry}
          </Button>
        </p>
      )}
    </>
  );
}
