import type { Json } from '../../../../src/content/field/json';
import type { LoadingSnapshot } from '../../../../src/machines/loading/machine';
import { pagesOf } from '../../../../src/machines/loading/rules';
import type { LoadedPage } from '../../../../src/machines/loading/types';
import { auditTexts } from '../../../../src/messages/screens/audit';
import { panelTexts as texts } from '../../../../src/messages/screens/records';
import { listWidgetTexts } from '../../../../src/messages/ui/list';
import { failureOf } from '../../../machines/fixtures';
import { dressed } from '../../kit/dress';
import { openStart, textOf } from '../../kit/screens';
import type { Stage } from '../../kit/stage';
import type { PlayedUse } from './use';

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

const twoPages: LoadedPage = { rows: acts('anna', 'bruno'), total: 3, pages: 2 };
const onePage: LoadedPage = { rows: acts('carla'), total: 1, pages: 1 };

/** The form is saved beside the log whether the log is read or not; of the rest there is a button. */
function isPossible(type: string, snapshot: LoadingSnapshot, name: string): boolean {
  const { page, value } = snapshot.context;
  if (type === 'page.go') return name === '2' && page === 1 && pagesOf(value) > 1 && snapshot.hasTag('shown');
  return true;
}

const rowsOf = ({ context }: LoadingSnapshot): readonly Json[] => (context.value as LoadedPage | null)?.rows ?? [];

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

function messageOf(snapshot: LoadingSnapshot): string | null {
  const { failure } = snapshot.context;
  if (snapshot.hasTag('failed') && failure !== null) return `${texts.failed}${textOf(failure)}`;
  if (snapshot.hasTag('absent')) return texts.absent;
  return snapshot.hasTag('shown') && rowsOf(snapshot).length === 0 ? words.empty : null;
}

/** A card that reads when it is opened: the log of a role. */
export const panel: PlayedUse<PanelFacts> = {
  isPossible,
  answers: { 'con due pagine': { ok: true, value: twoPages }, 'con una pagina': { ok: true, value: onePage } },
  open: async (stage) => {
    const { standIn } = stage;
    standIn.reply('roles.read', () => dressed(role('Addetti', 0)));
    standIn.reply('roles.blankPermissions', () => dressed({ permission: { news: { view: 0 } } }));
    await openStart(stage, 7);
    await card(stage).waitFor();
  },
  act: {
    'card.open': toggle,
    'card.close': toggle,
    'page.go': (stage) => card(stage).getByRole('button', { name: listWidgetTexts.pagination.next }).click(),
    'data.change': saveRole,
    'load.retry': (stage) => card(stage).getByRole('button', { name: texts.retry }).click(),
  },
  commands: {
    'card.open': 'log.open',
    'card.close': 'log.close',
    'page.go': 'log.nextPage',
    'load.retry': 'log.retry',
  },
  endpoints: ['audit.list'],
  // A log never says of itself that it is not there: the server has no such address.
  reply: (value) => {
    if (value === null) return { failure: failureOf('notFound') };
    const { rows, total, pages } = value as LoadedPage;
    return dressed(rows, { meta: { total, last_page: pages } });
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
  expected: (_, snapshot) => {
    const { page, value } = snapshot.context;
    const isOpen = snapshot.hasTag('open');
    const showsRows = snapshot.hasTag('busy') || snapshot.hasTag('shown');
    const pages = pagesOf(value);
    return {
      open: isOpen,
      busy: snapshot.hasTag('busy'),
      rows: showsRows ? rowsOf(snapshot).map((row) => String((row as { username: string }).username)) : [],
      message: messageOf(snapshot),
      page:
        isOpen && pages > 1
          ? `${listWidgetTexts.pagination.page} ${page} ${listWidgetTexts.pagination.of(pages)}`
          : null,
    };
  },
};
