import { parseArgs } from 'node:util';
import { type Choice, COVERAGES, type Coverage } from '../tests/kit/choice';

const FORMATS = ['md', 'csv', 'gherkin', 'json', 'mermaid', 'playwright'] as const;
export type Format = (typeof FORMATS)[number];

export const USAGE = `Uso: npm run paths -- [<macchina> [opzioni]]
  senza argomenti      le macchine, con stati, transizioni e percorsi
  --format FORMATO     md (lista di controllo, predefinito), csv (una riga a passo), gherkin, json, mermaid (il diagramma),
                       playwright (una prova)
  --coverage MISURA    states (ogni stato), transitions (ogni transizione, predefinito), pairs (ogni coppia di transizioni)
  --to STATO           solo i percorsi più brevi che portano a questo stato
  --avoid PASSO        senza questo passo: un evento, done(attore), error(attore), after(attesa); si può ripetere
  --by-hand            senza i passi che nessuna mano può fare; dice quanti percorsi restano fuori
  --since COMMIT       solo ciò che va riprovato: i percorsi che da quel commit fanno altro; senza macchina, di tutte
  --requirement ID     solo i percorsi che provano questo requisito dei documenti (2-5.3); senza macchina, di tutte
  --play PERCORSO      questo percorso, come lo stampa una camminata a caso: 'partenza > passo > passo'
  --all                ogni transizione da ogni situazione
  --json, --mermaid    come --format json, --format mermaid`;

const OPTIONS = {
  format: { type: 'string' },
  coverage: { type: 'string' },
  to: { type: 'string' },
  avoid: { type: 'string', multiple: true },
  'by-hand': { type: 'boolean' },
  since: { type: 'string' },
  requirement: { type: 'string' },
  play: { type: 'string' },
  all: { type: 'boolean' },
  json: { type: 'boolean' },
  mermaid: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const;

/** A wrong value on the command line; its message is what people read. */
export class Wrong extends Error {}

export interface Wish {
  readonly machine: string | null;
  readonly format: Format;
  readonly choice: Choice & { readonly coverage: Coverage };
  readonly play: string | null;
  /** The commit to compare with. */
  readonly since: string | null;
  /** The id of the requirement of the documents that the paths must try. */
  readonly requirement: string | null;
  readonly help: boolean;
}

function oneOf<T extends string>(option: string, value: string | undefined, known: readonly T[]): T | null {
  if (value === undefined) return null;
  const found = known.find((name) => name === value);
  if (found === undefined) throw new Wrong(`--${option} non può essere «${value}»: scegli fra ${known.join(', ')}.`);
  return found;
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true, strict: true });
  } catch (error) {
    const { code, message } = error as Error & { code?: string };
    const [, name = ''] = /'(?:-\w, )?(-[^' =]*)/.exec(message) ?? [];
    if (code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION') throw new Wrong(`Opzione sconosciuta: ${name}\n${USAGE}`);
    if (code === 'ERR_PARSE_ARGS_INVALID_OPTION_VALUE')
      throw new Wrong(
        `${name}: ${/does not take/.test(message) ? 'non vuole un valore' : 'manca il valore'}.\n${USAGE}`,
      );
    throw error;
  }
}

/** What the command line asks for. Throws `Wrong`. */
export function wishOf(args: readonly string[]): Wish {
  const { values, positionals } = parsed(args);
  const [machine = null, ...more] = positionals;
  if (more.length > 0) throw new Wrong(`Una macchina alla volta: «${more.join(' ')}» è di troppo.`);
  const formats = [
    oneOf('format', values.format, FORMATS),
    values.json ? 'json' : null,
    values.mermaid ? 'mermaid' : null,
  ];
  const [format = 'md', ...others] = [...new Set(formats.filter((one) => one !== null))] as Format[];
  if (others.length > 0) throw new Wrong(`Un formato alla volta: ${[format, ...others].join(', ')}.`);
  const coverage = oneOf('coverage', values.coverage, COVERAGES);
  if (values.all && coverage !== null && coverage !== 'all') throw new Wrong('--all e --coverage si escludono.');
  const { to, avoid = [], help = false } = values;
  const { play = null, since = null, requirement = null, 'by-hand': byHand = false } = values;
  const limits = { ...(to === undefined ? {} : { to }), avoid, byHand };
  const goesRound = since !== null || requirement !== null;
  const chooses = coverage !== null || values.all || to !== undefined || avoid.length > 0 || byHand || goesRound;
  if (format === 'mermaid' && chooses)
    throw new Wrong('Il diagramma mostra la macchina intera: con --format mermaid non si scelgono percorsi.');
  if (play !== null && (chooses || format === 'mermaid'))
    throw new Wrong('--play dice già il percorso: non si combina con una scelta né col diagramma.');
  if (machine === null && args.length > 0 && !help && !goesRound) throw new Wrong(`Di quale macchina?\n${USAGE}`);
  if (machine === null && goesRound && format !== 'md')
    throw new Wrong(
      `--${since === null ? 'requirement' : 'since'} senza macchina dà liste di controllo: per --format ${format} scegline una.`,
    );
  return {
    machine,
    format,
    choice: { ...limits, coverage: values.all ? 'all' : (coverage ?? 'transitions') },
    play,
    since,
    requirement,
    help,
  };
}
