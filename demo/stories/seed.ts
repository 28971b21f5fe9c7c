import type { Queryable } from '../../server/db/types';
import type { Content } from '../../src/content/model/content';
import { STATUS } from '../../src/content/publication/status';
import { contentOf } from '../../src/content/whole';
import { generateArticles } from '../blog/generate';
import { latestPublished, seedDrafts } from '../drafts';
import { type ExperiencesInput, generateExperiences } from '../experiences/generate';
import { type Generated, insertItems } from '../insert';
import { idsByName, stopTargetsIn } from '../itineraries/seed';
import { generateOperators } from '../operators/generate';
import { generatePages, type PagesInput } from '../pages/generate';
import { generateStays } from '../stayProposals/generate';
import { generateValleys } from '../valleys/generate';

type AllInput = PagesInput & ExperiencesInput;

/** Content types that stories are written as: what others point to before these. */
const KINDS: readonly { readonly content: Content; readonly generate: (input: AllInput) => Generated[] }[] = [
  { content: contentOf('operatori'), generate: generateOperators },
  { content: contentOf('esperienze'), generate: generateExperiences },
  { content: contentOf('soggiorno'), generate: generateStays },
  { content: contentOf('blog'), generate: generateArticles },
  { content: contentOf('page'), generate: generatePages },
  { content: contentOf('valle'), generate: generateValleys },
];

const TEMPLATES = `select id, name from templates`;
const OPERATORS = `
  select c.id, t.title as name
    from contents c join translations t on t.content_id = c.id and t.lang = 'it'
   where c.area = 'operatori' and c.revision_of is null`;

/** What becomes of the newest published ones of each type that somebody without the right to publish has changed. */
const DRAFTS = [
  { status: STATUS.toValidate, text: 'Testo aggiornato: ' },
  { status: STATUS.draft, text: 'Da completare: ' },
  { status: STATUS.sentBack, text: 'Nuova stagione: ' },
] as const;
const NOTE = 'Bene il testo, ma la fotografia è dell’anno scorso: cambiala e rimanda in validazione.';

/** Writes what document 3 adds to the demo, over the localities that are there, and drafts of some. Gives how many items. */
export async function seedStories(
  tx: Queryable,
  input: Omit<AllInput, 'localities' | 'templates' | 'operators'>,
): Promise<number> {
  const { localities } = await stopTargetsIn(tx);
  const templates = await idsByName(tx, TEMPLATES);
  const { now, languages } = input;
  let count = 0;
  for (const { content, generate } of KINDS) {
    // Operators are there once their turn has come.
    const operators = await idsByName(tx, OPERATORS);
    const generated = generate({ ...input, localities, templates, operators });
    const ids = await insertItems(tx, { content, languages }, generated);
    const items = await latestPublished(tx, content.area, DRAFTS.length);
    await seedDrafts(tx, { content, items, kinds: DRAFTS, note: NOTE, now, languages });
    count += ids.length;
  }
  return count;
}
