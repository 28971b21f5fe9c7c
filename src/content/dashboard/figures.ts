import type { SummaryEntry, WireProduction, WireWaitingEvents } from '../../contract/dashboard';
import { COUNTER_TYPES } from '../../contract/dashboard';
import { inOrder } from '../../contract/languages';
import { isPlainObject } from '../../contract/plainObject';
import { languageName } from '../../messages/screens/content';
import { dashboardTexts as texts } from '../../messages/screens/dashboard';
import { sections } from '../registry';

/** The entries of a map that a server may send as an empty list or leave out. */
const entriesOf = <Value>(map: Readonly<Record<string, Value>> | unknown[] | null | undefined): [string, Value][] =>
  isPlainObject(map) ? Object.entries(map) : [];

const NAMES: ReadonlyMap<string, string> = new Map(
  sections.flatMap((section) => Object.entries(section.dashboardNames)),
);

/** Italian name of a type; an unknown one shows the wire's. */
export const typeName = (type: string): string => NAMES.get(type) ?? type;

const deskName = ({ id, nome }: { readonly id: number; readonly nome?: string | null | undefined }): string =>
  nome || (id === 0 ? texts.withoutDesk : String(id));

export interface Counter {
  readonly type: string;
  readonly name: string;
  readonly count: number;
}

/** The counters in the dashboard's order, zero for what a server leaves out; further ones at the end. Source: document 1, section 2.9. */
export function countersOf(entries: readonly SummaryEntry[]): readonly Counter[] {
  const counts = new Map(entries.map(({ tipo, conto }) => [tipo, conto]));
  const known: readonly string[] = COUNTER_TYPES;
  return [...known, ...[...counts.keys()].filter((type) => !known.includes(type))].map((type) => ({
    type,
    name: typeName(type),
    count: counts.get(type) ?? 0,
  }));
}

export interface WaitingEvent {
  readonly id: number;
  readonly title: string;
}

export interface WaitingGroup {
  readonly id: number;
  readonly desk: string;
  readonly languages: readonly {
    readonly code: string;
    readonly name: string;
    readonly events: readonly WaitingEvent[];
  }[];
  /** Of its events, whatever languages of them wait. */
  readonly count: number;
}

/** How many events wait, each counted once however many of its languages do, as its list counts it. */
export const waitingCount = (groups: readonly Pick<WaitingGroup, 'languages'>[]): number =>
  new Set(groups.flatMap(({ languages }) => languages.flatMap(({ events }) => events.map(({ id }) => id)))).size;

/** The waiting events by desk and language; desks without any are left out. */
export function waitingOf(desks: readonly WireWaitingEvents[]): readonly WaitingGroup[] {
  return desks
    .map(({ redazione, eventi }) => {
      const languages = entriesOf(eventi)
        .map(([code, events]) => ({
          code,
          name: languageName(code),
          events: events.map(({ id, title }) => ({ id, title: title || texts.withoutTitle })),
        }))
        .filter(({ events }) => events.length > 0);
      return { id: redazione.id, desk: deskName(redazione), languages, count: waitingCount([{ languages }]) };
    })
    .filter(({ count }) => count > 0);
}

/** A line of 'Produzione contenuti': what a desk made of a type in a year. */
interface ProductionLine {
  readonly type: string;
  readonly name: string;
  readonly year: number;
  /** Language → how many. */
  readonly languages: Readonly<Record<string, number>>;
  readonly total: number;
}

export interface ProductionDesk {
  readonly id: number;
  readonly desk: string;
  readonly lines: readonly ProductionLine[];
  /** Year → how many in all languages. */
  readonly totals: Readonly<Record<number, number>>;
}

export interface Production {
  /** The year before and this one. Source: document 1, section 2.9. */
  readonly years: readonly [before: number, now: number];
  readonly languages: readonly string[];
  readonly desks: readonly ProductionDesk[];
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

function linesOf({ anni }: WireProduction, shown: readonly number[]): ProductionLine[] {
  const lines = new Map<string, { type: string; year: number; languages: Record<string, number> }>();
  for (const [year, languages] of entriesOf(anni))
    for (const [language, types] of entriesOf(languages))
      for (const [type, count] of entriesOf(types)) {
        if (!shown.includes(Number(year)) || count === 0) continue;
        const key = `${type} ${year}`;
        const line = lines.get(key) ?? { type, year: Number(year), languages: {} };
        line.languages[language] = (line.languages[language] ?? 0) + count;
        lines.set(key, line);
      }
  return [...lines.values()]
    .map((line) => ({ ...line, name: typeName(line.type), total: sum(Object.values(line.languages)) }))
    .sort((a, b) => a.name.localeCompare(b.name, 'it') || b.year - a.year);
}

/**
 * What the desks have made last year and this year; desks that made nothing are left out. Takes the present year and the
 * content languages.
 */
export function productionOf(
  desks: readonly WireProduction[],
  year: number,
  siteLanguages: readonly string[],
): Production {
  const years = [year - 1, year] as const;
  const found = desks
    .map((sent) => {
      const lines = linesOf(sent, years);
      const totals = Object.fromEntries(
        years.map((one) => [one, sum(lines.filter((line) => line.year === one).map(({ total }) => total))]),
      );
      return { id: sent.redazione.id, desk: deskName(sent.redazione), lines, totals };
    })
    .filter(({ lines }) => lines.length > 0);
  const languages = new Set(found.flatMap(({ lines }) => lines.flatMap((line) => Object.keys(line.languages))));
  return {
    years,
    languages: inOrder(languages, siteLanguages),
    desks: found,
  };
}
