import { formatCount, namedUpTo } from '../numbers';
import { languageInSentence } from './content';

/** What happens to the publication of a language; its title is empty where none has any. */
interface Effect {
  readonly language: string;
  readonly title: string;
  readonly effect: 'publishes' | 'hides' | 'takesOver' | 'submits' | 'returns';
}

type Kind = Effect['effect'];

const listed = (words: readonly string[]): string =>
  new Intl.ListFormat('it', { style: 'long', type: 'conjunction' }).format(words);

const quoted = (title: string): string => `«${title === '' ? 'senza titolo' : title}»`;

/** Effects alike, in their order: the languages in words, and what they are called. */
function grouped(effects: readonly Effect[]) {
  return [...new Set(effects.map(({ effect }) => effect))].map((kind) => {
    const alike = effects.filter(({ effect }) => effect === kind);
    const languages = listed([...new Set(alike.map(({ language }) => languageInSentence(language)))]);
    return { kind, languages, title: quoted(alike[0]?.title ?? '') };
  });
}

const ASKED: Readonly<Record<Kind, string>> = {
  publishes: 'Pubblicare',
  hides: 'Nascondere ai lettori',
  takesOver: 'Pubblicare la revisione di',
  submits: 'Mandare in validazione',
  returns: 'Rimandare in revisione',
};

const DONE: Readonly<Record<Kind, string>> = {
  publishes: 'Pubblicata',
  hides: 'Nascosta',
  takesOver: 'Pubblicata la revisione',
  submits: 'Mandata in validazione',
  returns: 'Rimandata in revisione',
};

const CONSEQUENCE: Readonly<Record<Kind, (languages: string, what: string) => string>> = {
  publishes: (languages, what) => `I lettori vedranno subito ${what} in ${languages}.`,
  hides: (languages, what) => `I lettori non vedranno più ${what} in ${languages}.`,
  takesOver: (languages) =>
    `Le modifiche della revisione sostituiranno subito ciò che i lettori vedono in ${languages}.`,
  submits: (languages, what) => `Chi può pubblicare troverà ${what} in ${languages} da validare.`,
  returns: (languages, what) => `Chi scrive troverà ${what} in ${languages} da rivedere.`,
};

/** A field, and its language; null for one that all languages share. */
interface NamedIn {
  readonly label: string;
  readonly language: string | null;
}

const byLanguage = (fields: readonly NamedIn[]) =>
  [...new Set(fields.map(({ language }) => language))].map((language) => ({
    language,
    labels: fields.filter((field) => field.language === language).map(({ label }) => label),
  }));

const where = (language: string | null): string =>
  language === null ? 'in tutte le lingue' : `in ${languageInSentence(language)}`;

/** As many fields are named as can be read at a glance. */
const NAMED = 4;

const named = (labels: readonly string[]): string =>
  labels.length > NAMED ? namedUpTo(labels, NAMED) : listed(labels);

/** The one question before anything changes what readers see, and what is said once it is done, wherever it is done. */
export const readersTexts = {
  question(effects: readonly Effect[]): string {
    const [first, ...more] = grouped(effects);
    if (first === undefined) return '';
    const what = `${ASKED[first.kind]} ${first.title}`;
    return more.length === 0
      ? `${what} in ${first.languages}?`
      : `Cambiare ciò che i lettori vedono di ${first.title}?`;
  },
  /** What follows for readers, and for who writes: a sentence for each kind. */
  consequences: (effects: readonly Effect[], isOfMany = false): readonly string[] =>
    grouped(effects).map(({ kind, languages }) => CONSEQUENCE[kind](languages, isOfMany ? 'le schede' : 'la scheda')),
  /** What taking a revision draft over changes, and what stays: counted and named, by language. */
  changes: (changed: readonly NamedIn[], kept: readonly NamedIn[]): readonly string[] => [
    ...byLanguage(changed).map(({ language, labels }) =>
      labels.length === 1
        ? `Cambia 1 campo ${where(language)}: ${named(labels)}.`
        : `Cambiano ${formatCount(labels.length)} campi ${where(language)}: ${named(labels)}.`,
    ),
    ...(kept.length === 0
      ? []
      : [
          kept.length === 1
            ? `Resta 1 campo corretto nel frattempo: ${named(kept.map(({ label }) => label))}.`
            : `Restano ${formatCount(kept.length)} campi corretti nel frattempo: ${named(kept.map(({ label }) => label))}.`,
        ]),
  ],
  /** What was done; `more` is what the server says besides. */
  done(effects: readonly Effect[], more: string | null = null): string {
    const parts = grouped(effects).map(({ kind, languages, title }) => `${DONE[kind]} in ${languages}: ${title}`);
    return [...parts, ...(more === null ? [] : [more])].join('. ');
  },
} as const;
