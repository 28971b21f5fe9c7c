import { reassignmentTexts } from '../../messages/screens/reassignment';
import { DialogToCome } from '../../ui/base/lazyDialogs';
import { lazyPart, useLazyPart } from '../../ui/base/lazyPart';
import type { ReassignmentDialogProps } from './ReassignmentDialog';

const dialog = lazyPart(async () => ({ default: (await import('./ReassignmentDialog')).ReassignmentDialog }));

/** The dialog that deletes users, fetched ahead; nothing without users. */
export function LazyReassignment({
  users,
  ...rest
}: Omit<ReassignmentDialogProps, 'users'> & { readonly users: ReassignmentDialogProps['users'] | null }) {
  const part = useLazyPart(dialog, users !== null);
  if (users === null) return null;
  if (part.state === 'ready') return <part.Part users={users} {...rest} />;
  const title = reassignmentTexts.title(users[0]?.name ?? '');
  return <DialogToCome part={part} title={title} role="dialog" onClose={() => rest.onClosed([])} />;
}
