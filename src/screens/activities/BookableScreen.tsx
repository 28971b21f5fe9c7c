import { useMemo } from 'react';
import { bookable } from '../../content/listings/bookable';
import { shopAddress } from '../../content/lists/activity';
import { bookableTexts as texts } from '../../messages/screens/activities';
import { useEmitted } from '../../ui/base/actors';
import { bookableCells } from '../../ui/list/activityCells';
import { ListScreen } from '../list/ListScreen';
import type { ListActor } from '../list/useListActor';
import { usePorts } from '../ports';

type HrefOf = (id: number) => string | null;

/** Opens the shop's page of the row that the list asks for, or says why that can't be. */
function OpensShop({ list, hrefOf }: { readonly list: ListActor; readonly hrefOf: HrefOf }) {
  const { notify } = usePorts();
  useEmitted(list, {
    'action.requested': ({ ids: [id] }) => {
      const href = id === undefined ? null : hrefOf(id);
      if (href === null) notify('info', texts.noShop);
      else window.open(href, '_blank', 'noopener,noreferrer');
    },
  });
  return null;
}

/** Activities that the shop sells, to be read. Source: document 3, 'Bookable activities list'. */
export function Component() {
  const { site } = usePorts();
  const hrefOf = useMemo<HrefOf>(() => (id) => shopAddress(site.shopUrl, id), [site.shopUrl]);
  const kinds = useMemo(() => bookableCells(hrefOf), [hrefOf]);
  return (
    <ListScreen listing={bookable} kinds={kinds}>
      {(list) => <OpensShop list={list} hrefOf={hrefOf} />}
    </ListScreen>
  );
}
