import { PartFailed } from '../../ui/base/PartFailed';
import { useLazyPart } from '../../ui/base/useLazyPart';
import { commandParts } from '../../ui/commands/parts';
import type { UsesSubject } from './UsesCard';

const loadUsesCard = commandParts.with('whole', async () => ({ default: (await import('./UsesCard')).UsesCard }));

/** The contents that use one, at the foot of a page whose other parts come first. */
export function LazyUsesCard(subject: UsesSubject) {
  const part = useLazyPart(loadUsesCard);
  if (part.state === 'ready') return <part.Part {...subject} />;
  return part.state === 'failed' ? <PartFailed onRetry={part.retry} /> : null;
}
