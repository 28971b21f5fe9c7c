import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { reassignmentMachine } from '../../machines/reassignment/machine';
import { reassignmentTexts as texts } from '../../messages/reassignment';
import { formatCount } from '../../messages/ui';
import { Banner } from '../../ui/base/Banner';
import { Button } from '../../ui/base/Button';
import { SkeletonText } from '../../ui/base/Skeleton';

/** What the user to delete has written, by type and language. */
export function OwnedContents({ actor }: { readonly actor: ActorRefFrom<typeof reassignmentMachine> }) {
  const owned = useSelector(actor, ({ context }) => context.owned);
  const failure = useSelector(actor, ({ context }) => context.countFailure);
  const counting = useSelector(actor, (snapshot) => snapshot.hasTag('counting'));
  const uncountable = useSelector(actor, (snapshot) => snapshot.hasTag('uncountable'));
  if (counting)
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
  return (
    <table className="w-full text-left text-sm">
      <caption className="pb-1 text-left font-medium">
        {texts.contents}: {formatCount(owned.total)}
      </caption>
      <thead className="text-muted">
        <tr>
          <th scope="col" className="py-1 pr-3 font-medium">
            {texts.type}
          </th>
          <th scope="col" className="py-1 pr-3 font-medium">
            {texts.language}
          </th>
          <th scope="col" className="py-1 text-right font-medium">
            {texts.count}
          </th>
        </tr>
      </thead>
      <tbody>
        {owned.counts.map(({ type, language, count }) => (
          <tr key={`${type} ${language}`} className="border-line border-t">
            <td className="py-1 pr-3">{type}</td>
            <td className="py-1 pr-3">{language}</td>
            <td className="py-1 text-right tabular-nums">{formatCount(count)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
