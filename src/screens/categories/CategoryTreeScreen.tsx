import { useSelector } from '@xstate/react';
import { useRef } from 'react';
import { useParams } from 'react-router-dom';
import { CATEGORY_GROUPS, groupTitle } from '../../content/lists/categories';
import { usersIn } from '../../content/lists/listing';
import { nameOf } from '../../machines/categoryTree/nodes';
import { reason } from '../../machines/categoryTree/refusals';
import { removedNode } from '../../machines/categoryTree/rules';
import { categoryTreeTexts as texts } from '../../messages/screens/categoryTree';
import { Banner } from '../../ui/base/Banner';
import { EmptyState } from '../../ui/base/EmptyState';
import { LazyConfirmDialog } from '../../ui/base/lazyDialogs';
import { Skeleton } from '../../ui/base/Skeleton';
import { Announcements } from '../../ui/collection/Announcements';
import { CommandButton } from '../../ui/commands/CommandButton';
import { CommandScope } from '../../ui/commands/CommandScope';
import { usePageTitle } from '../../ui/page/title';
import { BlockerList } from '../list/BlockerList';
import { useLeaveGuard } from '../unsavedWork';
import { CategoryTree } from './CategoryTree';
import { NodeDialog } from './NodeDialog';
import { TreeBar } from './TreeBar';
import { type TreeActor, useTreeActor } from './useTreeActor';

/** The tree could not be read again: what is shown may be older than what is stored. */
function StaleNote({ actor }: { readonly actor: TreeActor }) {
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

/** Confirms the deletion of a category with what it changes, and says why one was refused. Source: document 3, section 8. */
function NodeDeletion({ actor }: { readonly actor: TreeActor }) {
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

function TreeSkeleton() {
  return (
    <div aria-busy="true" role="status" className="space-y-2 p-3 sm:p-4">
      <span className="sr-only">{texts.loading}</span>
      {['w-1/2', 'w-2/5', 'w-3/5', 'w-1/3', 'w-1/4'].map((width) => (
        <Skeleton key={width} className={`h-9 ${width}`} />
      ))}
    </div>
  );
}

function Failed({ actor }: { readonly actor: TreeActor }) {
  const message = useSelector(actor, ({ context }) => context.failure?.message ?? '');
  return (
    <EmptyState icon="alert" title={texts.failed} actions={<CommandButton id="tree.retry" variant="primary" />}>
      <span role="alert">{message}</span>
    </EmptyState>
  );
}

function Nothing({ actor }: { readonly actor: TreeActor }) {
  const isNarrowed = useSelector(actor, ({ context }) => context.nodes.length > 0);
  const mayEdit = useSelector(actor, ({ context }) => context.mayEdit);
  if (isNarrowed)
    return (
      <EmptyState icon="search" title={texts.nothingFound}>
        {texts.nothingFoundHint}
      </EmptyState>
    );
  return (
    <EmptyState
      icon="tag"
      title={texts.empty}
      actions={mayEdit ? <CommandButton id="tree.addTop" variant="primary" icon="add" /> : undefined}
    />
  );
}

/** A page that is left waits until the order is stored. A dialog asks for itself: the router takes one question at a time. */
function WaitForOrder({ actor, isUnsaved }: ReturnType<typeof useTreeActor>) {
  useLeaveGuard(actor, () => !actor.getSnapshot().hasTag('left') && isUnsaved());
  return null;
}

function Tree({ main, title }: { readonly main: number; readonly title: string }) {
  const { actor, isUnsaved } = useTreeActor(main);
  const search = useRef<HTMLInputElement>(null);
  const tree = useRef<HTMLDivElement>(null);
  const isDialogOpen = useSelector(actor, (snapshot) => snapshot.hasTag('dialog'));
  const view = useSelector(actor, (snapshot) => {
    if (snapshot.hasTag('skeleton')) return 'skeleton';
    if (snapshot.hasTag('failed')) return 'failed';
    return snapshot.context.cursor === null ? 'nothing' : 'tree';
  });
  return (
    <CommandScope
      scope="tree"
      actor={actor}
      refusal={reason}
      view={{ 'search.focus': () => search.current?.focus(), 'rows.focus': () => tree.current?.focus() }}
    >
      <div className="overflow-clip rounded-lg border border-line bg-surface">
        {view !== 'failed' && <TreeBar actor={actor} search={search} onRows={() => tree.current?.focus()} />}
        <StaleNote actor={actor} />
        {view === 'skeleton' && <TreeSkeleton />}
        {view === 'failed' && <Failed actor={actor} />}
        {view === 'nothing' && <Nothing actor={actor} />}
        {view === 'tree' && <CategoryTree actor={actor} title={title} tree={tree} />}
      </div>
      <Announcements actor={actor} />
      <NodeDeletion actor={actor} />
      {isDialogOpen ? <NodeDialog actor={actor} /> : <WaitForOrder actor={actor} isUnsaved={isUnsaved} />}
    </CommandScope>
  );
}

/** A group that there is not, or that is no tree: where the trees are. */
function NoGroup() {
  return (
    <EmptyState icon="compass" title={texts.noGroup}>
      <p>{texts.noGroupHint}</p>
      <ul className="mt-3 flex flex-wrap justify-center gap-x-4 gap-y-2">
        {CATEGORY_GROUPS.map((main) => (
          <li key={main}>
            <a
              href={`#/category-list/${main}`}
              className="rounded-sm py-1 text-accent-ink underline underline-offset-2"
            >
              {groupTitle(main)}
            </a>
          </li>
        ))}
      </ul>
    </EmptyState>
  );
}

/** The tree of a group of categories. Source: document 3, section 2 'Category tree editor'. */
export function Component() {
  const { id = '' } = useParams();
  const title = groupTitle(Number(id));
  usePageTitle(title ?? texts.noGroupTitle);
  return title === null ? <NoGroup /> : <Tree key={id} main={Number(id)} title={title} />;
}
