import type { Page, Route } from 'playwright/test';

type Answer = (route: Route) => Promise<void>;

/** A way in which an answer can go wrong, with the Italian text that the user must see. */
export interface Fault {
  readonly answer: Answer;
  readonly text: RegExp;
}

export const FAULTS: Readonly<Record<string, Fault>> = {
  'un guasto del server (500)': {
    answer: (route) => route.fulfill({ status: 500, json: { status: 'error', code: '500' } }),
    text: /Il server ha avuto un problema \(codice 500\)/,
  },
  'una pagina HTML di un proxy': {
    answer: (route) => route.fulfill({ status: 200, contentType: 'text/html', body: '<html><h1>502</h1></html>' }),
    text: /Al posto dei dati è arrivata una pagina/,
  },
  'una pagina HTML con il codice 502': {
    answer: (route) => route.fulfill({ status: 502, contentType: 'text/html', body: '<html><h1>502</h1></html>' }),
    text: /Al posto dei dati è arrivata una pagina/,
  },
  'una risposta vuota': {
    answer: (route) => route.fulfill({ status: 200, body: '' }),
    text: /Il server ha mandato una risposta vuota/,
  },
  'una risposta troncata': {
    answer: (route) => route.fulfill({ status: 200, contentType: 'application/json', body: '{"status":"success","da' }),
    text: /La risposta del server è arrivata a metà/,
  },
  'dati di un’altra forma': {
    answer: (route) => route.fulfill({ status: 200, json: { status: 'success', data: 7, meta: [] } }),
    text: /dati che non sono quelli attesi/,
  },
  'un rifiuto con il codice 200': {
    answer: (route) => route.fulfill({ status: 200, json: { status: 'error', message: 'Oggi no.' } }),
    text: /Oggi no\./,
  },
  'nessuna rete': {
    answer: (route) => route.abort('internetdisconnected'),
    text: /Il server non risponde: controlla la connessione/,
  },
};

/** A path of the API that nobody serves. */
const PROBE = '/api/v1/intercettata';

/** Waits until routes meet the calls of the page in front: the browser lets some pass for a moment after the first route. */
async function untilIntercepted(page: Page): Promise<void> {
  if (!page.url().startsWith('http')) return;
  let isMet = false;
  await page.route(`**${PROBE}`, (route) => {
    isMet = true;
    return route.fulfill({ status: 204 });
  });
  while (!isMet) await page.evaluate(async (path) => void (await fetch(path)), PROBE);
  await page.unroute(`**${PROBE}`);
}

/**
 * Lets calls go wrong until what it gives is called. Takes the method and the path after the API's base. The route stays:
 * without one the browser would stop intercepting, and take a moment to begin again.
 */
export async function breakCalls(page: Page, method: string, path: RegExp, answer: Answer): Promise<() => void> {
  let isBroken = true;
  const matches = (url: URL) => url.pathname.startsWith('/api/v1/') && path.test(url.pathname.slice('/api/v1/'.length));
  await page.route(matches, (route) =>
    isBroken && route.request().method() === method ? answer(route) : route.fallback(),
  );
  await untilIntercepted(page);
  return () => {
    isBroken = false;
  };
}

/** Holds calls back until they are let go, in the order in which they came. */
export async function pauseCalls(page: Page, method: string, path: RegExp) {
  const pending: Route[] = [];
  const end = await breakCalls(page, method, path, async (route) => void pending.push(route));
  return {
    pending,
    /** Lets one call go on to the server; gives its place back as soon as it went. */
    release: async () => {
      await pending.shift()?.continue();
    },
    end,
  };
}
