import type { SnapshotFrom } from 'xstate';
import { valueAt } from '../../content/field/path';
import { languageProblems } from '../../content/item/validate';
import type { ContentItem } from '../../content/model/content';
import { PUBLISHED_STATUS } from '../../content/publication/status';
import type { entityActionsMachine } from './machine';
import { itemOf, stepOutcome } from './review';

type Snapshot = SnapshotFrom<typeof entityActionsMachine>;

/** The actors that write. */
const WRITERS = ['saveVersion', 'runAction', 'removeEntity'];

/** Whether what is on its way publishes only what may be, and is complete. */
function publishesRightly({ version, work, note }: Snapshot['context']): boolean {
  if (version === null || work === null || work.operation.kind !== 'status') return false;
  const outcome = stepOutcome(version, work.operation.step, work.operation.language, note);
  if (!outcome.ok) return false;
  const published = outcome.languages.filter(
    (language) => valueAt(outcome.item, `contents.${language}.status`) === PUBLISHED_STATUS,
  );
  const item: ContentItem = itemOf({ ...version, sent: outcome.item });
  return (
    published.length === 0 ||
    (item.canSave && published.every((language) => languageProblems(version.content, item, language).length === 0))
  );
}

/** What must hold at every moment. */
export const invariants: Readonly<Record<string, (snapshot: Snapshot) => boolean>> = {
  'nothing is published but by who may, complete': (snapshot) =>
    !snapshot.matches('saving') || publishesRightly(snapshot.context),
  'the version saved is the one read, with its version': ({ context: { version, work, note }, ...snapshot }) => {
    if (snapshot.value !== 'saving' || version === null || work?.operation.kind !== 'status') return true;
    const outcome = stepOutcome(version, work.operation.step, work.operation.language, note);
    return outcome.ok && outcome.item.updated_at === version.sent.updated_at && outcome.item.id === version.sent.id;
  },
  'at most one write is on its way': ({ children }) =>
    WRITERS.filter((writer) => Object.hasOwn(children, writer)).length <= 1,
  'a refused action says why, and only that': (snapshot) =>
    snapshot.hasTag('refused') === (snapshot.context.failure !== null),
  'there is an action exactly while something goes on': (snapshot) =>
    snapshot.matches('idle') === (snapshot.context.work === null),
};
