import type { AnyMachineSnapshot, SnapshotFrom } from 'xstate';
import type { Result } from '../../../../src/contract/result';
import type { lookupMachine } from '../../../../src/machines/lookup/machine';
import type { LookupOption } from '../../../../src/machines/lookup/types';
import { failureTexts } from '../../../../src/messages/screens/failures';
import { uiTexts } from '../../../../src/messages/ui/ui';
import { NEVER_REJECTS } from '../../../kit/ordinary';
import type { Model } from '../../../kit/types';
import { lookupModel } from '../../../machines/lookup/model';
import { dressed } from '../../kit/dress';
import type { Screen } from '../../kit/replay';
import { openStart } from '../../kit/screens';
import { answering, eventsWhere } from '../../kit/variants';

type LookupSnapshot = SnapshotFrom<typeof lookupMachine>;

const textOf = (snapshot: AnyMachineSnapshot) => (snapshot as LookupSnapshot).context.text;

const WHOLE = 'i comuni si cercano per testo; le liste intere sono di categorie e autori';
const BY_TEXT = 'un campo che si cerca per testo non chiede nulla finché non si scrive';

const model = {
  ...lookupModel,
  inputs: { 'comuni, da due caratteri': { minimum: 2 } },
  events: eventsWhere(lookupModel, (type, snapshot, name) => {
    const written = { niente: '', b: 'b', bo: 'bo', forli: 'forli' }[name];
    return type === 'search.retry' || (!!written && written !== textOf(snapshot));
  }),
  actors: { search: answering(lookupModel, 'search') },
  unreachable: {
    'lookup.loading --error(search)': NEVER_REJECTS,
    'lookup.deciding --always[wholeListMatches]': WHOLE,
    'lookup.deciding --always[wholeListKnown]': WHOLE,
    'lookup.deciding --always[wholeList]': WHOLE,
    'lookup.loading --text.type[wholeList]': WHOLE,
    'lookup.loading --done(search)[wholeList]': WHOLE,
    'lookup.closed --list.open[needsNoText]': BY_TEXT,
    'lookup.closed --list.open[otherwise]': BY_TEXT,
  },
} as unknown as Model;

/** What stands in the list under the box. */
interface LookupFacts {
  readonly options: readonly string[];
}

/** What the municipalities' list shows in each state. */
function shown(snapshot: LookupSnapshot): readonly string[] {
  if (snapshot.matches('closed')) return [];
  if (snapshot.hasTag('below')) return [uiTexts.combobox.minimum(snapshot.context.minimum)];
  if (snapshot.hasTag('busy')) return [uiTexts.combobox.loading];
  if (snapshot.hasTag('failed')) return [failureTexts.network + uiTexts.combobox.retry];
  if (snapshot.hasTag('nothing')) return [uiTexts.combobox.none];
  return snapshot.context.options.map(({ label, detail }) => `${label} (${detail})`);
}

/** The look-up of municipalities in an editor. */
export const lookupScreen: Screen<LookupFacts> = {
  model,
  open: async (stage) => {
    await openStart(stage);
    await stage.page.getByRole('combobox', { name: 'Comuni' }).waitFor();
  },
  act: {
    'text.type': ({ page }, { text }) => page.getByRole('combobox', { name: 'Comuni' }).fill(text),
    'search.retry': ({ page }) => page.getByRole('combobox', { name: 'Comuni' }).press('Enter'),
  },
  actors: {
    search: {
      endpoints: ['lookups.municipalities'],
      reply: (output: Result<readonly LookupOption[]>) =>
        output.ok
          ? dressed(
              output.value.map(({ id, label, detail }) => ({ id, city: label, province_short: detail, istat: null })),
            )
          : { failure: output.failure },
    },
  },
  facts: ({ page }) =>
    page.evaluate(() => ({
      options: [...document.querySelectorAll('[role="listbox"] [role="option"]')].map(
        (option) => option.textContent?.replace(/\s+/g, ' ').trim() ?? '',
      ),
    })),
  expected: ({ snapshot }) => ({ options: shown(snapshot as LookupSnapshot) }),
};
