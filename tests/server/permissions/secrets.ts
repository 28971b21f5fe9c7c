import { nameKeyOf, PLACE_AREA } from '../../../src/content/field/areas';
import { isNested } from '../../../src/content/field/entries';
import type { FieldDeclaration } from '../../../src/content/field/field';
import { kindOf } from '../../../src/content/kinds/table';
import type { Content } from '../../../src/content/model/content';
import { STATUS } from '../../../src/content/publication/status';
import { contents } from '../../../src/content/whole';
import { type Body, seedReferences } from '../content-kit';
import type { TestServer } from '../kit';
import { addressIn, newPlace, newPlaceType } from '../place-kit';
import { type PlantedRecords, plantRecords } from './records';

/** A word that stands in the name of one thing alone. */
export interface Secret {
  readonly word: string;
  /** Abilities of which one lets a reader know it; none for what is on the portal. */
  readonly abilities: readonly string[] | null;
}

/** What a content type has, each called by a secret word of its own. */
export interface Planted {
  readonly content: Content;
  readonly draft: number;
  readonly hidden: number;
  /** Published in Italian, a draft in English, with a revision draft. */
  readonly published: number;
  readonly revision: number;
  /** Deleted. */
  readonly gone: number;
  /** Contents of the type that point to whatever they can, a draft and a published one. */
  readonly holders: readonly number[];
}

/** Everything that is called by a secret word. */
export interface Plants {
  readonly contents: readonly Planted[];
  readonly places: { readonly hidden: number; readonly shown: number; readonly holder: number };
  readonly placeType: { readonly id: number; readonly code: string };
  readonly file: number;
  readonly attachment: number;
  readonly license: number;
  readonly redirect: number;
  readonly records: PlantedRecords;
  readonly secrets: readonly Secret[];
}

/** What every secret word begins with. */
export const BEGINNING = 'zq';

/** Whoever writes contents looks for images; the server tells them what files are called. */
const SEES_FILES = [
  'media-view',
  'media-create',
  ...contents.flatMap(({ abilities }) => abilities.flatMap((one) => [`${one}-create`, `${one}-edit`])),
];

const viewOf = ({ abilities }: Content): string[] => abilities.map((one) => `${one}-view`);

const INSERT = `
  with made as (
    insert into contents (area, revision_of, days, revision_base, updated_by)
    values ($1, $2, case when $1 = 'event' then '{[2099-01-01,2099-01-02)}'::datemultirange end, case when $2::integer is null then null else jsonb_build_object('id', $2, 'contents', '{}'::jsonb) end,
            (select id from users where username = 'admin')) returning id, area, revision_of)
  insert into translations (content_id, revision_of, area, lang, title, slug, status)
  select made.id, made.revision_of, made.area, t.lang, t.title, t.title, t.status
    from made, jsonb_to_recordset($3::jsonb) as t(lang text, title text, status smallint) returning content_id as id`;

type Language = readonly [lang: string, title: string, status: number];

async function inserted(server: TestServer, area: string, of: number | null, languages: readonly Language[]) {
  const rows = languages.map(([lang, title, status]) => ({ lang, title, status }));
  const made = await server.db.query<{ id: number }>(INSERT, [area, of, JSON.stringify(rows)]);
  return made.rows[0]?.id ?? 0;
}

/** What is pointed to: the ids of an area, and what is said of each beside its id. */
interface Targets {
  readonly idsOf: (area: string) => readonly number[];
  readonly saidOf?: (area: string, id: number) => object;
}

/** The value with which a field points to contents of its areas, one after the other. */
function pointing(field: FieldDeclaration, targets: Targets): unknown {
  const { idsOf, saidOf = () => ({}) } = targets;
  const areas = kindOf(field).areas?.(field) ?? [];
  if (areas.length === 0) return undefined;
  if (!isNested(field)) {
    const all = areas.flatMap((area) => idsOf(area).map((id) => ({ id, ...saidOf(area, id) })));
    return field.kind === 'contents' ? all : all[0];
  }
  const most = Math.max(...areas.map((area) => idsOf(area).length));
  return Array.from({ length: most }, (_, place) =>
    Object.fromEntries(
      field.entry.fields.flatMap((part): [string, unknown][] => {
        const [area = ''] = kindOf(part).areas?.(part) ?? [];
        const ids = idsOf(area);
        const id = ids[place % ids.length];
        if (id === undefined) return [];
        const target = { id, ...saidOf(area, id) };
        return [[part.path, part.kind === 'contents' ? [target] : target]];
      }),
    ),
  );
}

/** An office without an address is not saved. */
const ADDRESSES: Readonly<Record<string, Body>> = { iat: { locations: { location: addressIn(37006, 'Bologna') } } };

/** A content of a type that points to all of these, in every field that can. */
export function pointingBody(content: Content, title: string, targets: Targets): Body {
  const pointers = Object.fromEntries(
    content.fields.flatMap((field): [string, unknown][] => {
      const value = pointing(field, targets);
      return value === undefined ? [] : [[field.path, value]];
    }),
  );
  return { lang: 'it', contents: { it: { title } }, ...ADDRESSES[content.area], ...pointers };
}

const STORE_NAMES = `
  update contents set shared = case when revision_of is null then shared || $2 else shared end,
         revision_base = revision_base || $2
   where id = any($1::integer[])`;

const FILE = `
  insert into files (area, key, extension, mime, name, title, size, license_id)
  values ($1, $2, 'png', 'image/png', $2, $2, 1, $3) returning id`;

/** Fills a server with what is called by secret words. */
export async function plant(server: TestServer): Promise<Plants> {
  await seedReferences(server);
  const secrets: Secret[] = [];
  const secret = (word: string, abilities: Secret['abilities']): string => {
    secrets.push({ word, abilities });
    return word;
  };
  const asAdmin = async <T>(method: string, path: string, body?: object): Promise<T> => {
    const answer = await server.call<T>(method, path, { as: 'admin', ...(body && { body }) });
    if (answer.status >= 300) throw new Error(`${method} ${path}: ${answer.text}`);
    return answer.body;
  };
  const bare: Omit<Planted, 'holders'>[] = [];
  for (const [at, content] of contents.entries()) {
    const { area, paths } = content;
    const one = (what: string, abilities: Secret['abilities'] = viewOf(content)) =>
      secret(`${BEGINNING}${at}${what}`, abilities);
    const draft = await inserted(server, area, null, [['it', one('bozza'), STATUS.draft]]);
    const hidden = await inserted(server, area, null, [['it', one('nascosta'), STATUS.hidden]]);
    const published = await inserted(server, area, null, [
      ['it', one('pubblica', null), STATUS.published],
      ['en', one('inglese'), STATUS.draft],
    ]);
    const revision = await inserted(server, area, published, [['it', one('revisione'), STATUS.toValidate]]);
    const gone = await inserted(server, area, null, [['it', one('eliminata'), STATUS.draft]]);
    await asAdmin('DELETE', `${paths.remove}/${gone}`);
    bare.push({ content, draft, hidden, published, revision, gone });
  }
  const localities = bare.find(({ content }) => content.area === 'localita');
  const placeType = await newPlaceType(server, secret(`${BEGINNING}tipo`, ['tipologia-luoghi-view', 'luoghi-view']));
  const place = (what: string, more: object, abilities: Secret['abilities']) =>
    newPlace(server, { nome: secret(`${BEGINNING}luogo${what}`, abilities), code: placeType.code, ...more });
  const places = {
    hidden: await place('nascosto', { status: 0 }, ['luoghi-view']),
    shown: await place('visibile', {}, null),
    holder: await place('portatore', { localita: { id: localities?.draft } }, null),
  };
  const license = 8001;
  const filed = async (area: string, what = area, abilities: Secret['abilities'] = SEES_FILES) => {
    const values = [area, secret(`${BEGINNING}file${what}`, abilities), license];
    return (await server.db.query<{ id: number }>(FILE, values)).rows[0]?.id ?? 0;
  };
  const [file, attachment] = [await filed('images'), await filed('attachments')];
  const rule = { old_url: `/${secret(`${BEGINNING}vecchio`, ['menu-view'])}`, new_url: '/nuovo', code: 301 };
  const redirect = (await asAdmin<{ data: { id: number } }>('POST', 'operations/error404/rotta', rule)).data.id;
  const records = await plantRecords(server, bare[0]?.published ?? 0, (what, abilities) =>
    secret(`${BEGINNING}${what}`, abilities),
  );
  const idsOf = (area: string): readonly number[] => {
    if (area === PLACE_AREA) return [places.hidden, places.shown];
    const found = bare.find(({ content }) => content.area === area);
    return found === undefined ? [] : [found.draft, found.hidden, found.published];
  };
  // As contents were stored once: with what they point to by name.
  const saidOf = (area: string, id: number): object => {
    const at = bare.findIndex(({ content }) => content.area === area);
    const what = id === bare[at]?.draft ? 'bozza' : id === bare[at]?.hidden ? 'nascosta' : null;
    return what === null ? {} : { [nameKeyOf(area)]: `${BEGINNING}${at}${what}` };
  };
  const planted: Planted[] = [];
  for (const [at, one] of bare.entries()) {
    const { content } = one;
    const holders: number[] = [];
    const { contents: _contents, lang: _lang, ...pointers } = pointingBody(content, '', { idsOf, saidOf });
    for (const [what, status] of [
      ['tiene', STATUS.draft],
      ['mostra', STATUS.published],
    ] as const) {
      const title = secret(`${BEGINNING}${at}${what}`, status === STATUS.published ? null : viewOf(content));
      const body = pointingBody(content, title, { idsOf });
      const { data } = await asAdmin<{ data: { id: number } }>('POST', content.paths.create, body);
      await server.db.query('update translations set status = $2 where content_id = $1', [data.id, status]);
      await server.db.query(
        `insert into content_files (content_id, field, lang, file_id, position, is_primary) select $1, 'images', '', unnest($2::integer[]), 1, false`,
        [data.id, [file, attachment]],
      );
      holders.push(data.id);
    }
    await server.db.query(STORE_NAMES, [[...holders, one.revision], JSON.stringify(pointers)]);
    planted.push({ ...one, holders });
  }
  const settings = async (section: string, abilities: Secret['abilities'], said: (word: string) => object) => {
    const data = { it: said(secret(`${BEGINNING}impostazioni${section}`, abilities)) };
    await asAdmin('POST', 'operations/settings', { section, data });
  };
  // What the home page shows is everybody's: its texts, its cover, and no video without an address.
  const cover = await filed('images', 'copertina', null);
  await settings('scopri', null, (title) => ({ title }));
  await settings('home', ['home-settings', 'home-settings-view'], (titolo) => ({
    video: [{ titolo }],
    events: idsOf('event'),
    news: idsOf('news'),
    attachments: [{ id: cover }],
  }));
  return { contents: planted, places, placeType, file, attachment, license, redirect, records, secrets };
}
