import { counted, formatCount, othersFeminine } from '../numbers';

/** 'MB' of so many characters, which are bytes where a text is plain. */
const megabytes = (characters: number): string => `${formatCount(Math.round(characters / 1_000_000))} MB`;

/** A few words for what the report counts, one line each. */
const outcomes = {
  new: 'nuove',
  updated: 'aggiornate',
  changed: 'cambiate dopo la scelta',
  returned: 'di nuovo presenti',
  same: 'invariate',
  gone: 'non più presenti',
  wrong: 'errate',
} as const;

/** What the import of files says to who administers. */
export const importTexts = {
  help: `Importa un file JSON o CSV nella base dati di Portolano.

  npm run import -- activities FILE   le attività di altri da valutare
  npm run import -- bookable FILE     le attività prenotabili
  npm run import -- redirects FILE    le regole di redirect

Senza --write è una prova: dice che cosa cambierebbe e non scrive nulla.

  --write      scrive, a blocchi di mille righe: ogni blocco per intero o per niente
  --all-gone   segna «non più presenti» anche quando sono più della metà
  --help       questa pagina

La base dati è quella di DATABASE_URL, altrimenti quella incorporata nella cartella PORTOLANO_DATA (./data):
in questo caso Portolano va prima fermato.

Esce con 0 se tutte le righe vanno bene, con 1 se qualcuna è errata o il file non si legge fino in fondo,
con 2 se non ha potuto nemmeno cominciare. Formati e colonne: docs/import.md`,
  names: {
    activities: 'attività da valutare',
    bookable: 'attività prenotabili',
    redirects: 'regole di redirect',
  },
  refusals: {
    kind: (given: string | undefined) =>
      `${given === undefined ? 'Manca che cosa importare' : `Non so importare ${JSON.stringify(given)}`}: scegli activities, bookable o redirects (--help spiega).`,
    file: 'Serve un file, uno solo: npm run import -- activities FILE',
    missing: (path: string) => `${path} non esiste.`,
    forbidden: (path: string) => `${path} non si può leggere: mancano i permessi.`,
    unreadable: (path: string, reason: string) => `${path} non si può leggere (${reason}).`,
    noFile: (path: string) => `${path} non è un file.`,
    empty: (path: string) => `${path} è vuoto: nulla è cambiato.`,
    utf16: (path: string) => `${path} è in UTF-16: salvalo in UTF-8 e riprova.`,
    otherText: (path: string) => `${path} sembra XML o HTML: si importano JSON e CSV.`,
    noText: (path: string, type: string) =>
      `${path} non è un testo (sembra un file ${type}): si importano JSON e CSV in UTF-8.`,
    emptyDatabase: 'La base dati è vuota: avvia prima Portolano, che la prepara.',
  },
  /** Why a file can't be read on from some place. */
  broken: {
    cutOff: 'il file finisce a metà',
    noList: 'non trovo l’elenco: serve un array, {"data": […]} o {"data": {"items": […]}}',
    notJson: 'non è JSON valido',
    encoding: 'un carattere non è in UTF-8: salva il file in UTF-8 e riprova',
    openQuote: 'le virgolette che si aprono qui non si chiudono più',
    tooLong: (limit: number) =>
      `la riga che comincia qui supera ${megabytes(limit)}: forse una virgoletta non è chiusa, o mancano gli a capo`,
    columns: (count: number, most: number) =>
      `${counted(count, 'colonna', 'colonne')}: al massimo ${formatCount(most)}`,
    missingColumns: (fields: readonly string[]) =>
      `la prima riga deve dare i nomi delle colonne, e non trovo: ${fields.join(', ')}`,
    columnTwice: (field: string) => `due colonne dicono la stessa cosa: ${field}`,
    empty: 'non c’è nemmeno la riga con i nomi delle colonne',
    at: (reason: string, line: number, column: number) =>
      `Il file non si legge oltre la riga ${formatCount(line)}, colonna ${formatCount(column)}: ${reason}.`,
  },
  /** What is wrong with one entry. */
  problems: {
    tooLong: (limit: number) => `supera ${megabytes(limit)}`,
    tooDeep: (limit: number) => `più di ${counted(limit, 'valore', 'valori')} uno dentro l’altro`,
    noObject: 'non è un oggetto',
    cells: (count: number, wanted: number) =>
      `${formatCount(count)} ${count === 1 ? 'cella' : 'celle'}, ma le colonne sono ${formatCount(wanted)}`,
    field: (name: string, problem: string) => `${name}: ${problem}`,
    id: 'manca l’id',
    idTooLong: (length: number, limit: number) =>
      `l’id ha ${counted(length, 'carattere', 'caratteri')}: al massimo ${formatCount(limit)}`,
    idRange: (limit: number) => `l’id deve essere un numero intero fra 1 e ${formatCount(limit)}`,
    title: 'manca il titolo',
    titleTooLong: (length: number, limit: number) =>
      `il titolo ha ${counted(length, 'carattere', 'caratteri')}: al massimo ${formatCount(limit)}`,
    day: (written: string) => `«${written}» non è un giorno: serve AAAA-MM-GG o GG/MM/AAAA`,
    entryTooLong: (limit: number) => `i campi insieme superano ${counted(limit, 'carattere', 'caratteri')}`,
    twice: (line: number) => `c’è già alla riga ${formatCount(line)}: vale quella`,
  },
  report: {
    head: (what: string, file: string, where: string, writes: boolean) =>
      `${writes ? 'Importazione' : 'Prova, senza scrivere'}: ${what} da ${file} (base dati ${where})`,
    read: 'righe lette',
    outcomes,
    count: (label: string, count: number) => `  ${label.padEnd(24)} ${formatCount(count).padStart(9)}`,
    listed: (label: string) => `${label[0]?.toUpperCase()}${label.slice(1)}:`,
    line: (line: number | null, text: string) => (line === null ? `  ${text}` : `  riga ${formatCount(line)}: ${text}`),
    more: (count: number) => `  … e ${othersFeminine(count)}`,
    ignored: (names: readonly string[]) => `Colonne ignorate: ${names.join(', ')}.`,
    nothing: 'Nel file non c’è nessuna riga: nulla è cambiato, e nulla è segnato come non più presente.',
    goneUnknown: {
      broken: 'Che cosa non è più presente non si sa: il file non è stato letto per intero.',
      unreadable: (count: number) =>
        `Che cosa non è più presente non si sa: ${count === 1 ? 'una riga non ha' : `${formatCount(count)} righe non hanno`} un id leggibile.`,
      tooMany: (gone: number, present: number) =>
        `Non sarebbero più presenti ${formatCount(gone)} su ${formatCount(present)}: troppe per crederci, e non sono segnate. Se è proprio così, ripeti con --all-gone.`,
    },
    unwritten: (from: number) =>
      `Dalla riga ${formatCount(from)} in poi non è scritto nulla; quello che viene prima è scritto, e si può ripetere tutto senza doppioni.`,
    failed: (reason: string) => `La scrittura si è fermata: ${reason}.`,
    dry: 'Nulla è stato scritto. Per scrivere, ripeti con --write.',
    written: 'Scritto.',
  },
} as const;
