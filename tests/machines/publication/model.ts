import { STATUSES } from '../../../src/content/publication/status';
import { invariants } from '../../../src/machines/publication/invariants';
import { publicationMachine } from '../../../src/machines/publication/machine';
import { settableStatuses } from '../../../src/machines/publication/rules';
import type { PublicationEvent } from '../../../src/machines/publication/types';
import { statusChoiceNames, statusNames } from '../../../src/messages/screens/content';
import { defineModel, refused, send } from '../../kit/model';
import { modelSuite } from '../../kit/suite';
import { editing, news } from '../starts';

const editor = (status: number) => send({ type: 'status.set', status, mayPublish: false } as const);
const publisher = (status: number) => send({ type: 'status.set', status, mayPublish: true } as const);

const people = { 'chi scrive': false, 'chi può pubblicare': true } as const;

const requests = Object.fromEntries(
  Object.entries(people).flatMap(([who, mayPublish]) =>
    STATUSES.map((status) => [`${who}: ${status} ${statusNames[status]}`, { status, mayPublish }]),
  ),
);

const isEditors = (event: { type: string }): boolean =>
  (event as PublicationEvent & { mayPublish?: boolean }).mayPublish === false;

const ofEditor = { excuse: 'what saving does: editor.save and the steps of the review' };

export const publicationModel = defineModel(publicationMachine, {
  title: 'Pubblicazione di una lingua',
  inputs: {
    'una lingua nuova': { status: null },
    nascosta: { status: 0 },
    pubblicata: { status: 1 },
    'in bozza': { status: 2 },
    'da validare': { status: 3 },
    'rimandata in revisione': { status: 4 },
    'da validare di nuovo': { status: 5 },
  },
  start: ({ status }) =>
    status === null
      ? {
          page: '/news/new',
          user: { 'news-view': true, 'news-create': true, 'news-publish': false },
          data: 'Una news che nessuno ha ancora scritto.',
        }
      : editing(
          news,
          `Una news con l’italiano nello stato «${statusChoiceNames[status]}».`,
          { localized: { status } },
          { 'news-publish': false },
        ),
  events: {
    'status.set': { phrase: 'Salva con lo stato', sentBy: ofEditor, cases: requests },
    'text.change': {
      phrase: 'Cambia il testo e salva',
      sentBy: ofEditor,
      cases: { 'chi scrive': { mayPublish: false }, 'chi può pubblicare': { mayPublish: true } },
    },
    'draft.drop': {
      phrase: 'Elimina la bozza di revisione',
      sentBy: { excuse: 'list.delete, on the row of a revision' },
    },
  },
  actors: {},
  delays: {},
  invariants,
  laws: {
    'who may not publish neither shows readers more nor takes anything away': (before, event, after) =>
      !isEditors(event) || before.hasTag('visible') === after.hasTag('visible'),
    'only who may publish sends back': (before, event, after) =>
      !isEditors(event) || after.context.status !== 4 || before.context.status === 4,
    'a status is taken exactly where it may be set': (before, event, after) => {
      const sent = event as PublicationEvent;
      if (sent.type !== 'status.set') return true;
      const { status: current, readersSee } = before.context;
      const settable = settableStatuses({ mayPublish: sent.mayPublish, current, readersSee });
      return after.context.status === (settable.includes(sent.status) ? sent.status : current);
    },
    'a publisher leaves no draft beside what was set to 1': (_, event, after) => {
      const sent = event as PublicationEvent;
      return sent.type !== 'status.set' || !sent.mayPublish || sent.status !== 1 || !after.hasTag('revised');
    },
  },
  project: ({ status, readersSee }) => ({ status, readersSee }),
  noHand: {
    'publication.published.revised --draft.drop':
      'nessuna schermata elimina una bozza di revisione da sola: la si elimina con la sua scheda, o per chiamata (provato sul server)',
  },
  limit: 5000,
  paths: { floor: 10, cap: 200 },
  journeys: [
    {
      name: 'chi scrive manda in validazione, corregge ciò che torna, e chi pubblica approva',
      input: 'una lingua nuova',
      steps: [
        editor(2),
        refused({ type: 'status.set', status: 1, mayPublish: false }),
        editor(3),
        publisher(4),
        refused({ type: 'status.set', status: 0, mayPublish: false }),
        refused({ type: 'status.set', status: 3, mayPublish: false }),
        editor(5),
        publisher(1),
      ],
      end: { value: { published: 'untouched' }, context: { status: 1, readersSee: true } },
    },
    {
      name: 'ciò che aspetta di essere rivalidato si consegna ancora così, e si rimanda un’altra volta',
      input: 'da validare di nuovo',
      steps: [
        refused({ type: 'status.set', status: 3, mayPublish: false }),
        editor(5),
        publisher(4),
        editor(5),
        publisher(1),
      ],
      end: { value: { published: 'untouched' }, context: { status: 1, readersSee: true } },
    },
    {
      name: 'un testo pubblicato, cambiato da chi non pubblica, diventa una bozza che chi pubblica riprende',
      input: 'pubblicata',
      steps: [
        send({ type: 'text.change', mayPublish: false }),
        refused({ type: 'status.set', status: 1, mayPublish: false }),
        refused({ type: 'status.set', status: 0, mayPublish: false }),
        editor(3),
        publisher(4),
        editor(5),
        publisher(1),
      ],
      end: { value: { published: 'untouched' }, context: { status: 1, readersSee: true } },
    },
    {
      name: 'una bozza mandata subito in validazione si elimina, e i lettori non se ne accorgono',
      input: 'pubblicata',
      steps: [editor(3), send({ type: 'draft.drop' })],
      end: { value: { published: 'untouched' }, context: { status: 1, readersSee: true } },
    },
    {
      name: 'solo chi pubblica ritira',
      input: 'pubblicata',
      steps: [
        refused({ type: 'status.set', status: 0, mayPublish: false }),
        refused({ type: 'status.set', status: 4, mayPublish: false }),
        publisher(0),
        editor(2),
      ],
      end: { value: 'draft', context: { status: 2, readersSee: false } },
    },
  ],
});

if (import.meta.vitest) modelSuite(publicationModel, import.meta.vitest);
