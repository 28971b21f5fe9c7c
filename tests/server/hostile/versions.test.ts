import { beforeAll, describe, expect, it } from 'vitest';
import { categoryId } from '../../../demo/categories';
import { contents } from '../../../src/content/whole';
import { furtherRemovals } from '../../../src/contract/content';
import { treeOf } from '../categories-kit';
import { type Body, bodyWith, seedReferences } from '../content-kit';
import { placeOf } from '../event-kit';
import { type Answer, describeOnEach, type TestServer } from '../kit';
import { jpeg, uploaded } from '../media-kit';
import { newPlace, newPlaceType } from '../place-kit';
import { settingsOf } from '../settings-kit';

/** Why a call that is no GET needs no version: it can't write over what somebody else wrote. */
type Reason =
  /** It asks, and writes nothing. */
  | 'reads'
  /** It writes something new, once for an Idempotency-Key. */
  | 'creates'
  /** It names what shall be; twice is as once. */
  | 'idempotent'
  /** It names in If-Match what it was made from: two who save at once are in its own tests. */
  | 'ifMatch'
  /** What goes is gone whoever saved it last; it is confirmed first. */
  | 'deletes'
  /** One's own session, or a password, which nobody has seen before writing another. */
  | 'credentials';

/** Something stored that two people save at the same time. */
interface Subject {
  /** What the call reads: the record with its version, as both see it. */
  readonly read: () => Promise<Body>;
  /** One of several ways to save it, started from what was read; whoever does it with the same number, does the same. */
  readonly save: (seen: Body, number: number, as: string) => Promise<Answer<Saved>>;
}

/** Makes one for a server. */
type Versioned = (server: TestServer) => Promise<Subject>;

interface Saved {
  readonly code: string;
  readonly data: { readonly id: number; readonly updated_at?: string; readonly updated_by?: string | null };
}

const createdId = ({ status, text, body }: Answer<Saved>): number => {
  if (status >= 300) throw new Error(`create: ${text}`);
  return body.data.id;
};

const dataAt = async (server: TestServer, path: string): Promise<Body> => {
  const { body, text, status } = await server.get<{ data: Body }>(path, { as: 'admin' });
  if (status !== 200) throw new Error(`read: ${text}`);
  return body.data;
};

/** A record with a path of its own: created by POST, read by GET, saved by PUT. */
const record =
  (path: string, first: (server: TestServer) => Body, change: (seen: Body, number: number) => Body): Versioned =>
  async (server) => {
    const id = createdId(await server.call<Saved>('POST', path, { as: 'admin', body: first(server) }));
    const at = `${path}/${id}`;
    return {
      read: () => dataAt(server, at),
      save: (seen, number, as) =>
        server.call<Saved>('PUT', at, { as, body: { ...change(seen, number), updated_at: seen.updated_at } }),
    };
  };

let made = 0;
/** A word that nothing else is called. */
const unique = (word: string): string => `${word}${++made}`;

const user = ({ deskId }: TestServer, username = unique('iversari')): Body => ({
  username,
  redazione: deskId,
  first_name: 'Irene',
  last_name: 'Versari',
  email: `${username}@portolano.example`,
  password: 'Argine-Lungo-del-Po',
  password_confirmation: 'Argine-Lungo-del-Po',
  role: 'redazione',
  active: 1,
});

const image: Versioned = async (server) => {
  const { id } = await uploaded(server, { name: 'torre.jpg', bytes: await jpeg() });
  const choices = { license_id: categoryId(8, 'Tutti i diritti riservati'), versione_id: categoryId(9, '4.0') };
  return {
    read: async () => {
      const body = { id };
      const found = await server.call<{ data: Body[] }>('POST', 'media/search', { as: 'admin', body });
      return found.body.data[0] ?? {};
    },
    save: ({ updated_at }, number, as) =>
      server.call<Saved>('PUT', `media/upload/${id}`, {
        as,
        body: { ...choices, titolo: `Torre ${number}`, updated_at },
      }),
  };
};

const redirect: Versioned = async (server) => {
  const send = (body: Body, as: string) => server.call<Saved>('POST', 'operations/error404/rotta', { as, body });
  const word = unique('vecchia-via');
  const rule = { old_url: `/${word}`, code: 301 };
  const id = createdId(await send({ ...rule, new_url: '/via' }, 'admin'));
  return {
    read: async () => {
      const rows = await server.get<{ data: Body[] }>(`operations/error404?keywords=${word}`, { as: 'admin' });
      return rows.body.data[0] ?? {};
    },
    save: ({ updated_at }, number, as) => send({ ...rule, id, new_url: `/via-${number}`, updated_at }, as),
  };
};

const placeType: Versioned = async (server) => {
  const word = unique('Mulini');
  const { id } = await newPlaceType(server, word);
  return {
    read: async () => {
      const rows = await server.get<{ data: Body[] }>(`tipologia-luoghi?keywords=${word}`, { as: 'admin' });
      return rows.body.data[0] ?? {};
    },
    save: ({ updated_at }, number, as) =>
      server.call<Saved>('POST', `set-luogo/${id}/${word}${number}?updated_at=${updated_at}`, { as }),
  };
};

const place: Versioned = async (server) => {
  const { code } = await newPlaceType(server, unique('Fari'));
  const id = await newPlace(server, { nome: 'Il faro', code });
  const at = `luoghi/${id}`;
  return {
    read: () => dataAt(server, at),
    save: ({ updated_at }, number, as) =>
      server.call<Saved>('PUT', at, { as, body: { nome: `Il faro ${number}`, updated_at } }),
  };
};

const category: Versioned = async (server) => {
  const tree = treeOf(() => server);
  const id = await tree.created(7, unique('Gestore'));
  return {
    read: async () => ({ ...(await tree.node(7, id)) }),
    save: ({ updated_at }, number, as) => {
      const body = { main: 7, parent_id: null, contents: { it: { title: `Gestore numero ${number}` } }, updated_at };
      return server.call<Saved>('PUT', `categories/${id}`, { as, body });
    },
  };
};

const settings: Versioned = async (server) => {
  const { read, saved } = settingsOf(() => server);
  await saved('footer', { it: { copyright: unique('Regione') } });
  return {
    read: async () => {
      const { meta, data } = (await read('footer')).body;
      return { updated_at: meta.updated_at, data };
    },
    save: ({ updated_at }, number, as) => {
      const body = { section: 'footer', data: { it: { copyright: `Regione numero ${number}` } }, updated_at };
      return server.call<Saved>('POST', 'operations/settings', { as, body });
    },
  };
};

/** A content of an area: a draft, so that saving it makes no revision. */
const content =
  (paths: { readonly create: string; readonly item: string }, place: Body): Versioned =>
  async (server) => {
    const body = bodyWith({ title: 'La sagra', status: 2 }, place);
    const id = createdId(await server.call<Saved>('POST', paths.create, { as: 'admin', body }));
    const at = paths.item.replace(':id', String(id));
    return {
      read: () => dataAt(server, at),
      save: ({ updated_at }, number, as) =>
        server.call<Saved>('PUT', at, {
          as,
          body: { ...bodyWith({ title: `La sagra ${number}`, status: 2 }), updated_at },
        }),
    };
  };

const CONTENTS = Object.fromEntries(
  contents.flatMap(({ endpoints: { create, update, remove }, paths, required }) => [
    [create.id, 'creates'],
    [update.id, content({ create: create.path, item: update.path }, placeOf({ required }))],
    ...[remove, ...furtherRemovals(paths)].map(({ id }) => [id, 'deletes']),
  ]),
) as Readonly<Record<string, Reason | Versioned>>;

/** How every call that is no GET keeps two people from writing over each other. */
const GUARDS: Readonly<Record<string, Reason | Versioned>> = {
  ...CONTENTS,
  'categories.create': 'creates',
  'categories.update': category,
  'categories.order': 'ifMatch',
  'categories.remove': 'deletes',
  'tags.create': 'creates',
  'tags.update': record(
    'operations/tags',
    () => ({ name: unique('tortellini') }),
    ({ id }, number) => ({ name: `tortellini ${id} ${number}` }),
  ),
  'event.overlaps': 'reads',
  'sessions.end': 'credentials',
  'sessions.endAll': 'credentials',
  'sessions.endOthers': 'credentials',
  'session.login': 'credentials',
  'passwords.recover': 'credentials',
  'passwords.reset': 'credentials',
  'lookups.localities': 'reads',
  'lookups.offices': 'reads',
  'users.search': 'reads',
  'users.create': 'creates',
  'users.update': record(
    'user',
    (server) => user(server),
    (seen, number) => ({
      username: seen.username,
      first_name: `Irene ${'abcdefghijklmnopqrst'[number]}`,
      last_name: seen.last_name,
      email: seen.email,
      role: 'redazione',
      active: 1,
      redazione: seen.redazione,
    }),
  ),
  'users.changeStatus': 'idempotent',
  'users.updatePassword': 'credentials',
  'users.reassign': 'deletes',
  'users.remove': 'deletes',
  // A step is as whoever set it last says; a mail more is no loss.
  'firstSteps.set': 'idempotent',
  'firstSteps.mail': 'idempotent',
  'roles.search': 'reads',
  'roles.create': 'creates',
  // The permission matrix is a part of its role.
  'roles.update': record(
    'user/roles',
    () => ({ title: unique('Cronisti'), abilities: [] }),
    ({ title }, number) => ({
      title,
      abilities: ['news-view', ...(number % 2 === 0 ? ['news-edit'] : ['news-create'])],
    }),
  ),
  'roles.remove': 'deletes',
  'desks.create': 'creates',
  'desks.update': record(
    'user/redazioni',
    () => ({ nome: 'Appennino' }),
    (_, number) => ({ nome: `Appennino ${number}` }),
  ),
  'desks.remove': 'deletes',
  'desks.addMunicipality': 'idempotent',
  'desks.removeMunicipality': 'deletes',
  'placeTypes.save': placeType,
  'placeTypes.remove': 'deletes',
  'places.create': 'creates',
  'places.update': place,
  'places.remove': 'deletes',
  'redirects.save': redirect,
  'redirects.remove': 'deletes',
  'redirects.try': 'reads',
  'activities.choose': 'idempotent',
  'featured.save': 'idempotent',
  'media.search': 'reads',
  'media.update': image,
  'media.remove': 'deletes',
  'media.upload': 'creates',
  'attachments.upload': 'creates',
  'attachments.remove': 'deletes',
  'settings.save': settings,
};

interface Description {
  readonly paths: Readonly<Record<string, Readonly<Record<string, { readonly operationId: string }>>>>;
}

interface Switched {
  readonly data: { readonly active: 0 | 1 };
}

/** How many people save at the same moment. */
const CROWD = 20;

describeOnEach('no update is lost', (server) => {
  const [ANNA, GIULIA] = ['admin', 'regionale'];

  beforeAll(async () => {
    await seedReferences(server());
    await server().db.query(
      `update users set role_id = (select role_id from users where username = $1) where username = $2`,
      [ANNA, GIULIA],
    );
  });

  it('every call that is no GET says how it guards, and nothing else does', async () => {
    const { body } = await server().get<Description>('openapi.json');
    const writing = Object.values(body.paths).flatMap((methods) =>
      Object.entries(methods).flatMap(([method, { operationId }]) => (method === 'get' ? [] : [operationId])),
    );
    expect(Object.keys(GUARDS).sort()).toEqual([...new Set(writing)].sort());
  });

  it('two who switch the same user off leave them off', async () => {
    const id = createdId(await server().call<Saved>('POST', 'user', { as: ANNA, body: user(server()) }));
    const off = (as: string) => server().call<Switched>('POST', 'user/change_status', { as, body: { id, active: 0 } });
    const answers = [await off(ANNA), await off(GIULIA)];
    expect(answers.map(({ status, body }) => [status, body.data.active])).toEqual([
      [200, 0],
      [200, 0],
    ]);
    const { rows } = await server().db.query<{ total: number }>(
      `select count(*) as total from audit where entity = 'user' and entity_id = $1 and action = 'status'`,
      [id],
    );
    expect(rows[0]?.total).toBe(1);
  });

  const versioned = Object.entries(GUARDS).flatMap(([id, guard]) =>
    typeof guard === 'function' ? [[id, guard] as const] : [],
  );

  describe.each(versioned)('%s', (_id, make) => {
    it('refuses the second of two people, says who and when, and writes nothing', async () => {
      const subject = await make(server());
      const seen = await subject.read();
      expect(seen.updated_at).toEqual(expect.any(String));
      const first = await subject.save(seen, 1, GIULIA);
      expect(first.status, first.text).toBe(200);
      const stored = await subject.read();
      expect(stored.updated_at).not.toBe(seen.updated_at);
      const second = await subject.save(seen, 2, ANNA);
      expect([second.status, second.body.code], second.text).toEqual([409, '409']);
      expect(second.body.data.updated_at).toBe(stored.updated_at);
      expect(['Giulia Fabbri', GIULIA]).toContain(second.body.data.updated_by);
      expect(await subject.read()).toEqual(stored);
      const again = await subject.save(stored, 2, ANNA);
      expect(again.status, again.text).toBe(200);
    });

    it('lets one of many win who save at the same moment', async () => {
      const subject = await make(server());
      const seen = await subject.read();
      const crowd = Array.from({ length: CROWD }, (_, number) => (number % 2 === 0 ? ANNA : GIULIA));
      const answers = await Promise.all(crowd.map((as, number) => subject.save(seen, number, as)));
      const counts = [200, 409].map((wanted) => answers.filter(({ status }) => status === wanted).length);
      expect(counts).toEqual([1, CROWD - 1]);
    });
  });
});
