import type { EntityAct } from './types';

/** What an action's name means; null for one that there is not. */
export function actOf(name: string): EntityAct | null {
  const [verb, argument] = name.split(':');
  if (verb === 'approve') return { kind: 'status', step: 'approve', language: null };
  if (verb === 'remove' || verb === 'removeAsking') return { kind: verb };
  if (argument === undefined || argument === '') return null;
  if (verb === 'publish' || verb === 'submit' || verb === 'return')
    return { kind: 'status', step: verb, language: argument };
  return verb === 'run' ? { kind: 'run', name: argument } : null;
}

/** Whether somebody is asked before it is done. */
export const asksFirst = (act: EntityAct): boolean =>
  act.kind === 'remove' || (act.kind === 'status' && act.step === 'return');
