import type { Page } from 'playwright/test';
import type { AnyEventObject, SnapshotFrom } from 'xstate';
import type { entityActionsMachine } from '../../../../src/machines/entityActions/machine';
import { isAskedAbout, readersChange } from '../../../../src/machines/entityActions/rules';
import type {
  EntityActionsEvent,
  EntityActors,
  EntitySubject,
  EntityVersion,
  SentItem,
} from '../../../../src/machines/entityActions/types';
import { languageInSentence } from '../../../../src/messages/screens/content';
import { entityTexts as texts } from '../../../../src/messages/screens/entityActions';
import { failureTexts } from '../../../../src/messages/screens/failures';
import { userListTexts } from '../../../../src/messages/screens/listings';
import { paletteTexts } from '../../../../src/messages/screens/palette';
import { readersTexts } from '../../../../src/messages/screens/readers';
import { reassignmentTexts } from '../../../../src/messages/screens/reassignment';
import { news } from '../../../content/named';
import { NEVER_REJECTS } from '../../../kit/ordinary';
import type { Model } from '../../../kit/types';
import { entityActionsModel } from '../../../machines/entityActions/model';
import { failureOf } from '../../../machines/fixtures';
import type { Call } from '../../kit/call';
import { dressed } from '../../kit/dress';
import type { Screen } from '../../kit/replay';
import { blockersIn, blockersOf, openStart, textOf } from '../../kit/screens';
import type { Stage } from '../../kit/stage';
import { answering, eventsWhere } from '../../kit/variants';

type Snapshot = SnapshotFrom<typeof entityActionsMachine>;
type ActionRequest = Extract<EntityActionsEvent, { type: 'action.request' }>;
type Done<Name extends keyof EntityActors> = Awaited<ReturnType<EntityActors[Name]>>;

const SEARCHED = 200;

const article: EntitySubject = {
  area: 'news',
  id: 42,
  title: 'Sagra in collina',
  lang: 'it',
  status: 2,
  route: '/news/42',
};
const person: EntitySubject = { area: 'user', id: 5, title: 'Bruno Zattini', lang: null, status: 1, route: '/users/5' };

const full = {
  title: 'Avviso',
  slug: 'avviso',
  description: '<p>Testo</p>',
  excerpt: 'Breve',
  google: { keywords: 'avviso', title: 'Avviso', description: 'Avviso' },
  social: { title: 'Avviso', description: 'Avviso' },
};

const version = (it: SentItem, canSave = 1): EntityVersion => ({
  content: { area: news.area, titles: news.titles, fields: news.fields, required: news.required },
  sent: { id: 42, canSave, updated_at: '2026-03-01T08:00:00Z', contents: { it } },
  languages: ['it', 'en'],
});

const draft = version({ ...full, status: 2 });
const waiting = version({ ...full, status: 3 });

const request = (action: string, title: string, subject = article) => ({ subject, action, title });
const CASES = {
  pubblica: request('publish:it', texts.publish('italiano')),
  approva: request('approve', texts.approve),
  'manda in validazione': request('submit:it', texts.submit('italiano')),
  'rimanda in revisione': request('return:it', texts.return('italiano')),
  attiva: request('run:toggle', userListTexts.toggle, person),
  elimina: request('remove', texts.remove),
  'elimina e riassegna': request('removeAsking', texts.reassign, person),
};

const { events } = entityActionsModel;

const model = {
  ...entityActionsModel,
  events: eventsWhere(
    {
      ...entityActionsModel,
      events: { ...events, 'action.request': { phrase: 'Scegli un’azione', cases: CASES } },
    } as Model,
    // While something is on its way its dialog lies over everything, or the page waits for the answer.
    (type, snapshot) => type !== 'action.request' || snapshot.matches('idle'),
  ),
  actors: {
    readVersion: answering(entityActionsModel, 'readVersion', {
      'bozza completa': { ok: true, value: draft },
      'attende la validazione': { ok: true, value: waiting },
      incompleta: { ok: true, value: version({ ...full, description: '', status: 2 }) },
      'rete caduta': { ok: false, failure: failureOf('network', { message: failureTexts.network }) },
      'senza il permesso di pubblicare': { ok: true, value: version({ ...full, status: 2 }, 0) },
    }),
    saveVersion: answering(entityActionsModel, 'saveVersion'),
    runAction: answering(entityActionsModel, 'runAction'),
    removeEntity: answering(entityActionsModel, 'removeEntity'),
  },
  unreachable: Object.fromEntries(
    ['reading', 'saving', 'running', 'removing'].map((state, index) => [
      `entityActions.${state} --error(${['readVersion', 'saveVersion', 'runAction', 'removeEntity'][index]})`,
      NEVER_REJECTS,
    ]),
  ),
} as unknown as Model;

/** Readings that the palette makes for its rows: the machine's own come after them. */
const previews = new WeakSet<Call>();
const isOwn = (call: Call): boolean => !previews.has(call);

const palette = (page: Page) => page.getByRole('dialog', { name: paletteTexts.title });

/** Finds the entity, opens its actions and chooses one. */
async function choose(stage: Stage, { subject, action, title }: ActionRequest): Promise<void> {
  const { page, standIn } = stage;
  await page.keyboard.press('Control+k');
  await stage.frame();
  await page
    .getByRole('combobox', { name: paletteTexts.label })
    .fill(`${subject.area === 'news' ? '#' : '@'}${subject.title}`);
  await page.clock.runFor(SEARCHED);
  await palette(page).getByRole('option', { name: subject.title }).waitFor();
  await page.keyboard.press('ArrowRight');
  if (subject.area === 'news') {
    const pending = await standIn.nth(['news.read'], stage.starts('readVersion') + 1, isOwn);
    previews.add(pending.call);
    const read = /^(approve|return)/.test(action) ? waiting : draft;
    await pending.settle(dressed(read.sent));
  }
  await stage.frame();
  const box = page.getByRole('combobox', { name: paletteTexts.actions.label(subject.title) });
  await box.fill(title);
  await palette(page).getByRole('option', { name: title }).first().waitFor();
  await page.keyboard.press('Enter');
  await stage.frame();
  await palette(page).waitFor({ state: 'detached' });
  await stage.frame();
  if (action !== 'removeAsking') return;
  // Another machine's dialog, which is closed again.
  const dialog = page.getByRole('dialog', { name: reassignmentTexts.title(subject.title) });
  await dialog.waitFor();
  await page.keyboard.press('Escape');
  await stage.frame();
  await dialog.waitFor({ state: 'detached' });
}

/** What the page shows, and must show. */
interface Facts {
  readonly question: string | null;
  readonly note: string | null;
  readonly isBusy: boolean;
  readonly failure: string | null;
  /** Who uses what was to be deleted. */
  readonly blockers: readonly string[];
  /** Whether every notice of this step is on the page. */
  readonly isNotified: boolean;
}

const noticesIn = (emitted: readonly AnyEventObject[]): string[] =>
  emitted.flatMap((event) => (event.type === 'notice' ? [String(event.text)] : []));

const reply = (output: Done<'saveVersion'>, call: Call) => {
  if (!output.ok) return { failure: output.failure };
  const { endpoint } = call;
  return endpoint.id === 'users.changeStatus'
    ? dressed({ ...output.value, active: 0 })
    : dressed({ id: 42, deleted: [42], ...output.value });
};

/** The actions of found entities, over the dashboard. */
export const entityActionsScreen: Screen<Facts> = {
  model,
  open: async (stage) => {
    const { standIn, page } = stage;
    standIn.reply('search.entities', ({ query }) => dressed(query.q === person.title ? [person] : [article]));
    standIn.reply('users.contents', () => dressed({ total: 0, counts: [] }));
    await openStart(stage);
    await page.getByRole('button', { name: 'Cerca o esegui' }).waitFor();
  },
  act: {
    'action.request': (stage, event) => choose(stage, event as ActionRequest),
    'note.change': ({ page }, { text }) => page.getByRole('textbox', { name: 'Nota di revisione' }).fill(text),
    'action.confirm': ({ page }) => page.keyboard.press('Control+Enter'),
    'action.cancel': ({ page }) => page.keyboard.press('Escape'),
  },
  commands: { 'action.confirm': 'dialog.main', 'action.cancel': 'dialog.close' },
  actors: {
    readVersion: {
      endpoints: ['news.read'],
      isMeant: isOwn,
      reply: (output: Done<'readVersion'>) => (output.ok ? dressed(output.value.sent) : { failure: output.failure }),
    },
    saveVersion: { endpoints: ['news.update'], reply },
    runAction: { endpoints: ['users.changeStatus'], reply },
    removeEntity: { endpoints: ['news.remove'], reply },
  },
  facts: async ({ page, world }) => {
    const shown = await page.evaluate(() => {
      const dialog = document.querySelector('[role="alertdialog"]');
      const buttons = [...(dialog?.querySelectorAll('button') ?? [])];
      return {
        question: dialog?.querySelector('h2')?.textContent ?? null,
        note: dialog?.querySelector('textarea')?.value ?? null,
        isBusy: buttons.some((button) => button.getAttribute('aria-busy') === 'true'),
        failure: dialog?.querySelector('[role="alert"]')?.textContent ?? null,
        notices: [...document.querySelectorAll('[role="alert"] li, [role="status"] li')].map(
          (it) => it.textContent ?? '',
        ),
      };
    });
    const { notices, ...rest } = shown;
    const isNotified = noticesIn(world.emitted).every((text) => notices.some((notice) => notice.includes(text)));
    return { ...rest, blockers: await blockersIn(page), isNotified };
  },
  expected: ({ snapshot: current }) => {
    const { context, ...snapshot } = current as Snapshot;
    const { work, note, failure } = context;
    if (work === null || !isAskedAbout(context))
      return { question: null, note: null, isBusy: false, failure: null, blockers: [], isNotified: true };
    const { operation, subject } = work;
    const isReturned = operation.kind === 'status' && operation.step === 'return';
    const effects = readersChange(context);
    const asked = isReturned
      ? texts.confirmReturn(subject.title, languageInSentence(operation.language ?? ''))
      : texts.confirmRemoval(subject.title);
    return {
      question: effects.length > 0 ? readersTexts.question(effects) : asked,
      note: isReturned ? note : null,
      isBusy: snapshot.tags.has('busy'),
      failure: failure === null ? null : textOf(failure),
      blockers: blockersOf(failure),
      isNotified: true,
    };
  },
};
