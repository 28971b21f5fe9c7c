import type { ReactNode } from 'react';
import type { ListingRow } from '../../content/lists/listing';
import { dashedDate } from '../../content/when/civil';
import { bookableTexts as texts } from '../../messages/screens/activities';
import { Badge } from '../base/Badge';
import { Icon } from '../base/Icon';
import type { CellKinds } from './columns';
import { RowName, recordCells, textOf, titleId } from './recordCells';

/** A row's title as a link out of the application, which says that it opens a tab of its own. */
function OutsideLink({
  row,
  title,
  href,
}: {
  readonly row: ListingRow;
  readonly title: string;
  readonly href: string;
}) {
  return (
    <span id={titleId(row)} className="flex min-w-0 items-center gap-2 @3xl:min-w-32">
      <a
        href={href}
        target="_blank"
        rel="noopener noreferrer"
        className="inline-flex min-w-0 items-center gap-1.5 rounded-sm font-medium text-ink decoration-accent underline-offset-3 hover:text-accent-ink hover:underline"
      >
        <span className="line-clamp-2 wrap-anywhere">{title}</span>
        <Icon name="external" size={15} className="shrink-0 text-muted" />
        <span className="sr-only">{texts.newTab}</span>
      </a>
    </span>
  );
}

const isGone = ({ gone }: ListingRow): boolean => gone === true || gone === 1;

/** What each kind of column of bookable activities shows. `hrefOf` gives where the shop shows one; null for nowhere. */
export const bookableCells = (hrefOf: (id: number) => string | null) =>
  ({
    ...recordCells,
    link: {
      look: { slot: 'primary' },
      cell: (row, { titleOf }) => {
        const [title, href] = [titleOf(row), hrefOf(row.id)];
        return (
          <span className="flex flex-wrap items-center gap-2">
            {title === null || href === null ? (
              <RowName row={row} title={title} href={null} />
            ) : (
              <OutsideLink row={row} title={title} href={href} />
            )}
            {isGone(row) && <Badge>{texts.gone}</Badge>}
          </span>
        );
      },
    },
    date: {
      look: { width: '8.5rem' },
      cell: (row, _, { field }) => (
        <span className="whitespace-nowrap">{dashedDate(textOf(row, field).slice(0, 10))}</span>
      ),
    },
  }) satisfies CellKinds;

type CellOfRow = (row: ListingRow) => ReactNode;

/** What each kind of column of featured events shows; the screen draws what of a row saves itself. */
export const featuredCells = (check: CellOfRow, categories: CellOfRow) =>
  ({
    ...recordCells,
    check: { look: { width: '8.5rem' }, cell: check },
    chooseMany: { look: { width: '34%' }, cell: categories },
  }) satisfies CellKinds;
