import type { ReactNode } from 'react';
import type { DeclaredField, RecordCard } from '../../content/model/record';

type DeclaredCard = RecordCard<DeclaredField>;

interface RecordColumnsProps {
  readonly cards: readonly DeclaredCard[];
  readonly cardOf: (card: DeclaredCard) => ReactNode;
}

const isAside = ({ column }: Pick<RecordCard, 'column'>): boolean => column === 'side';

/** How the fields of a card lie: at the side there is room for one a line. */
export const layoutOf = (card: Pick<RecordCard, 'column'>, fields: number): string =>
  isAside(card) ? 'grid gap-4' : fields > 1 ? 'grid items-start gap-4 sm:grid-cols-2' : '';

/** The cards of a record, in one column, or in two where some stand at the side. */
export function RecordColumns({ cards, cardOf }: RecordColumnsProps) {
  const aside = cards.filter(isAside);
  if (aside.length === 0) return cards.map(cardOf);
  return (
    <div className="grid items-start gap-4 @min-[46rem]/page:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="min-w-0 space-y-4">{cards.filter((card) => !isAside(card)).map(cardOf)}</div>
      <div className="min-w-0 space-y-4">{aside.map(cardOf)}</div>
    </div>
  );
}
