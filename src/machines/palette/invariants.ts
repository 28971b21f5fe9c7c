import type { PaletteSnapshot } from './types';

/** What holds in every snapshot of the palette. Source: design, section 3. */
export const invariants: Readonly<Record<string, (snapshot: PaletteSnapshot) => boolean>> = {
  'la riga annunciata è una di quelle in elenco': ({ context: { activeId, results } }) =>
    activeId === null ? results.length === 0 : results.some((row) => row.id === activeId),
  'nessuna riga compare due volte': ({ context: { results } }) =>
    new Set(results.map((row) => row.id)).size === results.length,
  'si esegue solo la riga annunciata, e solo se si può': ({ context: { chosen, activeId } }) =>
    chosen === null || (chosen.row.id === activeId && chosen.row.refusal === null),
  'una riga è scelta solo mentre la palette si chiude per eseguirla': (snapshot) =>
    snapshot.matches('running') === (snapshot.context.chosen !== null),
  'da chiusa non tiene nulla di quanto scritto o trovato': (snapshot) =>
    !snapshot.matches('closed') ||
    (snapshot.context.query === '' && snapshot.context.results.length === 0 && snapshot.context.entities.length === 0),
  'si cerca solo con almeno due caratteri, e mai fra i soli comandi': (snapshot) =>
    !snapshot.hasTag('searching') ||
    (snapshot.context.query.trim().length >= 2 && snapshot.context.scope !== 'commands'),
  'un errore di ricerca si vede solo dopo una ricerca fallita': (snapshot) =>
    (snapshot.context.problem !== null) === snapshot.matches({ open: 'failed' }) || snapshot.matches('running'),
};
