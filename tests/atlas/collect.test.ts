import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { buildAtlas } from '../../tools/atlas/build';
import { collect } from '../../tools/atlas/collect';
import { layOut, wrapped } from '../../tools/atlas/diagram';
import { machinesFound, pathsFound, placeOf, statesFound } from '../../tools/atlas/page/facts';
import type { Box } from '../../tools/atlas/types';
import { runPaths } from '../../tools/pathsCommand';
import { choosePaths } from '../kit/choice';
import { edgesOf, nodesOf } from '../kit/structure';
import { redirectPasteModel } from '../machines/redirectPaste/model';
import { sessionModel } from '../machines/session/model';
import { settingsModel } from '../machines/settings/model';

const paste = await collect('redirectPaste', redirectPasteModel);

test('a machine’s transitions say what walks them and where they are left out', () => {
  expect(paste.edges.map(({ name }) => name)).toEqual([...edgesOf(redirectPasteModel.machine).values()]);
  expect(paste.edges.filter(({ paths, unreachable }) => paths.length === 0 && unreachable === null)).toEqual([]);
  expect(paste.edges.find(({ name }) => name === 'redirectPaste.editing.unchecked --check.retry')).toEqual({
    name: 'redirectPaste.editing.unchecked --check.retry',
    branch: 'redirectPaste.editing.unchecked check.retry 0',
    source: 'redirectPaste.editing.unchecked',
    targets: ['redirectPaste.editing.checking'],
    label: 'check.retry',
    paths: [paste.paths.find(({ takes }) => takes.includes('redirectPaste.editing.unchecked --check.retry'))?.code],
    journeys: ['un controllo non riuscito lo dice, tiene il testo e si riprova'],
    unreachable: null,
    offScreen: null,
    isDriven: true,
  });
  expect(paste.edges.find(({ name }) => name === 'redirectPaste.editing.checking --error(tryRules)')?.offScreen).toBe(
    'il client rende ogni guasto un valore: la chiamata non si interrompe mai',
  );
});

test('a transition says whether keys and palette steer the screen through it', async () => {
  const { edges } = await collect('settings', settingsModel);
  const driven = new Set(edges.filter(({ isDriven }) => isDriven).map(({ label }) => label.replace(/\[.*/, '')));
  expect([...driven]).toContain('language.go');
  expect(driven).not.toContain('section.report');
});

test('its paths say whether they can be played on the screen too', () => {
  const playable = paste.paths.filter(({ onScreen }) => onScreen);
  expect(playable.map(({ start }) => start)).toContain('con due righe');
  expect(paste.paths.filter(({ start }) => start === 'vuoto').map(({ onScreen }) => onScreen)).toEqual([false]);
});

test('its files are named, and every state is reached', () => {
  const { modelTest, replay, unreachedStates } = paste;
  expect({ modelTest, replay, unreachedStates }).toEqual({
    modelTest: 'tests/machines/redirectPaste/model.ts',
    replay: 'tests/browser/replays/redirectPaste.spec.ts',
    unreachedStates: [],
  });
});

const isInside = (inner: Box, outer: Box): boolean =>
  inner.x >= outer.x &&
  inner.y >= outer.y &&
  inner.x + inner.width <= outer.x + outer.width &&
  inner.y + inner.height <= outer.y + outer.height;

const isApart = (one: Box, other: Box): boolean =>
  one.x + one.width <= other.x ||
  other.x + other.width <= one.x ||
  one.y + one.height <= other.y ||
  other.y + other.height <= one.y;

test('the diagram has every state inside its parent, none over another, and every transition that leaves', async () => {
  const { machine } = sessionModel;
  const { boxes, diagram } = await layOut(machine);
  const boxOf = (id: string): Box => boxes.get(id) ?? { x: -1, y: -1, width: 0, height: 0 };
  const nodes = nodesOf(machine);
  expect(
    nodes.filter(({ id, parent }) => !isInside(boxOf(id), parent === undefined ? diagram : boxOf(parent.id))),
  ).toEqual([]);
  const siblings = nodes.flatMap((node) =>
    nodes
      .filter((other) => other !== node && other.parent === node.parent)
      .map((other) => [node.id, other.id] as const),
  );
  expect(siblings.filter(([one, other]) => !isApart(boxOf(one), boxOf(other)))).toEqual([]);
  const leaving = [...edgesOf(machine)].filter(([{ target, source }]) => target !== undefined && target[0] !== source);
  expect(new Set(diagram.arrows.flatMap(({ edges }) => edges))).toEqual(new Set(leaving.map(([, name]) => name)));
  expect(diagram.arrows.filter(({ line }) => !/^M\d+ \d+( L\d+ \d+)+/.test(line))).toEqual([]);
});

test('a description is broken into lines at its spaces', () => {
  expect(wrapped('Aspetta che si smetta di digitare', 12)).toEqual(['Aspetta che', 'si smetta di', 'digitare']);
  expect(wrapped('')).toEqual([]);
});

test('the search finds names, states and paths, without minding accents', () => {
  expect(machinesFound([paste], 'foglio REDIRECT')).toEqual([{ machine: paste, paths: 0, states: 0 }]);
  expect(machinesFound([paste], 'si puo creare: non')).toEqual([{ machine: paste, paths: 2, states: 1 }]);
  expect(machinesFound([paste], 'redazione')).toEqual([]);
  const [path] = paste.paths;
  expect(pathsFound(paste.paths, path?.code ?? '')).toEqual([path]);
  expect(pathsFound(paste.paths, 'niente di simile')).toEqual([]);
  expect(statesFound(paste.states, 'si PUO creare: non').map(({ id }) => id)).toEqual([
    'redirectPaste.editing.nothing',
  ]);
  expect(statesFound(paste.states, '')).toEqual(paste.states);
});

test('the list and the command line count alike', async () => {
  const models = { redirectPaste: redirectPasteModel, session: sessionModel, settings: settingsModel };
  const loaded = Object.entries(models).map(([name, model]) => [name, () => Promise.resolve(model)]);
  const { out } = await runPaths([], Object.fromEntries(loaded));
  for (const [name, model] of Object.entries(models)) {
    const { states, edges, paths } = await collect(name, model);
    const leaves = states.filter(({ kind }) => kind === 'atomic' || kind === 'final');
    const [, ...figures] = new RegExp(`^${name} +${model.title} +(\\d+) +(\\d+) +(\\d+)$`, 'm').exec(out) ?? [];
    expect(figures.map(Number), name).toEqual([leaves.length, edges.length, paths.length]);
    expect(paths.map(({ code }) => code)).toEqual(choosePaths(model).map(({ code }) => code));
  }
});

test('its paths say what whoever plays them by hand begins with', () => {
  expect(paste.beginnings.vuoto).toEqual({
    page: '#/error404-list',
    user: 'regionale',
    data: 'I redirect dimostrativi. Prima di cominciare apri «Incolla da un foglio».',
  });
  expect(Object.keys(paste.beginnings)).toEqual(Object.keys(redirectPasteModel.inputs));
});

test('an address leads to a machine and a path, or to the first machine', () => {
  const code = paste.paths[0]?.code ?? '';
  expect(placeOf(`#redirectPaste/${code}`, [paste])).toEqual({ machine: 'redirectPaste', code, way: null });
  expect(placeOf('#redirectPaste/nessuno', [paste])).toEqual({ machine: 'redirectPaste', code: null, way: null });
  expect(placeOf('#altrove', [paste])).toEqual({ machine: 'redirectPaste', code: null, way: null });
});

test('the page holds everything it needs, and no text of it can end its script', async () => {
  const outDir = await mkdtemp(join(tmpdir(), 'portolano-atlas-'));
  try {
    await buildAtlas({ only: ['redirectPaste'], outDir });
    const page = await readFile(join(outDir, 'index.html'), 'utf8');
    const [, facts = ''] = /<script type="application\/json" id="facts">(.*?)<\/script>/s.exec(page) ?? [];
    expect(JSON.parse(facts).machines.map(({ name }: { name: string }) => name)).toEqual(['redirectPaste']);
    expect(facts).not.toContain('<');
    expect(page).not.toMatch(/https?:/);
    expect(page).toContain(':root[data-theme="dark"]');
  } finally {
    await rm(outDir, { recursive: true, force: true });
  }
});

test('a machine that is none is refused with those there are', async () => {
  await expect(buildAtlas({ only: ['redirectPaste', 'nulla'], outDir: '/nowhere' })).rejects.toThrow(
    /^Non c’è una macchina «nulla»\. Macchine: access, address, /,
  );
});

test('its paths say what one presses for each step', async () => {
  const { paths } = await collect('settings', settingsModel);
  const presses = paths.flatMap((path) => path.steps.map((step, index) => [step, path.presses[index]]));
  expect(Object.fromEntries(presses)).toMatchObject({
    'language.go (inglese)': '«Impostazioni in Inglese» · l e',
    'leave.confirm': '«Azione principale della finestra» · Ctrl+Invio',
    'section.enter (Generale)': '',
    'leave.cancel': '«Chiudi la finestra in primo piano» · Esc',
  });
});
