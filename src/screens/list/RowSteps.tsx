import { useState } from 'react';
import { listAddress, recordAddress } from '../../content/lists/addresses';
import type { Listing } from '../../content/lists/listing';
import type { EntitySubject } from '../../machines/entityActions/types';
import { reason } from '../../machines/list/refusals';
import { bulkReviewTexts } from '../../messages/screens/bulkReview';
import { useEmitted } from '../../ui/base/actors';
import { DialogToCome } from '../../ui/base/lazyDialogs';
import { lazyPart, useLazyPart } from '../../ui/base/lazyPart';
import { CommandScope } from '../../ui/commands/CommandScope';
import { usePorts } from '../ports';
import type { BulkReviewProps } from './BulkReview';
import type { ListActor } from './useListActor';

const dialog = lazyPart(async () => ({ default: (await import('./BulkReview')).BulkReview }));

type Request = BulkReviewProps['request'];

interface RowStepsProps {
  readonly listing: Listing;
  readonly actor: ListActor;
}

/** The question about the steps that the list requests; what asks it is fetched ahead. */
function Question({ listing, actor }: RowStepsProps) {
  const { site } = usePorts();
  const [request, setRequest] = useState<Request | null>(null);
  const part = useLazyPart(dialog, request !== null);
  const subjectOf = (row: Parameters<Listing['titleOf']>[0]): EntitySubject => ({
    area: listing.area,
    id: row.id,
    title: listing.titleOf(row, site.contentLanguages) ?? String(row.id),
    lang: null,
    status: null,
    route: recordAddress(listing, row.id) ?? listAddress(listing),
  });
  useEmitted(actor, {
    'step.requested': ({ step, ids }) => {
      const rows = actor.getSnapshot().context.rows.filter(({ id }) => ids.includes(id));
      setRequest({ step, subjects: rows.map(subjectOf) });
    },
  });
  if (request === null) return null;
  const close = () => setRequest(null);
  if (part.state === 'ready')
    return (
      <part.Part
        listing={listing}
        request={request}
        onChanged={() => actor.send({ type: 'list.reload' })}
        onClosed={close}
      />
    );
  const title = bulkReviewTexts.title(
    request.step,
    request.subjects.map((subject) => subject.title),
  );
  return <DialogToCome part={part} title={title} role="alertdialog" onClose={close} />;
}

/** Steps of publication of the list's rows: their commands, and what asks about them. */
export function RowSteps(props: RowStepsProps) {
  return (
    <CommandScope scope="rowSteps" actor={props.actor} refusal={reason} listing={props.listing}>
      <Question {...props} />
    </CommandScope>
  );
}
