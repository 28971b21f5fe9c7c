import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, type Page, test } from 'playwright/test';
import { openBrowser } from '../../../tools/qa/open';
import { prepare, signIn } from '../../../tools/qa/prepare';
import { choosePaths } from '../../kit/choice';
import { listModel } from '../../machines/list/model';
import { models } from '../../machines/models';
import { launchServer } from '../kit/server';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
/** Milliseconds that a server takes to start on a busy machine, at most. */
const START = 120_000;

const QUIET = 'filtro e pagina ripristinati, senza permesso di modificare ed eliminare';
const code = choosePaths(listModel).find(({ inputName }) => inputName === QUIET)?.code ?? '';

/** `npm run qa` with these arguments: what it wrote so far, and how it ended. */
function qa(...args: string[]) {
  const child: ChildProcess = spawn(process.execPath, ['--import', 'tsx', 'tools/qa.ts', ...args], { cwd: ROOT });
  const wrote = { text: '' };
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk) => {
      wrote.text += chunk;
    });
  const ended = new Promise<number | null>((done) => child.once('close', done));
  return { wrote, ended, stop: () => child.kill('SIGINT') };
}

interface Wrote {
  readonly text: string;
}

/** What stands after a name on a line of its own. */
const said = ({ text }: Wrote, name: string): string => new RegExp(`^${name}: +(.+)$`, 'm').exec(text)?.[1] ?? '';

async function playsBy(page: Page, wrote: Wrote): Promise<void> {
  await expect.poll(() => wrote.text, { timeout: START }).toContain('Ctrl+C ferma il server');
  expect(wrote.text).toContain(`· ${code}\n`);
  await page.goto(said(wrote, 'Indirizzo'));
  await page.getByRole('textbox', { name: 'Username' }).fill(said(wrote, 'Utente'));
  await page.getByRole('textbox', { name: 'Password' }).fill(said(wrote, 'Password'));
  await page.keyboard.press('Enter');
  await expect(page.locator('tr[data-row]').first()).toBeVisible();
  // The role was brought to what the path asks for: who may neither edit nor delete has nothing to select rows for.
  await expect(page.locator('tr[data-row] input')).toHaveCount(0);
  expect(existsSync(said(wrote, 'Cartella'))).toBe(true);
}

test('pagina, utente e dati di un percorso si preparano su un server che non lascia nulla', async ({ page }) => {
  test.setTimeout(2 * START);
  const { wrote, ended, stop } = qa(`#list/${code}`, '--no-open');
  try {
    await playsBy(page, wrote);
  } finally {
    stop();
    expect(await ended).toBe(0);
  }
  expect(existsSync(said(wrote, 'Cartella'))).toBe(false);
  await expect(fetch(said(wrote, 'Indirizzo'))).rejects.toThrow();
});

test('ogni inizio di ogni macchina si può preparare, e si apre con l’accesso fatto', async () => {
  test.setTimeout(2 * START);
  const server = await launchServer();
  try {
    for (const [machine, load] of Object.entries(models)) {
      const model = await load();
      for (const [name, input] of Object.entries(model.inputs)) {
        const { address } = await test.step(`${machine}: ${name}`, () => prepare(server.address, model.start(input)));
        expect(address, machine).not.toMatch(/:id|undefined|\/$/);
      }
    }
    const { address, person } = await prepare(server.address, listModel.start(listModel.inputs[QUIET] as never));
    const token = await signIn(server.address, person.username);
    const { page, close, closed } = await openBrowser({ address, token, headless: true });
    await expect(page.locator('tr[data-row]').first()).toBeVisible();
    await close();
    await closed;
  } finally {
    await server.stop();
  }
});

/** Any machine that there is: a name written here would outlive it. */
const [machine] = Object.keys(models);

for (const [args, message] of [
  [[], 'Quale percorso?\nUso: npm run qa'],
  [['nulla/abc'], 'Non c’è una macchina «nulla». Macchine: access, '],
  [['list'], 'Manca il codice del percorso: npm run paths -- list li elenca.'],
  [[`${machine}/zzzzzz`], `«${machine}» non ha un percorso «zzzzzz»: npm run paths -- ${machine} elenca`],
  [[`${machine}/~nulla`], `«${machine}» non ha un percorso «~nulla»`],
  [['--apri', 'list'], 'Non capisco «--apri».'],
  [['list/a', 'list/b'], 'Un percorso alla volta.'],
] as const)
  test(`una richiesta sbagliata dice che cosa fare: ${args.join(' ')}`, async () => {
    const { wrote, ended } = qa(...args);
    expect(await ended).toBe(1);
    expect(wrote.text).toContain(message);
    expect(wrote.text).not.toContain('    at ');
  });
