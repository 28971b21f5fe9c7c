import * as z from 'zod/mini';
import { maybe } from '../../contract/common';
import { isLanguageCode } from '../../contract/languages';
import { languageMap } from '../../contract/limits';
import { isPlainObject } from '../../contract/plainObject';
import { languageName } from '../../messages/screens/content';
import { ticketingTexts as texts } from '../../messages/screens/ticketing';
import { validationTexts } from '../../messages/screens/validation';
import type { Json } from '../field/json';
import { asText, type KindDefinition, tooLong } from '../field/kind';
import { isWebAddress, withScheme } from '../text/web';

/** How one gets in. Source: document 2, section 3, Event. */
export const ADMISSIONS = [
  { value: -1, label: texts.admission.unknown },
  { value: 1, label: texts.admission.paid },
  { value: 2, label: texts.admission.free },
  { value: 3, label: texts.admission.partly },
] as const;

/** The admission is not specified. */
const NOT_SAID = -1;

/** Texts about tickets that each language has. Source: document 2, section 3, Event. */
export const TICKET_TEXTS = [
  'tariffa_intera',
  'tariffa_ridotta',
  'tariffa_gratuita',
  'abbonamenti',
  'sito',
] as const satisfies readonly (keyof typeof texts.fields)[];
export type TicketText = (typeof TICKET_TEXTS)[number];

/** Source: document 2, section 5 (default of texts). */
export const TICKET_TEXT_LIMIT = 300;

type Container = { readonly [key: string]: Json };

const textSchema = maybe(z.union([z.string(), z.number()]));
const infoSchema = z.looseObject(Object.fromEntries(TICKET_TEXTS.map((name) => [name, textSchema])));

const containerAt = (value: Json, key: string): Container => {
  const inner = isPlainObject(value) ? value[key] : null;
  return isPlainObject(inner ?? null) ? (inner as Container) : {};
};

/** How one gets in: a number of `ADMISSIONS`; another server's own number as it came. */
export function admissionOf(value: Json): number {
  const written = isPlainObject(value) ? asText(value.ingresso) : '';
  return written === '' ? NOT_SAID : Number(written);
}

/** The languages that something about tickets was sent for. */
const languagesOf = (value: Json): string[] => Object.keys(containerAt(value, 'info'));

/** A text about tickets in a language; '' where there is none. */
export const ticketText = (value: Json, language: string, name: TicketText): string =>
  asText(containerAt(containerAt(value, 'info'), language)[name]);

/** Whether some of it has to be paid, so that prices make sense. */
export const isPaid = (value: Json): boolean => [1, 3].includes(admissionOf(value));

/** A copy with another admission; what was typed about prices stays. */
export const withAdmission = (value: Json, ingresso: number): Json => ({
  ...(isPlainObject(value) ? value : {}),
  ingresso,
});

/** A copy with another text in a language. */
export function withTicketText(value: Json, language: string, name: TicketText, text: string): Json {
  const info = containerAt(value, 'info');
  return {
    ...(isPlainObject(value) ? value : {}),
    info: { ...info, [language]: { ...containerAt(info, language), [name]: text } },
  };
}

/** What is wrong with a text about tickets of one language; null if nothing. */
export function ticketTextProblem(value: Json, language: string, name: TicketText): string | null {
  const text = ticketText(value, language, name);
  const length = tooLong(text, { limit: TICKET_TEXT_LIMIT });
  return length ?? (name === 'sito' && text !== '' && !isWebAddress(text) ? validationTexts.url : null);
}

/** The first problem of any language, which names language and text. */
function firstProblem(value: Json): string | null {
  for (const language of languagesOf(value))
    for (const name of TICKET_TEXTS) {
      const problem = ticketTextProblem(value, language, name);
      if (problem !== null) return texts.problem(texts.fields[name], languageName(language), problem);
    }
  return null;
}

/** The texts that are filled, by language: '' and missing say the same. */
function filledTexts(value: Json): Record<string, Record<string, string>> {
  const filled = languagesOf(value).map((language) => {
    const entries = TICKET_TEXTS.map((name) => {
      const text = ticketText(value, language, name);
      return [name, name === 'sito' ? withScheme(text) : text] as const;
    });
    return [language, Object.fromEntries(entries.filter(([, text]) => text !== ''))] as const;
  });
  return Object.fromEntries(filled.filter(([, entries]) => Object.keys(entries).length > 0));
}

/** Tickets: how one gets in and, in each language, what it costs. Source: document 2, section 3, Event. */
export const ticketing: KindDefinition = {
  parts: [
    { name: 'ingresso', label: texts.admissionLabel },
    ...TICKET_TEXTS.map((name) => ({ name, label: texts.fields[name] })),
  ],
  blank: { ingresso: NOT_SAID, info: {} },
  schema: maybe(
    z.union([
      z.looseObject({
        ingresso: textSchema,
        info: maybe(z.union([languageMap(z.nullable(infoSchema)), z.array(z.unknown())])),
      }),
      // An empty map, as some servers write it.
      z.array(z.unknown()),
    ]),
  ),
  normalise: (value) =>
    isPlainObject(value) ? { ingresso: NOT_SAID, info: {}, ...value } : { ingresso: NOT_SAID, info: {} },
  isEmpty: (value) => admissionOf(value) === NOT_SAID && Object.keys(filledTexts(value)).length === 0,
  problem: (value) =>
    ADMISSIONS.some((choice) => choice.value === admissionOf(value)) ? firstProblem(value) : texts.unknownAdmission,
  shown: (value) => ADMISSIONS.find((choice) => choice.value === admissionOf(value))?.label ?? '',
  essence: (value) => ({ ingresso: admissionOf(value), info: filledTexts(value) }),
  stored: (value) => ({
    ingresso: admissionOf(value),
    info: Object.fromEntries(Object.entries(filledTexts(value)).filter(([language]) => isLanguageCode(language))),
  }),
};
