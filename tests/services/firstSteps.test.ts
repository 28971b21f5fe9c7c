import { beforeEach, describe, expect, test, vi } from 'vitest';
import { readSiteConfig } from '../../src/contract/config';
import type { Result } from '../../src/contract/result';
import { createAbsentLists } from '../../src/services/absentLists';
import type { Client } from '../../src/services/client';
import { createFirstStepsService, tileAddress } from '../../src/services/firstSteps';
import { failureOf } from '../machines/fixtures';

const { signal } = new AbortController();
const steps = [{ step: 'desks', is_done: 1, is_deferred: 0 }];
const site = readSiteConfig({
  tiles: { url: 'https://{s}.tile.example/{z}/{x}/{y}{r}.png', attribution: '' },
  mapCentre: { lat: 44.4949, lng: 11.3426 },
  geocoder: { url: 'https://geo.example/json' },
});

/** A service over a server that answers so, and what it was asked. */
function over(answer: Result<unknown> = { ok: true, value: { data: { steps } } }) {
  const asked: unknown[] = [];
  const call = async ({ id }: { id: string }, input: object) => {
    asked.push([id, input]);
    return answer;
  };
  return { service: createFirstStepsService({ call } as unknown as Client, site, createAbsentLists()), asked };
}

test('a server that has none is asked once a session', async () => {
  const { service, asked } = over({ ok: false, failure: failureOf('server', { status: 501 }) });
  for (let times = 0; times < 2; times += 1)
    expect(await service.loadSteps(undefined, signal)).toMatchObject({ ok: false, failure: { kind: 'notFound' } });
  expect(asked).toEqual([['firstSteps.list', { signal, isAside: true }]]);
});

test('steps come as the server has them, a change with what is told', async () => {
  const { service, asked } = over({ ok: true, value: { data: { steps, message: '' } } });
  expect(await service.loadSteps(undefined, signal)).toEqual({ ok: true, value: steps });
  expect(await service.markStep({ step: 'desks', state: 'deferred' }, signal)).toEqual({
    ok: true,
    value: { steps, message: null },
  });
  expect(asked.at(-1)).toEqual([
    'firstSteps.set',
    { params: { step: 'desks' }, body: { state: 'deferred', about: null } },
  ]);
});

test('a mail is the server’s to send; what somebody has looked at is noted', async () => {
  const { service, asked } = over({ ok: true, value: { data: { steps, message: 'Mail di prova inviata' } } });
  expect(await service.checkStep({ step: 'mail' }, signal)).toMatchObject({
    value: { message: 'Mail di prova inviata' },
  });
  await service.checkStep({ step: 'roles' }, signal);
  expect(asked).toEqual([
    ['firstSteps.mail', {}],
    ['firstSteps.set', { params: { step: 'roles' }, body: { state: 'checked', about: null } }],
  ]);
});

test('the tile that is asked for is the one that the map opens at', () => {
  // Bologna, zoom 9.
  expect(tileAddress(site)).toBe('https://a.tile.example/9/272/185.png');
  expect(tileAddress({ ...site, mapCentre: { lat: 0, lng: -180 } })).toBe('https://a.tile.example/9/0/256.png');
});

describe('tiles and coordinates are asked for from here', () => {
  const asked: string[] = [];
  let comes = true;
  beforeEach(() => {
    asked.length = 0;
    comes = true;
    vi.stubGlobal('window', { location: { href: 'https://redazione.example/' } });
    vi.stubGlobal(
      'Image',
      class {
        onload = () => undefined;
        onerror = () => undefined;
        set src(address: string) {
          asked.push(address);
          queueMicrotask(() => (comes ? this.onload() : this.onerror()));
        }
      },
    );
    return () => vi.unstubAllGlobals();
  });

  test('a tile that comes is noted by the address of all of them', async () => {
    const { service, asked: calls } = over();
    expect(await service.checkStep({ step: 'tiles' }, signal)).toMatchObject({ ok: true });
    expect(asked).toEqual([tileAddress(site)]);
    expect(calls).toEqual([
      ['firstSteps.set', { params: { step: 'tiles' }, body: { state: 'checked', about: site.tiles.url } }],
    ]);
  });

  test('one that does not come names its host, and notes nothing', async () => {
    comes = false;
    const { service, asked: calls } = over();
    expect(await service.checkStep({ step: 'tiles' }, signal)).toMatchObject({
      ok: false,
      failure: { message: expect.stringContaining('a.tile.example') },
    });
    expect(calls).toEqual([]);
  });

  test('one that never comes is not waited for', async () => {
    vi.useFakeTimers();
    vi.stubGlobal('Image', class {});
    const { service } = over();
    const result = service.checkStep({ step: 'tiles' }, signal);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await result).toMatchObject({ ok: false });
    vi.useRealTimers();
  });

  test.each([
    ['a position', { results: [{ geometry: { location: { lat: 44.4938, lng: 11.3428 } } }] }, true],
    ['none', { results: [] }, false],
  ])('a geocoder that answers with %s', async (_what, body, isNoted) => {
    vi.stubGlobal('fetch', async () => new Response(JSON.stringify(body)));
    const { service, asked: calls } = over();
    expect((await service.checkStep({ step: 'geocoder' }, signal)).ok).toBe(isNoted);
    expect(calls).toEqual(
      isNoted
        ? [['firstSteps.set', { params: { step: 'geocoder' }, body: { state: 'checked', about: site.geocoder.url } }]]
        : [],
    );
  });
});
