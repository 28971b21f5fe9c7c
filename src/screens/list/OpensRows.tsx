import type { ListingRow } from '../../content/lists/listing';
import { useEmitted } from '../../ui/base/actors';
import { useNavigate } from '../../ui/page/navigate';
import { usePorts } from '../ports';
import type { ListActor } from './useListActor';

interface OpensRowsProps {
  readonly list: ListActor;
  /** Hash path of the page that a row leads to; null for none. */
  readonly routeOf: (row: ListingRow) => string | null;
  /** Why a row leads nowhere, where one may. */
  readonly whyNot?: (row: ListingRow) => string;
}

/** Enter on a row of a list whose rows are no records opens what it is about, or says why that can't be. */
export function OpensRows({ list, routeOf, whyNot }: OpensRowsProps) {
  const navigate = useNavigate();
  const { notify } = usePorts();
  useEmitted(list, {
    'action.requested': ({ ids }) => {
      const row = list.getSnapshot().context.rows.find(({ id }) => id === ids[0]);
      if (row === undefined) return;
      const route = routeOf(row);
      if (route !== null) navigate(route);
      else if (whyNot !== undefined) notify('info', whyNot(row));
    },
  });
  return null;
}
