import type { AnyMachineSnapshot, SnapshotFrom } from 'xstate';
import type { Json } from '../../../../src/content/model/types';
import type { panelMachine } from '../../../../src/machines/panel/machine';
import type { PanelActors, PanelPage } from '../../../../src/machines/panel/types';
import { auditTexts } from '../../../../src/messages/screens/audit';
import { panelTexts as texts } from '../../../../src/messages/screens/records';
import { listWidgetTexts } from '../../../../src/messages/ui/list';
import { NEVER_REJECTS } from '../../../kit/ordinary';
import type { Model } from '../../../kit/types';
import { failureOf } from '../../../machines/fixtures';
import { panelModel } from '../../../machines/panel/model';
import { dressed } from '../../kit/dress';
import type { Screen, Stage } from '../../kit/replay';
import { openStart, textOf } from '../../kit/screens';
import { answering, eventsWhere } from '../../kit/variants';

type PanelSnapshot = SnapshotFrom<typeof panelMachine>;

const { card: words } = auditTexts;

/** Acts of the log by who did them. */
const acts = (...names: readonly string[]): readonly Json[] =>
  names.map((username, index) => ({
    id: index + 1,
    at: '2026-03-01T10:00:00.000Z',
    username,
    action: 'update',
    entity: 'role',
  }));

const twoPages: PanelPage = { rows: acts('anna', 'bruno'), total: 3, pages: 2 };
const onePage: PanelPage = { rows: acts('carla'), total: 1, pages: 1 };

/** The form is saved beside the log whether the log is read or not; of the rest there is a button. */
function isPossible(type: string, snapshot: AnyMachineSnapshot, name: string): boolean {
  const { page, shown } = (snapshot as PanelSnapshot).context;
  if (type === 'page.go') return name === '2' && page === 1 && (shown?.pages ?? 1) > 1 && snapshot.hasTag('shown');
  if (type === 'panel.retry') return snapshot.hasTag('failed');
  if (type === 'panel.open') return snapshot.hasTag('closed');
  return true;
}

const model = {
  ...panelModel,
  events: eventsWhere(panelModel as unknown as Model, isPossible),
  actors: {
    loadPage: answering(panelModel as unknown as Model, 'loadPage', {
      'con due pagine': { ok: true, value: twoPages },
      'con una pagina': { ok: true, value: onePage },
      // A log never says of itself that it is not there: the server has no such address.
      'che non la offre': { ok: false, failure: failureOf('notFound') },
    }),
  },
  unreachable: {
    ...panelModel.unreachable,
    'panel.open.loading --error(loadPage)': NEVER_REJECTS,
  },
} as unknown as Model;

/** What the card shows, and must show. */
interface PanelFacts {
  readonly open: boolean;
  readonly busy: boolean;
  /** Who did the acts that it shows. */
  readonly rows: readonly string[];
  /** What it says instead of rows, with the reason of a failure. */
  readonly message: string | null;
  /** 'Pagina 1 di 2'; null for one page. */
  readonly page: string | null;
}

const card = ({ page }: Stage) => page.getByRole('region', { name: words.title });
const toggle = (stage: Stage) => card(stage).getByRole('button', { name: words.title }).click();

/** Saves the role beside the log, so that it gets another version. */
async function saveRole(stage: Stage): Promise<void> {
  const { page, standIn } = stage;
  const count = Number(stage.marks.get('versions') ?? 0) + 1;
  stage.marks.set('versions', count);
  const saved = role(`Addetti ${count}`, count);
  standIn.reply('roles.read', () => dressed(saved));
  standIn.reply('roles.update', () => dressed(saved));
  await page.getByRole('textbox', { name: 'Titolo' }).fill(saved.title);
  await page.keyboard.press('Control+s');
}

const role = (title: string, version: number) => ({
  id: 7,
  name: 'addetti',
  title,
  abilities: ['news-view'],
  updated_at: `2026-01-01T00:00:0${version}.000Z`,
});

function messageOf(snapshot: PanelSnapshot): string | null {
  const { failure } = snapshot.context;
  if (snapshot.hasTag('failed') && failure !== null) return `${texts.failed}${textOf(failure)}`;
  if (snapshot.hasTag('absent')) return texts.absent;
  return snapshot.hasTag('empty') ? words.empty : null;
}

/** A card that reads when it is opened: the log of a role. */
export const panelScreen: Screen<PanelFacts> = {
  model,
  open: async (stage) => {
    const { standIn } = stage;
    standIn.reply('roles.read', () => dressed(role('Addetti', 0)));
    standIn.reply('roles.blankPermissions', () => dressed({ permission: { news: { view: 0 } } }));
    await openStart(stage, 7);
    await card(stage).waitFor();
  },
  act: {
    'panel.open': toggle,
    'panel.close': toggle,
    'page.go': (stage) => card(stage).getByRole('button', { name: listWidgetTexts.pagination.next }).click(),
    'panel.refresh': saveRole,
    'panel.retry': (stage) => card(stage).getByRole('button', { name: texts.retry }).click(),
  },
  commands: {
    'panel.open': 'log.open',
    'panel.close': 'log.close',
    'page.go': 'log.nextPage',
    'panel.retry': 'log.retry',
  },
  actors: {
    loadPage: {
      endpoints: ['audit.list'],
      reply: (output: Awaited<ReturnType<PanelActors['loadPage']>>) => {
        if (!output.ok) return { failure: output.failure };
        const { rows = [], total = 0, pages = 1 } = output.value ?? {};
        return dressed(rows, { meta: { total, last_page: pages } });
      },
    },
  },
  facts: (stage) =>
    card(stage).evaluate((it, page) => {
      const text = (element: Element | null | undefined) => element?.textContent ?? null;
      const heading = it.querySelector('h2 button');
      const body = document.getElementById(heading?.getAttribute('aria-controls') ?? '');
      const said = text(body?.querySelector('p[role="status"]'));
      const pages = text(body?.querySelector('span[role="status"]:not(.sr-only)'));
      return {
        open: heading?.getAttribute('aria-expanded') === 'true' && body?.hidden === false,
        busy: body?.querySelector('[aria-busy="true"]') !== null,
        rows: [...(body?.querySelectorAll('tbody tr td:nth-child(2) > span:last-child') ?? [])].map(
          (cell) => text(cell) ?? '',
        ),
        message: text(body?.querySelector('[role="alert"] div:has(> p)')) ?? said,
        page: pages?.startsWith(page) === true ? pages : null,
      };
    }, listWidgetTexts.pagination.page),
  expected: ({ snapshot: current }) => {
    const snapshot = current as PanelSnapshot;
    const { page, shown } = snapshot.context;
    const isOpen = !snapshot.hasTag('closed');
    const showsRows = snapshot.hasTag('busy') || snapshot.hasTag('shown');
    const pages = shown?.pages ?? 1;
    return {
      open: isOpen,
      busy: snapshot.hasTag('busy'),
      rows: showsRows ? (shown?.rows ?? []).map((row) => String((row as { username: string }).username)) : [],
      message: messageOf(snapshot),
      page:
        isOpen && pages > 1
          ? `${listWidgetTexts.pagination.page} ${page} ${listWidgetTexts.pagination.of(pages)}`
          : null,
    };
  },
};
