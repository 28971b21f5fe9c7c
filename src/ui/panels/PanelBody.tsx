import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { Json } from '../../content/field/json';
import type { LoadedPage } from '../../machines/loading/types';
import { panelTexts as texts } from '../../messages/screens/records';
import { Banner } from '../base/Banner';
import { Button } from '../base/Button';
import { SkeletonText } from '../base/Skeleton';
import type { LoadingActor } from '../base/useLoading';

export interface PanelBodyProps {
  readonly actor: LoadingActor;
  /** Said where there is nothing to show. */
  readonly empty: string;
  /** Said while it loads, for screen readers. */
  readonly loading?: string;
  readonly children: (rows: readonly Json[]) => ReactNode;
}

function Failed({ actor }: Pick<PanelBodyProps, 'actor'>) {
  const message = useSelector(actor, ({ context }) => context.failure?.message ?? '');
  return (
    <Banner
      tone="warning"
      role="alert"
      title={texts.failed}
      actions={<Button onClick={() => actor.send({ type: 'load.retry' })}>{texts.retry}</Button>}
    >
      <span className="whitespace-pre-line">{message}</span>
    </Banner>
  );
}

/** What an open panel shows: its rows, or why there are none. */
export function PanelBody({ actor, empty, loading = texts.loading, children }: PanelBodyProps) {
  const loaded = useSelector(actor, ({ context }) => context.value as LoadedPage | null);
  const state = useSelector(actor, (snapshot) =>
    (['failed', 'absent', 'shown', 'busy'] as const).find((tag) => snapshot.hasTag(tag)),
  );
  const rows = loaded?.rows ?? [];
  if (state === 'failed') return <Failed actor={actor} />;
  if (state === 'absent') return <p role="status">{texts.absent}</p>;
  if (state === 'shown' && rows.length === 0) return <p role="status">{empty}</p>;
  return (
    <div aria-busy={state === 'busy'}>
      {state === 'busy' && (
        <span role="status" className="sr-only">
          {loading}
        </span>
      )}
      {rows.length === 0 ? <SkeletonText /> : children(rows)}
    </div>
  );
}
