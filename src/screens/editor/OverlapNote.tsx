import { useSelector } from '@xstate/react';
import { useEffect, useMemo } from 'react';
import type { CardDeclaration } from '../../content/field/field';
import type { Json } from '../../content/field/json';
import { fieldPath, valueAt } from '../../content/field/path';
import { daysOf, mayOverlap, type OverlapQuestion, questionOf, says, venuesOf } from '../../content/item/occurrence';
import { recordAddress } from '../../content/lists/addresses';
import type { Content, ContentItem } from '../../content/model/content';
import { shownWeekday } from '../../content/when/format';
import type { Overlap } from '../../contract/overlaps';
import { orAbsent } from '../../contract/result';
import { overlapTexts as texts } from '../../messages/screens/overlaps';
import { Banner } from '../../ui/base/Banner';
import { useLoading } from '../../ui/base/useLoading';
import { usePorts } from '../ports';
import type { EditorActor } from './useEditorActor';

interface NoteProps {
  readonly content: Content;
  readonly actor: EditorActor;
}

type OccurrencePart = 'days' | 'venues';

/** The item as it was when something last changed that says days, or venues: a key typed elsewhere gives the same one. */
function useItemSaying({ content, actor }: NoteProps, what: OccurrencePart): ContentItem | null {
  const fields = useMemo(() => content.fields.filter((field) => says(field, what)), [content, what]);
  const isSame = (one: ContentItem | null, other: ContentItem | null): boolean =>
    one === other ||
    (one !== null &&
      other !== null &&
      fields.every((field) =>
        (field.localized ? Object.keys(other.contents) : ['']).every((language) => {
          const path = fieldPath(field, language);
          return valueAt(one, path) === valueAt(other, path);
        }),
      ));
  return useSelector(actor, ({ context }) => context.item, isSame);
}

/** When and where the item takes place, as it stands in the form. */
function useQuestion(props: NoteProps) {
  const { content, actor } = props;
  const id = useSelector(actor, ({ context }) => (context.id === 'new' ? null : context.id));
  const dated = useItemSaying(props, 'days');
  const placed = useItemSaying(props, 'venues');
  const days = useMemo(() => (dated === null ? [] : daysOf(content, dated)), [content, dated]);
  const venues = useMemo(() => (placed === null ? [] : venuesOf(content, placed)), [content, placed]);
  return useMemo(() => questionOf(id, days, venues), [id, days, venues]);
}

function Other({ content, overlap }: { readonly content: Content; readonly overlap: Overlap }) {
  const { id, title, days, count } = overlap;
  const [first = ''] = days;
  return (
    <li>
      <a
        href={`#${recordAddress(content, id) ?? ''}`}
        target="_blank"
        rel="noopener"
        title={texts.openIn}
        className="inline-flex min-h-6 items-center rounded-sm text-accent-ink underline underline-offset-2"
      >
        {title || texts.nameless(content.titles.one, id)}
      </a>
      {first !== '' && ` — ${texts.days(shownWeekday(first), Math.max(count, days.length) - 1)}`}
    </li>
  );
}

/** So that a street costs one question, not one a letter. */
const QUESTION_PAUSE_MS = 600;

function Note(props: NoteProps) {
  const { content } = props;
  const { overlaps } = usePorts();
  const find = useMemo(() => overlaps(content), [overlaps, content]);
  const what = useQuestion(props) as Json;
  const actor = useLoading(
    async (asked, signal) => orAbsent(await find(asked.what as unknown as OverlapQuestion, signal)),
    {
      what,
      open: true,
      isAside: true,
      pause: QUESTION_PAUSE_MS,
    },
  );
  useEffect(() => actor.send({ type: 'what.set', what }), [actor, what]);
  const found = useSelector(actor, ({ context }) => context.value as readonly Overlap[] | null) ?? [];
  return (
    <div role="status">
      {found.length > 0 && (
        <Banner tone="warning" title={texts.title}>
          <ul className="list-disc pl-5">
            {found.map((overlap) => (
              <Other key={overlap.id} content={content} overlap={overlap} />
            ))}
          </ul>
        </Banner>
      )}
    </div>
  );
}

const hasVenues = ({ fields }: CardDeclaration): boolean => fields.some((field) => says(field, 'venues'));

/** Whether the note stands under this card: the last one that says where an item takes place. */
const isUnder = (content: Content, card: CardDeclaration): boolean =>
  mayOverlap(content) && content.cards.filter(hasVenues).at(-1) === card;

/** A calm word about what else takes place in the same places on the same days, under the card of the venues. */
export function OverlapNote({ card, ...props }: NoteProps & { readonly card: CardDeclaration }) {
  return isUnder(props.content, card) ? <Note {...props} /> : null;
}
