import type { AnyMachineSnapshot, SnapshotFrom } from 'xstate';
import { blankItem, normaliseItem } from '../../../../src/content/item/item';
import type { Content, ContentForm } from '../../../../src/content/model/content';
import { isDirty } from '../../../../src/machines/editor/document';
import type { editorMachine } from '../../../../src/machines/editor/machine';
import type { EditorInput, LocalDraft } from '../../../../src/machines/editor/types';
import { itinerary, news } from '../../../content/named';
import { NEVER_REJECTS } from '../../../kit/ordinary';
import type { Model } from '../../../kit/types';
import { everything, input, sent, withTitle } from '../../../machines/editor/fixture';
import { editorModel } from '../../../machines/editor/model';
import { ROUTE, routeDraft } from '../../../machines/editor/routeWalk';
import { reviewing, title } from '../../../machines/editor/samples';
import { answering, casesAt, eventsWhere } from '../../kit/variants';

export type EditorSnapshot = SnapshotFrom<typeof editorMachine>;

const formOf = ({ area, titles, fields, required, saveDebounced }: Content): ContentForm => ({
  ...{ area, titles, fields, required },
  ...(saveDebounced !== undefined && { saveDebounced }),
});
const content = formOf(news);
const route = formOf(itinerary);
const stored = normaliseItem(news, sent(), { languages: ['it', 'en'], author: 7, canSave: true });
const storedDraft: LocalDraft = { item: withTitle(stored, 'Avviso ritrovato'), base: stored, attempt: null };

const blank = blankItem(news, { languages: ['it', 'en'], author: 7, canSave: true });
const copyDraft: LocalDraft = { item: withTitle(blank, 'Avviso nuovo'), base: blank, attempt: null };

const inputs: Readonly<Record<string, EditorInput>> = {
  'contenuto nuovo': input({ content }),
  'contenuto esistente con una bozza locale': input({ content, id: 42, storedDraft }),
  'contenuto esistente da chi non pubblica': input({ content, id: 42, abilities: { ...everything, publish: false } }),
  'scheda pubblicata da chi non pubblica': input({ content, id: 50, abilities: { ...everything, publish: false } }),
  'revisione da validare da chi pubblica': input({ content, id: 60 }),
  'itinerario con tappe': input({ content: route, id: ROUTE, storedDraft: routeDraft(route) }),
  'copia di una scheda': input({ content, copyOf: 42, storedDraft: copyDraft }),
};

/** Whether the editor is on the page at all: an exit that was granted takes it away. */
const isHere = (snapshot: AnyMachineSnapshot) => !snapshot.matches({ leaving: 'left' });
const isItalian = (snapshot: AnyMachineSnapshot) => (snapshot as EditorSnapshot).context.language === 'it';

/** The model's events where the page can make them: as long as it is there, and in the language that is shown. */
const possible = eventsWhere(editorModel, (type, snapshot) => {
  if (!isHere(snapshot)) return false;
  // The question lies over the form.
  if (snapshot.hasTag('confirming') && !type.startsWith('publication.')) return false;
  if (type === 'session.resumed') return snapshot.hasTag('signInNeeded');
  return isItalian(snapshot) || (type !== 'field.change' && type !== 'field.blur');
});

/** Of a revision the title can also be emptied here: a step of the review is then refused. */
const emptied = ({ context }: EditorSnapshot) =>
  context.id === 60 && context.item?.contents.it?.title === 'Sagra' ? { 'un titolo vuoto': title('') } : {};

const events: Model['events'] = {
  ...possible,
  'field.change': {
    phrase: 'Scrivi',
    cases: (snapshot) => ({
      ...casesAt(possible['field.change'], snapshot),
      ...(isHere(snapshot) && reviewing(snapshot as EditorSnapshot) && emptied(snapshot as EditorSnapshot)),
    }),
  },
};

/** Without unsaved work a session that is over takes the page away, and the editor with it. */
function whileHere(actor: string) {
  const entry = answering(editorModel, actor);
  const { done } = entry;
  return {
    ...entry,
    done: (snapshot: AnyMachineSnapshot) => {
      if (!isHere(snapshot) || typeof done !== 'function') return {};
      const {
        'sessione scaduta': over,
        'permesso tolto': lost,
        'con la pubblicata corretta nel frattempo': _,
        ...others
      } = done(snapshot);
      if (!isDirty((snapshot as EditorSnapshot).context)) return others;
      return {
        ...others,
        ...(over !== undefined && { 'sessione scaduta': over }),
        ...(lost !== undefined && { 'permesso tolto': lost }),
      };
    },
  };
}

const NO_READING = 'chi non può modificare non apre la scheda: la guardia lo porta alla pagina non trovata';
const IN_A_PAUSE =
  'di ciò che si salva con una pausa lo schermo ha un itinerario, a cui per pubblicare manca altro: si prova nella macchina';
const ALONE = 'il server di queste prove non dice da dove contano le modifiche: il confronto è in journeys/review';
const ONE_DRAFT =
  'qui di una scheda c’è una bozza sola: con più d’una lo prova il percorso delle bozze, sullo schermo quello delle redazioni';

/** The editor's model over real news and a real itinerary. */
export const realEditorModel = {
  ...editorModel,
  inputs,
  events,
  actors: { loadItem: whileHere('loadItem'), loadStatuses: whileHere('loadStatuses'), saveItem: whileHere('saveItem') },
  unreachable: {
    'editor.form.loading --error(loadItem)': NEVER_REJECTS,
    'editor.form.open.saving --error(saveItem)': NEVER_REJECTS,
    'editor.form.open.rereading --error(loadItem)': NEVER_REJECTS,
    'editor.form.open.comparing --error(loadItem)': NEVER_REJECTS,
    'editor.statuses.loading --error(loadStatuses)': NEVER_REJECTS,
    'editor.form.reading': NO_READING,
    'editor.form.offering --draft.discard[hasFurtherOffers]': ONE_DRAFT,
    'editor.form.offering --draft.next[hasFurtherOffers]': ONE_DRAFT,
    'editor.form.open.checking --always[isContested]': ALONE,
    'editor.form.open.editing --comparison.request[unless(isClosed, hasNoRevision)]': ALONE,
    'editor.form.open.resolving --conflict.cancel[isWithOriginal]': ALONE,
    'editor.form.open.pausing --after(savePause)[changesReaders]': IN_A_PAUSE,
  },
} as unknown as Model;
