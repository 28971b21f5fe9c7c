/** What the server says about the first steps of a site. */
export const firstStepsServerTexts = {
  checkedByItself: 'Questo passo si controlla da sé: non basta dirlo.',
  aboutMissing: 'Manca l’indirizzo che è stato controllato',
  /** Of the test mail; `target` is the mail server, null for none. */
  sent: (email: string) => `Mail di prova inviata a ${email}: guarda se arriva.`,
  inOutbox:
    'La mail di prova è un file nella cartella «outbox» dei dati: senza PORTOLANO_SMTP nessuna mail lascia questa macchina.',
  localAddress: (email: string) => `Il tuo indirizzo è ${email}: nel tuo profilo scrivine uno vero, poi riprova.`,
  notSent: (target: string | null, reason: string) =>
    target === null
      ? `La mail di prova non si è potuta scrivere (${reason}).`
      : `Il server di posta ${target} non ha preso la mail di prova (${reason}). Controlla PORTOLANO_SMTP e PORTOLANO_MAIL_FROM.`,
  mail: {
    subject: 'Portolano: mail di prova',
    text: (name: string, address: string | null) =>
      [
        `Gentile ${name},`,
        '',
        'questa è la mail di prova dei primi passi: se la leggi, le mail di Portolano arrivano.',
        ...(address === null ? [] : ['', `I collegamenti nelle mail cominciano da ${address}`]),
        '',
      ].join('\n'),
  },
} as const;
