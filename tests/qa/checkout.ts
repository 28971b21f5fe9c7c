import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const SETTINGS = ['user.name=Prova', 'user.email=prova@example.org', 'commit.gpgsign=false', 'init.defaultBranch=main'];
// A hook that runs the tests names its own repository so.
const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('GIT_')));

/** A git checkout in a temporary folder, of nothing but records of machines. */
export async function checkoutOfRecords() {
  const root = await mkdtemp(join(tmpdir(), 'portolano-records-'));
  const git = (...args: readonly string[]) =>
    execFileSync('git', ['-C', root, ...SETTINGS.flatMap((setting) => ['-c', setting]), ...args], { env });
  git('init', '--quiet');
  return {
    root,
    async record(machine: string, text: string) {
      const folder = join(root, 'tests/machines', machine);
      await mkdir(folder, { recursive: true });
      await writeFile(join(folder, 'behaviour.txt'), text);
    },
    commit(tag: string) {
      git('add', '.');
      git('commit', '--quiet', '-m', tag);
      git('tag', tag);
    },
    remove: () => rm(root, { recursive: true }),
  };
}
