import { mayReadLog } from '../../machines/access/log';
import { PartFailed } from '../../ui/base/PartFailed';
import { useLazyPart } from '../../ui/base/useLazyPart';
import { commandParts } from '../../ui/commands/parts';
import { useUser } from '../useUser';
import type { AuditSubject } from './AuditCard';

const loadAuditCard = commandParts.with('whole', async () => ({ default: (await import('./AuditCard')).AuditCard }));

function Loaded(subject: AuditSubject) {
  const part = useLazyPart(loadAuditCard);
  if (part.state === 'ready') return <part.Part {...subject} />;
  return part.state === 'failed' ? <PartFailed onRetry={part.retry} /> : null;
}

/** The log at the foot of a page whose other parts come first; for whoever may read it. */
export function LazyAuditCard(subject: AuditSubject) {
  const user = useUser();
  return user !== null && mayReadLog(user, subject.entity) ? <Loaded {...subject} /> : null;
}
