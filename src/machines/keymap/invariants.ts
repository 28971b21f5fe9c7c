import type { KeymapSnapshot } from './machine';
import { continuations } from './rules';

/** What holds in every snapshot of the keymap. Source: design, section 3. */
export const invariants: Readonly<Record<string, (snapshot: KeymapSnapshot) => boolean>> = {
  'un tasto è ricordato solo mentre si attende il seguito della sequenza': (snapshot) =>
    snapshot.matches('waiting') === snapshot.context.typed.length > 0 &&
    snapshot.matches('waiting') === (snapshot.context.layer !== null),
  'ciò che si attende è il seguito di almeno un comando dello stesso livello': (snapshot) =>
    !snapshot.matches('waiting') ||
    continuations(snapshot.context).some((binding) => binding.sequence.length > snapshot.context.typed.length),
  'nessun tasto spento è in vigore': ({ context }) =>
    context.bindings.every((binding) => !context.preferences.off.includes(binding.command)),
  'un annuncio non è mai vuoto': ({ context }) => context.announcement === null || context.announcement.text !== '',
};
