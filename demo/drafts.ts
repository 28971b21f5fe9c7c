import { readItem } from '../server/content/read/read';
import { writeItem } from '../server/content/write/write';
import type { Queryable } from '../server/db/types';
import type { Content, Localized } from '../src/content/model/content';
import { STATUS } from '../src/content/publication/status';
import type { ContentLanguages } from '../src/contract/languages';

/** What becomes of a published item that somebody without the right to publish has changed: its status, and what its introduction begins with. */
interface DraftKind {
  readonly status: number;
  readonly text: string;
}

/** A published item, and who changes it. */
export interface Drafted extends Record<string, unknown> {
  readonly id: number;
  readonly user: number;
  readonly username: string;
  readonly desk: number;
}

interface Drafts {
  readonly content: Content;
  readonly items: readonly Drafted[];
  /** The kinds take turns. */
  readonly kinds: readonly [DraftKind, ...DraftKind[]];
  /** What is noted on those that are sent back. */
  readonly note: string;
  readonly now: Date;
  readonly languages: ContentLanguages;
}

const LATEST = `
  select c.id, u.id as user, u.username, c.desk_id as desk
    from contents c
    join translations t on t.content_id = c.id and t.lang = 'it' and t.status = 1
    join users u on u.id = t.author_id
   where c.area = $1 order by c.id desc limit $2`;

/** The newest of an area that are published in Italian, each with its author. */
export async function latestPublished(tx: Queryable, area: string, count: number): Promise<readonly Drafted[]> {
  return (await tx.query<Drafted>(LATEST, [area, count])).rows;
}

/** Writes a revision draft of each item, in Italian. */
export async function seedDrafts(
  tx: Queryable,
  { content, items, kinds, note, now, languages }: Drafts,
): Promise<void> {
  for (const [index, { id, user, username, desk }] of items.entries()) {
    const stored = await readItem(tx, content, id);
    const { status, text } = kinds[index % kinds.length] ?? kinds[0];
    const it = stored?.item.contents.it;
    if (stored === null || it === undefined) throw new Error(`demo ${content.area} ${id} without Italian`);
    const { item } = stored;
    const noted = status === STATUS.sentBack ? { review_note: note } : {};
    const changed: Localized = { ...it, status, excerpt: `${text}${it.excerpt}`, ...noted };
    await writeItem(tx, {
      content,
      before: null,
      after: { ...item, contents: { ...item.contents, it: changed } },
      user: { id: user, username, deskId: desk },
      now,
      languages,
      log: { action: 'revise' },
      revisionOf: id,
      base: item,
      since: item,
    });
  }
}
