import type { LookupOption } from '../../../../src/content/field/field';
import type { LoadingSnapshot } from '../../../../src/machines/loading/machine';
import { uiTexts } from '../../../../src/messages/ui/ui';
import { dressed } from '../../kit/dress';
import { openStart, textOf } from '../../kit/screens';
import type { Stage } from '../../kit/stage';
import type { PlayedUse } from './use';

const { combobox: texts } = uiTexts;
/** Characters from which municipalities are searched. */
const MINIMUM = 2;

const box = ({ page }: Stage) => page.getByRole('combobox', { name: 'Comuni' });

function shown(snapshot: LoadingSnapshot, isTyped: boolean): readonly string[] {
  const { what, value, failure } = snapshot.context;
  if (what === null) return isTyped ? [texts.minimum(MINIMUM)] : [];
  if (failure !== null) return [textOf(failure) + texts.retry];
  if (!snapshot.hasTag('shown')) return [texts.loading];
  const found = value as readonly LookupOption[];
  return found.length === 0 ? [texts.none] : found.map(({ label, detail }) => `${label} ${detail}`);
}

/** What a field is chosen from, found by what is typed: the municipalities of a news. What stands in the list under it. */
export const lookup: PlayedUse<readonly string[]> = {
  isPossible: () => true,
  open: async (stage) => {
    await openStart(stage);
    await box(stage).waitFor();
  },
  act: {
    'what.set': async (stage, { what }) => {
      stage.marks.set('typed', true);
      await box(stage).fill(what ?? 'b');
    },
    'load.retry': (stage) => box(stage).press('Enter'),
  },
  endpoints: ['lookups.municipalities'],
  reply: (value) =>
    dressed(
      (value as readonly LookupOption[]).map(({ id, label, detail }) => ({
        id,
        city: label,
        province_short: detail?.slice(1, -1),
        istat: null,
      })),
    ),
  facts: ({ page }) =>
    page.evaluate(() =>
      [...document.querySelectorAll('[role="listbox"] [role="option"]')].map(
        (option) => option.textContent?.replace(/\s+/g, ' ').trim() ?? '',
      ),
    ),
  expected: ({ marks }, snapshot) => shown(snapshot, marks.has('typed')),
};
