import type { AnyMachineSnapshot } from 'xstate';
import type { PasteSnapshot } from '../../../../src/machines/redirectPaste/machine';
import { reason } from '../../../../src/machines/redirectPaste/refusals';
import { countOf, isRetryable } from '../../../../src/machines/redirectPaste/rules';
import type { PasteActors, PastedLine, PasteInput } from '../../../../src/machines/redirectPaste/types';
import { failureTexts } from '../../../../src/messages/screens/failures';
import { pasteTexts as texts } from '../../../../src/messages/screens/redirects';
import { uiTexts } from '../../../../src/messages/ui/ui';
import { NEVER_REJECTS } from '../../../kit/ordinary';
import type { Model } from '../../../kit/types';
import { failureOf } from '../../../machines/fixtures';
import { ONE_WRONG, redirectPasteModel, TWO } from '../../../machines/redirectPaste/model';
import { dressed } from '../../kit/dress';
import type { Screen } from '../../kit/replay';
import { openStart } from '../../kit/screens';
import type { Stage } from '../../kit/stage';
import { answering, eventsWhere } from '../../kit/variants';

const contextOf = (snapshot: AnyMachineSnapshot) => (snapshot as PasteSnapshot).context;

/** What a case of `text.change` types; nothing happens where it stands already. */
const CASES: Readonly<Record<string, string>> = { 'due righe': TWO, 'una riga ripetuta': ONE_WRONG, niente: '' };

function isPossible(type: string, snapshot: AnyMachineSnapshot, name: string): boolean {
  const { text, stopped, lines } = contextOf(snapshot);
  if (type === 'check.retry') return snapshot.hasTag('unchecked');
  if (type === 'create.stop') return snapshot.hasTag('creating') && !stopped;
  if (!snapshot.hasTag('editable')) return false;
  if (type === 'create.request') return isRetryable(lines);
  return CASES[name] !== text;
}

const model = {
  ...redirectPasteModel,
  // The list's replay opens it empty, by its button.
  inputs: { 'con due righe': redirectPasteModel.inputs['con due righe'] },
  events: eventsWhere(redirectPasteModel as unknown as Model, isPossible),
  actors: {
    tryRules: answering(redirectPasteModel as unknown as Model, 'tryRules', {
      'senza rete': { ok: false, failure: failureOf('network', { message: failureTexts.network }) },
    }),
    saveRow: answering(redirectPasteModel as unknown as Model, 'saveRow', {
      'senza rete': { ok: false, failure: failureOf('network', { message: failureTexts.network }) },
    }),
  },
  unreachable: {
    ...redirectPasteModel.unreachable,
    'redirectPaste.editing.checking --error(tryRules)': NEVER_REJECTS,
    'redirectPaste.creating --error(saveRow)': NEVER_REJECTS,
  },
} as unknown as Model;

/** What the dialog shows, and must show. */
interface PasteFacts {
  readonly text: string;
  readonly isLocked: boolean;
  /** Number, addresses, code, result and problem of each line. */
  readonly lines: readonly string[];
  readonly said: string;
  /** Why the lines could not be checked, and what the button below says. */
  readonly failure: string | null;
  readonly progress: string | null;
  readonly buttons: readonly string[];
  /** Why nothing can be created. */
  readonly refusal: string | null;
}

const RESULTS: Readonly<Record<PastedLine['state'], string>> = {
  wrong: texts.wrong,
  unchecked: texts.unchecked,
  ready: texts.ready,
  creating: texts.creating,
  created: texts.created,
  failed: texts.failed,
};

const lineText = ({ number, draft, state, problem }: PastedLine): string =>
  [number, draft.old_url, draft.new_url, draft.code, `${RESULTS[state]}${problem ?? ''}`].join(' | ');

function saidOf(snapshot: PasteSnapshot): string {
  const { lines } = snapshot.context;
  const unchecked = countOf(lines, 'unchecked');
  if (snapshot.hasTag('finished')) return texts.finished(countOf(lines, 'created'), countOf(lines, 'failed'));
  if (snapshot.hasTag('creating') || lines.length === 0) return '';
  if (snapshot.hasTag('checking')) return texts.checking;
  return unchecked > 0 ? texts.notChecked(unchecked) : texts.counts(countOf(lines, 'ready'), countOf(lines, 'wrong'));
}

const dialog = ({ page }: Stage) => page.getByRole('dialog', { name: texts.title });

/** What a spreadsheet puts on the clipboard comes into the cell in focus. */
const pasteIntoCell = ({ page }: Stage, text: string) =>
  page.locator('tr[data-row] [data-col="0"]').evaluate((cell, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    cell.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, text);

/** The redirects pasted from a spreadsheet, over an API of another make. */
export const redirectPasteScreen: Screen<PasteFacts> = {
  model,
  open: async (stage) => {
    const { page, standIn } = stage;
    standIn.reply('redirects.list', () =>
      dressed([{ id: 12, old_url: '/vecchia', new_url: null, code: '410' }], { meta: { total: 1 } }),
    );
    await openStart(stage);
    await page.locator('tr[data-row]').waitFor();
    await pasteIntoCell(stage, (stage.path.input as PasteInput).text);
    await dialog(stage).waitFor();
  },
  act: {
    'text.change': (stage, { text }) => dialog(stage).getByRole('textbox').fill(text),
    'check.retry': (stage) => dialog(stage).getByRole('button', { name: texts.retryCheck }).click(),
    'create.request': ({ page }) => page.keyboard.press('Control+Enter'),
    'create.stop': (stage) => dialog(stage).getByRole('button', { name: texts.stop }).click(),
  },
  commands: { 'create.request': 'dialog.main' },
  actors: {
    tryRules: {
      endpoints: ['redirects.try'],
      // Another server says what it likes of a good row, and names any field of a bad one.
      reply: (output: Awaited<ReturnType<PasteActors['tryRules']>>) =>
        output.ok
          ? dressed(
              output.value.map((problem) =>
                problem === null
                  ? { ok: true, errors: null }
                  : { ok: false, message: null, errors: { rotta: problem } },
              ),
            )
          : { failure: output.failure },
    },
    saveRow: {
      endpoints: ['redirects.save'],
      reply: (output: Awaited<ReturnType<PasteActors['saveRow']>>) =>
        output.ok ? dressed({ id: output.value.id }) : { failure: output.failure },
    },
  },
  facts: (stage) =>
    dialog(stage).evaluate(
      (it, [label, close, stop]) => {
        const text = (element: Element | null | undefined) => element?.textContent ?? '';
        const area = it.querySelector('textarea');
        const buttons = [...it.querySelectorAll('button')].filter(
          (button) => button.getAttribute('aria-label') === null,
        );
        const exit = buttons.findIndex((button) => text(button) === close || text(button) === stop);
        const [, main] = buttons.slice(exit);
        const refusal = document.getElementById(main?.getAttribute('aria-describedby') ?? '');
        const bar = it.querySelector(`[role="progressbar"][aria-label="${label}"], progress`);
        return {
          text: area?.value ?? '',
          isLocked: area?.readOnly === true,
          lines: [...it.querySelectorAll('tbody tr')].map((row) =>
            [...row.querySelectorAll('td')].map(text).join(' | '),
          ),
          failure: it.querySelector('[role="alert"]')?.textContent ?? null,
          said: text([...it.querySelectorAll('p[role="status"]')].at(-1)),
          progress: bar?.getAttribute('aria-valuetext') ?? null,
          buttons: buttons.slice(exit).map(text),
          refusal: refusal === null ? null : text(refusal),
        };
      },
      [texts.progress, uiTexts.close, texts.stop] as const,
    ),
  expected: ({ snapshot: current }) => {
    const snapshot = current as PasteSnapshot;
    const { text, lines, failure } = snapshot.context;
    const isCreating = snapshot.hasTag('creating');
    const count = countOf(lines, 'unchecked', 'ready', 'failed');
    const failed = countOf(lines, 'failed');
    const done = countOf(lines, 'created') + failed;
    return {
      text,
      isLocked: isCreating,
      lines: lines.map(lineText),
      said: saidOf(snapshot),
      failure: failure === null ? null : `${failure.message}${texts.retryCheck}`,
      progress: isCreating ? texts.progressText(done, lines.length - countOf(lines, 'wrong')) : null,
      buttons: [isCreating ? texts.stop : uiTexts.close, failed > 0 ? texts.retry(count) : texts.create(count)],
      refusal: isCreating ? null : reason(snapshot, { type: 'create.request' }),
    };
  },
};
