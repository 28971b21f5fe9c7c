import { beforeAll, describe, expect, it } from 'vitest';
import { STATUSES } from '../../src/content/publication/status';
import { contents } from '../../src/content/whole';
import type { PublicationContext, PublicationEvent } from '../../src/machines/publication/types';
import { coverage } from '../kit/coverage';
import { modelPaths } from '../kit/paths';
import { isProvedOn } from '../kit/set';
import type { Path, WalkedStep } from '../kit/types';
import { publicationModel as model } from '../machines/publication/model';
import { seedReferences } from './content-kit';
import { seedFiles } from './event-kit';
import { describeOnEach } from './kit';
import { ItalianText, type Stored, whoDoes } from './publication-kit';

/** A moment of a path. */
type Moment = Pick<WalkedStep, 'snapshot'>;

const contextOf = ({ snapshot }: Moment) => snapshot.context as PublicationContext;
const stateOf = ({ snapshot }: Moment): string => JSON.stringify(snapshot.value);
const momentsOf = ({ start, steps }: Path): Moment[] => [start, ...steps];

/** From every state, every status by everybody that the machine takes there. */
const walks = modelPaths(model, { cover: 'steps' }).map((path, index) => ({
  title: `${index + 1}: ${path.inputName}, ${path.steps.length} passi`,
  path,
}));

/** State → the first moment in it. */
const arrivals = new Map<string, Moment>();
for (const moment of walks.flatMap(({ path }) => momentsOf(path)))
  if (!arrivals.has(stateOf(moment))) arrivals.set(stateOf(moment), moment);

const settings = STATUSES.flatMap((status) =>
  [false, true].map((mayPublish) => ({ type: 'status.set', status, mayPublish }) as const),
);

/** The statuses that the machine takes from this person, ascending. */
const settable = ({ snapshot }: Moment, mayPublish: boolean): number[] =>
  settings.filter((event) => event.mayPublish === mayPublish && snapshot.can(event)).map(({ status }) => status);

/** The titles of a language as they must be. */
interface Titles {
  /** Of the language, or of its revision draft. */
  readonly written: string;
  /** What readers find; null for nothing. */
  readonly read: string | null;
}

/** What readers find follows what is written, unless a draft stands between. */
function titlesAfter({ written, read }: Titles, title: string, { event, snapshot }: WalkedStep): Titles {
  const now = event.type === 'draft.drop' && read !== null ? read : event.type === 'text.change' ? title : written;
  if (!snapshot.hasTag('visible')) return { written: now, read: null };
  return { written: now, read: snapshot.hasTag('revised') ? read : now };
}

const storedAt = (moment: Moment, { written, read }: Titles): Stored => ({
  status: contextOf(moment).status,
  isRevised: moment.snapshot.hasTag('revised'),
  title: contextOf(moment).status === null ? null : written,
  read,
});

describe('the walks', () => {
  it('come through every state, and take from each whatever the machine takes there', () => {
    const all = walks.map(({ path }) => path);
    const { missing, stale } = coverage(model, all);
    expect({ missing, stale }).toEqual({ missing: [], stale: [] });
    const taken = new Set(
      all.flatMap((path) =>
        path.steps.map(({ key }, index) => `${stateOf(momentsOf(path)[index] ?? path.start)} ${key}`),
      ),
    );
    const wanted = [...arrivals.values()].flatMap((moment) => [...settable(moment, false), ...settable(moment, true)]);
    expect([...taken].filter((pair) => pair.includes('status.set')).length).toBe(wanted.length);
  });
});

describeOnEach('publication as its machine has it', (server) => {
  beforeAll(async () => {
    await seedReferences(server());
    await seedFiles(server());
  });

  /** The status boxes offer what the machine takes; what it refuses is refused to raw calls, and nothing changes. */
  async function compareRights(text: ItalianText, moment: Moment, stored: Stored): Promise<void> {
    const before = await text.versions();
    for (const mayPublish of [false, true]) {
      const allowed = settable(moment, mayPublish);
      expect([mayPublish, await text.offered(whoDoes(mayPublish))]).toEqual([mayPublish, allowed]);
      for (const status of STATUSES.filter((each) => !allowed.includes(each))) {
        const answer = await text.take({ type: 'status.set', status, mayPublish });
        const refusal = [answer.status, Object.keys(answer.body.errors ?? {})];
        expect([mayPublish, status, ...refusal]).toEqual([mayPublish, status, 409, ['contents.it.status']]);
      }
    }
    expect(await text.versions()).toEqual(before);
    expect(await text.look()).toEqual(stored);
  }

  async function takeStep(text: ItalianText, step: WalkedStep): Promise<void> {
    const draft = text.draftId;
    const { status } = await text.take(step.event as PublicationEvent);
    expect(status).toBe(200);
    // What is deleted can't be deleted again.
    if (step.event.type === 'draft.drop') expect((await text.drop(draft)).status).toBe(404);
  }

  describe.each(contents.filter(isProvedOn))('$area', (content) => {
    it.each(walks)('$title', async ({ path }) => {
      const text = await ItalianText.of(server(), content, contextOf(path.start).status);
      const { title } = text;
      let titles: Titles = { written: title, read: path.start.snapshot.hasTag('visible') ? title : null };
      const compare = async (at: string, moment: Moment) => {
        const stored = storedAt(moment, titles);
        expect([at, await text.look()]).toEqual([at, stored]);
        if (arrivals.get(stateOf(moment)) === moment) await compareRights(text, moment, stored);
      };
      await compare('start', path.start);
      for (const step of path.steps) {
        await takeStep(text, step);
        titles = titlesAfter(titles, text.title, step);
        await compare(step.key, step);
      }
    });
  });
});
