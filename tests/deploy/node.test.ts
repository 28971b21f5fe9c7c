import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { satisfies } from 'semver';
import { describe, expect, it } from 'vitest';
import { root, textOf } from './files';

interface Locked {
  readonly cpu?: readonly string[];
  readonly engines?: { readonly node?: string };
}

const asked: string = JSON.parse(textOf('package.json')).engines.node;
const packages: Readonly<Record<string, Locked>> = JSON.parse(textOf('package-lock.json')).packages;

// The oldest that is promised, and the one that is recommended.
describe.each(['20.19.0', '24.0.0'])('Node.js %s', (version) => {
  it('is one that package.json promises', () => {
    expect(satisfies(version, asked)).toBe(true);
  });

  it('is enough for every package', () => {
    const asking = Object.entries(packages)
      // There is no Node.js any more for Windows of 32 bits.
      .filter(([, { cpu }]) => cpu?.join() !== 'ia32')
      .map(([place, { engines }]) => [place, engines?.node ?? '*'] as const);
    expect(asking.filter(([, wanted]) => !satisfies(version, wanted))).toEqual([]);
  });
});

describe('a Node.js that is too old', () => {
  /** What a program that asks for a range says, and how it ends. */
  function started(range: string): readonly [code: number | null, said: string] {
    const folder = mkdtempSync(join(tmpdir(), 'portolano-node-'));
    writeFileSync(join(folder, 'package.json'), JSON.stringify({ engines: { node: range } }));
    const code = "import { requireNode } from './scripts/node.mjs'; requireNode(process.argv[1]);";
    const parameters = ['--input-type=module', '--eval', code, join(folder, 'package.json')];
    const { status, stderr } = spawnSync(process.execPath, parameters, { cwd: root, encoding: 'utf8' });
    rmSync(folder, { recursive: true });
    return [status, stderr];
  }
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);

  it('is refused in one line', () => {
    const here = process.versions.node;
    for (const wanted of [`${major + 1}.0`, `${major}.${minor + 1}`])
      expect(started(`>=${wanted}`)).toEqual([1, `Serve Node.js ${wanted} o successivo: qui c'è ${here}.\n`]);
  });

  it('is none that is new enough', () => {
    for (const wanted of [`${major}.${minor}`, `${major - 1}.99`]) expect(started(`>=${wanted}`)).toEqual([0, '']);
  });
});
