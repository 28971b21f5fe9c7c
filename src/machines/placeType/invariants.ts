import { placeTypeTitleProblem } from '../../content/model/placeType';
import type { PlaceTypeSnapshot } from './machine';
import { isUnsaved } from './rules';

/** What must hold at every moment. */
export const invariants: Readonly<Record<string, (snapshot: PlaceTypeSnapshot) => boolean>> = {
  'a closed dialog is about nothing, an open one about a type': (snapshot) =>
    snapshot.hasTag('open') === (snapshot.context.subject !== null),
  'only a title that the server could take is sent': (snapshot) =>
    !snapshot.hasTag('sending') || placeTypeTitleProblem(snapshot.context.typed) === null,
  'it asks before it loses something, and only then': (snapshot) =>
    !snapshot.hasTag('leaving') || isUnsaved(snapshot.context),
  'a refusal says why': (snapshot) =>
    !snapshot.hasTag('refused') ||
    snapshot.context.failure !== null ||
    placeTypeTitleProblem(snapshot.context.typed) !== null,
  'a creation without an answer keeps its title until one is known': ({ context: { unanswered, subject } }) =>
    unanswered === null || subject?.id === null,
};
