import type { ChosenPath } from '../../tests/kit/choice';
import { differenceOf } from '../../tests/kit/records';
import type { Records } from './records';

/** What is said under a heading, a line each; nothing where there is nothing. */
const listed = (heading: string, lines: readonly string[]): string[] =>
  lines.length === 0 ? [] : [[heading, '', ...lines.map((line) => `- \`${line}\``)].join('\n')];

const counted = (count: number): string => (count === 1 ? '1 percorso' : `${count} percorsi`);

/** What `--since` says where there is nothing to try again. */
export const nothingChanged = ({ commit }: Records): string =>
  `Dal commit ${commit} nessuna macchina fa altro: non c’è nulla da riprovare.`;

/** Whether the record of a machine's behaviour is another one than at the commit. */
export const hasChanged = async ({ before, now }: Records, machine: string): Promise<boolean> =>
  (await before(machine)) !== (await now(machine));

interface Changed {
  readonly paths: readonly ChosenPath[];
  readonly notes: readonly string[];
  /** What a path does otherwise. */
  readonly mark: (path: ChosenPath) => string | null;
}

/** Of a machine's paths those that do something else than at the commit, with what else there is to say of it. */
export async function changedPaths(
  { commit, before, now }: Records,
  machine: string,
  paths: readonly ChosenPath[],
): Promise<Changed> {
  const old = await before(machine);
  if (old === null)
    return { paths, notes: [`Da riprovare tutti: al commit ${commit} questa macchina non c’era.`], mark: () => null };
  const { changedOn, gone, refusals } = differenceOf(old, await now(machine));
  const changed = new Map(paths.map((path) => [path, changedOn(path)] as const).filter(([, on]) => on.length > 0));
  return {
    paths: [...changed.keys()],
    notes: [
      `Da riprovare: dal commit ${commit} fanno altro ${counted(changed.size)} su ${paths.length}.`,
      ...listed('Non accade più:', gone),
      ...listed('È rifiutato con altre parole, o ora:', refusals),
    ],
    mark: (path) => `Cambiato: ${(changed.get(path) ?? []).join('; ')}`,
  };
}
