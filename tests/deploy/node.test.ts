import { satisfies } from 'semver';
import { describe, expect, it } from 'vitest';
import { textOf } from './files';

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
