import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEMO_ROLES, DEMO_USERS } from '../../demo/users';
import { groupsOf } from '../../server/http/access';
import type { Content } from '../../src/content/model/content';
import { abilityOf, cellOf, PERMISSION_ACTIONS } from '../../src/content/permissions';
import { contents } from '../../src/content/whole';
import { API_BASE } from '../../src/contract/endpoint';
import { addressOf, examplesOf } from '../../tools/permissions/examples';
import { declaredRoutes } from '../../tools/permissions/routes';
import { askedBy, callsAmong, type Role, rolesFor, trialsOf } from '../../tools/permissions/table';
import { isCore, isOfCore } from '../kit/set';
import { describeOnEach } from './kit';
import { type Caller, type Changing, changingUser, nobody, userAs } from './permissions/caller';
import { decide, decisionOf, type Tally } from './permissions/decisions';
import { everyWay } from './permissions/everyWay';
import { BEGINNING, type Plants, plant } from './permissions/secrets';
import { leaksIn, toldTo } from './permissions/told';
import type { Way } from './permissions/ways';

const routes = await declaredRoutes();
const calls = callsAmong(routes);
const asked = askedBy(calls.flatMap((call) => trialsOf(call, 0)));
/** Some mean nothing by themselves: what they allow is asked for once an item is known. */
const everything = [
  ...new Set([
    ...asked,
    'view-tag',
    ...contents.flatMap(({ abilities }) => abilities.map((one) => abilityOf(one, 'publish'))),
  ]),
];
const { general, holding, lacking } = rolesFor(asked);

const sectionOf = (ability: string): string => cellOf(ability)?.section ?? ability;
const typeOf = (section: string) => contents.find(({ abilities }) => abilities.includes(section));

describeOnEach('permissions', (server, engine) => {
  // What is asked of a role is decided before any database is: one is tried with all of them, the other with some.
  const isWhole = !isCore && engine === 'embedded';
  const isProved = (type: Content) => isWhole || isOfCore(type);
  /** Whether what holds for all content types is tried with this section of abilities as well. */
  const isTriedOn = (section: string): boolean => {
    const type = typeOf(section);
    return type === undefined || isProved(type);
  };
  let user: Changing;
  let plants: Plants;
  const tally: Tally = { allowed: 0, refused: 0, unauthenticated: 0 };
  const figures = { roles: 0, readers: 0, answers: 0, leaks: 0 };

  beforeAll(async () => {
    plants = await plant(server());
    user = await changingUser(server());
  });
  afterAll(() => {
    const { allowed, refused, unauthenticated } = tally;
    const count = (figure: number) => figure.toLocaleString('en');
    const decided = `${count(allowed)} allowed, ${count(refused)} refused, ${count(unauthenticated)} without a session`;
    const tried = `${figures.roles} roles × ${calls.length} calls, ${count(allowed + refused + unauthenticated)} tried`;
    const told = `${plants.secrets.length} marks in ${count(figures.answers)} answers to ${figures.readers} roles`;
    process.stdout.write(`permissions · ${engine}: ${tried}: ${decided}; ${told}: ${figures.leaks} leaks\n`);
  });

  describe('what may be known', () => {
    const allWays = () => everyWay(plants, calls);
    const leaks = async (abilities: readonly string[], ways: readonly Way[]) => {
      const told = await toldTo(server(), user, abilities, ways);
      const found = leaksIn(told, plants.secrets, abilities);
      figures.readers += 1;
      figures.answers += told.answers;
      figures.leaks += Object.keys(found).length;
      return found;
    };

    it('is told to who may know everything', async () => {
      const { words } = await toldTo(server(), user, everything, allWays());
      const missing = plants.secrets.map(({ word }) => word).filter((word) => !words.has(word));
      // The log, which alone knows what was deleted, is the administrators'.
      expect(missing).toEqual(contents.map((_, at) => `${BEGINNING}${at}eliminata`));
    });

    it('is all that is told to who may do nothing', async () => {
      expect(await leaks([], allWays())).toEqual({});
    });

    it.each(PERMISSION_ACTIONS.filter((action) => action !== 'view'))(
      'is all that is told to who may do nothing but «%s», everywhere',
      async (action) => {
        const abilities = everything.filter((ability) => ability.endsWith(`-${action}`));
        expect(await leaks(abilities, allWays())).toEqual({});
      },
    );

    /** Ways on which something of a section could come: of a content type its own, and those of what points to it. */
    const waysTo = (section: string) => {
      const own = typeOf(section);
      const area = own?.area ?? section;
      return everyWay(
        plants,
        calls,
        (content) => content.pointsTo?.includes(area) || (own === undefined ? isProved(content) : content === own),
      );
    };
    const sections = [...new Set(asked.map(sectionOf))].filter(isTriedOn);
    it.each(sections)('is all that is told to who may do everything but with «%s»', async (section) => {
      const closed = typeOf(section)?.abilities ?? [section];
      const abilities = everything.filter((ability) => !closed.includes(sectionOf(ability)));
      expect(await leaks(abilities, waysTo(section))).toEqual({});
    });

    it.skipIf(!isWhole).each(asked)('is all that is told to who may do nothing but %s', async (ability) => {
      expect(await leaks([ability], allWays())).toEqual({});
    });
  });

  describe('what a call asks is what its declaration says', () => {
    const decisions = async (caller: Caller, role: Role, about?: string) => {
      const all = calls.flatMap((call) => trialsOf(call, caller.id));
      const trials = about === undefined ? all : all.filter(({ need }) => groupsOf(need).flat().includes(about));
      figures.roles += 1;
      return decide(server(), { caller, role, trials }, tally);
    };
    const asUser = async (role: Role & { readonly abilities: readonly string[] }, about?: string) => {
      await user.become(role.abilities);
      return decisions(user, role, about);
    };

    it.each(general)('of $name [1-6.1]', async (role: Role) => {
      const { abilities } = role;
      if (abilities === 'none signed in') expect(await decisions(nobody, role)).toEqual([]);
      else if (abilities === 'administrator')
        expect(await decisions(userAs(server(), await server().userId('admin')), role)).toEqual([]);
      else expect(await asUser({ ...role, abilities })).toEqual([]);
    });

    it.each(DEMO_USERS.filter(({ username }) => username !== 'admin'))(
      'of the demo’s $username',
      async ({ username, role }) => {
        const { abilities = [] } = DEMO_ROLES.find(({ name }) => name === role) ?? {};
        const caller = userAs(server(), await server().userId(username));
        expect(await decisions(caller, { name: role, abilities })).toEqual([]);
      },
    );

    it.each(holding)('of $name [1-6.1, 2-6.1, 3-6.1]', async ({ name, abilities, ability }) => {
      expect(await asUser({ name, abilities }, isTriedOn(sectionOf(ability)) ? undefined : ability)).toEqual([]);
    });

    it.each(lacking)('of $name', async ({ name, abilities, ability }) => {
      expect(await asUser({ name, abilities }, isWhole ? undefined : ability)).toEqual([]);
    });

    it('of who asks for the head of an answer alone', async () => {
      for (const { endpoint } of calls.filter(({ method }) => method === 'GET')) {
        const { status } = await server().call('HEAD', addressOf(endpoint, examplesOf(endpoint)[0]));
        expect([endpoint.id, status === 401]).toEqual([endpoint.id, !endpoint.isPublic]);
      }
    });

    it('of whoever opens a page or a file', async () => {
      const addresses = routes.filter(({ endpoint }) => endpoint === undefined);
      expect(addresses.length).toBeGreaterThan(4);
      for (const { method, url } of addresses) {
        const answer = await server().call<{ message?: string }>(method, url.replace(/:\w+/g, '1'));
        expect([url, decisionOf(answer)]).toEqual([url, 'allowed']);
      }
    });

    it('for every call that the server describes', async () => {
      const { body } = await server().get<{ paths: Record<string, Record<string, { operationId: string }>> }>(
        `${API_BASE}/openapi.json`,
      );
      const described = Object.values(body.paths).flatMap((methods) =>
        Object.values(methods).map(({ operationId }) => operationId),
      );
      expect(described.sort()).toEqual(calls.map(({ endpoint }) => endpoint.id).sort());
    });
  });
});
