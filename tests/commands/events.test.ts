import { describe, expect, test } from 'vitest';
import type { AnyMachineSnapshot } from 'xstate';
import { allCommands } from '../../src/commands/all';
import { availability } from '../../src/commands/availability';
import type { Command, CommandEvent, CommandTarget } from '../../src/commands/types';
import { listings } from '../../src/content/registry';
import { contents } from '../../src/content/whole';
import { commandTexts } from '../../src/messages/commands/commands';
import { models } from '../machines/models';
import { adminSide } from './events/adminSide';
import { editorSide } from './events/editorSide';
import { keyboardSide } from './events/keyboard';
import { momentsOf } from './events/moments';
import { shellSide } from './events/shellSide';
import { siteSide } from './events/siteSide';
import type { EventTable, Excuse, SentBy } from './events/types';

const tables: Readonly<Record<string, EventTable>> = {
  ...adminSide,
  ...editorSide,
  ...siteSide,
  ...keyboardSide,
  ...shellSide,
};

/** Listings that only models have, each area once. */
const ofModels = new Map(
  Object.values(tables).flatMap((table) => (table.listings ?? []).map((listing) => [listing.area, listing] as const)),
);
const ofHouse = new Set([...contents, ...listings].map(({ area }) => area));

const registry = allCommands({
  contents,
  forms: contents,
  listings: [...listings, ...[...ofModels.values()].filter(({ area }) => !ofHouse.has(area))],
  languages: ['it', 'en'],
  mayOpen: () => true,
});

/** The machine at a moment, mounted for a command. */
function targetAt(table: EventTable, { scope }: Command, snapshot: AnyMachineSnapshot): CommandTarget {
  const prepare = (event: CommandEvent) => table.prepare?.(event, snapshot) ?? event;
  return {
    scope,
    listing:
      table.listings?.find(({ area }) => area === (snapshot.context.listing ?? snapshot.context.content)?.area) ?? null,
    view: {},
    getSnapshot: () => snapshot,
    can: (event) => snapshot.can(prepare(event)),
    refusal: (event) => table.refusal?.(snapshot, prepare(event)) ?? null,
    send: () => undefined,
    subscribe: () => () => undefined,
  };
}

const isExcuse = (sender: SentBy[string] | undefined): sender is Excuse =>
  typeof sender === 'object' && 'excuse' in sender;

/** What the table says to send an event: ids, and beginnings of ids that end in a star. */
const sendersOf = ({ events }: EventTable, type: string): readonly string[] => {
  const sender = events[type];
  if (sender === undefined || isExcuse(sender)) return [];
  return typeof sender === 'string' ? [sender] : sender;
};

const isMeant = (sender: string, { id }: Command): boolean =>
  sender.endsWith('*') ? id.startsWith(sender.slice(0, -1)) : id === sender;

test('every machine lists what sends its events', () => {
  expect(Object.keys(tables).toSorted()).toEqual(Object.keys(models).toSorted());
});

describe.each(Object.entries(tables))('%s', (_machine, table) => {
  const types = Object.keys(table.events);
  const commands = registry.commands.filter(({ scope }) => (table.scopes as readonly string[]).includes(scope));
  const moments = table.scopes.length === 0 ? [] : momentsOf(table.model);
  const states = commands.flatMap((command) =>
    moments.map((snapshot) => ({
      command,
      snapshot,
      state: availability(command, [targetAt(table, command, snapshot)]),
    })),
  );
  /** What each command was seen to send, where the machine takes it. */
  const sent = new Set(
    states.flatMap(({ command, state }) =>
      state.kind === 'ready' && state.effect.kind === 'event' ? [`${command.id} ${state.effect.event.type}`] : [],
    ),
  );

  test('every event of the machine has its line, and every excuse its word', () => {
    expect(types.toSorted()).toEqual(Object.keys(table.model.events).toSorted());
    expect(Object.values(table.events).filter((sender) => isExcuse(sender) && sender.excuse.trim() === '')).toEqual([]);
  });

  test('at some moment each command sends its event, and the machine takes it', () => {
    const silent = types.flatMap((type) =>
      sendersOf(table, type).filter(
        (sender) => !commands.some((command) => isMeant(sender, command) && sent.has(`${command.id} ${type}`)),
      ),
    );
    expect(silent).toEqual([]);
  });

  test('no command sends what the table does not list', () => {
    const listed = types.flatMap((type) =>
      commands
        .filter((command) => sendersOf(table, type).some((sender) => isMeant(sender, command)))
        .map(({ id }) => `${id} ${type}`),
    );
    expect([...sent].filter((pair) => !listed.includes(pair))).toEqual([]);
  });

  test('what a command can’t do now has a reason of its own', () => {
    const speechless = states
      .filter(({ state }) => state.kind === 'refused' && state.reason === commandTexts.refusedByDefault)
      .map(({ command, snapshot }) => `${command.id} at ${JSON.stringify(snapshot.value)}`);
    expect([...new Set(speechless)]).toEqual([]);
  });
});
