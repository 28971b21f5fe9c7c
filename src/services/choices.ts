import type { Listing } from '../content/lists/listing';
import type { ChoiceActors } from '../machines/choice/machine';
import type { CallInput, Client } from './client';

/** Calls under way at once: more would only wait in the browser, before what somebody is looking at. */
const AT_ONCE = 6;

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

/**
 * The calls that store what rows of a list save of themselves, in one queue for all lists. They go on although who asked
 * has left: what was chosen is meant to be stored.
 */
export function createChoiceService(client: Client): (listing: Listing) => ChoiceActors {
  const queued = inTurn(AT_ONCE);
  return ({ area, choice }) => ({
    saveChoice({ id, value }) {
      if (choice === undefined) throw new Error(`listing '${area}' has nothing that its rows save`);
      type Input = CallInput<typeof choice.save>;
      return queued(() => client.call(choice.save, choice.sent(id, value) as unknown as Input));
    },
  });
}
