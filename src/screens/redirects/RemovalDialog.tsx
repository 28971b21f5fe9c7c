import { useSelector } from '@xstate/react';
import { type RefObject, useEffect, useRef } from 'react';
import { deletedIds, deletionQuestion } from '../../machines/redirects/rules';
import { redirectTexts as texts } from '../../messages/screens/redirects';
import { Banner } from '../../ui/base/Banner';
import { LazyConfirmDialog } from '../../ui/base/lazyDialogs';
import { firstCell, focusCell } from '../../ui/redirects/gridKeys';
import type { RedirectsActor } from './useRedirectsActor';

/** What had the focus may be deleted by now: it goes on with the row that the cursor went on to. */
function useFocusAfter(open: boolean, actor: RedirectsActor, table: RefObject<HTMLTableElement | null>): void {
  const opened = useRef<{ readonly cursor: string | null } | null>(null);
  useEffect(() => {
    const { cursor } = actor.getSnapshot().context;
    const before = opened.current;
    opened.current = open ? { cursor } : null;
    if (open || before === null || before.cursor === cursor) return;
    // The dialog gives the focus back first, to what it finds.
    const frame = requestAnimationFrame(() => {
      const cell = cursor === null ? undefined : firstCell(table.current, cursor);
      if (cell === undefined) document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
      else focusCell(cell);
    });
    return () => cancelAnimationFrame(frame);
  }, [open, actor, table]);
}

interface RemovalDialogProps {
  readonly actor: RedirectsActor;
  readonly table: RefObject<HTMLTableElement | null>;
}

/** Confirms the deletion of rules, and says why the server refused. Source: document 1, section 8. */
export function RemovalDialog({ actor, table }: RemovalDialogProps) {
  const deleting = useSelector(actor, (snapshot) => snapshot.hasTag('deleting'));
  const open = useSelector(
    actor,
    (snapshot) =>
      snapshot.hasTag('confirmingDeletion') || snapshot.hasTag('deletionRefused') || snapshot.hasTag('deleting'),
  );
  const question = useSelector(actor, ({ context }) => deletionQuestion(context));
  const isLocal = useSelector(actor, ({ context }) => deletedIds(context.rows, context.deletion).length === 0);
  const error = useSelector(actor, ({ context }) => context.deletion?.failure?.message ?? null);
  const gone = useSelector(actor, ({ context: { deletion } }) =>
    deletion === null || deletion.gone.length === 0 ? null : texts.gone(deletion.gone, deletion.keys.length),
  );
  useFocusAfter(open, actor, table);
  return (
    <LazyConfirmDialog
      open={open}
      title={question}
      tone="danger"
      busy={deleting}
      error={error}
      onConfirm={() => actor.send({ type: 'delete.confirm' })}
      onCancel={() => actor.send({ type: 'delete.cancel' })}
    >
      {gone !== null && <Banner tone="warning" role="status" className="mb-2" title={gone} />}
      {isLocal && <p>{texts.discardNew}</p>}
    </LazyConfirmDialog>
  );
}
