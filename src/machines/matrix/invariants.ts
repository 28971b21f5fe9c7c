import type { MatrixSnapshot } from './machine';
import { hasBox } from './rules';

/** What must hold at every moment. */
export const invariants: Readonly<Record<string, (snapshot: MatrixSnapshot) => boolean>> = {
  'the keyboard is on a box': ({ context }) => context.sections.length === 0 || hasBox(context, context.cursor),
  'no ability is granted twice': ({ context: { abilities } }) => new Set(abilities).size === abilities.length,
};
