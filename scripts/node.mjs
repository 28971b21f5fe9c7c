// Node's own modules only: this is asked before anything else is there.
import { readFileSync } from 'node:fs';

/** Ends the program, with one line, where Node.js is older than what a package.json asks for ('>=20.19'). */
export function requireNode(packageFile) {
  const { engines } = JSON.parse(readFileSync(packageFile, 'utf8'));
  const wanted = engines.node.replace('>=', '');
  const [least, here] = [wanted, process.versions.node].map((version) => version.split('.').map(Number));
  if (here[0] > least[0] || (here[0] === least[0] && here[1] >= least[1])) return;
  console.error(`Serve Node.js ${wanted} o successivo: qui c'è ${process.versions.node}.`);
  process.exit(1);
}
