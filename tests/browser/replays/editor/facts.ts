import type { Page } from 'playwright/test';
import { valueAt } from '../../../../src/content/field/path';
import { conflictName } from '../../../../src/content/item/conflict';
import {
  errorAt,
  isDirty,
  isUnanswered,
  languagesWithErrors,
  readOnlyReason,
} from '../../../../src/machines/editor/document';
import { missingFields, neededAt, reasonAt } from '../../../../src/machines/editor/missing';
import { publicationChange } from '../../../../src/machines/editor/publication';
import { namedRevision, originalId, revisionId } from '../../../../src/machines/editor/review';
import { hasNoStatuses } from '../../../../src/machines/editor/rules';
import { saveBlock } from '../../../../src/machines/editor/saving';
import type { EditorInput } from '../../../../src/machines/editor/types';
import { cardTitleTexts } from '../../../../src/messages/commands/cards';
import { languageName } from '../../../../src/messages/screens/content';
import { editorTexts as texts } from '../../../../src/messages/screens/editor';
import { failureTexts } from '../../../../src/messages/screens/failures';
import { readersTexts } from '../../../../src/messages/screens/readers';
import { readDrafts } from '../../kit/drafts';
import { textOf } from '../../kit/screens';
import type { Stage } from '../../kit/stage';
import type { EditorSnapshot } from './model';
import { expectedStops, readStops, type StopFacts } from './stops';

interface FieldFacts {
  readonly value: string;
  readonly error: string | null;
  /** What it is marked with beside its label. */
  readonly mark: string | null;
}

/** What an editor shows, and must show. */
export interface EditorFacts {
  readonly view: 'left' | 'skeleton' | 'missing' | 'failed' | 'form';
  readonly heading: string;
  readonly address: string;
  /** Texts above the form, in order. */
  readonly notes: readonly string[];
  readonly language: string | null;
  readonly marked: readonly string[];
  readonly saveState: string | null;
  readonly fields: Readonly<Record<string, FieldFacts>>;
  /** Of an itinerary. */
  readonly stops: readonly StopFacts[];
  /** Rows of what is missing for publication. */
  readonly missing: readonly string[];
  /** Field of a conflict → what was decided. */
  readonly decisions: Readonly<Record<string, string | null>>;
  readonly asksToLeave: boolean;
  /** The question about what readers will see; null while there is none. */
  readonly question: string | null;
  /** Drafts in this browser, by key. */
  readonly drafts: Readonly<Record<string, string>>;
  readonly previews: number;
  /** Whether the save that waits for the network can be sent at once; null while none waits. */
  readonly maySendAgain: boolean | null;
}

const FIELDS = ['title', 'slug', 'google.title'];
const NOT_HERE = {
  notes: [],
  language: null,
  marked: [],
  saveState: null,
  fields: {},
  stops: [],
  missing: [],
  decisions: {},
  asksToLeave: false,
  question: null,
  maySendAgain: null,
};

const readForm = (page: Page, names: readonly string[]) =>
  page.evaluate(
    ({ paths, sendAgain }) => {
      const text = (element: Element | null | undefined) => element?.textContent?.trim() ?? null;
      const all = <E extends Element>(selector: string, within: ParentNode = document) => [
        ...within.querySelectorAll<E>(selector),
      ];
      const main = document.querySelector('main');
      const panel = document.getElementById('editor-panel');
      const tabs = all<HTMLElement>('[role="tab"]');
      const selected = tabs.find((tab) => tab.getAttribute('aria-selected') === 'true');
      const code = (tab: HTMLElement | undefined) => tab?.querySelector('span[aria-hidden]')?.textContent ?? null;
      const language = code(selected);
      const field = (path: string) => {
        const box = document.querySelector<HTMLElement>(`[data-path="contents.${language}.${path}"]`);
        const control = box?.querySelector<HTMLInputElement>('input');
        const [error, mark] = ['error', 'mark'].map((note) => text(document.getElementById(`${control?.id}-${note}`)));
        return { value: control?.value ?? '', error: error ?? null, mark: mark ?? null };
      };
      const again = all('#editor-panel button').find((button) => text(button) === sendAgain);
      const failure = text(main?.querySelector('p'));
      const view =
        panel !== null
          ? 'form'
          : failure === 'Contenuto non trovato'
            ? 'missing'
            : failure === 'Il contenuto non si è caricato'
              ? 'failed'
              : /^#\/(news|itinerary)\//.test(location.hash)
                ? 'skeleton'
                : 'left';
      const banners = [...(panel?.children ?? [])].filter((child) => child.querySelector('[data-path]') === null);
      const sets = all<HTMLElement>('#editor-panel fieldset').filter(
        (set) => set.querySelector('input[type="radio"]') !== null && set.closest('[data-path]') === null,
      );
      return {
        view,
        heading: text(document.querySelector('h1')) ?? '',
        address: location.hash,
        notes:
          view === 'missing' || view === 'failed'
            ? [text(main?.querySelector('[role="alert"]')) ?? '']
            : banners.map((banner) => text(banner.querySelector('h2') ?? banner.querySelector('p')) ?? ''),
        language,
        marked: tabs.filter((tab) => tab.textContent?.includes('con errori')).map((tab) => code(tab) ?? ''),
        saveState: text(main?.querySelector('[role="status"]')),
        fields: Object.fromEntries(paths.map((path) => [path, field(path)])),
        missing: all('#missing-to-publish li').map((row) => text(row) ?? ''),
        decisions: Object.fromEntries(
          sets.map((set) => [
            text(set.querySelector('legend')) ?? '',
            set.querySelector('input:checked + span')?.firstChild?.textContent ?? null,
          ]),
        ),
        ...(() => {
          const asked = text(document.querySelector('[role="alertdialog"] h2'));
          const asksToLeave = asked?.startsWith('Ci sono modifiche') === true;
          return { asksToLeave, question: asksToLeave ? null : asked };
        })(),
        maySendAgain: again === undefined ? null : again.getAttribute('aria-disabled') !== 'true',
      };
    },
    { paths: names, sendAgain: texts.offline.retry },
  );

/** What the page shows of an editor. */
export async function readEditor({ page, marks }: Stage): Promise<EditorFacts> {
  const form = await readForm(page, FIELDS);
  const stops = await readStops(page);
  marks.set('open', stops.find(({ title }) => title !== null)?.key);
  const drafts = await readDrafts(page);
  const previews = page.context().pages().length - 1;
  const view = form.view as EditorFacts['view'];
  if (view === 'left') return { ...NOT_HERE, view, heading: form.heading, address: form.address, drafts, previews };
  if (view !== 'form') return { ...NOT_HERE, ...form, saveState: null, fields: {}, view, drafts, previews };
  // A card beside the form, with a machine of its own.
  const notes = form.notes.filter((note) => note !== cardTitleTexts.log);
  return { ...form, notes, stops, view, drafts, previews };
}

function notesOf(snapshot: EditorSnapshot): string[] {
  const { context } = snapshot;
  const [conflict, deleted, signIn] = (['conflict', 'deleted', 'signInNeeded'] as const).map((tag) =>
    snapshot.hasTag(tag),
  );
  const named = namedRevision(context.failure) !== null;
  const notes: (string | false | null)[] = [
    originalId(context) !== null && texts.revision,
    originalId(context) === null && revisionId(context) !== null && !named && texts.hasRevision,
    readOnlyReason(context),
    snapshot.hasTag('offering') && texts.draft.title,
    snapshot.hasTag('editable') && saveBlock(context),
    snapshot.hasTag('statusFailed') && texts.statusesMissing,
    snapshot.hasTag('editable') && hasNoStatuses(context) && texts.statusesEmpty(languageName(context.language)),
    signIn === true && texts.signIn,
    deleted === true && texts.deleted.title,
    isUnanswered(context) && texts.offline.title,
    conflict === true && (context.conflict === null ? texts.conflict.loading : texts.conflict.title),
    context.failure !== null &&
      !isUnanswered(context) &&
      conflict !== true &&
      deleted !== true &&
      signIn !== true &&
      (context.failure.kind === 'forbidden' ? failureTexts.rightLost : texts.saveFailed),
  ];
  return notes.filter((note) => typeof note === 'string');
}

/** What is in this browser's drafts after everything that was emitted about them. */
function draftsOf({ emitted, path }: Stage): Record<string, string> {
  const { content, id, storedDraft, userId } = path.input as EditorInput;
  const titleIn = (draft: unknown) => String(valueAt(JSON.parse(JSON.stringify(draft)), 'item.contents.it.title'));
  const drafts: Record<string, string> = {};
  if (storedDraft !== undefined && storedDraft !== null)
    drafts[`${userId}/${content.area}/${id}`] = titleIn(storedDraft);
  for (const event of emitted) {
    const key = `${userId}/${content.area}/${event.id}`;
    if (event.type === 'draft.changed') drafts[key] = titleIn(event.draft);
    if (event.type === 'draft.cleared') delete drafts[key];
  }
  return drafts;
}

function saveStateOf(snapshot: EditorSnapshot): string {
  if (isUnanswered(snapshot.context)) return texts.offline.state;
  if (snapshot.hasTag('saving')) return texts.savingNow;
  if (isDirty(snapshot.context)) return texts.unsaved;
  return snapshot.context.id === 'new' ? '' : texts.allSaved;
}

/** What the page must show of an editor. */
export function expectedEditor(stage: Stage): EditorFacts {
  const snapshot = stage.snapshot as EditorSnapshot;
  const { context } = snapshot;
  const goneOnAs = stage.emitted.filter(({ type }) => type === 'created' || type === 'moved').at(-1)?.id;
  const { id: opened, copyOf } = stage.path.input as EditorInput;
  const drafts = draftsOf(stage);
  const previews = stage.emitted.filter(({ type }) => type === 'preview.open').length;
  if (snapshot.hasTag('left'))
    return { ...NOT_HERE, view: 'left', heading: 'Dashboard', address: '#/dashboard', drafts, previews };
  const here = {
    heading: context.content.titles[context.id === 'new' ? 'inserting' : 'editing'],
    address: `#/${context.content.area}/${goneOnAs ?? opened}${copyOf === undefined || goneOnAs !== undefined ? '' : `?from=${copyOf}`}`,
    drafts,
    previews,
  };
  if (snapshot.hasTag('skeleton')) return { ...NOT_HERE, ...here, view: 'skeleton' };
  if (context.item === null)
    return {
      ...NOT_HERE,
      ...here,
      view: snapshot.hasTag('missing') ? 'missing' : 'failed',
      notes: [context.failure === null ? '' : textOf(context.failure)],
    };
  const isOpen = snapshot.hasTag('editable');
  const field = (name: string): FieldFacts => {
    const path = `contents.${context.language}.${name}`;
    const error = errorAt(context, path);
    return {
      value: String(valueAt(context.item, path) ?? ''),
      error,
      mark: isOpen && error === null ? neededAt(context, path) : null,
    };
  };
  return {
    ...here,
    view: 'form',
    notes: notesOf(snapshot),
    language: context.language,
    marked: languagesWithErrors(context),
    saveState: saveStateOf(snapshot),
    fields: Object.fromEntries(FIELDS.map((path) => [path, field(path)])),
    stops: expectedStops(stage),
    missing: isOpen ? missingFields(context).map(({ path, label }) => `${label}: ${reasonAt(context, path)}`) : [],
    decisions: Object.fromEntries(
      (context.conflict?.fields ?? []).map((field) => [
        conflictName(field),
        field.decision === null ? null : texts.conflict[field.decision],
      ]),
    ),
    asksToLeave: snapshot.hasTag('askingToLeave'),
    question: snapshot.hasTag('confirming') ? readersTexts.question(publicationChange(context)) : null,
    maySendAgain: isUnanswered(context) ? snapshot.can({ type: 'save.retry' }) : null,
  };
}
