import { RECORDING_VERSION } from '../../src/contract/recording';

const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;
const time = new Intl.DateTimeFormat('it-IT', { timeStyle: 'medium' });
const dateTime = new Intl.DateTimeFormat('it-IT', { dateStyle: 'long', timeStyle: 'medium' });

/** What the atlas says of a recording that «Segnala un problema» has exported. */
export const recordingTexts = {
  title: 'Registrazione',
  open: 'Apri una registrazione',
  close: 'Chiudi la registrazione',
  opened: (events: number, walks: number) =>
    `Registrazione aperta: ${counted(events, 'evento', 'eventi')} di ${counted(walks, 'macchina', 'macchine')}.`,
  head: 'Da dove viene',
  page: 'Pagina',
  noPage: 'nessuna di quelle note',
  date: 'Esportata',
  build: 'Versione',
  browser: 'Browser',
  unknown: 'non si legge',
  on: (date: string) => dateTime.format(new Date(date)),
  at: (date: string) => time.format(new Date(date)),
  walks: 'Macchine registrate',
  actor: (number: number) => `n. ${number}`,
  walk: (from: string, to: string, events: number) =>
    `${counted(events, 'evento', 'eventi')}, ${from === to ? from : `${from}–${to}`}`,
  problems: 'Che cosa non torna',
  notJson:
    'Il file è danneggiato, o non è una registrazione: non si legge come JSON. Esportalo di nuovo con «Segnala un problema».',
  notOurs: 'Il file non è una registrazione: scegli quello esportato con «Segnala un problema».',
  noEvents: 'La registrazione è danneggiata: non contiene nessun evento che si legga.',
  otherVersion: (version: unknown) =>
    `La registrazione è del formato ${JSON.stringify(version) ?? 'senza numero'}, l’atlante legge il ${RECORDING_VERSION}: si vede ciò che si capisce.`,
  otherBuild: (recorded: string, ours: string) =>
    `È stata fatta con la versione ${recorded}, l’atlante è della ${ours}: una macchina può non avere più un evento o uno stato.`,
  damagedHead: (parts: readonly string[]) => `L’intestazione è danneggiata: ${parts.join(', ')}.`,
  damagedEvents: (count: number) =>
    count === 1
      ? 'Un evento è danneggiato ed è lasciato fuori.'
      : `${count} eventi sono danneggiati e sono lasciati fuori.`,
  noMachine: (name: string) =>
    `L’atlante non ha la macchina «${name}»: del suo percorso restano eventi e stati, senza diagramma.`,
  noEvent: (event: string) => `La macchina non ha l’evento «${event}»`,
  noState: (state: string) => `La macchina non ha lo stato «${state}»`,
  noEdge: (branch: string) => `La macchina non ha la transizione «${branch}»`,
  refused: 'senza effetto: la macchina non lo prende',
  again: 'più volte',
  starts: 'La macchina parte',
  stops: 'La macchina si ferma',
  elapses: (seen: string) => `Passa il tempo: ${seen}`,
  steps: 'Eventi registrati',
  position: (at: number, of: number) => `Evento ${at} di ${of}`,
  hint: 'È ciò che è accaduto, evento per evento: i dati non sono registrati, quindi qui non c’è contesto. Alla fine di una macchina si va alla successiva.',
} as const;
