import { expect, it } from 'vitest';
import { renewKeys } from '../../server/redirects/keys';
import { describeOnEach } from './kit';
import { PATH, type Refused, redirectsOf } from './redirects-kit';

describeOnEach('addresses of redirects, however they are written', (server) => {
  const { save, create, list, olds, empty, visit } = redirectsOf(server);

  it("finds a rule however it or what is searched is percent-encoded, and by a visitor's whole address", async () => {
    await empty();
    await create("/it/l'aquila", '/uno');
    await create('/it/citt%C3%A0%20vecchia', '/due?b=2&a=%7Ex');
    await create('/altra', '/tre');
    const aquila = ["/it/l'aquila"];
    const citta = ['/it/citt%C3%A0%20vecchia'];
    for (const [typed, found] of [
      ["l'aquila", aquila],
      ['L%27Aquila', aquila],
      ['/it/l%27aquila/?utm_source=x&fbclid=y', aquila],
      [`${server().origin}/it/l%27aquila?gclid=z`, aquila],
      ['Città', citta],
      ['citt%c3%a0', citta],
      ['citta vecchia', citta],
      ['C3%A0', citta],
      ['~x', citta],
      ['/due?a=~x&b=2&utm_medium=m', citta],
      ['%27%27', []],
      ['/altr', ['/altra']],
    ] as const)
      expect([typed, await olds(`keywords=${encodeURIComponent(typed)}`)]).toEqual([typed, found]);
  });

  it.each([
    ["/l'aquila", '/l%27aquila'],
    ['/a?x=1&y=2', '/a/?y=2&utm_source=z&x=1'],
    ['/citt%c3%a0', '/città'],
  ])('knows %s in %s', async (old, again) => {
    await empty();
    const id = await create(old, '/nuova');
    const { status, body } = await save<Refused>({ old_url: again, new_url: '/altrove', code: 301 });
    expect([status, body.errors.old_url]).toEqual([422, expect.stringContaining(`riga ${id}`)]);
  });

  it("refuses an old address with '#', and says why", async () => {
    await empty();
    const { status, body } = await save<Refused>({ old_url: '/pagina#orari', new_url: '/nuova', code: 301 });
    expect([status, body.errors]).toEqual([422, { old_url: expect.stringMatching(/Senza #.*browser/) }]);
    await create('/pagina', '/nuova#orari');
  });

  it('gives stored rules keys of the present form, and loses none of those that are one address now', async () => {
    await empty();
    const put = async (old_url: string, key: string, at: string, form = 0): Promise<number> => {
      const { rows } = await server().db.query<{ id: number }>(
        `insert into redirects (old_url, new_url, old_key, new_key, updated_at, key_form)
         values ($1, $2, $3, 'vecchia', $4, $5) returning id`,
        [old_url, `/di${key}`, key, at, form],
      );
      return rows[0]?.id ?? 0;
    };
    const [early, late] = ['2020-01-01', '2021-01-01'];
    const coded = await put('/l%27aquila', '/l%27aquila', early);
    const latest = await put('/l%27Aquila', '/l%27Aquila', late);
    // What is written as its key is goes before what was saved last.
    const plain = await put('/a', '/a', early);
    const tracked = await put('/a?utm_source=x', '/a?utm_source=x', late);
    const one = await put('/b?y=1&x=2', '/b?y=1&x=2', early);
    const other = await put('/b?y=1&x=2&fbclid', '/b?y=1&x=2&fbclid', late);
    const present = await put('/c', '/c', early, 1);
    const outdated = await put('/c?gclid=1', '/c?gclid=1', late);
    const keys = async () =>
      Object.fromEntries(
        (await server().db.query<{ id: number; old_key: string }>('select id, old_key from redirects')).rows.map(
          ({ id, old_key }) => [id, old_key],
        ),
      );
    const renewed = {
      [coded]: "/l'aquila",
      [latest]: "/l'Aquila",
      [plain]: '/a',
      [tracked]: `#${tracked}`,
      [one]: `#${one}`,
      [other]: '/b?x=2&y=1',
      [present]: '/c',
      [outdated]: `#${outdated}`,
    };
    for (let starts = 0; starts < 2; starts += 1) {
      await renewKeys(server().db);
      expect(await keys()).toEqual(renewed);
    }
    expect((await list('keywords=aquila')).data.map(({ id }) => id).sort()).toEqual([coded, latest].sort());
    // In the list a rule that never answers has beside it what answers in its place; the others say nothing of it.
    const hidden = (await list('')).data.flatMap(({ id, hidden_by }) => (hidden_by ? [[id, hidden_by]] : []));
    expect(Object.fromEntries(hidden)).toEqual({
      [tracked]: { id: plain, old_url: '/a' },
      [one]: { id: other, old_url: '/b?y=1&x=2&fbclid' },
      [outdated]: { id: present, old_url: '/c' },
    });
    // Saved as it is, a rule that never answered says why; once the other is gone it gets its turn.
    const again = { id: tracked, old_url: '/a?utm_source=x', new_url: '/di/a?utm_source=x', code: 301 };
    expect((await save<Refused>(again)).body.errors.old_url).toContain(`riga ${plain}`);
    await server().call('DELETE', `${PATH}/rotta`, { as: 'admin', body: { id: [plain, other] } });
    expect((await save(again)).body.data.message).toBe('Redirect aggiornato');
    await renewKeys(server().db);
    expect(await keys()).toMatchObject({ [tracked]: '/a', [one]: '/b?x=2&y=1' });
  });

  it('knows a rule whatever its percent-coding, what tracks and the order of parameters; the query stays behind', async () => {
    await empty();
    await create("/l'aquila", '/uno');
    await create('/%7Eanna(a,b)', '/due?c=1');
    await create('/città?y=%C3%A8&x=1', '/tre');
    for (const path of ['/l%27aquila', "/l'aquila/?utm_source=a&id=5", '/l%27aquila?fbclid=x'])
      expect([path, await visit(path)]).toEqual([path, [301, '/uno']]);
    for (const path of ['/~anna(a,b)', '/%7eanna%28a%2Cb%29', '/%7Eanna%28a%2cb%29?gclid=1'])
      expect([path, await visit(path)]).toEqual([path, [301, '/due?c=1']]);
    for (const path of ['/citt%C3%A0?x=1&y=%c3%a8', '/citt%c3%a0/?mc_cid=9&y=%C3%A8&x=1&utm_medium=m'])
      expect([path, await visit(path)]).toEqual([path, [301, '/tre']]);
    expect(await visit('/citt%C3%A0?x=1')).toEqual([404, null]);
  });
});
