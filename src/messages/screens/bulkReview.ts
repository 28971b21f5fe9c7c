import { counted, formatCount } from '../numbers';

type Step = 'approve' | 'publish' | 'submit' | 'return';

const asked: Readonly<Record<Step, string>> = {
  approve: 'Approvare',
  publish: 'Pubblicare',
  submit: 'Mandare in validazione',
  return: 'Rimandare in revisione',
};

const done: Readonly<Record<Step, readonly [one: string, many: string]>> = {
  approve: ['pubblicata', 'pubblicate'],
  publish: ['pubblicata', 'pubblicate'],
  submit: ['mandata in validazione', 'mandate in validazione'],
  return: ['rimandata in revisione', 'rimandate in revisione'],
};

interface Refused {
  readonly title: string;
  readonly reason: string;
}

const refused = ({ title, reason }: Refused): string => `«${title}»: ${reason}`;

const taken = (step: Step, count: number): string => {
  const [one, many] = done[step];
  return counted(count, `scheda ${one}`, `schede ${many}`);
};

const possible = (count: number): string => counted(count, 'scheda si può cambiare', 'schede si possono cambiare');
const impossible = (count: number): string => `${counted(count, 'scheda resta com’è', 'schede restano come sono')}:`;

/** Texts of a step of publication taken for several rows. */
export const bulkReviewTexts = {
  title: (step: Step, titles: readonly string[]) =>
    titles.length === 1 ? `${asked[step]} «${titles[0]}»?` : `${asked[step]} ${formatCount(titles.length)} schede?`,
  reading: (at: number, of: number) => `Controllo le schede: ${formatCount(at)} di ${formatCount(of)}…`,
  saving: (at: number, of: number) => `Salvo le schede: ${formatCount(at)} di ${formatCount(of)}…`,
  verdict: (yes: number, no: number) =>
    no === 0 ? possible(yes) : yes === 0 ? impossible(no) : `${possible(yes)}, ${impossible(no)}`,
  refused,
  /** Why the step has nothing to do on a row. */
  pointless: {
    approve: 'nessuna sua lingua attende la validazione',
    publish: 'non ha altre lingue scritte da pubblicare',
    submit: 'nessuna sua lingua scritta è da mandare in validazione',
    return: 'nessuna sua lingua attende la validazione',
  },
  /** How it went, once all was tried. */
  report(step: Step, saved: number, failed: readonly Refused[]): string {
    const problems = `${counted(failed.length, 'scheda non è cambiata', 'schede non sono cambiate')}: ${failed.map(refused).join('; ')}`;
    if (failed.length === 0) return taken(step, saved);
    return saved === 0 ? problems : `${taken(step, saved)}, ${problems}`;
  },
  refusals: {
    busy: 'C’è già un’azione in corso: attendi che finisca',
    noRows: 'Nessuna riga scelta: seleziona una riga o portaci il cursore',
    allRefused: 'Nessuna delle schede scelte si può cambiare così: i motivi sono qui accanto',
    nothingPending: 'Non c’è nessuna azione da confermare',
    noNote: 'Questa azione non ha una nota',
  },
} as const;
