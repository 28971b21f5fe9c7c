import type { AnyEventObject, SnapshotFrom } from 'xstate';
import type { BulkReviewActors, BulkReviewEvent, bulkReviewMachine } from '../../../../src/machines/bulkReview/machine';
import { pending, plannedEffects, verdicts } from '../../../../src/machines/bulkReview/machine';
import type { EntitySubject, EntityVersion, SentItem, StatusStep } from '../../../../src/machines/entityActions/types';
import { bulkReviewTexts as texts } from '../../../../src/messages/screens/bulkReview';
import { failureTexts } from '../../../../src/messages/screens/failures';
import { readersTexts } from '../../../../src/messages/screens/readers';
import { news } from '../../../content/named';
import { NEVER_REJECTS } from '../../../kit/ordinary';
import type { Model } from '../../../kit/types';
import { bulkReviewModel } from '../../../machines/bulkReview/model';
import { failureOf } from '../../../machines/fixtures';
import { dressed } from '../../kit/dress';
import type { Screen } from '../../kit/replay';
import { openStart, pressOnPage } from '../../kit/screens';
import type { Stage } from '../../kit/stage';
import { answering } from '../../kit/variants';

type Snapshot = SnapshotFrom<typeof bulkReviewMachine>;
type StepRequest = Extract<BulkReviewEvent, { type: 'steps.request' }>;
type Done<Name extends keyof BulkReviewActors> = Awaited<ReturnType<BulkReviewActors[Name]>>;

const subject = (id: number): EntitySubject => ({
  area: 'news',
  id,
  title: `News ${id}`,
  lang: null,
  status: null,
  route: `/news/${id}`,
});
const [first, second] = [subject(42), subject(43)];

const full = {
  title: 'Avviso',
  slug: 'avviso',
  description: '<p>Testo</p>',
  excerpt: 'Breve',
  google: { keywords: 'avviso', title: 'Avviso', description: 'Avviso' },
  social: { title: 'Avviso', description: 'Avviso' },
};

const version = (it: SentItem): EntityVersion => ({
  content: { area: news.area, titles: news.titles, fields: news.fields, required: news.required },
  sent: { id: 42, canSave: 1, updated_at: '2026-03-01T08:00:00Z', contents: { it } },
  languages: ['it', 'en'],
});

const model = {
  ...bulkReviewModel,
  events: {
    ...bulkReviewModel.events,
    'steps.request': {
      phrase: 'Scegli un passaggio di stato',
      // Without a row the list refuses it; while one is under way its dialog lies over everything.
      cases: (snapshot: Snapshot): Record<string, object> =>
        snapshot.matches('idle')
          ? {
              'approva due righe': { step: 'approve', subjects: [second, first] },
              'manda in validazione una riga': { step: 'submit', subjects: [first] },
              'rimanda in revisione due righe': { step: 'return', subjects: [second, first] },
            }
          : {},
    },
  },
  actors: {
    readVersion: answering(bulkReviewModel, 'readVersion', {
      'bozza completa': { ok: true, value: version({ ...full, status: 2 }) },
      'attende la validazione': { ok: true, value: version({ ...full, status: 3 }) },
      incompleta: { ok: true, value: version({ ...full, description: '', status: 2 }) },
      'non c’è più': { ok: false, failure: failureOf('server', { message: 'Il server è in manutenzione.' }) },
    }),
    saveVersion: answering(bulkReviewModel, 'saveVersion', {
      conflitto: { ok: false, failure: failureOf('server', { message: 'Il server è in manutenzione.' }) },
      'rete caduta': { ok: false, failure: failureOf('network', { message: failureTexts.network }) },
    }),
  },
  unreachable: {
    'bulkReview.reading --error(readVersion)[isLastRead]': NEVER_REJECTS,
    'bulkReview.reading --error(readVersion)[otherwise]': NEVER_REJECTS,
    'bulkReview.saving --error(saveVersion)': NEVER_REJECTS,
  },
} as unknown as Model;

/** What the page shows, and must show. */
interface Facts {
  readonly question: string | null;
  /** How far it has come, or the answers of the rows. */
  readonly said: string | null;
  readonly note: string | null;
  /** Of the button that confirms: 'busy', why it can't be pressed, or null. */
  readonly confirm: string | null;
  readonly isNotified: boolean;
}

const KEYS: Readonly<Record<StatusStep, readonly string[]>> = {
  approve: ['a'],
  submit: ['s', 'v'],
  publish: ['s', 'p'],
  return: ['s', 'r'],
};

/** Selects the rows that are meant, and takes the step. */
async function request(stage: Stage, { step, subjects }: StepRequest): Promise<void> {
  const { page } = stage;
  for (const { id } of [first, second]) {
    const box = page.getByRole('checkbox', { name: `Seleziona riga ${id}` });
    if ((await box.isChecked()) !== subjects.some((one) => one.id === id)) await box.click();
  }
  const [key = '', ...more] = KEYS[step];
  await pressOnPage(page, key);
  for (const next of more) await page.keyboard.press(next);
  await stage.frame();
  await page.getByRole('alertdialog').waitFor();
}

const noticesIn = (emitted: readonly AnyEventObject[]): string[] =>
  emitted.flatMap((event) => (event.type === 'notice' ? [String(event.text)] : []));

const row = ({ id, title }: EntitySubject) => ({ id, contents: { it: { title, status: 3, permalink: null } } });

function saidBy({ context, ...snapshot }: Snapshot): string {
  const { subjects, read, saved, failed } = context;
  if (snapshot.tags.has('reading')) return texts.reading(read.length + 1, subjects.length);
  const tried = saved.length + failed.length;
  if (snapshot.tags.has('saving')) return texts.saving(tried + 1, tried + pending(context).length);
  const refused = verdicts(context).filter(({ refusal }) => refusal !== null);
  const lines = refused.map((one) => texts.refused({ title: one.subject.title, reason: one.refusal ?? '' }));
  const yes = subjects.length - refused.length;
  const follows = readersTexts.consequences(plannedEffects(context), yes > 1);
  return [texts.verdict(yes, refused.length), ...follows, ...lines].join('');
}

function confirmIn(snapshot: Snapshot): string | null {
  if (snapshot.hasTag('saving')) return 'busy';
  if (snapshot.hasTag('reading')) return saidBy(snapshot);
  return pending(snapshot.context).length > 0 ? null : texts.refusals.allRefused;
}

/** Steps of publication of several rows, over the list of news. */
export const bulkReviewScreen: Screen<Facts> = {
  model,
  open: async (stage) => {
    const { standIn, page } = stage;
    standIn.reply('news.list', () => dressed([second, first].map(row), { meta: { total: 2 } }));
    await openStart(stage);
    await page.getByRole('checkbox', { name: 'Seleziona riga 42' }).waitFor();
  },
  act: {
    'steps.request': (stage, event) => request(stage, event as StepRequest),
    'note.change': ({ page }, { text }) => page.getByRole('textbox', { name: 'Nota di revisione' }).fill(text),
    'steps.confirm': ({ page }) => page.keyboard.press('Control+Enter'),
    'steps.cancel': ({ page }) => page.keyboard.press('Escape'),
  },
  commands: { 'steps.confirm': 'dialog.main', 'steps.cancel': 'dialog.close' },
  actors: {
    readVersion: {
      endpoints: ['news.read'],
      reply: (output: Done<'readVersion'>) => (output.ok ? dressed(output.value.sent) : { failure: output.failure }),
    },
    saveVersion: {
      endpoints: ['news.update'],
      reply: (output: Done<'saveVersion'>) =>
        output.ok ? dressed({ id: 42, message: output.value.message }) : { failure: output.failure },
    },
  },
  facts: async ({ page, world }) => {
    const { notices, ...shown } = await page.evaluate(() => {
      const dialog = document.querySelector('[role="alertdialog"]');
      const button = [...(dialog?.querySelectorAll('button') ?? [])].at(-1);
      const why = document.getElementById(button?.getAttribute('aria-describedby') ?? '')?.textContent ?? null;
      return {
        question: dialog?.querySelector('h2')?.textContent ?? null,
        said: dialog?.querySelector('[role="status"]')?.textContent ?? null,
        note: dialog?.querySelector('textarea')?.value ?? null,
        confirm: button?.getAttribute('aria-busy') === 'true' ? 'busy' : why,
        notices: [...document.querySelectorAll('[role="alert"] li, [role="status"] li')].map(
          (it) => it.textContent ?? '',
        ),
      };
    });
    const isNotified = noticesIn(world.emitted).every((text) => notices.some((notice) => notice.includes(text)));
    return { ...shown, isNotified };
  },
  expected: ({ snapshot: current }) => {
    const snapshot = current as Snapshot;
    const { step, subjects, note } = snapshot.context;
    if (step === null) return { question: null, said: null, note: null, confirm: null, isNotified: true };
    const titles = subjects.map(({ title }) => title);
    const isNoted = step === 'return' && !snapshot.hasTag('reading') && !snapshot.hasTag('saving');
    return {
      question: texts.title(step, titles),
      said: saidBy(snapshot),
      note: isNoted ? note : null,
      confirm: confirmIn(snapshot),
      isNotified: true,
    };
  },
};
