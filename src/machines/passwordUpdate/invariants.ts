import { isValid } from '../passwordReset/rules';
import type { PasswordUpdateSnapshot } from './machine';

/** What must hold at every moment. */
export const invariants: Readonly<Record<string, (snapshot: PasswordUpdateSnapshot) => boolean>> = {
  'only a good and confirmed password is ever sent': (snapshot) =>
    !snapshot.hasTag('saving') || isValid(snapshot.context),
  'a refusal says why': (snapshot) => snapshot.hasTag('refused') === (snapshot.context.failure !== null),
};
