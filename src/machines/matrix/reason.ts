import type { MatrixSnapshot } from './machine';
import { contextRefusal } from './rules';
import type { MatrixEvent } from './types';

/** Why the matrix refuses an event now, in Italian; null exactly when `snapshot.can(event)`. */
export const reason = (snapshot: MatrixSnapshot, event: MatrixEvent): string | null =>
  contextRefusal(snapshot.context, event);
