import type { AccessSnapshot } from './machine';
import { decideAccess } from './rules';

/** What must hold at every moment. Source: design, 'The machines, and what must never be'. */
export const invariants: Readonly<Record<string, (snapshot: AccessSnapshot) => boolean>> = {
  'no page before access is known': (snapshot) =>
    !snapshot.hasTag('allowed') || snapshot.context.decision?.kind === 'allowed',
  'nothing is decided while the user is being resolved': (snapshot) =>
    !snapshot.hasTag('busy') || (snapshot.context.decision === null && snapshot.context.user === null),
  'the decision is the rules’': ({ context: { path, user, decision } }) =>
    decision === null || JSON.stringify(decision) === JSON.stringify(decideAccess(path ?? '/', user)),
  'only a user sees a page that is not public': ({ context: { path, user, decision } }) =>
    decision?.kind !== 'allowed' || user !== null || decideAccess(path ?? '/', null).kind === 'allowed',
};
