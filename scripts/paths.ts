import { checklist, mermaid, pathsAsJson } from '../tests/kit/checklist';
import { models } from '../tests/machines/models';

const USAGE = [
  'Uso: npm run paths -- <macchina> [--all] [--json | --mermaid]',
  '  senza opzioni  lista di controllo in Markdown, ogni transizione almeno una volta',
  '  --all          tutti i percorsi generati',
  '  --json         i percorsi in JSON',
  '  --mermaid      il diagramma degli stati',
].join('\n');

const OPTIONS = new Set(['--all', '--json', '--mermaid']);

function complain(line: string): void {
  process.stderr.write(`${line}\n`);
  process.exitCode = 1;
}

async function main(args: readonly string[]): Promise<void> {
  const unknown = args.find((arg) => arg.startsWith('-') && !OPTIONS.has(arg));
  if (unknown !== undefined) return complain(`Opzione sconosciuta: ${unknown}\n${USAGE}`);
  const [name, ...more] = args.filter((arg) => !arg.startsWith('-'));
  const names = Object.keys(models).sort();
  if (name === undefined) {
    process.stdout.write(`${USAGE}\n\nMacchine:\n${names.map((machine) => `  ${machine}`).join('\n')}\n`);
    return;
  }
  const load = Object.hasOwn(models, name) ? models[name] : undefined;
  if (load === undefined || more.length > 0)
    return complain(
      more.length > 0
        ? `Una macchina alla volta: «${more.join(' ')}» è di troppo.`
        : `Non c'è una macchina «${name}». Macchine: ${names.join(', ')}.`,
    );
  const model = await load();
  const all = args.includes('--all');
  const text = args.includes('--mermaid')
    ? mermaid(model)
    : args.includes('--json')
      ? pathsAsJson(model, { all })
      : checklist(model, { all });
  process.stdout.write(text.endsWith('\n') ? text : `${text}\n`);
}

await main(process.argv.slice(2));
