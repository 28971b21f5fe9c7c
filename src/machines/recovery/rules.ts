import { emailProblem } from '../../content/text/people';
import { recoveryTexts } from '../../messages/screens/accounts';
import type { RecoveryContext } from './types';

/** Problem of the address as the form shows it; null for none, or not yet. */
export function shownProblem({ email, touched, failure }: RecoveryContext): string | null {
  return (touched ? emailProblem(email) : null) ?? failure?.fields.email ?? null;
}

/** The server's text, or our own where it sent none. */
export const sentText = ({ message }: RecoveryContext): string => message ?? recoveryTexts.sent;
