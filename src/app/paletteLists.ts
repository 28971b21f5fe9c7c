import { hasListAddress, listAddress } from '../content/lists/addresses';
import type { FilterKind } from '../content/lists/filter';
import { contents, listings } from '../content/registry';
import { type ContentLanguages, INTERFACE_LANGUAGE } from '../contract/languages';
import type { Category } from '../contract/lookups';
import type { Result } from '../contract/result';
import { decideAccess } from '../machines/access/rules';
import {
  type KnownNames,
  type ListFacts,
  listFacts,
  lookupOf,
  type NamesSource,
  namesSources,
} from '../machines/palette/listFacts';
import type { SessionActor } from '../screens/session';
import type { AbsentLists } from '../services/absentLists';
import { asideClient } from '../services/aside';
import type { Client } from '../services/client';
import type { Lookups } from '../services/lookups';

/** The lists that the palette may narrow: those that the signed-in user may open. */
export interface PaletteLists {
  /** With the names that are known by now. */
  readonly now: () => readonly ListFacts[];
  /** The same after names came that were missing; null where none did. */
  readonly named: () => Promise<readonly ListFacts[] | null>;
}

/** What the palette's lists and search are made over. */
export interface PaletteSite {
  readonly client: Client;
  readonly session: SessionActor;
  readonly lookups: Lookups;
  readonly absentLists: Pick<AbsentLists, 'routes'>;
  readonly languages: ContentLanguages;
}

type Names = NonNullable<KnownNames[string]>;
type Load = (site: PaletteSite, source: NamesSource) => Promise<Names | null>;

const namesIn = <T>(result: Result<readonly T[]>, nameOf: (one: T) => Names[number]): Names | null =>
  result.ok ? result.value.map(nameOf) : null;

/** The names of a tree, of all its levels. */
const namesInTree = (tree: readonly Category[]): Names =>
  tree.flatMap(({ id, name, children }) => [
    ...(name ? [{ value: id, label: name }] : []),
    ...namesInTree(children ?? []),
  ]);

const namesOfTree = (tree: Result<Category[]>): Names | null => (tree.ok ? namesInTree(tree.value) : null);

/** Every municipality: no call of the contract gives them all, so that they are asked for by province. */
async function municipalities({ lookups }: PaletteSite): Promise<Names | null> {
  const provinces = await lookups.provinces();
  if (!provinces.ok) return null;
  const answers = await Promise.all(provinces.value.map(({ id }) => lookups.municipalities({ provincia: id })));
  const found = answers.flatMap((answer) => (answer.ok ? answer.value : []));
  const names = new Map(found.map(({ id, city }) => [id, { value: id, label: city }]));
  return answers.every(({ ok }) => ok) ? [...names.values()] : null;
}

/** Roles or desks, by a part of the client that is fetched on first use. */
const administered =
  (what: 'roles' | 'desks'): Load =>
  async ({ client }) => {
    const { createOptionService } = await import('../services/options');
    const found = await createOptionService(asideClient(client)).choices(what, new AbortController().signal);
    return namesIn(found, ({ id, label }) => ({ value: id, label }));
  };

const LOADERS: Readonly<Partial<Record<FilterKind, Load>>> = {
  province: async ({ lookups }) => namesIn(await lookups.provinces(), ({ id, nome }) => ({ value: id, label: nome })),
  municipality: municipalities,
  category: async ({ lookups }, { main }) =>
    main === undefined ? null : namesOfTree(await lookups.categories(main, INTERFACE_LANGUAGE)),
  person: async ({ lookups }) => namesIn(await lookups.authors(''), ({ id, name }) => ({ value: id, label: name })),
  role: administered('roles'),
  desk: administered('desks'),
};

/** The lists of the palette over a session and its look-ups. Names that could not be had are asked for again. */
export function createPaletteLists(site: PaletteSite): PaletteLists {
  let kept: { readonly user: number | null; readonly known: KnownNames } = { user: null, known: {} };
  const current = () => {
    const { user } = site.session.getSnapshot().context;
    if (kept.user !== (user?.id ?? null)) kept = { user: user?.id ?? null, known: {} };
    return [...contents, ...listings].filter(
      (listing) =>
        hasListAddress(listing) &&
        !site.absentLists.routes().has(listAddress(listing)) &&
        decideAccess(listAddress(listing), user).kind === 'allowed',
    );
  };
  const now = () => {
    const open = current();
    return listFacts(open, kept.known, site.languages);
  };
  /** Names whose code can't be fetched either are missing like those that the server refuses. */
  const load = async (source: NamesSource) =>
    [lookupOf(source), (await LOADERS[source.kind]?.(site, source).catch(() => null)) ?? null] as const;
  site.lookups.onCategoriesChanged(() => {
    const others = Object.entries(kept.known).filter(([key]) => !key.startsWith('category '));
    kept = { ...kept, known: Object.fromEntries(others) };
  });
  let asking: { readonly user: number | null; readonly answer: ReturnType<PaletteLists['named']> } | null = null;
  async function ask(open: ReturnType<typeof current>) {
    const missing = namesSources(open).filter((source) => kept.known[lookupOf(source)] === undefined);
    const { user } = kept;
    const answers = await Promise.all(missing.map(load));
    const came = answers.flatMap(([key, names]) => (names === null ? [] : [[key, names] as const]));
    if (came.length === 0 || kept.user !== user) return null;
    kept = { user, known: { ...kept.known, ...Object.fromEntries(came) } };
    return now();
  }
  return {
    now,
    named() {
      const open = current();
      if (asking?.user !== kept.user) {
        const mine = { user: kept.user, answer: ask(open) };
        asking = mine;
        void mine.answer.finally(() => {
          if (asking === mine) asking = null;
        });
      }
      return asking.answer;
    },
  };
}
