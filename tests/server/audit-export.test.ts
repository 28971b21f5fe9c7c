import { beforeAll, expect, it } from 'vitest';
import { bodyWith, create, seedReferences } from './content-kit';
import { describeOnEach } from './kit';

/** More than two batches. */
const MANY = 1100;

describeOnEach('the log as a file', (server) => {
  beforeAll(() => seedReferences(server()));

  const file = async (call: { as?: string; headers?: Record<string, string> } = { as: 'admin' }) => {
    const answer = await server().get('audit/export', call);
    return { ...answer, lines: answer.text.trimEnd().split('\r\n') };
  };

  it('tells who did what to what, the newest first, in Italian words', async () => {
    const id = await create(server(), bodyWith({ title: '=Uno; due' }), 'editor');
    const { version } = (
      await server().db.query<{ version: string }>('select updated_at as version from contents where id = $1', [id])
    ).rows[0] ?? { version: '' };
    await server().call('PUT', `news/${id}`, {
      as: 'editor',
      body: { ...bodyWith({ title: 'Due', status: 3 }), updated_at: version },
    });
    await server().call('DELETE', `news/${id}`, { as: 'admin' });
    const { status, headers, lines } = await file();
    const named = ['content-type', 'content-disposition', 'x-total-count'].map((name) => headers.get(name));
    expect([status, ...named.slice(0, 2)]).toEqual([
      200,
      'text/csv; charset=utf-8',
      'attachment; filename="registro.csv"',
    ]);
    expect(Number(named[2])).toBe(lines.length - 1);
    expect(lines[0]).toBe('ID;QUANDO;CHI;OPERAZIONE;AREA;ID ELEMENTO;A CHE COSA;CAMPI CAMBIATI');
    const at = String.raw`\d+;\d\d/\d\d/\d{4} \d\d:\d\d:\d\d`;
    const [deleted, sent, created] = lines.filter((line) => line.includes(';News;'));
    expect(deleted).toMatch(new RegExp(`^${at};admin;Eliminazione;News;${id};Due;$`));
    expect(sent).toMatch(new RegExp(`^${at};editor;Invio in validazione;News;${id};Due;`));
    expect(sent).toContain('=Uno; due → Due; Stato');
    expect(created).toMatch(new RegExp(`^${at};editor;Creazione;News;${id};Due;$`));
  });

  it('is whole however long, each row once', async () => {
    await server().db.query(
      `insert into audit (at, user_id, username, action, entity, entity_id)
       select now(), null, 'prova', 'login', 'user', null from generate_series(1, ${MANY})`,
    );
    const { headers, lines } = await file();
    const ids = lines.slice(1).map((line) => Number(line.split(';')[0]));
    expect(ids.length).toBe(Number(headers.get('x-total-count')));
    expect(ids.length).toBeGreaterThan(MANY);
    expect(ids).toEqual([...new Set(ids)].sort((one, other) => other - one));
  });
});
