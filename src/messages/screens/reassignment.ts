import { formatCount } from '../numbers';

interface Counted {
  readonly one: string;
  readonly many: string;
  readonly count: number;
}

/** '12 news, 3 eventi e 1 pagina'. */
function counts(all: readonly Counted[]): string {
  const said = all.map(({ one, many, count }) => `${formatCount(count)} ${count === 1 ? one : many}`);
  return said.length < 2 ? said.join('') : `${said.slice(0, -1).join(', ')} e ${said.at(-1)}`;
}

/** Deleting users and giving their contents to somebody else. Source: document 1, sections 2.10 and 7. */
export const reassignmentTexts = {
  title: (name: string) => `Eliminare l’utente ${name}?`,
  turn: (turn: number, of: number) => `Utente ${formatCount(turn)} di ${formatCount(of)}`,
  successor: 'Riassegna i contenuti a',
  successorHint: 'I contenuti dell’utente eliminato passano a questa persona, in tutte le lingue.',
  successorHintEmpty: 'Ora non ha contenuti: ciò che fosse scritto a suo nome nel frattempo passa a questa persona.',
  successorPlaceholder: 'Cerca un utente',
  total: (total: number) => `Contenuti da riassegnare: ${formatCount(total)}`,
  counting: 'Conteggio dei contenuti in corso',
  countFailed: 'Il conteggio dei contenuti non è riuscito',
  countRetry: 'Conta di nuovo',
  uncountable: 'Il server non dice quanti contenuti ha questo utente: passeranno tutti alla persona scelta.',
  nothing: 'Questo utente non ha contenuti: non c’è nulla da riassegnare.',
  type: 'Contenuto',
  language: 'Lingua',
  count: 'Numero',
  hidden: (all: readonly Counted[], name: string) => `${counts(all)} che «${name}» non può vedere`,
  hiddenHint:
    'Passeranno comunque a questa persona, che non li troverà: scegli un’altra persona, o un altro ruolo per lei.',
  summary: (total: number | null, successor: string) => {
    if (total === null) return `Tutti i contenuti passano a ${successor}.`;
    if (total === 0) return 'Non ci sono contenuti da riassegnare.';
    return total === 1
      ? `1 contenuto passa a ${successor}.`
      : `${formatCount(total)} contenuti passano a ${successor}.`;
  },
  final: (name: string) => `L’utente ${name} sarà eliminato: l’operazione non si può annullare.`,
  submit: 'Elimina e riassegna',
  confirm: 'Conferma',
  submitEmpty: 'Elimina l’utente',
  cancel: 'Annulla',
  back: 'Indietro',
  skip: 'Salta questo utente',
  deleting: 'Eliminazione in corso',
  deleted: (name: string, successor: string) => `Utente ${name} eliminato: i suoi contenuti sono di ${successor}.`,
  gone: (name: string) => `L’utente ${name} era già stato eliminato da qualcun altro.`,
  refused: 'L’utente non è stato eliminato',
  refusal: {
    noSuccessor: 'Scegli prima a chi passano i contenuti.',
    self: 'I contenuti non possono passare all’utente che elimini: scegli un’altra persona.',
    leaving: 'Anche questo utente sta per essere eliminato: scegli un’altra persona.',
    alreadyDeleted: 'Questo utente è già stato eliminato: scegli un’altra persona.',
    nothingToAsk: 'Non c’è nulla da riassegnare: elimina direttamente.',
    counting: 'Attendi: il conteggio dei contenuti è in corso.',
    counted: 'I contenuti sono già contati.',
    busy: 'Attendi: l’eliminazione è in corso.',
    confirming: 'Prima rispondi alla domanda aperta.',
    nothingPending: 'Non c’è nulla da confermare.',
    closed: 'L’eliminazione è terminata.',
  },
} as const;
