import type { Api } from './services';

/** Milliseconds between two rounds. */
const PAUSE = 3_600_000;

/**
 * Does a piece of work in the background when the server begins to listen and then every hour, until it closes. A failure is
 * logged under `what`. The signal says that the server is closing, and waits for what is under way.
 */
export function everyHour({ root, services }: Api, what: string, work: (closing: AbortSignal) => Promise<void>): void {
  const closing = new AbortController();
  const round = () => services.background.run(root.log, what, () => work(closing.signal));
  let timer: NodeJS.Timeout | undefined;
  root.addHook('onListen', (done) => {
    round();
    timer = setInterval(round, PAUSE);
    timer.unref();
    done();
  });
  root.addHook('preClose', (done) => {
    clearInterval(timer);
    closing.abort();
    done();
  });
}
