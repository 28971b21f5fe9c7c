import { inFront, type Targets } from '../../commands/availability';
import { toPaletteRows } from '../../commands/paletteRows';
import type { Registry } from '../../commands/registry';
import { romeDate } from '../../content/when/civil';
import type { KeyPreferences } from '../../machines/keymap/types';
import { callActors } from '../../machines/kit/actor';
import { paletteMachine } from '../../machines/palette/machine';
import {
  readRecents,
  readSearches,
  searchRows,
  storedRecents,
  withRecent,
  withSearch,
} from '../../machines/palette/recents';
import type { LastSearch, PaletteRow } from '../../machines/palette/types';
import { paletteTexts } from '../../messages/screens/palette';
import { createActor } from '../base/actors';
import type { Palette } from '../commands/latePalette';
import type { CommandPorts, PaletteServices } from '../commands/ports';
import { RECENTS_KEY, SEARCHES_KEY } from '../commands/storage';
import PalettePart from './Palette';

/** What was opened and searched last, kept per browser. */
interface PaletteMemory {
  /** Recents, then last searches, as rows of the palette. */
  rows(): readonly PaletteRow[];
  /** Remembers what was opened, and the search that led there. */
  remember(entity: PaletteRow | null, search: LastSearch | null): void;
}

/** The palette's memory over local storage; another page may write it too, so it is read again every time. */
function createPaletteMemory({ read, write }: Pick<CommandPorts, 'read' | 'write'>): PaletteMemory {
  const recents = () => readRecents(read(RECENTS_KEY));
  const searches = () => readSearches(read(SEARCHES_KEY));
  return {
    rows: () => [...recents(), ...searchRows(searches(), paletteTexts.scopes)],
    remember(entity, search) {
      if (entity !== null) write(RECENTS_KEY, storedRecents(withRecent(recents(), entity)));
      if (search !== null) write(SEARCHES_KEY, withSearch(searches(), search));
    },
  };
}

/** The commands that the palette shows, and what it does with them. */
interface PaletteSite {
  readonly registry: () => Registry;
  readonly targets: () => Targets;
  readonly preferences: () => KeyPreferences;
  /** Whether a dialog without commands puts those of what lies below out of reach. */
  readonly isBarred: () => boolean;
  readonly run: (command: string, newTab: boolean) => void;
  /** Reads out why something is not done. */
  readonly refuse: (text: string) => void;
  readonly ports: CommandPorts;
}

/** Whether two lists of commands show the same rows, each with the same to say. */
const sayTheSame = (rows: readonly PaletteRow[], others: readonly PaletteRow[]): boolean =>
  rows.length === others.length &&
  rows.every((row, at) => {
    const other = others[at];
    return (['id', 'title', 'hint', 'refusal'] as const).every((said) => row[said] === other?.[said]);
  });

/** The palette over a command centre and what it searches. Its actor runs until the page goes. */
export function createPalette(site: PaletteSite, services: PaletteServices): Palette {
  const { registry, targets, preferences, ports } = site;
  const actor = createActor(
    paletteMachine.provide({
      actors: { ...callActors(services, 'searchEntities'), ...callActors(ports, 'loadActions') },
    }),
    { input: { areaNames: ports.areaNames } },
  );
  const memory = createPaletteMemory(ports);
  const commandRows = (over = targets()) => toPaletteRows(registry(), over, preferences());
  const runRow = ({ action }: PaletteRow, entity: PaletteRow | null, newTab: boolean) => {
    if (action.kind === 'command') site.run(action.command, newTab);
    else if (action.kind === 'route') ports.navigate({ kind: 'route', to: action.route, newTab });
    else if (action.kind === 'entity' && entity?.subject) ports.runEntityAction(entity.subject, action.action, newTab);
  };
  /** What was opened before may be closed by now. */
  const asOpen = (row: PaletteRow): PaletteRow =>
    row.action.kind === 'route' ? { ...row, refusal: services.closed(row.action.route) } : row;
  /** What is remembered; the page in front comes last, for one is there. */
  const remembered = (): readonly PaletteRow[] => {
    const isHere = ({ action }: PaletteRow) => action.kind === 'route' && action.route === ports.here();
    const rows = memory.rows();
    return [...rows.filter((row) => !isHere(row)), ...rows.filter(isHere)];
  };
  const openOverPage = () => {
    const rows = [...commandRows(), ...remembered().map(asOpen)];
    actor.send({ type: 'palette.open', rows, lists: services.lists.now(), today: romeDate(Date.now()) });
    const kept = memory.rows().flatMap(({ subject }) => (subject === null ? [] : [subject]));
    if (kept.length > 0) void services.readEntities(kept).then((found) => actor.send({ type: 'recents.read', found }));
    void services.lists.named().then((lists) => lists !== null && actor.send({ type: 'lists.name', lists }));
  };
  actor.on('row.chosen', ({ row, newTab, entity, search }) => {
    memory.remember(entity, search);
    runRow(row, entity, newTab);
  });
  actor.start();
  return {
    actor,
    Part: PalettePart,
    open() {
      const front = inFront(registry(), targets());
      if (site.isBarred()) return site.refuse(paletteTexts.overDialog.none);
      if (front === null) return openOverPage();
      const rows = commandRows(front);
      if (rows.length === 0) return site.refuse(paletteTexts.overDialog.none);
      return actor.send({ type: 'palette.open', rows, isOverDialog: true });
    },
    follow() {
      const before = actor.getSnapshot();
      if (!before.hasTag('open')) return;
      const over = before.context.isOverDialog ? inFront(registry(), targets()) : targets();
      if (over === null) return;
      const rows = commandRows(over);
      const known = before.context.rows.filter(({ action }) => action.kind === 'command');
      if (!sayTheSame(rows, known)) actor.send({ type: 'commands.change', rows });
    },
  };
}
