import { useSelector } from '@xstate/react';
import { usersIn } from '../../content/lists/listing';
import { nameOf } from '../../machines/categoryTree/nodes';
import { removedNode } from '../../machines/categoryTree/rules';
import { categoryTreeTexts as texts } from '../../messages/screens/categoryTree';
import { LazyConfirmDialog } from '../../ui/base/lazyDialogs';
import { BlockerList } from '../list/BlockerList';
import type { TreeActor } from './useTreeActor';

/** Confirms the deletion of a category with what it changes, and says why one was refused. Source: document 3, section 8. */
export function NodeDeletion({ actor }: { readonly actor: TreeActor }) {
  const state = useSelector(actor, (snapshot) => {
    if (!snapshot.hasTag('confirmingDeletion')) return null;
    if (snapshot.hasTag('deletionRefused')) return 'refused';
    if (snapshot.hasTag('deleting')) return 'deleting';
    return snapshot.hasTag('counting') ? 'counting' : 'asking';
  });
  const children = useSelector(actor, ({ context }) => removedNode(context)?.node.children.length ?? 0);
  const name = useSelector(actor, ({ context }) => {
    const node = removedNode(context)?.node;
    return node === undefined ? '' : nameOf(node, context);
  });
  const uses = useSelector(actor, ({ context }) => context.uses);
  const failure = useSelector(actor, ({ context }) => context.failure);
  return (
    <LazyConfirmDialog
      open={state !== null}
      title={texts.deletion.title(name)}
      tone="danger"
      busy={state === 'deleting'}
      refusal={state === 'counting' ? texts.refusal.counting : null}
      error={state === 'refused' ? (failure?.message ?? null) : null}
      confirmLabel={state === 'refused' ? texts.deletion.again : texts.deletion.confirm}
      onConfirm={() => actor.send({ type: 'delete.confirm' })}
      onCancel={() => actor.send({ type: 'delete.cancel' })}
    >
      <p>{texts.deletion.text}</p>
      <ul className="mt-2 list-disc space-y-1 pl-5">
        {children > 0 && <li>{texts.deletion.children(children)}</li>}
        {state === 'counting' && <li className="text-muted">{texts.deletion.counting}</li>}
        {uses !== null && <li>{texts.deletion.contents(uses.contents)}</li>}
      </ul>
      {state === 'refused' && <BlockerList blockers={usersIn(failure?.details)} />}
    </LazyConfirmDialog>
  );
}
