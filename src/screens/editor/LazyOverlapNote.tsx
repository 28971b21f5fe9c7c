import { mayOverlap, says } from '../../content/model/occurrence';
import type { CardDeclaration, Content } from '../../content/model/types';
import { useLazyPart } from '../../ui/base/useLazyPart';
import type { EditorActor } from './useEditorActor';

const load = async () => ({ default: (await import('./OverlapNote')).OverlapNote });

const hasVenues = ({ fields }: CardDeclaration): boolean => fields.some((field) => says(field, 'venues'));

/** Whether the note stands under this card: the last one that says where an item takes place. */
const isUnder = (content: Content, card: CardDeclaration): boolean =>
  mayOverlap(content) && content.cards.filter(hasVenues).at(-1) === card;

interface LoadedProps {
  readonly content: Content;
  readonly actor: EditorActor;
}

/** Without its code the work goes on without the note. */
function Loaded(props: LoadedProps) {
  const part = useLazyPart(load);
  return part.state === 'ready' ? <part.Part {...props} /> : null;
}

/** What overlaps with the item, under the card of its venues; nothing where a content type has no days or no venues. */
export function LazyOverlapNote({ card, ...props }: LoadedProps & { readonly card: CardDeclaration }) {
  return isUnder(props.content, card) ? <Loaded {...props} /> : null;
}
