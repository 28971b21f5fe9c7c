import { STATUS } from '../../../src/content/model/status';
import type { Content } from '../../../src/content/model/types';
import { contentOf } from '../../../src/content/whole';
import type { Queryable } from '../../db/types';
import { generateArticles } from '../blog/generate';
import { latestPublished, seedDrafts } from '../drafts';
import { type Generated, insertItems } from '../insert';
import { idsByName, stopTargetsIn } from '../itineraries/seed';
import { generateOperators } from '../operators/generate';
import { generatePages, type PagesInput } from '../pages/generate';
import { generateValleys } from '../valleys/generate';

/** Content types that stories are written as. */
const KINDS: readonly { readonly content: Content; readonly generate: (input: PagesInput) => Generated[] }[] = [
  { content: contentOf('operatori'), generate: generateOperators },
  { content: contentOf('blog'), generate: generateArticles },
  { content: contentOf('page'), generate: generatePages },
  { content: contentOf('valle'), generate: generateValleys },
];

/** What becomes of the newest published ones of each type that somebody without the right to publish has changed. */
const DRAFTS = [
  { status: STATUS.toValidate, text: 'Testo aggiornato: ' },
  { status: STATUS.draft, text: 'Da completare: ' },
  { status: STATUS.sentBack, text: 'Nuova stagione: ' },
] as const;
const NOTE = 'Bene il testo, ma la fotografia è dell’anno scorso: cambiala e rimanda in validazione.';

/** Writes what document 3 adds to the demo, over the localities that are there, and drafts of some. Gives how many items. */
export async function seedStories(tx: Queryable, input: Omit<PagesInput, 'localities' | 'templates'>): Promise<number> {
  const { localities } = await stopTargetsIn(tx);
  const templates = await idsByName(tx, 'select id, name from templates');
  const { now, languages } = input;
  let count = 0;
  for (const { content, generate } of KINDS) {
    const ids = await insertItems(tx, { content, languages }, generate({ ...input, localities, templates }));
    const items = await latestPublished(tx, content.area, DRAFTS.length);
    await seedDrafts(tx, { content, items, kinds: DRAFTS, note: NOTE, now, languages });
    count += ids.length;
  }
  return count;
}
