import type { Answer, TestServer } from '../kit';
import type { Changing } from './caller';
import { BEGINNING, type Secret } from './secrets';
import type { Way } from './ways';

/** Calls under way at a time. */
const AT_ONCE = 16;

/** All secret words that an answer says, in its headers too. */
const wordsIn = ({ headers, text }: Answer): string[] =>
  [...`${JSON.stringify([...headers])} ${text}`.toLowerCase().matchAll(new RegExp(`${BEGINNING}\\w+`, 'g'))].map(
    ([word]) => word,
  );

const written = ({ method, path, body }: Way): string => `${method} ${path} ${JSON.stringify(body ?? '')}`;

/** What was said along some ways. */
export interface Told {
  /** Secret word → the first ways that told it. */
  readonly words: ReadonlyMap<string, readonly string[]>;
  readonly answers: number;
}

/** What the calls of somebody with these abilities tell, the pages whose addresses they name included. */
export async function toldTo(
  server: TestServer,
  reader: Changing,
  abilities: readonly string[],
  ways: readonly Way[],
): Promise<Told> {
  await reader.become(abilities);
  const headers = await reader.signIn();
  const words = new Map<string, string[]>();
  const seen = new Set<string>();
  const callOn = ({ method, path, body, key }: Way) =>
    server.call<{ data?: { id?: unknown } }>(method, path, {
      ...(body !== undefined && { body }),
      headers: { ...headers, ...(key !== undefined && { 'Idempotency-Key': key }) },
    });
  let [waiting, answers] = [[...ways] as Way[], 0];
  while (waiting.length > 0) {
    const [batch, rest] = [waiting.slice(0, AT_ONCE), waiting.slice(AT_ONCE)];
    const further = await Promise.all(
      batch.map(async (way): Promise<Way[]> => {
        const answer = await callOn(way);
        for (const word of wordsIn(answer)) {
          const known = words.get(word) ?? [];
          if (known.length < 3) words.set(word, [...known, `${written(way)} ${answer.status}`]);
        }
        const pages = [...answer.text.matchAll(/"permalink":"([^"]+)"/g)].map(([, address = '']) => address);
        const fresh = pages.filter((address) => !seen.has(address));
        for (const address of fresh) seen.add(address);
        const created = way.readAt === undefined ? undefined : answer.body.data?.id;
        return [
          ...fresh.map((path) => ({ method: 'GET', path: `${path}${path.includes('?') ? '&' : '?'}preview=1` })),
          ...(created === undefined ? [] : [{ method: 'GET', path: `${way.readAt}/${created}` }]),
        ];
      }),
    );
    answers += batch.length;
    waiting = [...rest, ...further.flat()];
  }
  return { words, answers };
}

/** Of what somebody was told, what they may not know. */
export function leaksIn({ words }: Told, secrets: readonly Secret[], abilities: readonly string[]) {
  const mayKnow = (word: string): boolean => {
    const secret = secrets.find((one) => one.word === word);
    return secret === undefined || secret.abilities === null || secret.abilities.some((one) => abilities.includes(one));
  };
  return Object.fromEntries([...words].filter(([word]) => !mayKnow(word)));
}
