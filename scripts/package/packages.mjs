// Which installed packages a program needs, by the lock file.
import { existsSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { join } from 'node:path';

/** What a package brings for those who build on it; nothing of it is read when it runs. */
const NOT_RUN = /\.(map|[cm]?ts|tsbuildinfo)$/;

/** Where Node finds a package from the place of another: beside it, or further up; null for nowhere. */
function placeOf(name, from, packages) {
  const place = from === '' ? `node_modules/${name}` : `${from}/node_modules/${name}`;
  if (Object.hasOwn(packages, place)) return place;
  return from === '' ? null : placeOf(name, from.slice(0, Math.max(0, from.lastIndexOf('/node_modules/'))), packages);
}

/**
 * Places of these packages and of all that they need, out of the packages of a lock file. Throws for one that the lock
 * file lacks and does not call optional.
 */
export function placesOf(names, packages) {
  const places = new Set();
  const visit = (name, from, isOptional) => {
    const place = placeOf(name, from, packages);
    if (place === null && !isOptional)
      throw new Error(`${name}, which ${from || 'the package'} needs, is not in the lock file`);
    if (place === null || places.has(place)) return;
    places.add(place);
    const {
      dependencies = {},
      optionalDependencies = {},
      peerDependencies = {},
      peerDependenciesMeta = {},
    } = packages[place];
    for (const one of Object.keys(dependencies)) visit(one, place, false);
    for (const one of Object.keys(optionalDependencies)) visit(one, place, true);
    for (const one of Object.keys(peerDependencies)) visit(one, place, peerDependenciesMeta[one]?.optional === true);
  };
  for (const name of names) visit(name, '', false);
  return [...places].sort();
}

/** Copies packages as they are installed below `from`; what is optional and not for this machine is not there. */
export async function copyPackages(places, packages, from, to) {
  for (const place of places) {
    const source = join(from, place);
    if (!existsSync(source) && packages[place].optional === true) continue;
    await cp(source, join(to, place), {
      recursive: true,
      filter: (path) => !path.slice(source.length).includes('node_modules') && !NOT_RUN.test(path),
    });
  }
}
