import type { AnyMachineSnapshot } from 'xstate';
import type { Result } from '../../../../src/contract/result';
import type { LoadingSnapshot } from '../../../../src/machines/loading/machine';
import type { LoadingInput } from '../../../../src/machines/loading/types';
import { NEVER_REJECTS } from '../../../kit/ordinary';
import type { Model } from '../../../kit/types';
import { loadingModel, type Use, usedAs } from '../../../machines/loading/model';
import type { ScreenCommands } from '../../kit/commands';
import type { Screen } from '../../kit/replay';
import type { Stage } from '../../kit/stage';
import { answering, eventsWhere } from '../../kit/variants';
import { card } from './card';
import { links } from './links';
import { lookup } from './lookup';
import { overlaps } from './overlaps';
import { panel } from './panel';
import type { PlayedUse } from './use';

const USES: Readonly<Record<Use, PlayedUse<unknown>>> = { panel, card, links, overlaps, lookup };

const playedAt = (snapshot: AnyMachineSnapshot) => USES[usedAs((snapshot as LoadingSnapshot).context)];
const playedOn = ({ snapshot }: Pick<Stage, 'snapshot'>) => playedAt(snapshot);

const model: Model = {
  ...loadingModel,
  start: (input) => (USES[usedAs(input as LoadingInput)].startOf ?? loadingModel.start)(input as LoadingInput),
  events: eventsWhere(loadingModel, (type, snapshot, name) =>
    playedAt(snapshot).isPossible(type, snapshot as LoadingSnapshot, name),
  ),
  actors: { load: answering(loadingModel, 'load', (snapshot) => playedAt(snapshot).answers ?? {}) },
  unreachable: {
    'loading.data.asked.loading --error(load)[isAside]': NEVER_REJECTS,
    'loading.data.asked.loading --error(load)[otherwise]': NEVER_REJECTS,
  },
};

/** Of each event: what the use does that the path is about. */
const act = Object.fromEntries(
  Object.keys(loadingModel.events).map((type) => [
    type,
    async (stage, event) => {
      const does = playedOn(stage).act[type];
      if (does === undefined) throw new Error(`nobody can do '${type}' here`);
      await does(stage, event);
    },
  ]),
) satisfies Screen<unknown>['act'];

const commandOf =
  (type: string): ScreenCommands[string] =>
  ({ snapshot }) =>
    playedAt(snapshot).commands?.[type] ?? null;

/** What a page reads beside its contents, on a page of each use: a log, a card of the dashboard, the menu, the forms of an event and of a news. */
export const loadingScreen: Screen<unknown> = {
  model,
  open: (stage) => playedOn(stage).open(stage),
  act,
  commands: {
    ...Object.fromEntries(
      ['card.open', 'card.close', 'page.go', 'load.again', 'load.retry'].map((type) => [type, commandOf(type)]),
    ),
    // The one command for it is the festivities'; here another load is asked about other data.
    'data.change': null,
  },
  actors: {
    load: {
      endpoints: (stage) => playedOn(stage).endpoints,
      isMeant: (call, stage) => playedOn(stage).isMeant?.(call) ?? true,
      reply: (output: Result<unknown>, call, stage) =>
        output.ok ? playedOn(stage).reply(output.value, call, stage) : { failure: output.failure },
    },
  },
  // What overlaps is said where there is something: a path may answer with nothing. A list forgets what its box found.
  journeys: loadingModel.journeys.filter(
    ({ input, steps }) =>
      (input === 'sovrapposizioni' || input === 'comuni, da due caratteri') &&
      steps.every(({ kind }) => kind !== 'error'),
  ),
  facts: (stage) => playedOn(stage).facts(stage),
  expected: (stage) => playedOn(stage).expected(stage, stage.snapshot as LoadingSnapshot),
};
