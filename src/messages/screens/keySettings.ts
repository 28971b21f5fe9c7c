import { keyTexts } from '../commands/keys';
import { counted, formatCount } from '../numbers';

/** Texts of the dialog 'Tastiera'. */
export const keySettingsTexts = {
  ...keyTexts,
  search: 'Cerca un comando o un tasto',
  searchHint: 'Per esempio «salva» oppure «g n»',
  commands: 'Comandi e loro tasti',
  count: (lines: number) => counted(lines, 'comando', 'comandi'),
  nothing: (text: string) => `Nessun comando per «${text}»: prova con un'altra parola.`,
  singleKeys: 'Tasti singoli',
  singleKeysHint:
    'Se li spegni, lettere, cifre e segni premuti da soli (n, /, g n) non danno più nessun comando, per esempio mentre detti a voce; gli altri tasti restano.',
  none: 'nessun tasto',
  off: 'spenti',
  changed: 'cambiati',
  or: 'o',
  /** Name of a line for who doesn't see it. */
  line: (title: string, keys: string) => `${title}: ${keys}`,
  switchOff: 'Spegni i tasti',
  switchOn: 'Accendi i tasti',
  reset: 'Rimetti i suoi',
  add: 'Aggiungi un tasto',
  claim: 'Assegna qui',
  /** Who lost which keys to a command; the ways back besides leaving without saving. */
  claimed: (title: string, from: readonly { readonly keys: string; readonly title: string }[]) =>
    `«${title}» ha ora ciò che era di altri: ${from.map(({ keys, title: other }) => `${keys} di «${other}»`).join(', ')}. Rimetti i suoi, su ognuno, torna indietro.`,
  addTo: (title: string) => `a «${title}»`,
  change: (keys: string, title: string) => `Cambia ${keys} di «${title}»`,
  remove: (keys: string, title: string) => `Togli ${keys} a «${title}»`,
  press: 'Premi i nuovi tasti…',
  pressed: (keys: string) => `${keys} …`,
  recording: (title: string) =>
    `Premi i nuovi tasti di «${title}», anche più d'uno in fila. Una pausa o Invio conclude, Esc annulla.`,
  recorded: (title: string, keys: string) => `«${title}»: ${keys}`,
  resetAll: 'Rimetti tutti i tasti',
  export: 'Esporta',
  import: 'Importa',
  save: 'Salva',
  commandTitles: {
    save: 'Salva i tasti',
    search: 'Cerca fra i comandi di Tastiera',
    add: 'Aggiungi un tasto al comando',
    remove: 'Togli l’ultimo tasto del comando',
    claim: 'Assegna al comando il tasto conteso',
    toggle: 'Spegni o accendi i tasti del comando',
    reset: 'Rimetti i tasti del comando',
    resetAll: 'Rimetti i tasti di tutti i comandi',
    singleKeys: 'Spegni o accendi i tasti singoli',
    export: 'Esporta i tasti',
    import: 'Importa i tasti da un file',
  },
  clashes: (count: number) =>
    count === 1 ? 'Un tasto è di due comandi' : `${formatCount(count)} tasti sono di due comandi`,
  clash: (keys: string, one: string, other: string) => `${keys} è sia di «${one}» sia di «${other}»`,
  clashBeginning: (oneKeys: string, one: string, otherKeys: string, other: string) =>
    `${oneKeys} di «${one}» e ${otherKeys} di «${other}» cominciano allo stesso modo`,
  clashWithin: (title: string, one: string, other: string) =>
    `«${title}» ha ${one} e ${other}, che cominciano allo stesso modo`,
  clashHint: 'Apri il comando che deve averlo e scegli Assegna qui, oppure cambia o togli uno dei due; poi salva.',
  shadows: (count: number) =>
    count === 1
      ? 'Un tasto vale due comandi, secondo dove sei'
      : `${formatCount(count)} tasti valgono due comandi, secondo dove sei`,
  /** The other command's keys where they are longer or shorter than the inner one's; null where they are the same. */
  shadow: (shadow: {
    readonly keys: string;
    readonly outerKeys: string | null;
    readonly group: string;
    readonly inner: string;
    readonly outer: string;
  }) =>
    shadow.outerKeys === null
      ? `${shadow.keys} è «${shadow.inner}» in «${shadow.group}», «${shadow.outer}» altrove`
      : `${shadow.keys} in «${shadow.group}» è «${shadow.inner}»: lì ${shadow.outerKeys} di «${shadow.outer}» non si raggiunge`,
  shadowHint: 'Si può salvare così; cambia uno dei due se li vuoi ovunque.',
  fixed: 'Tasti fissi',
  fixedWhy:
    'Li prende la finestra, il testo, la mappa o il calendario che usi, come in ogni altro programma: non si cambiano.',
  keyProblems: {
    browser: 'Questi tasti sono del browser o del sistema, che non li cede: scegline altri.',
    clipboard: 'Questi tasti servono a copiare, incollare o annullare nel testo: scegline altri.',
    altGraph: 'Ctrl e Alt insieme sono AltGr, che su molte tastiere scrive un segno: scegline altri.',
    character: 'Alt con una lettera scrive un altro segno, o apre un menu del browser: scegline altri.',
    system: 'Questo tasto è del sistema: scegline altri.',
    dead: 'Questo tasto aspetta una lettera per accentarla: scegline altri.',
    unknown: 'Questo tasto ha già un suo uso, o non c’è su tutte le tastiere: scegline altri.',
  },
  problems: {
    tooLarge: 'Il file è troppo grande per essere un file di tasti: scegli quello esportato da qui.',
    notJson: 'Il file non si può leggere: non è JSON, o è rovinato. Scegli quello esportato da qui.',
    notKeys: 'In questo file non ci sono tasti di Portolano: scegli quello esportato da qui.',
    newer: 'Questo file viene da una versione più nuova di Portolano: aggiorna la pagina e riprova.',
    unreadable: 'Il browser non è riuscito a leggere il file: controlla che ci sia ancora e riprova.',
    kept: 'I tuoi tasti sono rimasti come erano.',
  },
  reading: (name: string) => `Lettura di ${name}`,
  preview: {
    title: 'Importa i tasti',
    from: (name: string, date: string | null) => (date === null ? `Da ${name}` : `Da ${name}, esportato il ${date}`),
    older: 'Il file viene da una versione precedente: i suoi tasti sono stati tradotti.',
    changes: (count: number) =>
      count === 1 ? 'Cambierebbe un comando' : `Cambierebbero ${formatCount(count)} comandi`,
    unchanged: 'Non cambierebbe nessun comando.',
    singleKeysOn: 'I tasti singoli si accenderebbero.',
    singleKeysOff: 'I tasti singoli si spegnerebbero.',
    command: 'Comando',
    before: 'Ora',
    after: 'Dopo',
    refused: (count: number) =>
      count === 1 ? 'Una voce non si può prendere' : `${formatCount(count)} voci non si possono prendere`,
    unknown: (title: string) => `«${title}» non è un comando che puoi usare qui`,
    unusable: (title: string, keys: string) => `«${title}»: ${keys} non si può usare`,
    inUse: (title: string, keys: string, by: string) => `«${title}»: ${keys} è già di «${by}»`,
    keeps: 'Questi comandi tengono i tasti che hanno.',
    accept: 'Prendi questi tasti',
    hint: 'Nulla è salvato finché non premi Salva.',
  },
  leaving: {
    title: 'Uscire senza salvare?',
    text: 'I tasti che hai cambiato non sono salvati e andrebbero persi.',
    confirm: 'Esci senza salvare',
    cancel: 'Continua a modificare',
  },
  refusals: {
    noneOpen: 'Scegli prima un comando dell’elenco',
    unknown: 'Questo comando non c’è',
    noKeys: (title: string) => `«${title}» non ha tasti`,
    own: (title: string) => `«${title}» ha già i suoi tasti`,
    notItsKey: 'Il comando non ha questi tasti',
    uncontested: (title: string) => `Nessun tasto di «${title}» è conteso da un altro comando`,
    enough: (title: string) => `«${title}» ha già quattro tasti: cambiane o togline uno`,
    allOwn: 'Tutti i comandi hanno già i loro tasti',
    clashes: (clash: string) => `${clash}: cambia o togli uno dei due`,
    unchanged: 'Non c’è nulla da salvare',
    exportClashes: 'Alcuni tasti sono di due comandi: mettili a posto, poi esporta',
    nothingToTake: 'Questo file non cambierebbe nulla',
    recording: 'Stai registrando un tasto: Esc annulla',
    notRecording: 'Nessun tasto si sta registrando',
    reading: 'Un file è in lettura: aspetta un momento',
    previewing: 'Decidi prima se prendere i tasti del file',
    notPreviewing: 'Nessun file da prendere: scegli Importa',
    leaving: 'Rispondi prima alla domanda',
    nothingPending: 'Nessuna domanda aspetta una risposta',
    closed: 'Tastiera è chiusa: aprila di nuovo',
  },
} as const;
