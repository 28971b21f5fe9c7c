import type { Queryable } from '../server/db/types';
import { keysOf } from '../server/redirects/keys';
import type { Town } from '../server/reference/territory';
import { slugOf } from '../src/content/text/slug';

/** Rules of the demo: as many old routes as an administrator cleans up in a day. */
const RULES = 500;

/** Every ninth rule is temporary (302), every seventeenth says 410 Gone. */
const [TEMPORARY, GONE] = [9, 17];

const codeOf = (number: number): number => (number % GONE === 0 ? 410 : number % TEMPORARY === 0 ? 302 : 301);

/** Writes what the portal's former addresses lead to: first the pages of the towns, then of their offices. */
export async function seedRedirects(tx: Queryable, towns: readonly Town[]): Promise<void> {
  const pages = [
    ...towns.map(({ name }) => [`/it/localita/${slugOf(name)}.html`, `/it/localita/${slugOf(name)}`] as const),
    ...towns.map(
      ({ name }) => [`/iat/dettaglio.php?comune=${slugOf(name)}`, `/it/uffici-iat/${slugOf(name)}`] as const,
    ),
  ];
  const rules = pages.slice(0, RULES).map(([old_url, target], index) => {
    const code = codeOf(index + 1);
    const new_url = code === 410 ? '' : target;
    return { old_url, new_url, code, ...keysOf({ old_url, new_url }) };
  });
  await tx.query(
    `insert into redirects (old_url, new_url, code, old_key, new_key, readable, key_form)
     select old_url, new_url, code, old_key, new_key, readable, key_form
       from jsonb_to_recordset($1::jsonb)
            as r(old_url text, new_url text, code smallint, old_key text, new_key text, readable text, key_form smallint)`,
    [JSON.stringify(rules)],
  );
}
