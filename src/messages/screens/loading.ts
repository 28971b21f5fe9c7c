/** Why a card does not load, open or close now. */
export const loadingTexts = {
  open: 'La scheda è già aperta.',
  closed: 'Apri prima la scheda.',
  busy: 'Attendi: il caricamento è in corso.',
  nothing: 'Non c’è nulla da caricare.',
  again: 'Si sta già caricando',
} as const;
