import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/**
 * Licences that a public body can take: free, and without conditions on who uses the product or for what. The LGPL library
 * of the image reader is linked at run time and can be exchanged, as that licence asks.
 */
const ACCEPTED: ReadonlySet<string> = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'EPL-2.0',
  'ISC',
  'LGPL-3.0-or-later',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'Zlib',
]);

/** Whether a licence expression leaves a way to take the package: one side of an OR, every side of an AND. Source: SPDX. */
const isAccepted = (expression: string): boolean =>
  expression
    .replaceAll(/[()]/g, '')
    .split(' OR ')
    .some((alternative) => alternative.split(' AND ').every((licence) => ACCEPTED.has(licence)));

interface Lock {
  readonly packages: Readonly<Record<string, { readonly license?: string }>>;
}

const lock = JSON.parse(readFileSync(new URL('../../package-lock.json', import.meta.url), 'utf8')) as Lock;
const packages = Object.entries(lock.packages).filter(([path]) => path !== '');

it.each([
  ['MIT', true],
  ['(MPL-2.0 OR GPL-3.0-or-later)', true],
  ['Apache-2.0 AND MIT', true],
  ['Apache-2.0 AND Hippocratic-2.1', false],
  ['Hippocratic-2.1', false],
  ['', false],
])('%j is accepted: %s', (licence, accepted) => expect(isAccepted(licence)).toBe(accepted));

it('has no package whose licence a public body could not take', () => {
  const refused = packages.filter(([, { license }]) => !isAccepted(license ?? ''));
  expect(packages.length).toBeGreaterThan(100);
  expect(refused.map(([path, { license }]) => `${path}: ${license ?? 'no licence'}`)).toEqual([]);
});
