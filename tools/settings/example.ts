import { SETTINGS } from '../../server/config';

const HEAD = `# Le impostazioni del server: togli il cancelletto a quelle che servono. Scritto da \`npm run settings\`.
# Il valore di ogni variabile può stare in un file, nominato dalla stessa variabile con _FILE in fondo: i segreti così
# non passano dall'ambiente.
`;

/** An example in a hint, as '… per esempio 4380 o 9464 (…)' ends; nothing where there is none. */
const exampleIn = (wanted: string): string => /per esempio (.+?)(?: o .+| \(.+\))?$/.exec(wanted)?.[1] ?? '';

const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

/** The text of `.env.example`: every setting with what it wants, none of them set. */
export const settingsExample = (): string =>
  [HEAD, ...SETTINGS.map(({ name, wanted }) => `# ${capital(wanted)}.\n# ${name}=${exampleIn(wanted)}\n`)].join('\n');
