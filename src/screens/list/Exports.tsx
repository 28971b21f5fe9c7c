import { useState } from 'react';
import { exportedRows } from '../../content/lists/list';
import type { Listing } from '../../content/lists/listing';
import { useEmitted } from '../../ui/base/actors';
import { lazyPart, useLazyPart } from '../../ui/base/lazyPart';
import { PartFailed } from '../../ui/base/PartFailed';
import type { ExportWorkProps } from './ExportWork';
import type { ListActor } from './useListActor';

const work = lazyPart(async () => ({ default: (await import('./ExportWork')).ExportWork }));

interface ExportsProps {
  readonly listing: Listing;
  readonly actor: ListActor;
}

/** The exports that a list requests; what does them is fetched ahead. */
export function Exports({ listing, actor }: ExportsProps) {
  const [request, setRequest] = useState<ExportWorkProps['request'] | null>(null);
  const part = useLazyPart(work, request !== null);
  useEmitted(actor, {
    'action.requested': ({ name, ids }) => {
      const rows = exportedRows(name, ids);
      if (rows !== undefined) setRequest({ ids: rows });
    },
  });
  if (request === null) return null;
  if (part.state === 'failed') return <PartFailed onRetry={part.retry} />;
  return part.state === 'ready' ? <part.Part listing={listing} request={request} /> : null;
}
