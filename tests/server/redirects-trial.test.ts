import { describe, expect, it, vi } from 'vitest';
import { fc } from '../kit/properties';
import { describeOnEach } from './kit';

interface Row {
  readonly old_url: string;
  readonly new_url: string;
  readonly code: number;
}
interface Verdict {
  readonly ok: boolean;
  readonly message?: string;
  readonly errors?: Readonly<Record<string, string>>;
}
interface Refused {
  readonly message: string;
  readonly errors?: Readonly<Record<string, string>>;
}

const PATH = 'operations/error404';
const INVALID = 'I dati inviati non sono validi: correggi i campi segnalati.';
const rule = (old_url: string, new_url: string, code = 301): Row => ({ old_url, new_url, code });
const refused = (errors: Readonly<Record<string, string>>): Verdict => ({ ok: false, message: INVALID, errors });

describeOnEach('redirects that are tried', (server) => {
  const attempt = <Body = { data: Verdict[] }>(rows: readonly unknown[]) =>
    server().call<Body>('POST', `${PATH}/prova`, { as: 'admin', body: { rows } });
  const verdicts = async (rows: readonly Row[]) => (await attempt(rows)).body.data;
  const save = (body: Row) =>
    server().call<{ data: { id: number } } & Refused>('POST', `${PATH}/rotta`, { as: 'admin', body });
  const stored = async (row: Row) => {
    const { body, text, status } = await save(row);
    if (status !== 201) throw new Error(text);
    return body.data.id;
  };
  const empty = () => server().db.query('delete from redirects');

  it('says row by row what the saving would answer', async () => {
    await empty();
    const id = await stored(rule('/a', '/b'));
    expect(
      await verdicts([
        rule(' /nuova ', '/pagina'),
        rule('/a/', '/altrove'),
        rule('/b', '/c'),
        rule('/c/', '/a'),
        rule('/b/', '/d'),
        rule('senza-barra', '/d'),
        rule('/tolta', '', 410),
        rule('/e', '', 302),
      ]),
    ).toEqual([
      { ok: true },
      refused({ old_url: `Esiste già una regola per questa vecchia rotta (riga ${id}): modifica quella` }),
      { ok: true },
      refused({ new_url: 'Ciclo: /c/ → /a → /b → /c. Chi visita non arriverebbe mai: cambia la nuova rotta.' }),
      refused({ old_url: 'Esiste già una regola per questa vecchia rotta: modifica quella' }),
      refused({ old_url: 'Deve cominciare con / oppure con http:// o https://' }),
      { ok: true },
      refused({ new_url: 'Con 301 e 302 serve la nuova rotta' }),
    ]);
  });

  it('follows visitors of a host from the row on that answers for it', async () => {
    await empty();
    await stored(rule('/a', 'https://vecchio.example/b'));
    const rows = [rule('/b', '/a'), rule('https://vecchio.example/x', '/y'), rule('/b', '/c')];
    const loop = 'Ciclo: /a → https://vecchio.example/b → /a → https://vecchio.example/b.';
    expect(await verdicts(rows)).toEqual([
      { ok: true },
      refused({ new_url: `${loop} Chi visita non arriverebbe mai: cambia la nuova rotta.` }),
      refused({ old_url: 'Esiste già una regola per questa vecchia rotta: modifica quella' }),
    ]);
    expect((await verdicts([rows[1] ?? rule('', ''), rule('/b', '/a')])).map(({ ok }) => ok)).toEqual([true, false]);
  });

  it('writes nothing: no rule, no line of the log, no number taken', async () => {
    await empty();
    const id = await stored(rule('/prima', '/x'));
    const figures = async () => {
      const { rows } = await server().db.query(
        `select (select count(*) from redirects) as rules, (select count(*) from audit) as lines,
                (select count(*) from idempotency_keys) as keys, (select version from area_versions where area = 'redirect')`,
      );
      return rows[0];
    };
    const before = await figures();
    expect((await verdicts([rule('/una', '/x'), rule('/due', '/x')])).map(({ ok }) => ok)).toEqual([true, true]);
    expect(await figures()).toEqual(before);
    expect(await stored(rule('/seconda', '/x'))).toBe(id + 1);
  });

  it.each([
    ['no rows', {}, 422, { rows: 'Campo richiesto' }],
    ['no list', { rows: '/a' }, 422, { rows: 'Deve essere un elenco' }],
    ['a row that is none', { rows: [rule('/a', '/b'), { old_url: 7 }] }, 422, undefined],
    [
      'more than a thousand',
      { rows: Array.from({ length: 1001 }, () => rule('/a', '/b')) },
      422,
      { rows: 'Troppi elementi (1.001): al massimo 1.000' },
    ],
  ])('refuses %s', async (_, body, status, errors) => {
    const answer = await server().call<Refused>('POST', `${PATH}/prova`, { as: 'admin', body });
    expect(answer.status, answer.text).toBe(status);
    if (errors !== undefined) expect(answer.body.errors).toEqual(errors);
    else expect(answer.text).toMatch(/rows\.1\.old_url/);
  });

  it('asks the database a handful of times, however many rows there are', async () => {
    await empty();
    await server().db.query(
      `insert into redirects (old_url, new_url, code, old_key, new_key)
       select '/meta/' || n, '/oltre/' || n, 301, '/meta/' || n, '/oltre/' || n from generate_series(1, 500) n`,
    );
    const rows = Array.from({ length: 1000 }, (_, index) => rule(`/vecchia/${index}?id=${index}`, `/meta/${index}`));
    const asked = vi.spyOn(server().db, 'query');
    const answers = await verdicts(rows);
    expect(asked.mock.calls.length).toBeLessThan(12);
    asked.mockRestore();
    expect(answers).toHaveLength(1000);
    expect(answers.every(({ ok }) => ok)).toBe(true);
  });

  describe('and then saved', () => {
    const HOSTS = ['altrove.example', 'vecchio.example'];
    const paths = ['/a', '/b', '/c', '/a?x=1', '/b?x=1', '/d/', 'e', '//f'];
    const address = (own: string) =>
      fc.oneof(
        { weight: 3, arbitrary: fc.constantFrom(...paths) },
        fc.constantFrom(
          ...[own, ...HOSTS].flatMap((host) => ['/a', '/b', '/c?y=2'].map((path) => `http://${host}${path}`)),
        ),
      );

    it('answer as was said', async () => {
      const known = address(new URL(server().origin).host);
      const row = fc.record({ old_url: known, new_url: known, code: fc.constantFrom(301, 301, 302, 410) });
      const sheet = fc.record({
        before: fc.array(row, { maxLength: 6 }),
        rows: fc.array(row, { minLength: 1, maxLength: 12 }),
      });
      // A row that repeats one of the sheet names no number: it has none yet.
      const words = (errors: Verdict['errors']) => JSON.stringify(errors ?? {}).replace(/ \(riga \d+\)/, '');
      const told = { ok: 0, refused: 0 };
      await fc.assert(
        fc.asyncProperty(sheet, async ({ before, rows }) => {
          await empty();
          for (const one of before) await save(one);
          const said = await verdicts(rows);
          for (const [index, one] of rows.entries()) {
            const { status, body } = await save(one);
            expect([index, status === 201, words(body.errors)]).toEqual([
              index,
              said[index]?.ok,
              words(said[index]?.errors),
            ]);
            told[status === 201 ? 'ok' : 'refused'] += 1;
          }
        }),
        { numRuns: 40 },
      );
      expect(Math.min(told.ok, told.refused)).toBeGreaterThan(30);
    });
  });
});
