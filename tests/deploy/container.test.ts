import { describe, expect, it } from 'vitest';
import { PROGRAMS } from '../../scripts/programs.mjs';
import { readConfig } from '../../server/config';
import { linesOf, textOf, unknownSettings } from './files';

interface Instruction {
  readonly name: string;
  readonly rest: string;
}

/** Instructions of the last stage: what the image is. */
function imageOf(text: string): readonly Instruction[] {
  const all = linesOf(text.replaceAll('\\\n', ' ')).map((line) => {
    const [, name = '', rest = ''] = /^([A-Z]+) (.+)$/.exec(line) ?? [];
    return { name, rest };
  });
  return all.slice(all.findLastIndex(({ name }) => name === 'FROM'));
}

describe('Dockerfile', () => {
  const text = textOf('Dockerfile');
  const image = imageOf(text);
  const of = (wanted: string) => image.filter(({ name }) => name === wanted).map(({ rest }) => rest);
  const commandIn = (instruction = '') => JSON.parse(/\[.*\]$/.exec(instruction)?.[0] ?? '') as string[];

  it('is of instructions that are known', () => {
    for (const { name } of imageOf(text))
      expect(['FROM', 'COPY', 'RUN', 'ENV', 'USER', 'WORKDIR', 'VOLUME', 'EXPOSE', 'HEALTHCHECK', 'CMD']).toContain(
        name,
      );
  });

  it('takes what `npm run package` makes, on the Node.js that is recommended', () => {
    expect(text.match(/^FROM .*$/gm)).toEqual(['FROM node:24-slim AS build', 'FROM node:24-slim']);
    expect(text).toMatch(/^RUN .* npm run package$/m);
    expect(of('COPY')).toEqual(['--from=build /build/dist/package/portolano /opt/portolano']);
  });

  it('does not run as root', () => {
    expect(of('USER')).toEqual(['node']);
  });

  it('runs programs of the package', () => {
    const programs = ['main', ...Object.keys(PROGRAMS)].map((name) => `/opt/portolano/${name}.js`);
    for (const command of [...of('CMD'), ...of('HEALTHCHECK')].map(commandIn)) {
      expect(command[0]).toBe('node');
      expect(programs).toContain(command[1]);
    }
    expect(commandIn(of('HEALTHCHECK')[0])).toEqual(['node', '/opt/portolano/ready.js']);
  });

  it('starts with settings that the server takes', () => {
    const settings = Object.fromEntries(
      of('ENV').flatMap((rest) => rest.split(' ').map((pair) => pair.split('=') as [string, string])),
    );
    expect(unknownSettings(Object.keys(settings))).toEqual([]);
    const config = readConfig(settings, [], false);
    expect(of('EXPOSE')).toEqual([String(config.port)]);
    expect([of('VOLUME'), of('WORKDIR')]).toEqual([[config.dataDir], [config.dataDir]]);
    expect(config.host).toBe('0.0.0.0');
  });

  it('is given nothing that is not in the repository, secrets least of all', () => {
    const ignored = linesOf(textOf('.dockerignore')).map((line) => line.replace(/^\*\*\//, ''));
    for (const line of linesOf(textOf('.gitignore'))) expect(ignored).toContain(line.replace(/\/$/, ''));
    expect(ignored).toContain('.git');
  });
});
