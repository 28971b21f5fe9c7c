import type { Person } from './person';

/** What `npm run qa` says. */
export const texts = {
  usage: `Uso: npm run qa -- <macchina>/<codice> [--no-open]
  <macchina>/<codice>  il percorso, come lo chiamano npm run paths e l’atlante: list/j9w9yo, o l’indirizzo #list/j9w9yo
  --no-open            non apre il browser: scrive indirizzo, utente e password, e aspetta Ctrl+C`,
  noPath: 'Quale percorso?',
  unknownOption: (what: string) => `Non capisco «${what}».`,
  oneAtATime: 'Un percorso alla volta.',
  noMachine: (name: string, known: readonly string[]) =>
    `Non c’è una macchina «${name}». Macchine: ${known.join(', ')}.`,
  noCode: (machine: string, code: string) =>
    code === ''
      ? `Manca il codice del percorso: npm run paths -- ${machine} li elenca.`
      : `«${machine}» non ha un percorso «${code}»: npm run paths -- ${machine} elenca quelli che ha ora.`,
  noBuild: 'Manca il programma: esegui npm run build, poi riprova.',
  starting: 'Avvio un server di prova e preparo i dati…\n',
  notStarted: (reason: string) => `Il server di prova non è partito: ${reason}\nControlla il messaggio, poi riprova.`,
  notPrepared: (reason: string) =>
    `I dati non si sono potuti preparare: ${reason}\nSe dist è di prima di una modifica, esegui npm run build e riprova.`,
  noBrowser: (reason: string) =>
    `Il browser non si è aperto (${reason}). Apri tu l’indirizzo qui sotto; PORTOLANO_CHROMIUM può indicare un altro Chromium.\n`,
  noDisplay: 'Qui non c’è uno schermo: apri tu l’indirizzo qui sotto.\n',
  ready: (address: string, { username, password }: Person, folder: string) =>
    `\nIndirizzo: ${address}\nUtente:    ${username}\nPassword:  ${password}\nCartella:  ${folder}\n`,
  until: 'Ctrl+C ferma il server ed elimina i suoi dati.\n',
  untilClosed: 'Chiudi il browser, o premi Ctrl+C, per fermare il server ed eliminare i suoi dati.\n',
  stopped: 'Server fermato, dati eliminati.\n',
} as const;
