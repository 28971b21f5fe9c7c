import { formatCount } from '../numbers';

const last = (events: number): string =>
  events === 1 ? 'l’ultimo evento delle macchine' : `gli ultimi ${formatCount(events)} eventi delle macchine`;

/** Texts of 'Segnala un problema'. */
export const reportTexts = {
  saved: (name: string, events: number) =>
    `Salvato «${name}», da allegare alla segnalazione. Contiene ${last(events)} con i loro stati e orari, la versione, il tipo di pagina e il browser. Non contiene ciò che hai scritto o letto: né testi, né titoli, né nomi, né credenziali.`,
} as const;
