import { formatCount } from '../numbers';

/** What moving the log's old rows out to files says to who administers. */
export const registerTexts = {
  help: `Sposta in file le operazioni più vecchie del registro.

  npm run register -- --before AAAA-MM-GG [CARTELLA]

Senza --write è una prova: dice che cosa si sposterebbe e non scrive nulla.

  --before AAAA-MM-GG   il primo giorno che resta nel registro; ieri e oggi restano sempre
  --write               sposta: le righe si tolgono dal registro quando il loro file è al sicuro sul disco
  --help                questa pagina

Senza CARTELLA i file vanno in «register» nella cartella PORTOLANO_DATA (./data). Ognuno ha al più diecimila
operazioni, una per riga in JSON, compresse con gzip: registro-GIORNO-ID.jsonl.gz, dal giorno e dall’id della prima.
Un comando interrotto si ripete uguale: nessuna operazione si perde né resta doppia.

Con PORTOLANO_REGISTER_DAYS il server lo fa da sé, ogni giorno.

La base dati è quella di DATABASE_URL, altrimenti quella incorporata nella cartella PORTOLANO_DATA:
in questo caso Portolano va prima fermato.

Esce con 0 se tutto è andato bene, con 1 se si è fermato a metà, con 2 se non ha potuto nemmeno cominciare.`,
  refusals: {
    before: 'Serve il primo giorno che resta nel registro: npm run register -- --before AAAA-MM-GG (--help spiega).',
    day: (given: string) => `${JSON.stringify(given)} non è un giorno: serve AAAA-MM-GG.`,
    tooLate: (last: string) => `Ieri e oggi restano nel registro: il giorno può essere al più ${last}.`,
    folders: 'Serve al più una cartella: npm run register -- --before AAAA-MM-GG [CARTELLA]',
    unprepared: 'Questa versione di Portolano non ha ancora preparato la base dati: avvialo una volta, poi ripeti.',
  },
  nothing: (day: string) => `Prima del ${day} nel registro non c’è nulla.`,
  /** `from` and `to` as people write days. */
  found: (count: number, from: string, to: string) =>
    `${count === 1 ? 'Un’operazione' : `${formatCount(count)} operazioni`} dal ${from} al ${to}.`,
  dry: (folder: string) => `Nulla è stato spostato. Per spostare in ${folder}, ripeti con --write.`,
  moved: (file: string, rows: number) => `  ${file}  ${formatCount(rows)}`,
  done: (folder: string) => `Spostate in ${folder}.`,
  stopped: (reason: string) =>
    `Lo spostamento si è fermato: ${reason}. Le operazioni dei file qui sopra sono spostate, le altre sono nel registro.`,
  otherRows: (path: string) => `${path} c’è già e ha altre operazioni: mettilo in un’altra cartella e ripeti`,
} as const;
