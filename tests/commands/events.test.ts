import { describe, expect, test } from 'vitest';
import type { AnyMachineSnapshot } from 'xstate';
import { allCommands } from '../../src/commands/all';
import { availability } from '../../src/commands/availability';
import type { Command, CommandEvent, CommandTarget } from '../../src/commands/types';
import { listings } from '../../src/content/registry';
import { contents } from '../../src/content/whole';
import { commandTexts } from '../../src/messages/commands/commands';
import type { Excuse, Model, Sender } from '../kit/types';
import { advance, begin, offers, running, type World } from '../kit/world';
import { models } from '../machines/models';

const loaded = await Promise.all(
  Object.entries(models).map(async ([machine, load]) => [machine, await load()] as const),
);

/** Listings that only models have, each area once. */
const ofModels = new Map(
  loaded.flatMap(([, { commands }]) => (commands?.listings ?? []).map((listing) => [listing.area, listing] as const)),
);
const ofHouse = new Set([...contents, ...listings].map(({ area }) => area));

const registry = allCommands({
  contents,
  forms: contents,
  listings: [...listings, ...[...ofModels.values()].filter(({ area }) => !ofHouse.has(area))],
  languages: ['it', 'en'],
  mayOpen: () => true,
});

/** What makes two worlds the same to their model. */
const keyOf = (model: Model, world: World): string => {
  const { snapshot, timers } = world;
  const waiting = timers.map(({ event }) => event.type);
  return JSON.stringify([snapshot.value, model.project(snapshot.context), running(world), waiting]);
};

/** Every moment that a model's events lead to, each once as far as the model distinguishes them. */
function momentsOf(model: Model): readonly AnyMachineSnapshot[] {
  const seen = new Map<string, AnyMachineSnapshot>();
  // Breadth first, as the paths of the kit: of the worlds that are one to the model the first is the plainest.
  const inputs = Object.values(model.inputs);
  const queue = inputs.map((input) => ({ input, world: begin(model, input) }));
  for (const { input, world } of queue) {
    const key = model.joinInputs ? keyOf(model, world) : `${inputs.indexOf(input)} ${keyOf(model, world)}`;
    if (seen.has(key) || world.snapshot.status !== 'active') continue;
    seen.set(key, world.snapshot);
    for (const step of offers(model, world)) queue.push({ input, world: advance(model, input, world, step) });
  }
  return [...seen.values()];
}

/** The machine at a moment, mounted for a command. */
function targetAt({ commands, reason }: Model, { scope }: Command, snapshot: AnyMachineSnapshot): CommandTarget {
  const prepare = (event: CommandEvent) => commands?.prepare?.(event, snapshot) ?? event;
  return {
    scope,
    listing:
      commands?.listings?.find(({ area }) => area === (snapshot.context.listing ?? snapshot.context.content)?.area) ??
      null,
    view: {},
    getSnapshot: () => snapshot,
    can: (event) => snapshot.can(prepare(event)),
    refusal: (event) => reason?.(snapshot, prepare(event)) ?? null,
    send: () => undefined,
    subscribe: () => () => undefined,
  };
}

const isExcuse = (sender: Sender | undefined): sender is Excuse => typeof sender === 'object' && 'excuse' in sender;

/** What a model says to send an event: ids, and beginnings of ids that end in a star. */
const sendersOf = ({ events }: Model, type: string): readonly string[] => {
  const sender = events[type]?.sentBy;
  if (sender === undefined || isExcuse(sender)) return [];
  return typeof sender === 'string' ? [sender] : sender;
};

const isMeant = (sender: string, { id }: Command): boolean =>
  sender.endsWith('*') ? id.startsWith(sender.slice(0, -1)) : id === sender;

describe.each(loaded)('%s', (_machine, model) => {
  const scopes: readonly string[] = model.commands?.scopes ?? [];
  const types = Object.keys(model.events);
  const commands = registry.commands.filter(({ scope }) => scopes.includes(scope));
  const moments = scopes.length === 0 ? [] : momentsOf(model);
  const states = commands.flatMap((command) =>
    moments.map((snapshot) => ({
      command,
      snapshot,
      state: availability(command, [targetAt(model, command, snapshot)]),
    })),
  );
  /** What each command was seen to send, where the machine takes it. */
  const sent = new Set(
    states.flatMap(({ command, state }) =>
      state.kind === 'ready' && state.effect.kind === 'event' ? [`${command.id} ${state.effect.event.type}`] : [],
    ),
  );

  test('every event says what sends it, and every excuse has its word', () => {
    const senders = Object.values(model.events).map(({ sentBy }) => sentBy);
    expect(senders).not.toContain(undefined);
    expect(senders.filter((sender) => isExcuse(sender) && sender.excuse.trim() === '')).toEqual([]);
  });

  test('at some moment each command sends its event, and the machine takes it', () => {
    const silent = types.flatMap((type) =>
      sendersOf(model, type).filter(
        (sender) => !commands.some((command) => isMeant(sender, command) && sent.has(`${command.id} ${type}`)),
      ),
    );
    expect(silent).toEqual([]);
  });

  test('no command sends what the model does not say', () => {
    const listed = types.flatMap((type) =>
      commands
        .filter((command) => sendersOf(model, type).some((sender) => isMeant(sender, command)))
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
