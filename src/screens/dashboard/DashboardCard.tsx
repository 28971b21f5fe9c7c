import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { dashboardTexts as texts } from '../../messages/screens/dashboard';
import { failureTexts } from '../../messages/screens/failures';
import { Banner } from '../../ui/base/Banner';
import { Button } from '../../ui/base/Button';
import { Card } from '../../ui/base/Card';
import { SkeletonText } from '../../ui/base/Skeleton';
import type { LoadingActor } from '../../ui/base/useLoading';

interface CardBodyProps<Data> {
  readonly actor: LoadingActor;
  readonly lines: number;
  readonly children: (data: Data) => ReactNode;
}

/** What a card shows: what came, what is on its way, or why it did not come and a way to try again. */
export function CardBody<Data>({ actor, lines, children }: CardBodyProps<Data>) {
  const data = useSelector(actor, ({ context }) => context.value as Data | null);
  const failed = useSelector(actor, (snapshot) => snapshot.hasTag('failed'));
  const message = useSelector(actor, ({ context }) => context.failure?.message ?? failureTexts.unexpected);
  const loading = useSelector(actor, (snapshot) => snapshot.hasTag('busy') && snapshot.context.value === null);
  return (
    <>
      {failed && (
        <Banner
          tone="danger"
          role="alert"
          title={texts.failed}
          actions={<Button onClick={() => actor.send({ type: 'load.retry' })}>{texts.retry}</Button>}
          className="mb-2"
        >
          {message}
        </Banner>
      )}
      {loading && <SkeletonText lines={lines} label={texts.loading} />}
      {data !== null && children(data)}
    </>
  );
}

interface DashboardCardProps<Data> extends CardBodyProps<Data> {
  readonly title: string;
  /** A short figure beside the title. */
  readonly badge?: (data: Data) => ReactNode;
}

/** A card that is opened and closed, and remembers which it was. */
export function DashboardCard<Data>({ title, badge, ...body }: DashboardCardProps<Data>) {
  const open = useSelector(body.actor, (snapshot) => snapshot.hasTag('open'));
  const data = useSelector(body.actor, ({ context }) => context.value as Data | null);
  return (
    <Card
      title={title}
      collapsible
      open={open}
      onToggle={(next) => body.actor.send({ type: next ? 'card.open' : 'card.close' })}
      badge={data === null ? undefined : badge?.(data)}
    >
      <CardBody {...body} />
    </Card>
  );
}
