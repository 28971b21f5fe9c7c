import type { AnyMachineSnapshot } from 'xstate';
import { REVIEW_OPTIONS } from '../../../../src/content/lists/activity';
import type { ChoiceActors, ChoiceInput, ChoicePhase, ChoiceSnapshot } from '../../../../src/machines/choice/machine';
import { sameValue } from '../../../../src/machines/choice/machine';
import { choiceTexts } from '../../../../src/messages/screens/choices';
import { NEVER_REJECTS } from '../../../kit/ordinary';
import type { Model } from '../../../kit/types';
import { choiceModel } from '../../../machines/choice/model';
import { dressed } from '../../kit/dress';
import type { Screen } from '../../kit/replay';
import { backOnline, openStart, signInAgain, textOf } from '../../kit/screens';
import type { Stage } from '../../kit/stage';
import type { StandIn } from '../../kit/standIn';
import { answering, casesAt, eventsWhere } from '../../kit/variants';

const LIST = 'activities.list';
const plain = choiceModel as unknown as Model;
const contextOf = (snapshot: AnyMachineSnapshot) => (snapshot as ChoiceSnapshot).context;

/** What a hand can do: nobody chooses again what is chosen, and the sign-in stands over the page. */
function isPossible(type: string, snapshot: AnyMachineSnapshot, name: string): boolean {
  const { shown, failure, isNewer } = contextOf(snapshot);
  if (snapshot.hasTag('waiting')) return type === 'session.resumed';
  switch (type) {
    case 'choice.make': {
      const { value } = casesAt(plain.events['choice.make'], snapshot)[name] as { value: ChoiceInput['stored'] };
      return !sameValue(value, shown);
    }
    case 'choice.repeat':
      return snapshot.hasTag('doubtful') || snapshot.hasTag('failed');
    case 'network.restored':
      return snapshot.hasTag('doubtful') && failure?.kind === 'network';
    case 'stored.take':
      // A list that is asked for by hand is newer than what ended before.
      return !isNewer;
    case 'load.begin':
      return true;
    default:
      return false;
  }
}

const model = {
  ...choiceModel,
  events: eventsWhere(plain, isPossible),
  actors: { saveChoice: answering(plain, 'saveChoice') },
  unreachable: {
    'choice.sending --error(saveChoice)': NEVER_REJECTS,
    'choice.waiting --choice.make': 'l’accesso sta sopra la pagina',
    'choice.waiting --stored.take[isFresh]': 'l’accesso sta sopra la pagina',
    'choice.failed --choice.make[otherwise]': 'la scelta che si rivede è già scelta',
    'choice.settled --stored.take[isFresh]: never false': 'un elenco chiesto a mano è sempre più nuovo',
    'choice.sending --stored.take[isFresh]: never false': 'un elenco chiesto a mano è sempre più nuovo',
  },
} as unknown as Model;

/** What the card shows, and must show. */
interface CardFacts {
  /** The choice that is marked; null for none. */
  readonly chosen: string | null;
  readonly state: ChoicePhase | null;
  readonly why: string | null;
  readonly button: string | null;
}

const labelOf = (status: unknown): string | null => REVIEW_OPTIONS.find(({ value }) => value === status)?.label ?? null;

const card = ({ page }: Stage) => page.locator('article[data-row]');

/** The card under the cursor, where its keys act. */
const toCard = async (stage: Stage) => card(stage).focus();

/** The activity as another server sends it: types as objects, one picture of several, no count of what is undecided. */
const listing = ({ id, stored }: ChoiceInput) =>
  dressed({
    items: [
      {
        id,
        title: 'Uscita in barca',
        status: stored.status,
        tipologies: [{ name: 'Natura' }],
        images_gallery: { thumb: [] },
      },
    ],
    items_count: 1,
  });

/** How many calls of the list were answered, by stand-in. */
const answered = new WeakMap<StandIn, number>();

/** Asks for the list anew; what was asked for before is given up. */
async function reload(stage: Stage): Promise<void> {
  const before = stage.standIn.count(LIST);
  await stage.leaveText();
  await stage.page.keyboard.press('Shift+R');
  await stage.standIn.nth([LIST], before + 1);
}

/** Answers the list that was asked for last; asks for it where it is not on its way. */
async function bring(stage: Stage, value: ChoiceInput['stored']): Promise<void> {
  const { standIn } = stage;
  if (standIn.count(LIST) <= (answered.get(standIn) ?? 0)) await reload(stage);
  const count = standIn.count(LIST);
  answered.set(standIn, count);
  const pending = await standIn.nth([LIST], count);
  await pending.settle(listing({ ...(stage.path.input as ChoiceInput), stored: value }));
}

/** An activity to be decided about, over an API of another make. */
export const choiceScreen: Screen<CardFacts> = {
  model,
  open: async (stage) => {
    const { standIn, path } = stage;
    standIn.reply(LIST, () => listing(path.input as ChoiceInput));
    await openStart(stage);
    await card(stage).waitFor();
    answered.set(standIn, 0);
    standIn.pause(LIST);
  },
  act: {
    'choice.make': ({ page }, { value }) =>
      page.getByRole('radio', { name: labelOf(value.status) ?? '', exact: true }).click(),
    'choice.repeat': ({ page }) => page.getByRole('button', { name: choiceTexts.repeat, exact: true }).click(),
    'load.begin': reload,
    'stored.take': (stage, { value }) => bring(stage, value),
    'session.resumed': signInAgain,
    'network.restored': backOnline,
  },
  commands: {
    'choice.make': { command: (_, { value }) => `review.choose.${value.status}`, focus: toCard },
    'choice.repeat': { command: 'review.repeat', focus: toCard },
  },
  actors: {
    saveChoice: {
      endpoints: ['activities.choose'],
      reply: (output: Awaited<ReturnType<ChoiceActors['saveChoice']>>) =>
        output.ok ? dressed(null) : { failure: output.failure },
    },
  },
  facts: ({ page }) =>
    page.evaluate(() => {
      const shown = document.querySelector('article[data-row]');
      const state = shown?.querySelector<HTMLElement>('[data-choice]') ?? null;
      const checked = shown?.querySelector<HTMLInputElement>('input:checked') ?? null;
      return {
        chosen: checked?.labels?.[0]?.querySelector('span')?.textContent ?? null,
        state: (state?.dataset.choice ?? null) as ChoicePhase | null,
        why: state?.querySelector('span > span + span')?.textContent ?? null,
        button: state?.querySelector('button')?.textContent ?? null,
      };
    }),
  expected: ({ snapshot: current }) => {
    const snapshot = current as ChoiceSnapshot;
    const { shown, failure } = snapshot.context;
    const phases: readonly ChoicePhase[] = ['sending', 'waiting', 'doubtful', 'failed'];
    const state = phases.find((phase) => snapshot.hasTag(phase)) ?? null;
    const isTroubled = state === 'doubtful' || state === 'failed';
    return {
      chosen: labelOf(shown.status),
      state,
      why: isTroubled && failure !== null ? textOf(failure) : null,
      button: isTroubled ? choiceTexts.repeat : null,
    };
  },
};
