import { expect, type Page } from 'playwright/test';
import { type AnyEventObject, getNextSnapshot } from 'xstate';
import { STATUS, STATUSES } from '../../../../src/content/publication/status';
import { publicationMachine } from '../../../../src/machines/publication/machine';
import { statusOptions } from '../../../../src/machines/publication/rules';
import type { PublicationEvent } from '../../../../src/machines/publication/types';
import { editorTexts as texts } from '../../../../src/messages/screens/editor';
import { fieldTexts } from '../../../../src/messages/ui/fields';
import { routeOf } from '../../../kit/start';
import { completeText } from '../../kit/api';
import type { Call, Reply } from '../../kit/call';
import { dressed } from '../../kit/dress';
import type { Screen } from '../../kit/replay';
import { openSignedIn, startOf, userOf } from '../../kit/screens';
import type { Stage } from '../../kit/stage';
import { newsPublicationModel, type PublicationSnapshot } from './model';

/** The item, and the first revision draft that is made of it. */
const ITEM = 5;
const FIRST_DRAFT = 61;

/** What the stand-in has stored: the machine says it, the titles apart. */
interface Stored {
  readonly snapshot: PublicationSnapshot;
  /** Of the language, or of its revision draft. */
  readonly title: string;
  /** What readers see while a draft stands beside it. */
  readonly publishedTitle: string;
  readonly draft: number;
}

/** Who is at the screen, what the server has, and what the next save has to ask for. */
interface Scene {
  mayPublish: boolean;
  stored: Stored;
  awaited: PublicationEvent | null;
  /** Whether the next save is asked about: it changes what readers see. */
  isAsked: boolean;
  texts: number;
}

const scenes = new WeakMap<Stage, Scene>();

function sceneOf(stage: Stage): Scene {
  const known = scenes.get(stage);
  if (known !== undefined) return known;
  const snapshot = stage.snapshot as PublicationSnapshot;
  const stored = { snapshot, title: 'Sagra', publishedTitle: 'Sagra', draft: FIRST_DRAFT };
  const scene: Scene = { mayPublish: false, stored, awaited: null, isAsked: false, texts: 0 };
  scenes.set(stage, scene);
  return scene;
}

const isRevised = ({ snapshot }: Pick<Stored, 'snapshot'>): boolean => snapshot.hasTag('revised');

/** The version that one works on: the revision draft where there is one. */
const versionOf = (stored: Stored): number => (isRevised(stored) ? stored.draft : ITEM);

function answerRead({ stored, mayPublish }: Scene, id: unknown): Reply {
  const { title, publishedTitle, draft, snapshot } = stored;
  const { status, readersSee } = snapshot.context;
  const isDraft = Number(id) !== ITEM;
  const besideDraft = !isDraft && isRevised(stored);
  const shown = besideDraft ? STATUS.published : status;
  return dressed({
    id: Number(id),
    updated_at: '2026-03-01T08:00:00Z',
    canSave: mayPublish ? 1 : 0,
    draft: isDraft ? ITEM : 0,
    revision: besideDraft ? draft : null,
    revision_statuses: besideDraft ? { it: status } : {},
    contents: { it: completeText(besideDraft ? publishedTitle : title, { status: shown }), en: null },
    nextStatuses: {
      it: statusOptions({ mayPublish, current: shown, readersSee: isDraft && readersSee }),
      en: statusOptions({ mayPublish, current: null }),
    },
  });
}

/** Takes a save as the server does whose rules are the machine; a save that asks for anything else fails the test. */
function answerSave(scene: Scene, { params, body }: Call): Reply {
  const { stored, awaited } = scene;
  const { contents } = body as { contents: { it: { title: string; status: number } } };
  const { title, status } = contents.it;
  if (awaited === null) throw new Error('nobody asked for a save');
  const snapshot = getNextSnapshot(publicationMachine, stored.snapshot as never, awaited) as PublicationSnapshot;
  expect({ id: Number(params.id), status, hasNewText: title !== stored.title }).toEqual({
    id: versionOf(stored),
    status: snapshot.context.status,
    hasNewText: awaited.type === 'text.change',
  });
  const next = { ...stored, snapshot, title };
  const isNewDraft = isRevised(next) && !isRevised(stored);
  const wasTaken = isRevised(stored) && !isRevised(next);
  scene.stored = {
    ...next,
    publishedTitle: isNewDraft ? stored.title : stored.publishedTitle,
    draft: stored.draft + (wasTaken ? 1 : 0),
  };
  scene.awaited = null;
  return dressed({ id: versionOf(scene.stored), message: null });
}

/** Somebody opens the item and, where there is one, its revision draft. */
async function openAs(stage: Stage, mayPublish: boolean): Promise<void> {
  const scene = sceneOf(stage);
  scene.mayPublish = mayPublish;
  const start = startOf(stage);
  const user = userOf({ ...start, user: { ...Object(start.user), 'news-publish': mayPublish } });
  await openSignedIn(stage, user, routeOf(start, ITEM));
  if (!isRevised(scene.stored)) return;
  await stage.page.getByText(texts.hasRevision).waitFor();
  await stage.page.getByRole('button', { name: texts.openRevision }).click();
  // The address is the draft's before its content has arrived: until then the item stands in the form.
  await stage.page.getByText(texts.revision).waitFor();
}

async function open(stage: Stage): Promise<void> {
  const { standIn } = stage;
  standIn.reply('news.read', ({ params }) => answerRead(sceneOf(stage), params.id));
  standIn.reply('news.update', (call) => answerSave(sceneOf(stage), call));
  await openAs(stage, false);
}

const statusBox = (page: Page) => page.getByRole('combobox', { name: 'Stato', exact: true });

/** Whether readers see something else once this is saved: the draft's text, a language anew, or one no longer. */
function concernsReaders({ stored: { snapshot } }: Scene, { type, status, mayPublish }: AnyEventObject): boolean {
  if (!mayPublish || type !== 'status.set') return false;
  const publishes = status === STATUS.published;
  return snapshot.hasTag('revised') ? publishes : publishes !== snapshot.context.readersSee;
}

/** Whom an event is done by takes their place at the screen. */
async function takePlace(stage: Stage, event: AnyEventObject): Promise<void> {
  const scene = sceneOf(stage);
  scene.awaited = event as PublicationEvent;
  scene.isAsked = concernsReaders(scene, event);
  if (scene.mayPublish === event.mayPublish) return;
  await openAs(stage, event.mayPublish);
  // The one that left is no hint that this one has come.
  await expect(stage.page).toHaveURL(new RegExp(`#/news/${versionOf(scene.stored)}$`));
  await statusBox(stage.page).waitFor();
}

/** Whom it is done by chooses the status, or writes another title. */
async function prepare(stage: Stage, event: AnyEventObject): Promise<void> {
  await takePlace(stage, event);
  if (event.type === 'status.set') {
    await statusBox(stage.page).selectOption(String(event.status));
    return;
  }
  const scene = sceneOf(stage);
  scene.texts += 1;
  await stage.page.getByRole('textbox', { name: 'Titolo', exact: true }).fill(`Sagra ${scene.texts}`);
}

/** The step of the review that sets this status and saves; null where the status is chosen first. */
function stepFor(stage: Pick<Stage, 'snapshot'>, { status, mayPublish }: AnyEventObject): string | null {
  const { status: now } = (stage.snapshot as PublicationSnapshot).context;
  if (mayPublish) return status === STATUS.published ? 'editor.publish' : null;
  const sent = now === STATUS.sentBack || now === STATUS.revalidate ? STATUS.revalidate : STATUS.toValidate;
  return status === sent ? 'editor.submit' : null;
}

async function save(stage: Stage, event: AnyEventObject): Promise<void> {
  await prepare(stage, event);
  await stage.leaveField();
  await stage.page.getByRole('button', { name: texts.save, exact: true }).click();
}

/** Says yes where readers are concerned, and only there. */
async function confirm(stage: Stage): Promise<void> {
  const scene = sceneOf(stage);
  if (!scene.isAsked) return;
  scene.isAsked = false;
  await stage.page.getByRole('alertdialog').getByRole('button', { name: 'Conferma', exact: true }).click();
}

/** What the editor shows of the way to readers. */
interface PublicationFacts {
  readonly address: string;
  readonly status: string;
  /** Whether it says that this is a revision draft. */
  readonly isRevision: boolean;
  readonly isSaved: boolean;
  /** Statuses that may be chosen, and those that are shown as not allowed. */
  readonly offered: readonly number[];
  readonly barred: readonly number[];
}

async function readFacts({ page }: Stage): Promise<PublicationFacts> {
  const form = await page.evaluate(
    (texts) => {
      const box = document.querySelector<HTMLSelectElement>('[data-path="contents.it.status"] select');
      const options = [...(box?.options ?? [])].filter(({ value }) => value !== '');
      const numbers = (chosen: readonly HTMLOptionElement[]) => chosen.map(({ value }) => Number(value));
      const says = (text: string) => document.querySelector('main')?.textContent?.includes(text) === true;
      return {
        status: box?.value ?? '',
        isRevision: says(texts.revision),
        isSaved: says(texts.saved),
        offered: numbers(options.filter(({ disabled }) => !disabled)),
        barred: numbers(options.filter(({ disabled, text }) => disabled && text.endsWith(texts.barred))),
      };
    },
    { revision: texts.revision, saved: texts.allSaved, barred: fieldTexts.status.barred },
  );
  return { address: new URL(page.url()).hash, ...form };
}

function expectedFacts(stage: Stage): PublicationFacts {
  const snapshot = stage.snapshot as PublicationSnapshot;
  const { stored, mayPublish } = sceneOf(stage);
  const offered = STATUSES.filter((status) => snapshot.can({ type: 'status.set', status, mayPublish }));
  return {
    address: `#/news/${snapshot.hasTag('revised') ? stored.draft : ITEM}`,
    status: String(snapshot.context.status),
    isRevision: snapshot.hasTag('revised'),
    isSaved: true,
    offered,
    // 0 has no negative: a server can't say that it is not allowed.
    barred: STATUSES.filter((status) => status !== STATUS.hidden && !offered.includes(status)),
  };
}

/**
 * The way to readers in the editor of News, at which who writes and who publishes take turns. The stand-in stores what
 * the machine says; that the server does the same is proved against the server itself.
 */
export const publicationScreen: Screen<PublicationFacts> = {
  model: newsPublicationModel,
  open,
  act: { 'status.set': save, 'text.change': save },
  commands: {
    'status.set': {
      command: (stage, event) => stepFor(stage, event) ?? 'editor.save',
      focus: (stage, event) => (stepFor(stage, event) === null ? prepare(stage, event) : takePlace(stage, event)),
    },
    'text.change': { command: 'editor.save', focus: prepare },
  },
  actors: {},
  follow: confirm,
  facts: readFacts,
  expected: expectedFacts,
};
