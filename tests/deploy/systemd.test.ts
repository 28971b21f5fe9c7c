import { describe, expect, it } from 'vitest';
import { PROGRAMS } from '../../scripts/programs.mjs';
import { STOP_PATIENCE } from '../../server/run';
import { amountOf, linesOf, textOf, unknownSettings } from './files';

/** Variables of Node.js's own. */
const NODES = ['NODE_COMPILE_CACHE'];

/** Sections of a unit: values by key. */
function readUnit(text: string): ReadonlyMap<string, ReadonlyMap<string, readonly string[]>> {
  const sections = new Map<string, Map<string, string[]>>();
  let section = new Map<string, string[]>();
  for (const line of linesOf(text)) {
    const [, head] = /^\[(\w+)\]$/.exec(line) ?? [];
    const [, key = '', value = ''] = /^(\w+)=(.*)$/.exec(line) ?? [];
    if (head === undefined && key === '') throw new Error(`'${line}' is neither a section nor a value`);
    if (head === undefined) section.set(key, [...(section.get(key) ?? []), value]);
    else {
      section = new Map();
      sections.set(head, section);
    }
  }
  return sections;
}

describe('portolano.service', () => {
  const unit = readUnit(textOf('deploy/portolano.service'));
  const all = (key: string) => unit.get('Service')?.get(key) ?? [];
  const one = (key: string) => all(key).join(' ');
  const settings = Object.fromEntries(
    all('Environment').map((pair) => {
      const at = pair.indexOf('=');
      return [pair.slice(0, at), pair.slice(at + 1)];
    }),
  );

  it('runs a program of the package, as a user of its own', () => {
    const [node, program] = one('ExecStart').split(' ');
    expect(node).toMatch(/\/node$/);
    expect(['main', ...Object.keys(PROGRAMS)].map((name) => `/opt/portolano/${name}.js`)).toContain(program);
    expect(one('User')).toBe('portolano');
  });

  it('gives it settings that it knows, and folders that it may write', () => {
    expect(unknownSettings(Object.keys(settings).filter((name) => !NODES.includes(name)))).toEqual([]);
    expect(settings.PORTOLANO_DATA).toBe(`%S/${one('StateDirectory')}`);
    expect(settings.NODE_COMPILE_CACHE).toBe(`%C/${one('CacheDirectory')}`);
    expect(one('WorkingDirectory')).toBe(settings.PORTOLANO_DATA);
    const secrets = Object.entries(settings).filter(([name]) => name.endsWith('_FILE'));
    expect(secrets.map(([, path]) => path)).toEqual(all('LoadCredential').map((line) => `%d/${line.split(':')[0]}`));
    expect(secrets).not.toEqual([]);
  });

  it('gives calls their time to end', () => {
    expect(amountOf(one('TimeoutStopSec'))).toBeGreaterThan(STOP_PATIENCE);
  });

  it('lets it do nothing that it has no need of', () => {
    for (const key of [
      'NoNewPrivileges',
      'ProtectHome',
      'PrivateTmp',
      'PrivateDevices',
      'ProtectKernelModules',
      'RestrictSUIDSGID',
    ])
      expect([key, one(key)]).toEqual([key, 'yes']);
    expect([one('ProtectSystem'), one('CapabilityBoundingSet')]).toEqual(['strict', '']);
    // Node.js compiles while it runs.
    expect(all('MemoryDenyWriteExecute')).toEqual([]);
  });
});
