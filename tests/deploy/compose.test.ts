import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { isIPv4 } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import ipaddr from 'ipaddr.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { type Config, readConfig } from '../../server/config';
import { STOP_PATIENCE } from '../../server/run';
import { amountOf, linesOf, root, textOf, unknownSettings } from './files';

interface Service {
  readonly image?: string;
  readonly depends_on?: readonly string[] | Readonly<Record<string, unknown>>;
  readonly environment?: Readonly<Record<string, string>>;
  readonly env_file?: string;
  readonly secrets?: readonly string[];
  readonly volumes?: readonly string[];
  readonly networks: readonly string[] | Readonly<Record<string, { readonly ipv4_address: string }>>;
  readonly healthcheck?: unknown;
  readonly stop_grace_period?: string;
}

interface Compose {
  readonly services: Readonly<Record<'portolano' | 'database' | 'files' | 'proxy', Service>>;
  readonly networks: { readonly front: { readonly ipam: { readonly config: readonly { readonly subnet: string }[] } } };
  readonly volumes: Readonly<Record<string, unknown>>;
  readonly secrets: Readonly<Record<string, { readonly file: string }>>;
}

const compose = parse(textOf('deploy/compose.yaml')) as Compose;
const services: readonly (readonly [string, Service])[] = Object.entries(compose.services);
const namesOf = (list: readonly string[] | Readonly<Record<string, unknown>> = []): readonly string[] =>
  Array.isArray(list) ? list : Object.keys(list);

describe('compose.yaml', () => {
  const { portolano, database, files, proxy } = compose.services;
  let folder: string;
  /** Writes the secrets beside a copy of its program. */
  const writeSecrets = () => execFileSync(join(folder, 'secrets.sh'), { env: { PATH: process.env.PATH } });
  const secret = (name: string) => readFileSync(join(folder, compose.secrets[name]?.file ?? ''), 'utf8').trim();
  /** The settings as the server reads them in its container. */
  const settings = (): Config =>
    readConfig(
      Object.fromEntries(
        Object.entries(portolano.environment ?? {}).map(([name, value]) => [
          name,
          value.replace('/run/secrets', join(folder, 'secrets')).replace(/\$\{SITE:\?[^}]*\}/, 'redazione.example.it'),
        ]),
      ),
      [],
      false,
    );

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'portolano-deploy-'));
    cpSync(join(root, 'deploy/secrets.sh'), join(folder, 'secrets.sh'));
    writeSecrets();
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('names only what it declares, and files that are there', () => {
    for (const [name, service] of services) {
      for (const one of namesOf(service.depends_on))
        expect([name, namesOf(compose.services)]).toEqual([name, expect.arrayContaining([one])]);
      for (const one of namesOf(service.networks)) expect(namesOf(compose.networks)).toContain(one);
      for (const one of service.secrets ?? []) expect(namesOf(compose.secrets)).toContain(one);
      for (const one of (service.volumes ?? []).map((volume) => volume.split(':')[0] ?? '')) {
        if (one.startsWith('.')) expect(existsSync(join(root, 'deploy', one))).toBe(true);
        else expect(namesOf(compose.volumes)).toContain(one);
      }
      if (service.env_file !== undefined) expect(existsSync(join(folder, service.env_file))).toBe(true);
    }
    for (const [name, { file }] of Object.entries(compose.secrets)) {
      expect([name, existsSync(join(folder, file))]).toEqual([name, true]);
      expect(services.some(([, { secrets = [] }]) => secrets.includes(name))).toBe(true);
    }
  });

  it('gives the server settings that it knows, and can use', () => {
    expect(unknownSettings(namesOf(portolano.environment))).toEqual([]);
    const config = settings();
    expect(config.demo).toBe(false);
    expect(config.publicUrl).toBe('https://redazione.example.it/');
    for (const name of namesOf(portolano.environment).filter((one) => one.endsWith('_FILE')))
      expect(portolano.secrets).toContain(portolano.environment?.[name]?.replace('/run/secrets/', ''));
  });

  it('leads it to the database', () => {
    const { hostname, username, password, pathname, port } = new URL(settings().databaseUrl ?? '');
    expect(namesOf(compose.services)).toContain(hostname);
    expect([username, pathname, port]).toEqual([
      database.environment?.POSTGRES_USER,
      `/${database.environment?.POSTGRES_DB}`,
      '5432',
    ]);
    expect(password).toBe(secret('database_password'));
  });

  it('leads it to the files', () => {
    const { s3 } = settings();
    const given = Object.fromEntries(
      linesOf(readFileSync(join(folder, files.env_file ?? ''), 'utf8')).map(
        (line) => line.split('=') as [string, string],
      ),
    );
    expect(s3).toMatchObject({
      bucket: given.GARAGE_DEFAULT_BUCKET,
      credentials: {
        accessKeyId: given.GARAGE_DEFAULT_ACCESS_KEY,
        secretAccessKey: given.GARAGE_DEFAULT_SECRET_KEY,
      },
    });
    // What Garage takes as a key, its secret and a secret between nodes.
    expect(given.GARAGE_DEFAULT_ACCESS_KEY).toMatch(/^GK[0-9a-f]{32}$/);
    expect(given.GARAGE_DEFAULT_SECRET_KEY).toMatch(/^[0-9a-f]{64}$/);
    expect(given.GARAGE_RPC_SECRET).toMatch(/^[0-9a-f]{64}$/);
    const garage = Object.fromEntries(
      linesOf(textOf('deploy/garage.toml'))
        .filter((line) => line.includes(' = '))
        .map((line) => line.replaceAll('"', '').split(' = ') as [string, string]),
    );
    const { hostname, port } = new URL(s3?.endpoint ?? '');
    expect([hostname, `[::]:${port}`, s3?.region]).toEqual(['files', garage.api_bind_addr, garage.s3_region]);
    const mounted = (files.volumes ?? []).map((volume) => volume.split(':')[1]);
    expect(mounted).toEqual(expect.arrayContaining([garage.metadata_dir, garage.data_dir]));
  });

  it('lets the proxy be trusted, and no other container', () => {
    const { ipv4_address: address } = (proxy.networks as Readonly<Record<string, { ipv4_address: string }>>).front ?? {
      ipv4_address: '',
    };
    expect(isIPv4(address)).toBe(true);
    expect(settings().trustedProxies).toEqual([address]);
    const [{ subnet } = { subnet: '' }] = compose.networks.front.ipam.config;
    expect(ipaddr.IPv4.parse(address).match(ipaddr.IPv4.parseCIDR(subnet))).toBe(true);
    expect(proxy.environment?.UPSTREAM).toBe(`portolano:${settings().port}`);
    expect(namesOf(database.networks)).toEqual(['back']);
    expect(namesOf(files.networks)).toEqual(['back']);
  });

  it('gives calls their time to end', () => {
    expect(amountOf(portolano.stop_grace_period ?? '')).toBeGreaterThan(STOP_PATIENCE);
  });

  it('writes its secrets once, in a folder for nobody else', () => {
    const all = () =>
      readdirSync(join(folder, 'secrets')).map((name) => [name, readFileSync(join(folder, 'secrets', name), 'utf8')]);
    const before = all();
    writeSecrets();
    expect(all()).toEqual(before);
    expect(statSync(join(folder, 'secrets')).mode & 0o777).toBe(0o700);
    expect(new Set(before.map(([, text]) => text)).size).toBe(before.length);
  });
});
