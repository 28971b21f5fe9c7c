import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runPaths } from '../../tools/pathsCommand';
import { behaviour } from '../kit/behaviour';
import { model as door } from '../kit/door';
import { modelPaths } from '../kit/paths';
import { checkoutOfRecords } from './checkout';

const now = behaviour(door, modelPaths(door));
const models = { door: async () => door, window: async () => ({ ...door, title: 'Finestra' }) };

const checkout = await checkoutOfRecords();
const { root, record, commit } = checkout;

beforeAll(async () => {
  await record('door', now.replace('→ open', '→ closed').replace('--door.close |', '--door.slam |'));
  commit('one');
  await record('door', now);
  await record('window', now);
  commit('two');
});
afterAll(checkout.remove);

const run = (...args: readonly string[]) => runPaths(args, models, root);
const headings = (text: string) => text.split('\n').filter((line) => /^##? /.test(line));

describe('npm run paths -- --since', () => {
  test('prints the paths of a machine that do something else, with what, and what can’t happen any more', async () => {
    const { out, err, code } = await run('door', '--since', 'one');
    expect([err, code]).toEqual(['', 0]);
    expect(out).toMatch(/Da riprovare: dal commit [0-9a-f]{4,} fanno altro 3 percorsi su 7\./);
    expect(headings(out)).toHaveLength(1 + 3);
    expect(out).toContain('- Cambiato: Qualcuno risponde (avanti); Chiudi\n');
    expect(out).toContain('Non accade più:\n\n- `door.open --door.slam | door.close`');
  });

  test('without a machine prints those that changed; a new one has all of its paths', async () => {
    const { out } = await run('--since', 'one');
    expect(headings(out).filter((line) => line.startsWith('# '))).toEqual(['# Porta', '# Finestra']);
    expect(out).toContain('questa macchina non c’era');
    expect(headings(out)).toHaveLength(1 + 3 + 1 + 7);
    const { out: none } = await run('--since', 'two');
    expect(none).toMatch(/^Dal commit [0-9a-f]+ nessuna macchina fa altro: non c’è nulla da riprovare\.\n$/);
  });

  test('sees what was not committed yet', async () => {
    await record('window', now.replace('→ open', '→ closed'));
    expect(headings((await run('--since', 'HEAD')).out)).toHaveLength(1 + 3);
    await record('window', now);
  });

  test('goes with a choice of paths and with formats', async () => {
    const { out, err } = await run('door', '--since', 'one', '--avoid', 'door.close', '--by-hand', '--format', 'json');
    expect(JSON.parse(out)).toHaveLength(2);
    expect(err).toMatch(/fanno altro 2 percorsi su 5\.\n(.*\n)+Resta fuori 1 percorso: /);
  });

  test('says what is missing', async () => {
    expect(await run('--since', 'mai')).toEqual({
      out: '',
      err: '--since: git non conosce il commit «mai». Se la copia di lavoro ha solo la storia recente: git fetch --unshallow.\n',
      code: 1,
    });
    expect((await run('--since', '--all')).err).toMatch(/^--since: manca il valore/);
    expect((await run('--since', 'one', '--json')).err).toBe(
      '--since senza macchina dà liste di controllo: per --format json scegline una.\n',
    );
    const elsewhere = await mkdtemp(join(tmpdir(), 'portolano-nogit-'));
    const { err, code } = await runPaths(['--since', 'HEAD'], models, elsewhere);
    await rm(elsewhere, { recursive: true });
    expect([err, code]).toEqual([
      '--since: questa cartella non è una copia di lavoro di git, e senza la sua storia non si sa che cosa è cambiato.\n',
      1,
    ]);
  });
});
