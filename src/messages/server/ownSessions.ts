import { formatCount } from '../numbers';
/** What the server says of one's own sessions. */
export const ownSessionsAnswers = {
  ended: 'Sessione chiusa',
  othersEnded: (count: number) =>
    count === 0
      ? 'Non c’erano altre sessioni aperte'
      : count === 1
        ? 'Chiusa un’altra sessione'
        : `Chiuse altre ${formatCount(count)} sessioni`,
  allEnded: 'Sei uscito da tutti i dispositivi',
  gone: 'Questa sessione non c’è più: era già chiusa.',
} as const;
