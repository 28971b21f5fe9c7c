import type { RowSnapshot } from './machine';
import { isBlank, isChanged, isUnsaved } from './rules';

/** What must hold of a redirect row at every moment. Source: document 1, section 4. */
export const invariants: Readonly<Record<string, (snapshot: RowSnapshot) => boolean>> = {
  'an unchanged or wholly empty row is never sent': ({ context: { sent, stored } }) =>
    sent === null || (!isBlank(sent) && isChanged({ stored, draft: sent })),
  'there is something on its way exactly while it is saved': (snapshot) =>
    snapshot.hasTag('saving') === (snapshot.context.sent !== null),
  'a row at rest is as the server has it, or empty': (snapshot) =>
    !(snapshot.hasTag('clean') || snapshot.hasTag('saved')) || !isUnsaved(snapshot.context),
  'a saved row has an id': (snapshot) => !snapshot.hasTag('saved') || snapshot.context.stored !== null,
  'a failed row says why': (snapshot) => !snapshot.hasTag('failed') || snapshot.context.failure !== null,
  'a row in conflict says with what': (snapshot) =>
    snapshot.hasTag('conflict') === (snapshot.context.conflict !== null),
  'one writes in a cell exactly while one is open': (snapshot) =>
    !snapshot.hasTag('editing') || snapshot.context.cell !== null,
  'what may only be read is never changed': ({ context }) =>
    !context.readOnly || (!isUnsaved(context) && context.cell === null),
};
