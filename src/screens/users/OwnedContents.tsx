import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { reassignmentMachine } from '../../machines/reassignment/machine';
import { formatCount } from '../../messages/numbers';
import { reassignmentTexts as texts } from '../../messages/screens/reassignment';
import { Banner } from '../../ui/base/Banner';
import { Button } from '../../ui/base/Button';
import { SkeletonText } from '../../ui/base/Skeleton';
import { PlainTable } from '../../ui/table/PlainTable';

type Actor = ActorRefFrom<typeof reassignmentMachine>;

const COLUMNS = [{ label: texts.type }, { label: texts.language }, { label: texts.count, align: 'end' }] as const;

/** What of it the chosen successor may not see. */
export function HiddenContents({ actor }: { readonly actor: Actor }) {
  const hidden = useSelector(actor, ({ context }) => context.owned?.hidden ?? []);
  const name = useSelector(actor, ({ context }) => context.successor?.name ?? '');
  if (hidden.length === 0) return null;
  return (
    <Banner tone="warning" role="alert" title={texts.hidden(hidden, name)}>
      {texts.hiddenHint}
    </Banner>
  );
}

/** What the user to delete has written, by type and language. */
export function OwnedContents({ actor }: { readonly actor: Actor }) {
  const owned = useSelector(actor, ({ context }) => context.owned);
  const failure = useSelector(actor, ({ context }) => context.countFailure);
  const counting = useSelector(actor, (snapshot) => snapshot.hasTag('counting'));
  const uncountable = useSelector(actor, (snapshot) => snapshot.hasTag('uncountable'));
  if (counting && owned === null)
    return (
      <div role="status" aria-busy="true">
        <span className="sr-only">{texts.counting}</span>
        <SkeletonText />
      </div>
    );
  if (failure !== null)
    return (
      <Banner
        tone="warning"
        role="alert"
        title={texts.countFailed}
        actions={<Button onClick={() => actor.send({ type: 'count.retry' })}>{texts.countRetry}</Button>}
      >
        {failure.message}
      </Banner>
    );
  if (uncountable) return <Banner tone="info" role="status" title={texts.uncountable} />;
  if (owned === null || owned.total === 0) return <p role="status">{texts.nothing}</p>;
  const rows = owned.counts.map(({ type, language, count }) => ({
    key: `${type} ${language}`,
    cells: [type, language, formatCount(count)],
  }));
  return <PlainTable captionShown caption={texts.total(owned.total)} columns={COLUMNS} rows={rows} />;
}
