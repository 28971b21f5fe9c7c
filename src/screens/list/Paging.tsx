import { useSelector } from '@xstate/react';
import type { Subscribable } from 'xstate';
import { PAGE_SIZES } from '../../content/lists/list';
import type { CallFailure } from '../../contract/result';
import { listTexts as texts } from '../../messages/screens/list';
import { Banner } from '../../ui/base/Banner';
import { Button } from '../../ui/base/Button';
import { Pagination } from '../../ui/base/Pagination';

interface PagedSnapshot {
  hasTag(tag: 'failed' | 'skeleton'): boolean;
  readonly context: {
    readonly failure: CallFailure | null;
    readonly rows: readonly unknown[];
    readonly total: number;
    readonly query: { readonly page: number; readonly limit: number };
  };
}

/** The machine of a list that is read by pages. */
interface PagedActor extends Subscribable<PagedSnapshot> {
  getSnapshot(): PagedSnapshot;
  send(
    event:
      | { readonly type: 'list.reload' }
      | { readonly type: 'page.go'; readonly page: number }
      | { readonly type: 'pageSize.change'; readonly limit: number },
  ): void;
}

/** What stopped the list. */
export function ListFailure({ actor }: { readonly actor: PagedActor }) {
  const failure = useSelector(actor, (snapshot) => (snapshot.hasTag('failed') ? snapshot.context.failure : null));
  if (failure === null) return null;
  return (
    <Banner
      tone="danger"
      role="alert"
      title={failure.message}
      actions={<Button onClick={() => actor.send({ type: 'list.reload' })}>{texts.retry}</Button>}
    />
  );
}

/** The list's paging. */
export function Paging({ actor }: { readonly actor: PagedActor }) {
  const query = useSelector(actor, ({ context }) => context.query);
  const total = useSelector(actor, (snapshot) =>
    snapshot.hasTag('skeleton') || (snapshot.hasTag('failed') && snapshot.context.rows.length === 0)
      ? null
      : snapshot.context.total,
  );
  return (
    <Pagination
      page={query.page}
      pageSize={query.limit}
      pageSizes={PAGE_SIZES}
      total={total}
      onPage={(page) => actor.send({ type: 'page.go', page })}
      onPageSize={(limit) => actor.send({ type: 'pageSize.change', limit })}
    />
  );
}
