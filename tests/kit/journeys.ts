import { type OnBroken, walk } from './paths';
import { eventName } from './structure';
import type { Journey, JourneyStep, Model, Path, Step } from './types';
import type { World } from './world';

function matches(wanted: JourneyStep, step: Step, sources: Readonly<Record<string, string>>): boolean {
  if (wanted.kind === 'send' || wanted.kind === 'refused' || wanted.kind !== step.kind) return false;
  if (wanted.kind === 'after') return eventName(step.event.type) === `after(${wanted.delay})`;
  const separator = wanted.kind === 'done' ? ':' : '!';
  return sources[step.actor] === wanted.source && step.key === `${step.actor}${separator} ${wanted.name}`;
}

const show = (step: JourneyStep): string =>
  step.kind === 'send' || step.kind === 'refused'
    ? step.event.type
    : step.kind === 'after'
      ? step.delay
      : `${step.source}: ${step.name}`;

/**
 * Walks a hand-written journey. Throws when a step can't happen where the journey has it: an event that the machine
 * refuses (or takes, where the journey says refused), an answer of an actor that does not run, a timer that is not the next one due.
 */
export function walkJourney(model: Model, journey: Journey, onBroken?: OnBroken): Path {
  const choose = (offered: readonly Step[], index: number, world: World): Step | null => {
    const wanted = journey.steps[index];
    if (wanted === undefined) return null;
    const refuse = (): never => {
      throw new Error(
        `journey '${journey.name}', step ${index + 1}: ${show(wanted)} can't ${wanted.kind === 'refused' ? 'be refused' : 'happen'} here`,
      );
    };
    if (wanted.kind === 'send' || wanted.kind === 'refused') {
      const { event } = wanted;
      if (world.snapshot.can(event) !== (wanted.kind === 'send')) return refuse();
      const say = model.events[event.type]?.phrase ?? event.type;
      return { kind: 'send', key: event.type, say, event, actor: '' };
    }
    const children: Readonly<Record<string, { src: unknown } | undefined>> = world.snapshot.children;
    const sources = Object.fromEntries(Object.entries(children).map(([id, child]) => [id, String(child?.src)]));
    return offered.find((step) => matches(wanted, step, sources)) ?? refuse();
  };
  return walk(model, journey.input, choose, onBroken);
}
