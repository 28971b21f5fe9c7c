// The licences of what a package of Portolano is made of: most of them ask to come along.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const HEAD = 'Portolano contiene, per intero o in parte, i pacchetti che seguono, ognuno con la sua licenza.\n';
const LICENCE = /^(licen[cs]e|copying|notice)([.-].*)?$/i;

/** One text of every installed package that is not for development only, with its licence's own where it brings one. */
export function licencesOf(root, packages) {
  const entries = Object.entries(packages)
    .filter(([place, { dev }]) => place !== '' && dev !== true && existsSync(join(root, place)))
    .map(([place, { version, license = '' }]) => {
      const name = place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);
      const texts = readdirSync(join(root, place), { withFileTypes: true })
        .filter((entry) => entry.isFile() && LICENCE.test(entry.name))
        .map((entry) => readFileSync(join(root, place, entry.name), 'utf8').trim());
      return [`${name} ${version} · ${license}`, ...texts].join('\n\n');
    });
  return [HEAD, ...new Set(entries)].join(`\n${'─'.repeat(80)}\n`);
}
