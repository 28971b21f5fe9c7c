import { cardTitleTexts } from '../commands/cards';

/** Names of the log's actions and entities. `{ACTION}` keys are those of the server's log; an unknown one is shown as it is. */
export const auditTexts = {
  actions: {
    create: 'Creazione',
    update: 'Modifica',
    delete: 'Cancellazione',
    reassign: 'Cambio di autore',
    revise: 'Bozza di revisione creata',
    submit: 'Invio in validazione',
    sendBack: 'Rimando in revisione',
    takeOver: 'Revisione pubblicata',
    dropRevision: 'Bozza di revisione cancellata',
    status: 'Cambio di stato',
    password: 'Password cambiata da chi amministra',
    'password.forgotten': 'Richiesta di recupero della password',
    'password.initial': 'Accesso con la password iniziale, da cambiare',
    'password.reset': 'Password reimpostata con il codice',
    login: 'Accesso',
    logout: 'Uscita',
    'session.end': 'Sessione chiusa',
    'session.endOthers': 'Chiuse le altre sessioni',
    'session.endAll': 'Uscita ovunque',
    'municipality.add': 'Comune associato',
    'municipality.remove': 'Comune tolto',
  },
  entities: {
    user: 'Utente',
    role: 'Ruolo',
    redazioni: 'Redazione',
    'media-images': 'Immagine',
    'media-files': 'File',
    'media-attachments': 'Allegato',
  },
  card: {
    title: cardTitleTexts.log,
    columns: { at: 'Quando', who: 'Chi', action: 'Che cosa', details: 'Campi cambiati' },
    nobody: 'Sconosciuto',
    empty: 'Nessuna operazione registrata.',
  },
} as const;
