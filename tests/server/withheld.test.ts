import { beforeAll, describe, expect, it } from 'vitest';
import { blankItem } from '../../src/content/item/item';
import type { ContentItem } from '../../src/content/model/content';
import { carriedAnew } from '../../src/machines/editor/anew';
import type { Writer } from '../../src/machines/editor/rights';
import { event as events } from '../content/named';
import { type Body, insertContent, type Refused, seedReferences, type Written } from './content-kit';
import { describeOnEach } from './kit';
import { addressIn, newPlace, newPlaceType } from './place-kit';
import { headerOf, newRole, newUser } from './users-kit';

const HIDDEN = 'un contenuto che non puoi vedere';

interface EventItem {
  updated_at: string;
  iat: Body[];
  locations: Body[];
}

describeOnEach('what a reader may not see', (server) => {
  let header = { Authorization: '' };
  let blind = { Authorization: '' };
  let draft = 0;
  let shown = 0;
  let office = 0;

  const signedIn = async (name: string, abilities: readonly string[]) => {
    const role = await newRole(server(), `Ruolo di ${name}`, abilities);
    const { rows } = await server().db.query<{ name: string }>('select name from roles where id = $1', [role]);
    await newUser(server(), name, { role: rows[0]?.name });
    return headerOf(server(), name);
  };
  const call = <T = Written & Refused>(method: string, path: string, body?: unknown, headers = header) =>
    server().call<T>(method, path, { headers, ...(body !== undefined && { body }) });
  const asAdmin = <T = Written & Refused>(method: string, path: string, body?: unknown) =>
    server().call<T>(method, path, { as: 'admin', ...(body !== undefined && { body }) });
  const publish = (id: number) => server().db.query('update translations set status = 1 where content_id = $1', [id]);
  const event = (title: string, more: Body = {}): Body => ({ lang: 'it', contents: { it: { title } }, ...more });
  const stop = (localita: unknown): Body => ({ localita, location: addressIn(37006, 'Bologna') });
  const read = async (id: number, as: 'admin' | 'writer'): Promise<EventItem> =>
    (
      await (as === 'admin'
        ? asAdmin<{ data: EventItem }>('GET', `event-ert/${id}`)
        : call<{ data: EventItem }>('GET', `event-ert/${id}`))
    ).body.data;

  beforeAll(async () => {
    await seedReferences(server());
    draft = await insertContent(server(), 'localita', { it: 'Castello nascosto' });
    shown = await insertContent(server(), 'localita', { it: 'Dozza', en: 'Dozza secret' });
    office = await insertContent(server(), 'iat', { it: 'Ufficio nascosto' });
    await publish(shown);
    await server().db.query("update translations set status = 2 where content_id = $1 and lang = 'en'", [shown]);
    const rights = ['view', 'create', 'edit', 'delete'].map((action) => `event-${action}`);
    header = await signedIn('scrive', rights);
    blind = await signedIn('cieco', ['event-edit', 'event-create', 'localita-delete', 'luoghi-edit']);
  });

  describe('of what a content points to', () => {
    it('is not pointed to anew; what is published is', async () => {
      const body = event('Nuovo', { iat: [{ id: office }], locations: [stop({ id: shown }), stop({ id: draft })] });
      const refused = await call('POST', 'event', body);
      const reason = (id: number) =>
        `La scelta n. ${id} non è pubblicata e non hai il permesso di vederla: toglila e scegline un'altra`;
      expect([refused.status, refused.body.errors]).toEqual([
        422,
        { iat: reason(office), 'locations.1.localita': reason(draft) },
      ]);
      const taken = await call('POST', 'event', event('Nuovo', { locations: [stop({ id: shown })] }));
      expect(taken.status).toBe(201);
      const { locations } = await read(taken.body.data.id, 'writer');
      expect(locations.map(({ localita }) => localita)).toEqual([{ id: shown, name: 'Dozza' }]);
    });

    it('of thousands of contents nothing is told', async () => {
      const ids = Array.from({ length: 3001 }, (_, at) => ({ id: at + 1 }));
      const refused = await call('POST', 'event', event('Tutti', { iat: ids }));
      expect(refused.status).toBe(422);
      expect(refused.text).not.toContain('nascost');
    });

    it('is not taken along by a new content out of another, which says so and is saved', async () => {
      const body = event('Con altri', { iat: [{ id: office }], locations: [stop({ id: draft }), stop({ id: shown })] });
      const { id } = (await asAdmin('POST', 'event', body)).body.data;
      const writer = { content: events, abilities: { publish: false, viewTag: false }, regionWide: false };
      const item = (await call<{ data: ContentItem }>('GET', `event-ert/${id}`)).body.data;
      const blank = blankItem(events, { languages: ['it', 'en'], author: 1, canSave: false });
      const anew = carriedAnew(writer as unknown as Writer, { ...item, id: 'new' }, blank);
      expect(anew.leftOut).toContain('unseen');
      const { iat, locations } = anew.item as unknown as EventItem;
      expect([iat, locations.map(({ localita }) => localita)]).toEqual([[], [null, { id: shown, name: 'Dozza' }]]);
      const saved = await call('POST', 'event', event('Con altri (copia)', { iat, locations }));
      expect([saved.status, saved.body.errors]).toEqual([201, undefined]);
    });

    it('stays, is called by no name, and goes back unchanged', async () => {
      const body = event('Di altri', { iat: [{ id: office }], locations: [stop({ id: draft }), stop({ id: shown })] });
      const { id } = (await asAdmin('POST', 'event', body)).body.data;
      const item = await read(id, 'writer');
      expect(item.iat).toEqual([{ id: office, title: HIDDEN, withheld: true }]);
      expect(item.locations.map(({ localita }) => localita)).toEqual([
        { id: draft, name: HIDDEN, withheld: true },
        { id: shown, name: 'Dozza' },
      ]);
      const { iat, locations, updated_at } = item;
      const saved = await call('PUT', `event-ert/${id}`, event('Cambiato', { iat, locations, updated_at }));
      expect([saved.status, saved.body.errors]).toEqual([200, undefined]);
      const after = await read(id, 'admin');
      expect(after.iat).toEqual([{ id: office, title: 'Ufficio nascosto' }]);
      expect(after.locations.map(({ localita }) => localita)).toEqual([
        { id: draft, name: 'Castello nascosto' },
        { id: shown, name: 'Dozza' },
      ]);
      const moved = event('Cambiato', { iat: [], locations: [locations[1], locations[0]] });
      expect((await call('PUT', `event-ert/${id}`, moved)).status).toBe(200);
      const log = await asAdmin<{ data: { details: { values: object } }[] }>(
        'GET',
        `audit?entity=event&id=${id}&limit=1`,
      );
      expect(log.body.data[0]?.details.values).toMatchObject({ iat: ['Ufficio nascosto', '(vuoto)'] });
    });

    it('is stored without a name', async () => {
      const body = event('Senza nomi', { locations: [stop({ id: draft, name: 'Castello nascosto' })] });
      const { id } = (await asAdmin('POST', 'event', body)).body.data;
      const { rows } = await server().db.query<{ shared: { locations: Body[] } }>(
        'select shared from contents where id = $1',
        [id],
      );
      expect(rows[0]?.shared.locations[0]?.localita).toEqual({ id: draft });
    });

    it('is in no preview, whoever the address was made for', async () => {
      const body = event('Anteprima', { iat: [{ id: office }], locations: [stop({ id: draft }), stop({ id: shown })] });
      const { permalink } = (await asAdmin('POST', 'event', body)).body.data;
      const page = await server().get(`${permalink}&preview=1`);
      expect([page.status, page.text.includes('Dozza')]).toEqual([200, true]);
      expect(page.text).not.toContain('nascosto');
      expect(page.text).not.toContain(HIDDEN);
    });

    it('is no locality of a place', async () => {
      const type = await newPlaceType(server(), 'Torri');
      const place = await newPlace(server(), { nome: 'Torre', code: type.code, localita: { id: draft } });
      const seeing = await signedIn('guarda', ['luoghi-view', 'luoghi-edit', 'luoghi-create']);
      const item = await call<{ data: { localita: Body } }>('GET', `luoghi/${place}`, undefined, seeing);
      const { localita } = item.body.data;
      expect(localita).toEqual({ id: draft, name: HIDDEN, withheld: true });
      const same = await call('PUT', `luoghi/${place}`, { localita, info: 'Di pietra' }, seeing);
      expect([same.status, same.body.errors]).toEqual([200, undefined]);
      const fresh = { nome: 'Altra', code: type.code, localita: { id: draft } };
      const refused = await call('POST', 'luoghi', fresh, seeing);
      expect([refused.status, refused.body.errors]).toEqual([
        422,
        {
          localita: 'La località scelta non è pubblicata e non hai il permesso di vederla: toglila o scegline un’altra',
        },
      ]);
      const edited = await call('PUT', `luoghi/${place}`, { info: 'Alta' }, blind);
      expect(edited.body.data).toEqual({ id: place, message: `Luogo «n. ${place}» salvato` });
    });
  });

  it('is counted where it keeps something from being deleted', async () => {
    const used = await insertContent(server(), 'localita', { it: 'Bobbio' });
    await publish(used);
    const remover = await signedIn('elimina', ['localita-view', 'localita-delete', 'event-view']);
    const link = async (area: string, title: string) => {
      const id = await insertContent(server(), area, { it: title });
      await server().db.query("insert into content_links (content_id, field, target_id) values ($1, 'x', $2)", [
        id,
        used,
      ]);
    };
    const refusal = async (headers = remover) =>
      (await call<{ message: string; data: { total: number } }>('DELETE', `localita/${used}`, undefined, headers)).body;
    await link('itinerary', 'Segreto');
    const blocks = (where: string) =>
      `«Bobbio» non si può eliminare: compare in ${where}. Togli il riferimento da lì e riprova.`;
    expect((await refusal()).message).toBe(blocks(HIDDEN));
    await link('event', 'Fiera');
    expect((await refusal()).message).toBe(blocks('«Fiera» e in un altro contenuto che non puoi vedere'));
    await link('viaemilia', 'Segreto');
    await link('event', 'Festa');
    const { message, data } = await refusal();
    expect(message).toBe(blocks('«Festa», in un altro contenuto e in altri 2 contenuti che non puoi vedere'));
    expect(data.total).toBe(4);
    await server().db.query('update translations set status = 2 where content_id = $1', [used]);
    expect((await refusal(blind)).message).toBe(
      `«n. ${used}» non si può eliminare: compare in 4 contenuti che non puoi vedere. Togli il riferimento da lì e riprova.`,
    );
  });

  describe('of what one may edit', () => {
    it('no write and no conflict tells anything', async () => {
      const { data } = (await asAdmin('POST', 'event', event('Riservato'))).body;
      const again = event('Altro');
      const saved = await call('PUT', `event-ert/${data.id}`, again, blind);
      expect([saved.status, Object.keys(saved.body.data)]).toEqual([200, ['id', 'message', 'updated_at']]);
      const stale = await call('PUT', `event-ert/${data.id}`, { ...again, updated_at: data.updated_at }, blind);
      const message =
        'Un altro utente ha salvato questa scheda mentre la stavi modificando: non è stato scritto nulla. Confronta le due versioni prima di salvare.';
      expect([stale.status, stale.body.data]).toEqual([
        409,
        { message, updated_at: saved.body.data.updated_at, updated_by: null },
      ]);
    });

    it('a repeated creation tells what its caller may know by now', async () => {
      const keyed = { ...header, 'Idempotency-Key': 'una-volta' };
      const first = await call('POST', 'event', event('Una volta'), keyed);
      expect(first.body.data.permalink).toContain('token=');
      const role = "(select role_id from users where username = 'scrive')";
      await server().db.query(`delete from role_abilities where ability = 'event-view' and role_id = ${role}`);
      const second = await call('POST', 'event', event('Una volta'), keyed);
      const { permalink: _permalink, ...told } = first.body.data;
      expect([second.status, second.body.data]).toEqual([201, told]);
      await server().db.query(`insert into role_abilities (role_id, ability) values (${role}, 'event-view')`);
    });
  });

  it.each([
    ['POST', 'localita/search', { keywords: 'dozza' }, (id: number) => [{ id, name: 'Dozza' }]],
    ['POST', 'localita/search', { keywords: 'secret' }, () => []],
    ['POST', 'localita/search', { keywords: 'castello' }, () => []],
    ['POST', 'iat/search?keywords=ufficio', undefined, () => []],
  ] as const)('%s %s %j finds what is published alone', async (method, path, body, found) => {
    expect((await call<{ data: unknown }>(method, path, body)).body.data).toEqual(found(shown));
  });
});
