import { beforeAll, describe, expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import type { FieldKind } from '../../src/content/field/field';
import type { Json } from '../../src/content/field/json';
import { fieldPath, valueAt, withValueAt } from '../../src/content/field/path';
import type { Content, ContentItem } from '../../src/content/model/content';
import { withLocalityRepeated } from '../../src/content/where/localityWithin';
import { contents } from '../../src/content/whole';
import type { CurrentUser } from '../../src/contract/session';
import { hasPermission } from '../../src/machines/access/abilities';
import { asNew } from '../../src/machines/editor/anew';
import { allowedDraft } from '../../src/machines/editor/draft';
import { editorMachine } from '../../src/machines/editor/machine';
import type { EditorActors, EditorInput, LeftOut } from '../../src/machines/editor/types';
import type { CallInput, CallOutput } from '../../src/machines/kit/actor';
import { settableStatuses } from '../../src/machines/publication/rules';
import { isProvedOn } from '../kit/set';
import { failureOf } from '../machines/fixtures';
import { type Body, complete, seedReferences, type Written } from './content-kit';
import { neededBy, seedFiles } from './event-kit';
import { describeOnEach, type TestServer } from './kit';

/** Users of the demo whose rights the tests change, by whether their role may change the region-wide portal. */
const USERS = { true: 'regionale', false: 'editor' } as const;

interface Rights {
  readonly publish: boolean;
  readonly tag: boolean;
  readonly regionWide: boolean;
}

const BOTH = [true, false];
const RIGHTS: readonly Rights[] = BOTH.flatMap((publish) =>
  BOTH.flatMap((tag) => BOTH.map((regionWide) => ({ publish, tag, regionWide }))),
);

const fieldOf = ({ fields }: Content, kind: FieldKind) => fields.find((field) => field.kind === kind);

/** What only some may write: the region-wide portal beside another one, a tag, a note of revision. */
const RESTRICTED: readonly (readonly [FieldKind, Json, keyof Rights])[] = [
  [
    'portals',
    [
      { id: 1, active: true },
      { id: 2, active: true },
      { id: 3, active: false },
    ],
    'regionWide',
  ],
  ['tags', [{ id: 14001 }], 'tag'],
  ['reviewNote', 'Troppo lungo', 'publish'],
];

/** An item in which everything is that only some may write. */
const full = (content: Content, item: Body): Body =>
  RESTRICTED.reduce<Json>((filled, [kind, value]) => {
    const field = fieldOf(content, kind);
    return field === undefined ? filled : withValueAt(filled as ContentItem, fieldPath(field, 'it'), value);
  }, item as Json) as Body;

/** What somebody has to leave out of that, by the fields that the content type has. */
const lacking = (content: Content, rights: Rights, kinds: readonly FieldKind[]): LeftOut[] =>
  RESTRICTED.filter(([kind, , right]) => kinds.includes(kind) && fieldOf(content, kind) !== undefined && !rights[right])
    .map(([, , right]) => right as LeftOut)
    .sort();

/** Of types that are not proved wholly, by who lacks every right. */
const rightsOn = (content: Content): readonly Rights[] => (isProvedOn(content) ? RIGHTS : RIGHTS.slice(-1));

describeOnEach('new items out of others, by who lacks a right', (server) => {
  beforeAll(async () => {
    await seedReferences(server());
    await seedFiles(server());
  });

  const create = async (content: Content, status: number): Promise<number> => {
    const body = full(content, { contents: { it: complete('Uno', { status }) }, lang: 'it', ...neededBy(content) });
    const answer = await server().call<Written>('POST', content.paths.create, { as: 'admin', body });
    if (answer.status !== 201) throw new Error(`create: ${answer.text}`);
    return answer.body.data.id;
  };

  describe.each(contents)('$area', (content) => {
    it.each(rightsOn(content))('with publish: $publish, tag: $tag, regionWide: $regionWide', async (rights) => {
      const as = await holding(server(), content, rights);
      const copied = lacking(content, rights, ['portals', 'tags']);
      const all = lacking(content, rights, ['portals', 'tags', 'reviewNote']);

      const copy = await editing(server(), content, as, { copyOf: await create(content, 2) });
      expect(['copia', [...copy.at().leftOut].sort()]).toEqual(['copia', copied]);
      expect(['copia', await copy.save()]).toEqual(['copia', 201]);

      const id = await create(content, 4);
      const lost = await editing(server(), content, as, { id });
      lost.type('Due');
      const removed = await server().call('DELETE', `${content.paths.remove}/${id}`, { as: 'admin' });
      expect(removed.status).toBe(200);
      expect(await lost.save()).toBe(404);
      const said = [...(asNew(lost.at())?.leftOut ?? [])].sort();
      expect(['dopo un’eliminazione', said]).toEqual([
        'dopo un’eliminazione',
        rights.publish ? all : [...all, 'status'].sort(),
      ]);
      expect(['dopo un’eliminazione', await lost.save('save.asNew')]).toEqual(['dopo un’eliminazione', 201]);

      const shared = content.fields.filter(({ kind, localized }) => kind === 'tags' && localized === false);
      const begun = await editing(server(), content, as, {
        beginsWith: Object.fromEntries(shared.map(({ path }) => [path, 14001])),
      });
      for (const [path, value] of Object.entries(neededBy(content)))
        begun.actor.send({ type: 'field.change', path, value: value as Json });
      begun.type('Tre');
      expect(['da un filtro', await begun.save()]).toEqual(['da un filtro', 201]);

      for (const of of ['new', await create(content, 2)] as const) {
        const other = await editing(server(), content, 'admin', of === 'new' ? {} : { id: of });
        const base = other.at().item as ContentItem;
        const item = full(
          content,
          withValueAt({ ...base, ...neededBy(content) } as ContentItem, 'contents.it.title', 'Bozza'),
        );
        const cleared =
          of === 'new'
            ? base
            : RESTRICTED.reduce((left, [kind]) => {
                const field = fieldOf(content, kind);
                return field === undefined
                  ? left
                  : withValueAt(left, fieldPath(field, 'it'), valueAt(base, fieldPath(field, 'it')));
              }, base);
        const drafted = await editing(server(), content, as, { id: of, storedDraft: { item, base: cleared } });
        const promised = [...(allowedDraft(drafted.at())?.leftOut ?? [])].sort();
        drafted.actor.send({ type: 'draft.restore' });
        expect([...drafted.at().leftOut].sort()).toEqual(promised);
        if (of === 'new') expect(['bozza locale', promised]).toEqual(['bozza locale', all]);
        expect(['bozza locale', of === 'new', await drafted.save()]).toEqual([
          'bozza locale',
          of === 'new',
          of === 'new' ? 201 : 200,
        ]);
      }

      const revised = await revision(server(), content, await create(content, 1));
      const draft = await editing(server(), content, as, { id: revised });
      draft.type('Rivista due volte');
      expect(['revisione di altri', await draft.save()]).toEqual(['revisione di altri', 200]);
      const second = await editing(server(), content, as, { copyOf: revised });
      expect(['copia di una revisione', await second.save()]).toEqual(['copia di una revisione', 201]);
    });
  });
});

/** A revision draft of a published item, made by who may not publish; gives its id. */
async function revision(server: TestServer, content: Content, id: number): Promise<number> {
  const as = await holding(server, content, { publish: false, tag: true, regionWide: true }, 'redazione');
  const path = `${content.paths.item}/${id}`;
  const { body } = await server.get<{ data: Body }>(path, { as });
  const { contents: written } = body.data as { contents: Record<string, Body> };
  const it = { ...written.it, title: 'Rivista', status: 2 };
  const saved = await server.call<Written>('PUT', path, { as, body: { ...body.data, contents: { it }, lang: 'it' } });
  if (saved.status !== 200) throw new Error(`revision: ${saved.text}`);
  return saved.body.data.id;
}

/** Gives a user's role exactly these rights beside editing; gives the user. */
async function holding(server: TestServer, content: Content, rights: Rights, name?: string): Promise<string> {
  const username = name ?? USERS[`${rights.regionWide}`];
  const role = '(select role_id from users where username = $1)';
  const wanted = [
    ...content.abilities.flatMap((prefix) =>
      ['view', 'create', 'edit', ...(rights.publish ? ['publish'] : [])].map((action) => `${prefix}-${action}`),
    ),
    ...(rights.tag ? ['view-tag'] : []),
  ];
  await server.db.query(`delete from role_abilities where role_id = ${role}`, [username]);
  await server.db.query(`insert into role_abilities select ${role}, unnest($2::text[])`, [username, wanted]);
  return username;
}

type Opening = Partial<Pick<EditorInput, 'id' | 'copyOf' | 'beginsWith' | 'storedDraft'>>;

/** The editor of somebody on the real server, as the application wires it. */
async function editing(server: TestServer, content: Content, as: string, opening: Opening) {
  const me = await server.get<{ data: CurrentUser }>('user/me', { as });
  const user = me.body.data;
  const may = (action: string) => content.abilities.some((prefix) => hasPermission(user, `${prefix}-${action}`));
  const answers: number[] = [];
  const load = async (id: number): Promise<CallOutput<EditorActors['loadItem']>> => {
    const { status, body } = await server.get<{ data: Record<string, Json> }>(`${content.paths.item}/${id}`, { as });
    return status === 200 ? { ok: true, value: body.data } : { ok: false, failure: failureOf('notFound') };
  };
  const write = async ({
    item,
    key,
  }: CallInput<EditorActors['saveItem']>): Promise<CallOutput<EditorActors['saveItem']>> => {
    const body = withLocalityRepeated(content, item);
    const [method, path] =
      item.id === 'new' ? ['POST', content.paths.create] : ['PUT', `${content.paths.item}/${item.id}`];
    const headers = key === null ? {} : { 'Idempotency-Key': key };
    const answer = await server.call<Written & { errors?: Record<string, string> }>(method as string, path as string, {
      as,
      body,
      headers,
    });
    answers.push(answer.status);
    if (answer.status < 300) return { ok: true, value: { id: answer.body.data.id, message: null, permalink: null } };
    return {
      ok: false,
      failure: failureOf(answer.status === 404 ? 'notFound' : 'invalid', { fields: answer.body.errors ?? {} }),
    };
  };
  const statuses = {
    it: settableStatuses({ mayPublish: may('publish'), current: null }).map((id) => ({ id, name: '' })),
  };
  const machine = editorMachine.provide({
    actors: {
      loadItem: fromPromise<CallOutput<EditorActors['loadItem']>, CallInput<EditorActors['loadItem']>>(({ input }) =>
        load(input.id),
      ),
      loadStatuses: fromPromise<CallOutput<EditorActors['loadStatuses']>, CallInput<EditorActors['loadStatuses']>>(
        async () => ({ ok: true as const, value: statuses }),
      ),
      saveItem: fromPromise<CallOutput<EditorActors['saveItem']>, CallInput<EditorActors['saveItem']>>(({ input }) =>
        write(input),
      ),
    },
    delays: { savePause: 0 },
  });
  const actor = createActor(machine, {
    input: {
      content,
      id: 'new',
      languages: ['it', 'en'],
      language: 'it',
      userId: user.id,
      abilities: {
        view: true,
        create: true,
        edit: true,
        delete: false,
        publish: may('publish'),
        viewTag: hasPermission(user, 'view-tag'),
      },
      regionWide: Object.keys(user.roles ?? {}).some((role) => ['redazione-regionale', 'administrator'].includes(role)),
      keySeed: crypto.randomUUID(),
      ...opening,
    },
  }).start();
  await waitFor(actor, (snapshot) => snapshot.hasTag('editable') || snapshot.hasTag('offering'));
  const at = () => actor.getSnapshot().context;
  return {
    actor,
    at,
    type: (value: string) => actor.send({ type: 'field.change', path: 'contents.it.title', value }),
    /** Saves, and gives the server's answer. */
    async save(type: 'save.request' | 'save.asNew' = 'save.request'): Promise<number | Json> {
      const before = answers.length;
      actor.send({ type });
      await waitFor(actor, (snapshot) => !snapshot.hasTag('saving') && answers.length > before, {
        timeout: 5000,
      }).catch(() => undefined);
      return answers.length > before
        ? (answers.at(-1) ?? 0)
        : { problems: at().problems, failure: at().failure?.message ?? null };
    },
  };
}
