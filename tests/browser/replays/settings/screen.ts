import type { AnyMachineSnapshot, SnapshotFrom } from 'xstate';
import { settingsPages } from '../../../../src/content/settings/pages';
import { settingsSection } from '../../../../src/content/settings/sections';
import type { PageSection, SettingsContext, settingsMachine } from '../../../../src/machines/settings/machine';
import { unsavedIn } from '../../../../src/machines/settings/machine';
import { menuTexts } from '../../../../src/messages/screens/menu';
import { recordTexts } from '../../../../src/messages/screens/records';
import { settingsTexts as texts } from '../../../../src/messages/screens/settings';
import type { Model } from '../../../kit/types';
import { settingsModel } from '../../../machines/settings/model';
import { dressed } from '../../kit/dress';
import type { Screen } from '../../kit/replay';
import { openSignedIn, store, userWith } from '../../kit/screens';
import type { Stage } from '../../kit/stage';
import { eventsWhere } from '../../kit/variants';

const contextOf = (snapshot: AnyMachineSnapshot): SettingsContext =>
  (snapshot as SnapshotFrom<typeof settingsMachine>).context;

/** What the page shows, and must show. */
interface SettingsFacts {
  readonly language: string;
  /** What is said of what is not saved. */
  readonly state: string;
  /** Title of the question before leaving; null without one. */
  readonly question: string | null;
  readonly isLeft: boolean;
}

const PAGE = settingsPages.find(({ area }) => area === 'site-texts');
if (PAGE === undefined) throw new Error('no page of the site’s texts');
const { route, sections: names } = PAGE;

const input = {
  sections: names.map((name) => ({ name, title: settingsSection(name).title })),
  languages: ['it', 'en'],
};

const report = (name: string, work: PageSection['work']) => ({
  name,
  work,
  isSaving: false,
  wrong: [],
  previews: {},
});

/** What can be done here and now: over the question nothing else, and nothing once the page is gone. */
function isPossible(type: string, snapshot: AnyMachineSnapshot, name: string): boolean {
  if (snapshot.hasTag('left')) return false;
  if (snapshot.hasTag('askingToLeave')) return type === 'leave.confirm' || type === 'leave.cancel';
  if (type !== 'section.report') return true;
  const [title, what] = name.split(', ');
  const section = contextOf(snapshot).sections.find((one) => one.title === title);
  return section !== undefined && (section.work === 'none') === (what === 'da salvare');
}

const model = {
  ...settingsModel,
  inputs: { 'i testi del sito': input },
  events: eventsWhere(
    {
      ...settingsModel,
      events: {
        ...settingsModel.events,
        'language.go': {
          phrase: 'Passa alla lingua',
          cases: { italiano: { language: 'it' }, inglese: { language: 'en' } },
        },
        'section.enter': {
          phrase: 'Porta il cursore nella sezione',
          cases: { Generale: { name: 'generale' }, 'Piè di pagina': { name: 'footer' } },
        },
        'section.report': {
          phrase: 'Una sezione cambia',
          cases: {
            'Generale, da salvare': report('generale', 'kept'),
            'Generale, salvata': report('generale', 'none'),
            'Piè di pagina, da salvare': report('footer', 'kept'),
            'Piè di pagina, salvata': report('footer', 'none'),
          },
        },
      },
    } as unknown as Model,
    isPossible,
  ),
  laws: {},
  invariants: {},
  journeys: [],
  unreachable: {
    'settings --preview.request[unless(hasNoPage)]':
      'l’anteprima è di questo server soltanto: la prova il percorso delle impostazioni',
    'settings.left --leave.request[hasUnsaved]': 'chi lascia la pagina non c’è più',
    'settings.left --leave.request[otherwise]': 'chi lascia la pagina non c’è più',
  },
} as unknown as Model;

const fieldIn = ({ page }: Stage, name: string) =>
  page.locator(`[data-section="${name}"] :is(input, textarea)`).first();

/** Puts the focus into a section, which then is in front. */
async function enter(stage: Stage, name: string): Promise<void> {
  await fieldIn(stage, name).focus();
  stage.also({ type: 'section.enter', name });
}

let typed = 0;

async function change(stage: Stage, { name, work }: { readonly name: string; readonly work: string }): Promise<void> {
  await enter(stage, name);
  typed += 1;
  if (work === 'none') await stage.page.keyboard.press('Control+s');
  else await fieldIn(stage, name).fill(`Testo ${typed}`);
}

/** Site texts: six sections, each saved by itself. */
export const settingsScreen: Screen<SettingsFacts> = {
  model,
  open: async (stage) => {
    const kept = new Map<string, unknown>();
    stage.standIn.reply('settings.read', ({ query }) => dressed(kept.get(query.section ?? '') ?? []));
    stage.standIn.reply('settings.save', ({ body }) => {
      const { section, data } = body as { readonly section: string; readonly data: unknown };
      kept.set(section, data);
      return dressed({ message: `Salvato: ${section}` });
    });
    stage.standIn.reply('users.read', () => dressed({ id: 7, username: 'settima' }));
    await store(stage.page, {});
    await openSignedIn(stage, userWith({ 'menu-view': true }), route);
    await fieldIn(stage, 'scopri').waitFor();
  },
  act: {
    'language.go': ({ page }, { language }) =>
      page
        .getByRole('tab')
        .nth(['it', 'en'].indexOf(String(language)))
        .click(),
    'section.enter': async (stage, { name }) => {
      await fieldIn(stage, String(name)).focus();
    },
    'section.report': (stage, event) => change(stage, event as never),
    'leave.request': ({ page }) => page.getByRole('link', { name: menuTexts.sections.profile }).click(),
    'leave.confirm': ({ page }) => page.getByRole('button', { name: texts.leave.confirm, exact: true }).click(),
    'leave.cancel': ({ page }) => page.getByRole('button', { name: texts.leave.cancel, exact: true }).click(),
  },
  commands: {
    'language.go': (_, { language }) => `settings.language.${String(language)}`,
    'leave.confirm': 'dialog.main',
    'leave.cancel': 'dialog.close',
  },
  actors: {},
  facts: ({ page }) =>
    page.evaluate((elsewhere): SettingsFacts => {
      const isLeft = location.hash === elsewhere;
      const text = (selector: string) => document.querySelector(selector)?.textContent ?? null;
      return {
        language: isLeft ? '' : (document.querySelector('[role="tab"][aria-selected="true"]')?.id.slice(-2) ?? ''),
        state: isLeft ? '' : (text('[data-bar="top"] [role="status"]') ?? ''),
        question: text('[role="alertdialog"] h2'),
        isLeft,
      };
    }, '#/user/profile'),
  expected: ({ snapshot }) => {
    const context = contextOf(snapshot);
    const isLeft = snapshot.hasTag('left');
    const unsaved = unsavedIn(context).map(({ title }) => title);
    return {
      language: isLeft ? '' : context.language,
      state: isLeft ? '' : unsaved.length === 0 ? recordTexts.allSaved : texts.unsavedIn(unsaved),
      question: snapshot.hasTag('askingToLeave') ? texts.leaveTitle(unsaved) : null,
      isLeft,
    };
  },
};
