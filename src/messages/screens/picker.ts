import { formatCount } from '../numbers';
/** Texts of the image picker. Source: document 1, sections 2.18, 4, 5 and 8; document 3, sections 5 and 8. */
export const pickerTexts = {
  title: 'Seleziona Allegato',
  /** To the letter. */
  confirmDeletion: 'Confermare cancellazione elemento selezionato? Attenzione, il file sarà rimosso dal server!!!',
  deletionFailure: (message: string) => `Errore Cancellazione: ${message}`,
  deleted: (name: string) => `Immagine eliminata: ${name}`,
  unsaved: 'I dati di un’immagine non sono salvati: prima salvali, o chiudili senza salvare.',
  gone: (name: string) => `Immagine già eliminata da qualcun altro: ${name}`,
  saved: (name: string) => `Dati salvati: ${name}`,
  nameless: (id: number) => `immagine ${id}`,
  /** To the letter. */
  maximum: (limit: number) => `Si possono allegare massimo ${formatCount(limit)} file`,
  tooManyArrived: (limit: number) =>
    `Si possono allegare massimo ${formatCount(limit)} file. Le immagini scelte restano selezionate: riapri la galleria e togli quelle di troppo.`,
  refusals: {
    closed: 'La galleria è chiusa',
    open: 'La galleria è già aperta',
    noInsert: 'Qui le immagini si curano soltanto: per allegarle apri un contenuto',
    nothingSelected: 'Nessuna immagine selezionata',
    tooMany: (limit: number, surplus: number) =>
      `Si possono allegare massimo ${formatCount(limit)} file: ${
        surplus === 1 ? 'togli un’immagine dalla selezione' : `togli ${formatCount(surplus)} immagini dalla selezione`
      }`,
    noImages: 'Non ci sono immagini',
    noCursor: 'Nessuna immagine scelta: portaci il cursore',
    unknown: 'L’immagine non è fra quelle mostrate',
    attached: 'L’immagine è già allegata a questo contenuto',
    doubled: 'Lo stesso file è già selezionato',
    sameText: 'Il filtro è già questo',
    loading: 'La pagina successiva sta già arrivando',
    notLoaded: 'Le immagini non sono ancora arrivate',
    noMore: 'Non ci sono altre immagini',
    noUpload: 'Non hai il permesso di caricare immagini: serve «Media: Crea», chiedilo a un amministratore',
    uploadsOpen: 'Il caricamento è già aperto',
    uploadsClosed: 'La galleria è già in vista',
    noEdit:
      'Non hai il permesso di modificare i dati delle immagini: serve «Media: Modifica», chiedilo a un amministratore',
    noDelete: 'Non hai il permesso di cancellare immagini: serve «Media: Cancella», chiedilo a un amministratore',
    noDetail: 'Nessuna immagine è aperta',
    sameDetail: 'I dati di questa immagine sono già aperti',
    sameView: 'La griglia è già di queste dimensioni',
    saving: 'Il salvataggio è in corso: attendi che finisca',
    answerFirst: 'Prima rispondi: uscire senza salvare?',
    licensing: 'Prima rispondi: licenza e versione delle immagini nuove',
    notLicensing: 'Nessuna immagine aspetta la licenza',
    notAsking: 'Nessuno ha chiesto di uscire',
    deletionOpen: 'C’è già un’eliminazione in corso',
    noDeletion: 'Non c’è nessuna eliminazione da confermare',
    deleting: 'L’eliminazione è in corso: attendi che finisca',
  },
} as const;
