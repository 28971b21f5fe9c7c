import { formatCount } from '../numbers';

/** How many use something, of those that the user may see and of the others. */
interface Count {
  readonly visible: number;
  readonly hidden: number;
}

const inOthers = (count: number): string =>
  count === 1 ? 'un altro contenuto' : `altri ${formatCount(count)} contenuti`;

/** Beside the first user: 'e in altri 2 contenuti', 'e in un altro contenuto che non puoi vedere', or both. */
function others({ visible, hidden }: Count): string {
  const seen = visible > 1 ? [`in ${inOthers(visible - 1)}`] : [];
  const unseen = hidden > 0 ? [`in ${inOthers(hidden)} che non puoi vedere`] : [];
  const [first = '', second] = [...seen, ...unseen];
  if (first === '') return '';
  return second === undefined ? ` e ${first}` : `, ${first} e ${second}`;
}

/** Where something is, before the name of what it is in. */
const IN = { content: 'in', category: 'nella categoria', settings: 'nelle impostazioni' } as const;

/** Texts of a deletion that is refused because contents use what was to go. Source: contract, 'Media and files', 'Pinned'. */
export const usageTexts = {
  /** `user` is one of those that the user may see; null where there is none. */
  inUse: (name: string, user: { readonly title: string; readonly where: keyof typeof IN } | null, count: Count) => {
    const { hidden } = count;
    const unseen = hidden === 1 ? 'un contenuto che non puoi vedere' : `${hidden} contenuti che non puoi vedere`;
    const where = IN[user?.where ?? 'content'];
    const users = user === null ? unseen : `«${user.title}»${others(count)}`;
    return `«${name}» non si può eliminare: compare ${where} ${users}. Togli il riferimento da lì e riprova.`;
  },
} as const;
