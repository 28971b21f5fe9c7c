import { useSelector } from '@xstate/react';
import { categoryTreeTexts as texts } from '../../messages/screens/categoryTree';
import { Banner } from '../../ui/base/Banner';
import { CommandButton } from '../../ui/commands/CommandButton';
import type { TreeActor } from './useTreeActor';

/** The tree could not be read again: what is shown may be older than what is stored. */
export function StaleNote({ actor }: { readonly actor: TreeActor }) {
  const stale = useSelector(actor, ({ context }) => context.stale);
  if (stale === null) return null;
  return (
    <Banner
      tone="warning"
      role="alert"
      className="m-3"
      title={texts.stale}
      actions={<CommandButton id="tree.retry" size="small" />}
    >
      {stale.message}
    </Banner>
  );
}
