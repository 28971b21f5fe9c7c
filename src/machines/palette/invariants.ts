import type { PaletteSnapshot } from './machine';
import { entityQuery } from './rules';

/** What holds in every snapshot of the palette. Source: design, section 3. */
export const invariants: Readonly<Record<string, (snapshot: PaletteSnapshot) => boolean>> = {
  'la riga annunciata è una di quelle in elenco': ({ context: { activeId, results } }) =>
    activeId === null ? results.length === 0 : results.some((row) => row.id === activeId),
  'nessuna riga compare due volte': ({ context: { results } }) =>
    new Set(results.map((row) => row.id)).size === results.length,
  'ciò che somiglia soltanto sta dopo ciò che corrisponde': ({ context: { results, similarFrom } }) =>
    similarFrom >= 0 && similarFrom <= results.length,
  'senza uno spostamento è annunciata la riga che corrisponde meglio': ({ context }) =>
    context.isMoved || context.activeId === context.bestId,
  'ciò che somiglia soltanto non si esegue senza averlo scelto mentre altro corrisponde': ({ context }) =>
    context.chosen === null ||
    context.isMoved ||
    context.similarFrom === 0 ||
    context.results.indexOf(context.chosen.row) < context.similarFrom,
  'si esegue solo la riga annunciata, e solo se si può': ({ context: { chosen, activeId } }) =>
    chosen === null || (chosen.row.id === activeId && chosen.row.refusal === null),
  'una riga è scelta solo mentre la palette si chiude per eseguirla': (snapshot) =>
    snapshot.matches('running') === (snapshot.context.chosen !== null),
  'da chiusa non tiene nulla di quanto scritto o trovato': (snapshot) =>
    !snapshot.matches('closed') ||
    (snapshot.context.query === '' &&
      snapshot.context.results.length === 0 &&
      snapshot.context.entities.length === 0 &&
      snapshot.context.opened === null),
  'si cerca solo con almeno due caratteri o un numero, mai fra i soli comandi né sopra una finestra': (snapshot) =>
    !snapshot.hasTag('searching') || entityQuery(snapshot.context) !== null,
  'un errore si vede solo dopo che qualcosa non è riuscito': (snapshot) =>
    (snapshot.context.problem !== null) ===
      (snapshot.matches({ open: 'failed' }) || snapshot.matches({ open: { subject: 'failed' } })) ||
    snapshot.matches('running'),
  'le azioni sono di un contenuto scelto, e soltanto le sue righe si vedono': (snapshot) => {
    const { opened, results } = snapshot.context;
    if (snapshot.matches('running')) return true;
    const isEntity = snapshot.hasTag('actions');
    return isEntity === (opened !== null) && results.every((row) => (row.section === 'action') === isEntity);
  },
  'sopra una finestra si vedono solo comandi': ({ context: { isOverDialog, results } }) =>
    !isOverDialog || results.every((row) => row.action.kind === 'command'),
};
