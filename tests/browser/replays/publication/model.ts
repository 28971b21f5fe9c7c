import type { AnyMachineSnapshot } from 'xstate';
import type { PublicationContext, PublicationEvent } from '../../../../src/machines/publication/types';
import type { Model } from '../../../kit/types';
import { publicationModel } from '../../../machines/publication/model';

/** Where the machine stands, with the types that the kit leaves out. */
export type PublicationSnapshot = AnyMachineSnapshot & { readonly context: PublicationContext };

const { 'una lingua nuova': _new, ...inputs } = publicationModel.inputs;

const WRITTEN_FIRST =
  'una lingua che nessuno ha ancora scritto si apre in bozza: la prima volta si scrive intera (tests/browser/journeys), e i suoi stati sono provati sul server';

/** What a screen can bring about: a status that differs from the one shown and may be set, and another text. */
function isPossible(snapshot: AnyMachineSnapshot, event: PublicationEvent): boolean {
  if (event.type === 'draft.drop' || !snapshot.can(event)) return false;
  return event.type !== 'status.set' || event.status !== (snapshot as PublicationSnapshot).context.status;
}

const events: Model['events'] = Object.fromEntries(
  Object.entries(publicationModel.events).map(([type, entry]) => {
    const { cases = {} } = entry;
    const all = (snapshot: AnyMachineSnapshot) => Object.entries(typeof cases === 'function' ? cases(snapshot) : cases);
    const possible = (snapshot: AnyMachineSnapshot) =>
      Object.fromEntries(
        all(snapshot).filter(([, payload]) => isPossible(snapshot, { ...payload, type } as PublicationEvent)),
      );
    return [type, { ...entry, cases: possible }];
  }),
);

/** Publication as the editor of News shows it to two people. */
export const newsPublicationModel: Model = {
  ...publicationModel,
  inputs,
  events,
  unreachable: {
    'publication.unwritten': WRITTEN_FIRST,
    'publication.arriving --always[otherwise]': WRITTEN_FIRST,
  },
};
