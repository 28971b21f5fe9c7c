import type { SiteConfig } from '../contract/config';
import { listFirstSteps, type StepName, sendTestMail, setFirstStep, type WireStep } from '../contract/firstSteps';
import { failure, mapResult, type Result } from '../contract/result';
import { FIRST_STEPS_PATH } from '../machines/access/paths';
import type { Changed, FirstStepsActors } from '../machines/firstSteps/types';
import { firstStepsTexts } from '../messages/screens/firstSteps';
import type { AbsentLists } from './absentLists';
import { createAside } from './aside';
import type { Client } from './client';
import { createGeocoder } from './geocoder';

/** Longest wait for a tile, in milliseconds. */
const TILE_TIMEOUT = 10_000;
/** A zoom at which a whole province is in sight: every provider of tiles has it. */
const TILE_ZOOM = 9;

type Steps = { readonly data: { readonly message?: string | null | undefined; readonly steps: readonly WireStep[] } };

const changedIn = (result: Result<Steps>): Result<Changed> =>
  result.ok
    ? { ok: true, value: { steps: result.value.data.steps, message: result.value.data.message || null } }
    : result;

/** Address of the tile that the site's map opens at. Source: slippy map tilenames, OpenStreetMap's wiki. */
export function tileAddress({ tiles, mapCentre: { lat, lng } }: Pick<SiteConfig, 'tiles' | 'mapCentre'>): string {
  const count = 2 ** TILE_ZOOM;
  const latitude = (lat * Math.PI) / 180;
  const x = Math.floor(((lng + 180) / 360) * count);
  const y = Math.floor(((1 - Math.asinh(Math.tan(latitude)) / Math.PI) / 2) * count);
  const values: Readonly<Record<string, string>> = { z: String(TILE_ZOOM), x: String(x), y: String(y), s: 'a', r: '' };
  return tiles.url.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
}

/** Whether a picture comes, asked for as the map asks for it: a call would be refused where pictures are not. */
function pictureComes(address: string): Promise<boolean> {
  return new Promise((settle) => {
    const picture = new Image();
    const timer = setTimeout(() => settle(false), TILE_TIMEOUT);
    const end = (comes: boolean) => () => {
      clearTimeout(timer);
      settle(comes);
    };
    picture.onload = end(true);
    picture.onerror = end(false);
    picture.src = address;
  });
}

/** An address that every geocoding service of Italy knows. */
const KNOWN_ADDRESS = { address: 'Piazza Maggiore', number: '1', city: 'Bologna', cityId: null, localityId: null };

/**
 * The first steps over a client. A server without them is asked once a session, and has no page of them. Tiles and coordinates are asked for from
 * here, as maps and forms will.
 */
export function createFirstStepsService(
  client: Client,
  site: SiteConfig,
  absentLists: Pick<AbsentLists, 'note'>,
): FirstStepsActors {
  const aside = createAside(client);
  const locate = createGeocoder(site.geocoder, { locality: async () => null, municipality: async () => null });
  const set = async (step: StepName, state: 'deferred' | 'open' | 'checked', about: string | null = null) =>
    changedIn(await client.call(setFirstStep, { params: { step }, body: { state, about } }));
  return {
    async loadSteps(_input, signal) {
      const result = await aside.call(listFirstSteps, { signal });
      absentLists.note(FIRST_STEPS_PATH, result);
      return mapResult(result, ({ data }) => data.steps);
    },
    markStep: ({ step, state }) => set(step, state),
    async checkStep({ step }, signal) {
      if (step === 'mail') return changedIn(await client.call(sendTestMail, {}));
      if (step === 'tiles') {
        const address = tileAddress(site);
        if (await pictureComes(address)) return set(step, 'checked', site.tiles.url);
        const { host } = new URL(address, window.location.href);
        return { ok: false, failure: failure('network', 0, firstStepsTexts.problems.tiles(host)) };
      }
      if (step === 'geocoder') {
        const found = await locate(KNOWN_ADDRESS, signal);
        return found.ok ? set(step, 'checked', site.geocoder.url) : { ok: false, failure: found.failure };
      }
      return set(step, 'checked');
    },
  };
}
