import type { Page } from 'playwright/test';
import { addBinding, addScript } from './pageScripts';

/** Header of an answer whose reading the page reports. */
export const NUMBER = 'x-risposta';

/** Longest wait for a call, in milliseconds. */
const LONGEST_WAIT = 20_000;
/** Longest wait for a page that may have been left before it read the answer, in milliseconds. */
const LONGEST_READING = 2_000;

/** Waits for something to arrive, looked for again whenever something does. */
export class Arrivals {
  private readonly waiting = new Set<() => void>();

  notify(): void {
    for (const ask of [...this.waiting]) ask();
  }

  /** What `find` finds, now or after some arrival; rejects with `what` when that takes too long. */
  first<T>(find: () => T | undefined, what: string): Promise<T> {
    return new Promise((found, fail) => {
      const end = () => {
        clearTimeout(timer);
        this.waiting.delete(ask);
      };
      const timer = setTimeout(() => {
        end();
        fail(new Error(`${what} did not come within ${LONGEST_WAIT} ms`));
      }, LONGEST_WAIT);
      const ask = () => {
        const thing = find();
        if (thing === undefined) return;
        end();
        found(thing);
      };
      this.waiting.add(ask);
      ask();
    });
  }
}

/**
 * In the page: reports each numbered answer that was read, and by its path each call to which none came, a task later,
 * when all who awaited it have been called.
 */
function notifyReadings(header: string): void {
  const bridge = window as unknown as { noteReading(number: string): void };
  const later = (number: string | null): void => {
    if (number === null) return;
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      bridge.noteReading(number);
    };
    port2.postMessage(null);
  };
  const pathOf = (address: string | URL): string => {
    const { pathname, search } = new URL(address, location.href);
    return pathname + search;
  };
  const { fetch } = window;
  window.fetch = async (...call) => {
    const [request] = call;
    const response = await fetch(...call).catch((error: unknown) => {
      later(pathOf(request instanceof Request ? request.url : request));
      throw error;
    });
    const number = response.headers.get(header);
    for (const way of ['text', 'json', 'blob', 'arrayBuffer'] as const) {
      const read = response[way].bind(response) as () => Promise<never>;
      Object.defineProperty(response, way, {
        value: () => {
          const body = read();
          body.then(
            () => later(number),
            () => later(number),
          );
          return body;
        },
      });
    }
    return response;
  };
  const { open } = XMLHttpRequest.prototype;
  XMLHttpRequest.prototype.open = function (method: string, url: string | URL) {
    // Before the application's own listener, which may end the request and its headers with it.
    this.addEventListener('load', () => later(this.getResponseHeader(header)));
    this.addEventListener('error', () => later(pathOf(url)));
    open.call(this, method, url, true);
  };
}

/** Numbers answers, and knows which of them the page has read, and which calls it has given up waiting for. */
export class Readings {
  private last = 0;
  private readonly readers = new Map<string, () => void>();

  static async of(page: Page): Promise<Readings> {
    const readings = new Readings();
    await addBinding(page, 'noteReading', (number) => readings.readers.get(number)?.());
    await addScript(page, notifyReadings, NUMBER);
    return readings;
  }

  /** A number for an answer, and what resolves when the page has read it, or is there no longer. */
  next(): { readonly number: number; readonly read: Promise<void> } {
    this.last += 1;
    return { number: this.last, read: this.report(String(this.last)) };
  }

  /** Resolves when the page knows that no answer comes to a call, by its path with the query, or is there no longer. */
  lost(path: string): Promise<void> {
    return this.report(path);
  }

  private report(key: string): Promise<void> {
    return new Promise((done) => {
      const timer = setTimeout(done, LONGEST_READING);
      this.readers.set(key, () => {
        clearTimeout(timer);
        done();
      });
    });
  }
}
