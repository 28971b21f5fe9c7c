import type { MenuLinksSnapshot } from './machine';

/** What must hold of the links of a section at every moment. */
export const invariants: Readonly<Record<string, (snapshot: MenuLinksSnapshot) => boolean>> = {
  'whoever does not see the section has none of its links, and asks for none': (snapshot) =>
    snapshot.context.isSeen || (snapshot.context.links.length === 0 && !snapshot.hasTag('busy')),
  'the section is seen exactly where its links are wanted': (snapshot) =>
    snapshot.context.isSeen === snapshot.matches('seen'),
};
