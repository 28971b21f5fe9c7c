import { ownSessionsCommandTexts } from '../commands/administration';

/** 'Le tue sessioni', in the profile. */
export const ownSessionsTexts = {
  ...ownSessionsCommandTexts,
  intro:
    'Dove hai fatto l’accesso a Portolano, dall’ultima usata. Se non riconosci una sessione, chiudila e cambia la password.',
  current: 'Questa sessione',
  empty: 'Nessuna sessione da mostrare.',
  loading: 'Caricamento delle sessioni',
  failed: 'Le tue sessioni non si sono caricate',
  /** Of a row. */
  lastUse: 'Ultimo uso',
  signedIn: 'Accesso',
  address: 'Indirizzo',
  endOne: 'Chiudi',
  /** What 'Chiudi' closes, for who does not see the row. */
  oneOf: (device: string, when: string) => `la sessione ${device}, ultimo uso ${when}`,
  thisOne: 'questa sessione',
  ended: 'Sessione chiusa',
  othersEnded: 'Le altre sessioni sono chiuse',
  question: {
    one: (device: string) => `Chiudere la sessione ${device}?`,
    current: 'Chiudere questa sessione?',
    others: 'Chiudere tutte le altre sessioni?',
  },
  effect: {
    one: 'Su quel dispositivo si dovrà accedere di nuovo.',
    current: 'Dovrai accedere di nuovo.',
    others: 'Su tutti gli altri dispositivi si dovrà accedere di nuovo; qui continui a lavorare.',
  },
  refusal: {
    loading: 'Attendi: le sessioni si stanno caricando.',
    busy: 'Attendi: la chiusura è in corso.',
    confirming: 'Prima rispondi alla domanda aperta.',
    nothingPending: 'Non c’è nulla da confermare.',
    notFailed: 'Non c’è nulla da ricaricare.',
    notLoaded: 'Le sessioni non si sono caricate.',
    noRow: 'Vai prima su una sessione dell’elenco.',
    unknown: 'Questa sessione non è nell’elenco.',
    alone: 'Non ci sono altre sessioni.',
  },
} as const;
