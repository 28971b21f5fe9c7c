const listed = (words: readonly string[]): string =>
  new Intl.ListFormat('it', { style: 'long', type: 'conjunction' }).format(words);

/** A label inside a sentence; what is written in capitals stays so. */
const inSentence = (label: string): string =>
  /^\p{Lu}\p{Lu}/u.test(label) ? label : label.charAt(0).toLowerCase() + label.slice(1);

const counted = (one: string, many: string, labels: readonly string[]): string =>
  `${labels.length === 1 ? one : many} ${listed(labels.map(inSentence))}`;

/** What a language lacks, and what of it is wrong, by label; `language` is lower-case Italian. */
export interface LanguageGaps {
  readonly language: string;
  readonly missing: readonly string[];
  readonly wrong: readonly string[];
}

/** What a language lacks, as the end of a sentence. */
export const gapsText = ({ language, missing, wrong }: LanguageGaps): string => {
  const parts = [
    ...(missing.length > 0 ? [counted('manca', 'mancano', missing)] : []),
    ...(wrong.length > 0 ? [counted('va corretto', 'vanno corretti', wrong)] : []),
  ];
  return `${parts.join(' e ')} in ${language}`;
};

/** Fields named in a sentence, at most. */
const NAMED = 5;

/** What draft and published item changed differently, as the end of a sentence. */
export function undecidedText(fields: readonly string[]): string {
  const more = fields.length - NAMED;
  const names = [
    ...fields.slice(0, NAMED),
    ...(more > 0 ? [more === 1 ? 'un altro campo' : `altri ${more} campi`] : []),
  ];
  return `la bozza e la scheda pubblicata sono cambiate in modo diverso in ${listed(names)}`;
}

/** Texts of the approval of a row. */
export const approvalTexts = {
  title: 'Approva',
  keywords: ['valida', 'pubblica', 'accetta', 'da validare'],
} as const;
