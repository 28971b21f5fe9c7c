import type { AnyMachineSnapshot, SnapshotFrom } from 'xstate';
import type { Done, Result } from '../../../../src/contract/result';
import type { DeskMunicipality, deskMunicipalitiesMachine } from '../../../../src/machines/deskMunicipalities/machine';
import { reason } from '../../../../src/machines/deskMunicipalities/machine';
import { deskMunicipalitiesTexts as texts } from '../../../../src/messages/screens/records';
import { uiTexts } from '../../../../src/messages/ui/ui';
import { SEARCH_PAUSE_MS } from '../../../../src/ui/fields/useLookup';
import { NEVER_REJECTS } from '../../../kit/ordinary';
import type { Model } from '../../../kit/types';
import { deskMunicipalitiesModel } from '../../../machines/deskMunicipalities/model';
import type { Call } from '../../kit/call';
import { dressed } from '../../kit/dress';
import type { Screen } from '../../kit/replay';
import { openStart, textOf } from '../../kit/screens';
import type { Stage } from '../../kit/stage';
import { answering, eventsWhere } from '../../kit/variants';

type DeskSnapshot = SnapshotFrom<typeof deskMunicipalitiesMachine>;

const DESK = 7;
const municipality = (id: number, name: string): DeskMunicipality => ({
  id,
  name,
  province: 'Bologna',
  code: `0370${id}`,
});
const bologna = municipality(1, 'Bologna');
const imola = municipality(2, 'Imola');
const budrio = municipality(3, 'Budrio');

const contextOf = (snapshot: AnyMachineSnapshot) => (snapshot as DeskSnapshot).context;

const CASES: Readonly<Record<string, readonly DeskMunicipality[]>> = {
  Imola: [imola],
  'anche Budrio': [imola, budrio],
  niente: [],
};

/** The picker changes its choice by one; over the question nothing else can be reached. */
function isPossible(type: string, snapshot: AnyMachineSnapshot, name: string): boolean {
  const { chosen, rows } = contextOf(snapshot);
  if (type === 'municipalities.choose') {
    const wanted = CASES[name] ?? [];
    const isByOne = Math.abs(wanted.length - chosen.length) === 1;
    return snapshot.hasTag('open') && isByOne && !wanted.some(({ id }) => rows.some((row) => row.id === id));
  }
  if (type === 'remove.request')
    return snapshot.hasTag('open') && rows.some(({ id }) => id === bologna.id) && name === 'Bologna';
  if (type === 'add.request') return snapshot.hasTag('open');
  return type !== 'rows.set' && (snapshot.hasTag('confirmingRemoval') || snapshot.hasTag('removalFailed'));
}

const events = {
  ...deskMunicipalitiesModel.events,
  'municipalities.choose': {
    phrase: 'Scegli',
    cases: Object.fromEntries(Object.entries(CASES).map(([name, municipalities]) => [name, { municipalities }])),
  },
};

const REREAD = 'la redazione riletta ha i comuni che la scheda mostra già';

const model = {
  ...deskMunicipalitiesModel,
  inputs: { 'una redazione con un comune': { desk: DESK, rows: [bologna], maximum: 10 } },
  events: eventsWhere({ ...deskMunicipalitiesModel, events } as Model, isPossible),
  actors: {
    addMunicipality: answering(deskMunicipalitiesModel, 'addMunicipality'),
    removeMunicipality: answering(deskMunicipalitiesModel, 'removeMunicipality'),
  },
  unreachable: {
    'deskMunicipalities.adding --error(addMunicipality)': NEVER_REJECTS,
    'deskMunicipalities.removing --error(removeMunicipality)': NEVER_REJECTS,
    'deskMunicipalities.idle --rows.set': REREAD,
    'deskMunicipalities.addFailed --rows.set': REREAD,
  },
} as unknown as Model;

/** What the card shows, and must show. */
interface CardFacts {
  readonly rows: readonly string[];
  /** What can be taken out of the choice: nothing while it is added. */
  readonly chosen: readonly string[];
  /** Its button 'Aggiungi': 'ready', 'busy', or why it can't be pressed. */
  readonly button: string;
  readonly failure: string | null;
  readonly question: string | null;
}

/** What the desk has by now, for when its page reads it again. */
const storedRows = (stage: Stage): readonly DeskMunicipality[] =>
  (stage.marks.get('rows') as readonly DeskMunicipality[] | undefined) ?? [bologna];

const deskAnswer = (stage: Stage) => () =>
  dressed({
    id: DESK,
    nome: 'Nord',
    comuni_istat: storedRows(stage).map(({ id, name, province, code }) => ({
      nome: name,
      codice: code,
      provincia: { nome: province },
      pivot: { comuni_istat_id: id, redazioni_id: DESK },
    })),
  });

/** An answer of the server, and what it has stored with it. */
const stores =
  (change: (rows: readonly DeskMunicipality[], id: number) => readonly DeskMunicipality[]) =>
  (output: Result<Done>, call: Call, stage: Stage) => {
    if (!output.ok) return { failure: output.failure };
    stage.marks.set('rows', change(storedRows(stage), Number(call.params.comuneId)));
    return dressed(output.value);
  };

const picker = ({ page }: Stage) => page.getByRole('combobox', { name: texts.picker, exact: true });

async function choose(stage: Stage, name: string): Promise<void> {
  const { page } = stage;
  await picker(stage).fill(name);
  await page.clock.runFor(SEARCH_PAUSE_MS + 100);
  const option = page.getByRole('option', { name });
  await stage.frame();
  await option.click();
  await page.keyboard.press('Escape');
}

const answersIn = (label: string) => (stage: Stage) =>
  stage.page.getByRole('alertdialog').getByRole('button', { name: label, exact: true }).click();

const buttonOf = (snapshot: DeskSnapshot): string =>
  snapshot.hasTag('adding') ? 'busy' : (reason(snapshot, { type: 'add.request' }) ?? 'ready');

/** 'Comuni associati a Redazione'. */
export const deskMunicipalitiesScreen: Screen<CardFacts> = {
  model,
  open: async (stage) => {
    stage.standIn.reply('desks.read', deskAnswer(stage));
    stage.standIn.reply('lookups.municipalities', ({ query }) =>
      dressed(
        [imola, budrio]
          .filter(({ name }) => name === query.name)
          .map(({ id, name, province, code }) => ({ id, city: name, istat: code, province })),
      ),
    );
    await openStart(stage, DESK);
    await picker(stage).waitFor();
  },
  act: {
    'municipalities.choose': async (stage, { municipalities }) => {
      const before = contextOf(stage.snapshot).chosen;
      if (municipalities.length > before.length) return choose(stage, municipalities.at(-1).name);
      const last = before.at(-1)?.name ?? '';
      await stage.page.getByRole('button', { name: uiTexts.combobox.remove(last), exact: true }).click();
    },
    'add.request': ({ page }) => page.getByRole('button', { name: texts.add, exact: true }).click(),
    'remove.request': ({ page }) => page.getByRole('button', { name: texts.remove(bologna.name) }).click(),
    'remove.confirm': answersIn(uiTexts.confirm),
    'remove.cancel': answersIn(uiTexts.cancel),
  },
  commands: {
    'remove.request': {
      focus: ({ page }) => page.getByRole('button', { name: texts.remove(bologna.name) }).focus(),
    },
    'remove.confirm': 'dialog.main',
    'remove.cancel': 'dialog.close',
  },
  actors: {
    addMunicipality: {
      endpoints: ['desks.addMunicipality'],
      reply: stores((rows, id) => [...rows, ...[imola, budrio].filter((found) => found.id === id)]),
    },
    removeMunicipality: {
      endpoints: ['desks.removeMunicipality'],
      reply: stores((rows, id) => rows.filter((row) => row.id !== id)),
    },
  },
  facts: ({ page }) =>
    page.evaluate(
      ([title, remove, add, failed]) => {
        const card = [...document.querySelectorAll('main section')].find(
          (section) => section.querySelector('h2')?.textContent === title,
        );
        const text = (element: Element | null | undefined) => element?.textContent?.trim() ?? '';
        const buttons = [...(card?.querySelectorAll('button') ?? [])];
        const labels = buttons.map((button) => button.getAttribute('aria-label') ?? '');
        const button = buttons.find((candidate) => text(candidate).startsWith(add));
        const reason = document.getElementById(button?.getAttribute('aria-describedby') ?? '');
        const dialog = document.querySelector('[role="alertdialog"]');
        const alert = text((dialog ?? card)?.querySelector('[role="alert"]'));
        return {
          rows: [...(card?.querySelectorAll('tbody tr') ?? [])].map((row) => text(row.children[1]?.lastElementChild)),
          chosen: labels.filter((label) => label.startsWith(remove)).map((label) => label.slice(remove.length)),
          button: button?.getAttribute('aria-busy') === 'true' ? 'busy' : text(reason) || 'ready',
          failure: alert === '' ? null : alert.replace(failed, ''),
          question: dialog === null ? null : text(dialog.querySelector('h2')),
        };
      },
      [texts.title, uiTexts.combobox.remove(''), texts.add, texts.failed] as const,
    ),
  expected: ({ snapshot: current }) => {
    const snapshot = current as DeskSnapshot;
    const { rows, chosen, failure, leaving } = snapshot.context;
    return {
      rows: rows.map(({ name }) => name),
      chosen: snapshot.hasTag('adding') ? [] : chosen.map(({ name }) => name),
      button: buttonOf(snapshot),
      failure: failure === null ? null : textOf(failure),
      question: leaving === null ? null : texts.question(leaving.name),
    };
  },
};
