import { clashesOf } from '../keymap/clashes';
import type { KeySettingsSnapshot } from './machine';

/** What holds in every snapshot of 'Tastiera'. */
export const invariants: Readonly<Record<string, (snapshot: KeySettingsSnapshot) => boolean>> = {
  'i tasti in vigore non si scontrano mai': ({ context: { commands, saved } }) =>
    clashesOf(commands, saved).length === 0,
  'si registra esattamente quando c’è un comando a cui vanno i tasti': (snapshot) =>
    snapshot.hasTag('recording') === (snapshot.context.recording !== null),
  'si aspetta una pausa esattamente quando un tasto è premuto': (snapshot) =>
    snapshot.matches({ recording: 'typing' }) === (snapshot.context.recording?.typed.length ?? 0) > 0,
  'un’anteprima c’è esattamente quando la si mostra, e di un file': (snapshot) =>
    snapshot.hasTag('previewing') === (snapshot.context.preview !== null) &&
    (snapshot.hasTag('previewing') || snapshot.hasTag('reading')) === (snapshot.context.file !== null),
  'i tasti di un file non si scontrano mai': ({ context: { commands, preview } }) =>
    preview === null || clashesOf(commands, preview.preferences).length === 0,
};
