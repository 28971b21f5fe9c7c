import { languageName, statusNames, statusUnknownText } from '../../messages/screens/content';
import { paletteTexts } from '../../messages/screens/palette';
import type { EntityAction } from '../entityActions/types';
import { idWords, searchOf, searchText } from './recents';
import type { EntityQuery, FoundEntity, LastSearch, PaletteContext, PaletteRow, PaletteScope } from './types';

/** Longest text that the box keeps. */
const LONGEST_QUERY = 10_000;

const SIGNS: Readonly<Record<string, PaletteScope>> = { '>': 'commands', '#': 'contents', '@': 'people' };

/** Areas whose entities are people. */
const PEOPLE = new Set(['user', 'users']);

/** Whether the entities of an area are people. */
export const isPerson = (area: string): boolean => PEOPLE.has(area);

type Typed = Pick<PaletteContext, 'query' | 'scope'>;

/** What typing `text` comes to: a first '>', '#' or '@' chooses a scope and is removed from the query. */
export function typed(text: string, scope: PaletteScope): Typed {
  // '#/news/12' is the address of a page of the back office.
  const sign = scope === 'all' && !text.startsWith('#/') ? SIGNS[text.charAt(0)] : undefined;
  return sign === undefined
    ? { query: text.slice(0, LONGEST_QUERY), scope }
    : { query: text.slice(1, LONGEST_QUERY + 1).trimStart(), scope: sign };
}

/** The query of the entity search; null where there is none: too short a text, commands only, over a dialog. */
export function entityQuery({ query, scope, isOverDialog }: Typed & { readonly isOverDialog: boolean }) {
  const text = searchText(query);
  const isSearched = scope !== 'commands' && !isOverDialog;
  return isSearched && text !== null ? ({ text, scope } satisfies EntityQuery) : null;
}

/** Whether something is being searched, or is about to be. */
function isPending(context: PaletteContext): boolean {
  const wanted = entityQuery(context);
  const isBelow = context.opened === null;
  return isBelow && wanted !== null && wanted.text !== context.answered && context.problem === null;
}

/**
 * Why a row is not run that nobody moved to: it is only alike, and either better ones may come or it destroys something.
 * Null where it is meant.
 */
function doubtOf(context: PaletteContext, row: PaletteRow): string | null {
  const isAlike = context.results.indexOf(row) >= context.similarFrom;
  const isDoubtful = isAlike && !context.isMoved && (row.isDestructive === true || isPending(context));
  return isDoubtful ? paletteTexts.doubtful : null;
}

/** Why Enter does not run a row; null where it does. */
export const refusalOf = (context: PaletteContext, row: PaletteRow): string | null =>
  row.refusal ?? doubtOf(context, row);

/** How an entity stands; of a person only that the account is off. */
function standing(isHuman: boolean, status: number | null): string | null {
  if (isHuman) return status === 0 ? paletteTexts.inactive : null;
  return status === null ? null : (statusNames[Math.abs(status)] ?? statusUnknownText);
}

/** A found entity as a row. `areaName` gives the content type's name, null for an unknown one. */
export function entityRow(found: FoundEntity, areaName: (area: string) => string | null): PaletteRow {
  const { area, id, route, lang = null, status = null } = found;
  const isHuman = isPerson(area);
  const language = lang === null ? null : languageName(lang);
  const name = isHuman ? paletteTexts.person : (areaName(area) ?? area);
  const position = [found.role, found.desk].filter((part) => part);
  const title = found.title.trim() === '' ? `${name} ${id}` : found.title;
  const subject = { area, id, title, lang, status, route };
  return {
    id: `entity:${area}:${id}:${lang ?? ''}`,
    section: isHuman ? 'person' : 'content',
    title,
    hint: [...(position.length > 0 ? position : [name]), language].filter((part) => part !== null).join(' · '),
    state: standing(isHuman, status),
    keywords: idWords(subject),
    keys: [],
    refusal: found.refusal ?? null,
    subject,
    action: { kind: 'route', route },
  };
}

/**
 * The rows with the recents among them as they are now: as they were kept they say nothing of their state. Where they lead
 * stays, for Enter may be pressed before they are read.
 */
export const refreshed = (
  rows: readonly PaletteRow[],
  found: readonly FoundEntity[],
  areaName: (area: string) => string | null,
): readonly PaletteRow[] =>
  rows.map((row) => {
    const { section, subject, id, action } = row;
    const now = found.find((one) => one.area === subject?.area && one.id === subject.id);
    if (section !== 'recent' || now === undefined || action.kind !== 'route') return row;
    return { ...entityRow({ ...now, route: action.route }, areaName), section, id };
  });

/** What can be done with an entity, as rows. */
export const actionRows = (actions: readonly EntityAction[]): readonly PaletteRow[] =>
  actions.map((action) => ({
    id: `action:${action.id}`,
    section: 'action',
    title: action.title,
    hint: action.hint,
    keywords: action.keywords,
    keys: [],
    refusal: action.refusal,
    subject: null,
    action: { kind: 'entity', action },
    ...(action.isDestructive === undefined ? {} : { isDestructive: action.isDestructive }),
  }));

type Chosen = Pick<PaletteContext, 'query' | 'scope' | 'opened'>;

/** The row of the entity that the chosen row is about, and the search that led there; null where there is none. */
export function ledBy({ query, scope, opened }: Chosen, row: PaletteRow) {
  // A list is kept as the search that says it: its days are counted anew.
  const isList = row.section === 'list';
  const entity = opened?.row ?? (row.action.kind === 'route' && !isList ? row : null);
  const leads = entity !== null || isList;
  const search: LastSearch | null = !leads || scope === 'commands' ? null : searchOf(opened?.query ?? query, scope);
  return { entity, search };
}
