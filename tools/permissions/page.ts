import { DEMO_ROLES, DEMO_USERS } from '../../demo/users';
import { groupsOf, type Need } from '../../server/http/access';
import { OPENINGS, type Opening } from '../../server/http/openings';
import { NOTHING } from './examples';
import { declaredRoutes } from './routes';
import { askedBy, callsAmong, type Decision, expectedOf, type Role, rolesFor, type Trial, trialsOf } from './table';

/** Stands for the id of whoever makes a call. */
const OWN = 88_888_888;

const HEAD = `# Permissions

Who may make which call, as the server's routes declare it. Written by \`npm run permissions\` out of those declarations (\`server/http/access.ts\`); \`tests/docs\` fails where it is stale, and \`tests/server/permissions.test.ts\` tries every line over HTTP.
`;

/** So many abilities are named where one of more is enough. */
const MOST_NAMED = 6;

const code = (text: string): string => `\`${text}\``;

function oneOf(abilities: readonly string[]): string {
  if (abilities.length <= MOST_NAMED) return abilities.map(code).join(' or ');
  const [first = '', second = '', ...others] = abilities;
  const actions = [...new Set(others.map((ability) => `…${ability.slice(ability.lastIndexOf('-'))}`))];
  return `${code(first)}, ${code(second)} or one of ${others.length} more: ${actions.map(code).join(', ')}`;
}

function asked(need: Need): string {
  if ('administrator' in need) return 'the administrators’ role';
  return 'open' in need ? `no ability: ${need.open}` : groupsOf(need).map(oneOf).join(' and ');
}

/** Values of a body that are no more than a word. */
const wordsOf = (body: unknown): string =>
  Object.entries((body ?? {}) as object)
    .filter(([, value]) => typeof value === 'string')
    .map(([key, value]) => ` ${key}=${value}`)
    .join('');

/** A call by its address; one that may ask for something else by what is sent as well. */
function called({ endpoint, address, sent }: Trial, isDecided: boolean): string {
  const shown = isDecided
    ? `${decodeURIComponent(address)}${wordsOf(sent.body)}`
        .replaceAll(String(NOTHING), '…')
        .replaceAll(String(OWN), '{own id}')
    : endpoint.path.replace(/:(\w+)/g, '{$1}');
  return code(`${endpoint.method} ${shown}`);
}

const PEOPLE: readonly Role[] = DEMO_USERS.filter(({ username }) => username !== 'admin').map(({ username, role }) => ({
  name: username,
  abilities: DEMO_ROLES.find(({ name }) => name === role)?.abilities ?? [],
}));

/** A line of a table: what is asked, by which calls. */
interface Line {
  readonly need: Need;
  readonly calls: string[];
}

interface Tried {
  readonly trial: Trial;
  readonly isDecided: boolean;
}

function linesOf(tried: readonly Tried[]): readonly Line[] {
  const lines = new Map<string, Line>();
  for (const { trial, isDecided } of tried) {
    const line = lines.get(asked(trial.need)) ?? { need: trial.need, calls: [] };
    line.calls.push(called(trial, isDecided));
    lines.set(asked(trial.need), line);
  }
  return [...lines.values()];
}

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

function tableOf(lines: readonly Line[]): string {
  const names = PEOPLE.map(({ name }) => name);
  const mark = (role: Role, need: Need) => (expectedOf(role, need) === 'allowed' ? '✓' : '–');
  return [
    row(['Asked', ...names, 'Calls']),
    row(['---', ...names.map(() => ':-:'), '---']),
    ...lines.map(({ need, calls }) => row([asked(need), ...PEOPLE.map((role) => mark(role, need)), calls.join(', ')])),
  ].join('\n');
}

/** How many decisions the table means, by what they are. */
function decisionsOf(roles: readonly Role[], trials: readonly Trial[]): Record<Decision, number> {
  const counts = { allowed: 0, refused: 0, unauthenticated: 0 };
  for (const role of roles) for (const { need } of trials) counts[expectedOf(role, need)] += 1;
  return counts;
}

/** The whole of docs/permissions.md. */
export async function permissionsPage(): Promise<string> {
  const routes = await declaredRoutes();
  const calls = callsAmong(routes);
  const tried = calls.flatMap((call) =>
    trialsOf(call, OWN).map((trial) => ({ trial, isDecided: 'byCall' in call.access })),
  );
  const trials = tried.map(({ trial }) => trial);
  const abilities = askedBy(trials);
  const { general, holding, lacking } = rolesFor(abilities);
  const roles = [...general, ...holding, ...lacking, ...PEOPLE];
  const { allowed, refused, unauthenticated } = decisionsOf(roles, trials);
  const count = (figure: number) => figure.toLocaleString('en');
  const lines = linesOf(tried);
  const isOpen = ({ need }: Line): boolean => 'open' in need;
  const served = routes.filter(({ endpoint, method }) => endpoint === undefined && method !== 'HEAD');
  const opened = (Object.keys(OPENINGS) as Opening[]).map((name) => {
    const { to, why } = OPENINGS[name];
    const these = lines.filter(({ need }) => 'open' in need && need.open === name).flatMap((line) => line.calls);
    const others = served.filter(({ access }) => 'open' in access && access.open === name);
    const all = [...these, ...others.map(({ method, url }) => code(`${method} ${url.replace(/:(\w+)/g, '{$1}')}`))];
    return row([name, to === 'everybody' ? 'everybody' : 'whoever is signed in', why, all.join(', ')]);
  });
  return [
    HEAD,
    `${calls.length} calls in ${trials.length} forms ask ${abilities.length} abilities. ${roles.length} roles (nobody signed in, no ability, each ability alone, all but each, the wildcard, an administrator, the demo’s) make ${count(roles.length * trials.length)} decisions of them: ${count(allowed)} allowed, ${count(refused)} refused, ${count(unauthenticated)} without a session.\n`,
    '## Calls that ask something\n',
    'An administrator may make each of them. The columns are the demo’s other users.\n',
    `${tableOf(lines.filter((line) => !isOpen(line)))}\n`,
    '## Calls that ask for no ability\n',
    row(['Reason', 'Open to', 'Why', 'Calls']),
    row(['---', '---', '---', '---']),
    `${opened.join('\n')}\n`,
  ].join('\n');
}
