import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { PUBLISHED_STATUS } from '../../../src/content/publication/status';
import { slugOf } from '../../../src/content/text/slug';
import type { Queryable } from '../../db/types';
import type { Clock } from '../../services';
import { sharedValue } from '../../sharedCache';

/** Where previews live, at the root of the site. */
export const PREVIEW_PATH = '/anteprima';

/** A token is valid in the period it was made in and in the next one: 12 to 24 hours. In milliseconds. */
const PERIOD = 12 * 3_600_000;

/** One language of one item. */
export interface PreviewTarget {
  readonly area: string;
  readonly id: number;
  readonly lang: string;
}

/** What an address is made of. */
interface Linked extends PreviewTarget {
  readonly slug: string;
  readonly title: string;
  readonly status: number;
}

/** Makes and checks the addresses of the preview. */
export interface Permalinks {
  /**
   * The address of an item's page, relative to the site's root. That of an unpublished language carries a signed token,
   * so that whoever was given the address, and nobody else, sees it in a tab that sends no headers.
   */
  of(linked: Linked): string;
  /** Whether a token was made for this target and is not too old. */
  accepts(target: PreviewTarget, token: string): boolean;
  /** Number of the current period: addresses stay the same within it. */
  period(): number;
}

const SECRET = 'preview';

/** The random key that signs this database's previews; the first process that needs it creates it. */
async function secretOf(db: Queryable): Promise<string> {
  const read = () => db.query<{ value: string }>('select value from secrets where name = $1', [SECRET]);
  const made = randomBytes(32).toString('base64url');
  const { rows } = await read();
  if (rows[0] !== undefined) return rows[0].value;
  await db.query('insert into secrets (name, value) values ($1, $2) on conflict do nothing', [SECRET, made]);
  return (await read()).rows[0]?.value ?? made;
}

function permalinksWith(secret: string, clock: Clock): Permalinks {
  const period = () => Math.floor(clock().getTime() / PERIOD);
  const sign = ({ area, id, lang }: PreviewTarget, at: number) =>
    createHmac('sha256', secret).update(`${area}/${id}/${lang}/${at}`).digest('base64url');
  const isSigned = (target: PreviewTarget, at: number, signature: string): boolean => {
    const [ours, theirs] = [Buffer.from(sign(target, at)), Buffer.from(signature)];
    return ours.length === theirs.length && timingSafeEqual(ours, theirs);
  };
  return {
    period,
    of: ({ slug, title, status, ...target }) => {
      const name = slug || slugOf(title) || String(target.id);
      const path = `${PREVIEW_PATH}/${target.area}/${target.id}/${target.lang}/${name}`;
      const now = period();
      return status === PUBLISHED_STATUS ? path : `${path}?token=${now}.${sign(target, now)}`;
    },
    accepts: (target, token) => {
      const [, at = '', signature = ''] = /^(\d{1,9})\.([\w-]{43})$/.exec(token) ?? [];
      const age = period() - Number(at);
      return at !== '' && (age === 0 || age === 1) && isSigned(target, Number(at), signature);
    },
  };
}

/** Gives the permalinks of a database; its key is read at the first use and kept. */
export const permalinksOf = ({ db, clock }: { db: Queryable; clock: Clock }): (() => Promise<Permalinks>) =>
  sharedValue(async () => permalinksWith(await secretOf(db), clock)).get;
