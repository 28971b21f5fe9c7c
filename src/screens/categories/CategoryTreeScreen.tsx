import { useSelector } from '@xstate/react';
import { useRef } from 'react';
import { useParams } from 'react-router-dom';
import { CATEGORY_GROUPS, groupTitle } from '../../content/lists/categories';
import { reason } from '../../machines/categoryTree/refusals';
import { categoryTreeTexts as texts } from '../../messages/screens/categoryTree';
import { EmptyState } from '../../ui/base/EmptyState';
import { Skeleton } from '../../ui/base/Skeleton';
import { Announcements } from '../../ui/collection/Announcements';
import { CommandButton } from '../../ui/commands/CommandButton';
import { CommandScope } from '../../ui/commands/CommandScope';
import { usePageTitle } from '../../ui/page/title';
import { useLeaveGuard } from '../unsavedWork';
import { CategoryTree } from './CategoryTree';
import { NodeDeletion } from './NodeDeletion';
import { NodeDialog } from './NodeDialog';
import { StaleNote } from './StaleNote';
import { TreeBar } from './TreeBar';
import { type TreeActor, useTreeActor } from './useTreeActor';

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
