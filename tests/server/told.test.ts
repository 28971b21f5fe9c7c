import { beforeAll, expect, it } from 'vitest';
import type { Content } from '../../src/content/model/types';
import { contents } from '../../src/content/whole';
import { isProvedOn } from '../kit/set';
import { type Answer, describeOnEach } from './kit';
import { BEGINNING, type Plants, plant, sectionsOf } from './told/secrets';
import { contentWays, sharedWays, type Way } from './told/ways';
import { headerOf, newRole, newUser } from './users-kit';

const ACTIONS = ['view', 'create', 'edit', 'delete', 'publish'] as const;
/** Of what has no section of contents: none of these sees a content or a place. */
const OTHERS = [
  'media-view',
  'media-create',
  'media-edit',
  'media-delete',
  'category-view',
  'category-edit',
  'menu-view',
  'errore404-create',
  'errore404-delete',
  'operations/tags-view',
  'operations/tags-create',
  'operations/tags-edit',
  'home-settings-view',
  'user-view',
  'redazioni-view',
];

/** Calls under way at a time. */
const AT_ONCE = 16;

describeOnEach('nobody is told what they may not see', (server) => {
  let plants: Plants;
  let header: Record<string, string> = {};
  let roleId = 0;

  beforeAll(async () => {
    plants = await plant(server());
    roleId = await newRole(server(), 'Lettore di prova', []);
    const { rows } = await server().db.query<{ name: string }>('select name from roles where id = $1', [roleId]);
    await newUser(server(), 'curioso', { role: rows[0]?.name });
    header = await headerOf(server(), 'curioso');
  });

  const become = (abilities: readonly string[]) =>
    server().db.query(
      `with gone as (delete from role_abilities where role_id = $1 and not ability = any($2::text[]))
       insert into role_abilities (role_id, ability) select $1, unnest($2::text[]) on conflict do nothing`,
      [roleId, abilities],
    );

  const callOn = ({ method, path, body, key }: Way) =>
    server().call<{ data?: { id?: unknown } }>(method, path, {
      ...(body !== undefined && { body }),
      headers: { ...header, ...(key !== undefined && { 'Idempotency-Key': key }) },
    });

  /** All that an answer says. */
  const wordsIn = ({ headers, text }: Answer): string[] =>
    [...`${JSON.stringify([...headers])} ${text}`.toLowerCase().matchAll(new RegExp(`${BEGINNING}\\w+`, 'g'))].map(
      ([word]) => word,
    );

  /** What the calls of somebody with these abilities tell, by secret word: the ways that told it. */
  async function told(abilities: readonly string[], ways: readonly Way[]): Promise<Map<string, string[]>> {
    await become(abilities);
    const said = new Map<string, string[]>();
    const seen = new Set<string>();
    let waiting: Way[] = [...ways];
    while (waiting.length > 0) {
      const [batch, rest] = [waiting.slice(0, AT_ONCE), waiting.slice(AT_ONCE)];
      const answers = await Promise.all(batch.map(callOn));
      const more = answers.flatMap((answer, at) => {
        const way = batch[at] as Way;
        for (const word of wordsIn(answer)) {
          const known = said.get(word) ?? [];
          if (known.length < 3)
            said.set(word, [...known, `${way.method} ${way.path} ${JSON.stringify(way.body ?? '')} ${answer.status}`]);
        }
        const pages = [...answer.text.matchAll(/"permalink":"([^"]+)"/g)].map(([, address = '']) => address);
        const fresh = pages.filter((address) => !seen.has(address));
        for (const address of fresh) seen.add(address);
        const created = way.readAt === undefined ? undefined : answer.body.data?.id;
        return [
          ...fresh.map((path) => ({ method: 'GET', path: `${path}${path.includes('?') ? '&' : '?'}preview=1` })),
          ...(created === undefined ? [] : [{ method: 'GET', path: `${way.readAt}/${created}` }]),
        ];
      });
      waiting = [...rest, ...more];
    }
    return said;
  }

  const mayKnow = (word: string, abilities: readonly string[]): boolean => {
    const secret = plants.secrets.find((one) => one.word === word);
    return secret === undefined || secret.abilities === null || secret.abilities.some((one) => abilities.includes(one));
  };

  /** What they are told and may not know. */
  async function leaks(abilities: readonly string[], ways: readonly Way[]): Promise<Record<string, string[]>> {
    const said = await told(abilities, ways);
    return Object.fromEntries([...said].filter(([word]) => !mayKnow(word, abilities)));
  }

  /** The ways that are of these content types, and those that are of none. */
  const waysAmong = (isAmong: (content: Content) => boolean): Record<string, readonly Way[]> =>
    Object.assign(
      sharedWays(plants),
      ...plants.contents.filter(({ content }) => isAmong(content)).map((planted) => contentWays(plants, planted)),
    );
  const allWays = () => Object.values(waysAmong(() => true)).flat();
  /** Those on which something of an area could come: its own, and those of what points to it. */
  const waysTo = (area: string) =>
    Object.values(waysAmong((content) => content.area === area || content.pointsTo?.includes(area) === true)).flat();
  const everything = () => [
    ...sectionsOf(plants).flatMap((section) => section.flatMap((one) => ACTIONS.map((action) => `${one}-${action}`))),
    ...OTHERS,
    'view-tag',
  ];

  it('goes every way that the API has', async () => {
    const { body } = await server().get<{ paths: Record<string, Record<string, { operationId: string }>> }>(
      'openapi.json',
    );
    const described = Object.values(body.paths).flatMap((methods) =>
      Object.values(methods).map((one) => one.operationId),
    );
    const gone = Object.keys(waysAmong(() => true)).filter((id) => id !== 'used.remove');
    expect(gone.sort()).toEqual(described.sort());
  });

  it('tells everything to who may see everything', async () => {
    const said = await told(everything(), allWays());
    const missing = plants.secrets.map(({ word }) => word).filter((word) => !said.has(word));
    // The log, which alone knows what was deleted, is the administrators'.
    expect(missing).toEqual(contents.map((_, at) => `${BEGINNING}${at}cancellata`));
  });

  it('to who may do nothing', async () => {
    expect(await leaks([], allWays())).toEqual({});
  });

  it.each(ACTIONS.filter((action) => action !== 'view'))(
    'to who may do nothing but «%s», everywhere',
    async (action) => {
      const abilities = sectionsOf(plants).flatMap((section) => section.map((one) => `${one}-${action}`));
      const others = OTHERS.filter((ability) => ability.endsWith(`-${action}`));
      expect(await leaks([...abilities, ...others], allWays())).toEqual({});
    },
  );

  it.each([...contents.filter(isProvedOn).map(({ area }) => area), 'luoghi', 'tipologia-luoghi'])(
    'to who may do everything but with «%s»',
    async (area) => {
      const section = contents.find((one) => one.area === area)?.abilities ?? [area];
      const abilities = everything().filter((ability) => !section.some((one) => ability.startsWith(`${one}-`)));
      expect(await leaks(abilities, waysTo(area))).toEqual({});
    },
  );
});
