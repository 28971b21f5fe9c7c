import type { Listing } from '../content/model/listing';
import type { Result } from '../contract/result';
import type { ChoiceActors } from '../machines/choice/types';
import type { CallInput, Client } from './client';

/** Calls under way at once: more would only wait in the browser, before what somebody is looking at. */
const AT_ONCE = 6;

/** The calls that store what rows save of themselves. */
export interface ChoiceService {
  /** Goes on although who asked has left: what was chosen is meant to be stored. */
  save(listing: Listing, choice: Parameters<ChoiceActors['saveChoice']>[0]): Promise<Result<unknown>>;
}

/** Runs a few calls at once, the others in the order in which they came. */
function inTurn(atOnce: number): <T>(call: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (call) => {
    if (running >= atOnce) await new Promise<void>((go) => waiting.push(go));
    else running += 1;
    try {
      return await call();
    } finally {
      const next = waiting.shift();
      if (next === undefined) running -= 1;
      else next();
    }
  };
}

export function createChoiceService(client: Client): ChoiceService {
  const queued = inTurn(AT_ONCE);
  return {
    save(listing, { id, value }) {
      const { choice } = listing;
      if (choice === undefined) throw new Error(`listing '${listing.area}' has nothing that its rows save`);
      type Input = CallInput<typeof choice.save>;
      return queued(() => client.call(choice.save, choice.sent(id, value) as unknown as Input));
    },
  };
}
