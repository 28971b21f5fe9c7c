import { waitTime } from '../numbers';
/** Texts of sign-in and sign-out. Source: document 1, sections 2.4, 2.5, 4 and 5. */
export const sessionTexts = {
  title: 'Area Riservata',
  username: 'Username',
  password: 'Password',
  enter: 'Entra',
  recovery: 'Hai dimenticato la password?',
  /** Above the users of a demo, each of whom signs in by one press. */
  demo: 'Prova come',
  leaving: 'Logout in corso...',
  usernameRequired: 'Campo richiesto',
  /** Why the sign-in page is shown, by the reason of the last session's end. */
  ended: {
    signedOut: 'Hai chiuso la sessione.',
    everywhere: 'Sei uscito da tutti i dispositivi.',
    expired: 'Sessione scaduta: accedi di nuovo.',
    forbidden:
      'Il server ha rifiutato un’operazione per la quale non hai i permessi e la sessione è stata chiusa: accedi di nuovo.',
    refreshFailed: 'Non è stato possibile verificare il tuo utente e la sessione è stata chiusa: accedi di nuovo.',
    otherTab: 'La sessione è stata chiusa in un’altra scheda: accedi di nuovo.',
    newVersion: 'Portolano è stato aggiornato: accedi di nuovo.',
  },
  over: {
    title: 'Accedi di nuovo',
    intro: (username: string) =>
      `La sessione è terminata, ma le modifiche non salvate sono ancora qui. Accedi come ${username} per continuare.`,
    leave: 'Abbandona la pagina',
    resumed: 'Hai ripreso il lavoro: ora puoi salvare.',
    otherUser: (from: string, to: string) =>
      `Le modifiche aperte sono di ${from}, ma ora lavori come ${to}: controllale prima di salvarle.`,
  },
  confirmLeave: {
    kept: 'Ci sono modifiche non salvate. Uscire lo stesso? La bozza locale resta in questo browser e ti sarà riproposta.',
    lost: 'Ci sono modifiche non salvate. Uscire lo stesso? Di questa pagina non si tengono bozze: le modifiche andranno perse.',
  },
  everywhere: {
    title: 'Uscire da tutti i dispositivi?',
    text: 'Tutte le tue sessioni si chiudono, anche questa: dovrai accedere di nuovo ovunque.',
    kept: 'Le modifiche non salvate di questa pagina restano nella bozza locale di questo browser.',
    lost: 'Le modifiche non salvate di questa pagina andranno perse.',
  },
  withoutRole:
    'Utente senza ruolo: puoi entrare, ma non vedi nessuna sezione. Chiedi a chi amministra il portale di assegnartene uno.',
  wait: (seconds: number) => `Troppi tentativi: attendi ${waitTime(seconds)} prima di riprovare.`,
  refusal: {
    busy: 'Attendi: l’accesso è in corso.',
    alreadyIn: 'Hai già effettuato l’accesso.',
    notIn: 'Non hai effettuato l’accesso.',
    nothingToLeave: 'Non c’è nulla da confermare.',
  },
} as const;
