import type { PasswordUpdateContext } from './types';

/** Whether a password is typed and not yet sent. */
export const hasInput = ({ values }: Pick<PasswordUpdateContext, 'values'>): boolean =>
  Object.values(values).some((value) => value !== '');
