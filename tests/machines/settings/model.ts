import type { PageSection } from '../../../src/machines/settings/machine';
import {
  invariants,
  isSaving,
  previewOf,
  reason,
  settingsMachine,
  unsavedIn,
  workLeft,
} from '../../../src/machines/settings/machine';

import { defineModel, EXCUSES, refused, send } from '../../kit/model';
import { modelSuite } from '../../kit/suite';
import { HOME_SETTINGS } from '../starts';

type Report = Omit<PageSection, 'title'>;

const languages = ['it', 'en'];
const PREVIEWS = { it: '/anteprima/home/it' };

const report = (name: string, work: PageSection['work'], wrong: readonly string[] = []): Report => ({
  name,
  work,
  isSaving: false,
  wrong,
  previews: name === 'footer' ? PREVIEWS : {},
});

export const settingsModel = defineModel(settingsMachine, {
  title: 'Pagina di impostazioni del sito',
  reason,
  commands: { scopes: ['settings'] },
  inputs: {
    'due sezioni in due lingue': {
      sections: [
        { name: 'generale', title: 'Generale' },
        { name: 'footer', title: 'Piè di pagina' },
      ],
      languages,
    },
  },
  start: () => HOME_SETTINGS,
  events: {
    'language.go': {
      phrase: 'Passa alla lingua',
      sentBy: ['settings.language.*', 'settings.nextLanguage', 'settings.previousLanguage'],
      cases: { italiano: { language: 'it' }, inglese: { language: 'en' }, 'che il sito non ha': { language: 'de' } },
    },
    'section.enter': {
      phrase: 'Porta il cursore nella sezione',
      sentBy: { excuse: 'a section gets the focus' },
      cases: {
        Generale: { name: 'generale' },
        'Piè di pagina': { name: 'footer' },
        'che non c’è': { name: 'altrove' },
      },
    },
    'section.report': {
      phrase: 'Una sezione cambia',
      sentBy: EXCUSES.reported,
      cases: {
        'Generale, da salvare': report('generale', 'kept'),
        'Generale, salvata': report('generale', 'none'),
        'Generale, in viaggio': { ...report('generale', 'kept'), isSaving: true },
        'Piè di pagina, con un errore in inglese': report('footer', 'lost', ['en']),
        'Piè di pagina, salvata': report('footer', 'none'),
        'che non c’è': report('altrove', 'lost'),
      },
    },
    'preview.request': { phrase: 'Apri l’anteprima', sentBy: 'settings.preview' },
    'leave.request': { phrase: 'Lascia la pagina', sentBy: EXCUSES.reported },
    'leave.confirm': { phrase: 'Premi Esci senza salvare', sentBy: EXCUSES.question },
    'leave.cancel': { phrase: 'Premi Resta', sentBy: EXCUSES.question },
  },
  actors: {},
  delays: {},
  requirements: {
    '3-2.40': ['language.go'],
    '3-2.46': ['section.report'],
    '3-2.105': ['language.go'],
  },
  invariants,
  laws: {
    'the page is left unasked only where every section is saved': (before, event, now) =>
      event.type !== 'leave.request' || !now.hasTag('left') || unsavedIn(before.context).length === 0,
    'what is lost of one section is lost of the page': (_before, _event, { context }) =>
      (workLeft(context) === 'lost') === context.sections.some(({ work }) => work === 'lost'),
    'a section says nothing of another': (before, event, now) =>
      event.type !== 'section.report' ||
      now.context.sections.every(
        (section, place) => section.name === event.name || section === before.context.sections[place],
      ),
    'the language shown changes by no other event': (before, event, now) =>
      event.type === 'language.go' || now.context.language === before.context.language,
  },
  project: (context) => ({
    front: context.front,
    language: context.language,
    unsaved: unsavedIn(context).map(({ name }) => name),
    saving: isSaving(context),
    preview: previewOf(context),
  }),
  limit: 20_000,
  paths: { floor: 20, cap: 900 },
  journeys: [
    {
      name: 'uscire chiede finché una sezione è da salvare, e la nomina',
      input: 'due sezioni in due lingue',
      steps: [
        send({ type: 'section.report', ...report('footer', 'kept') }),
        send({ type: 'leave.request' }),
        refused({ type: 'leave.request' }),
        send({ type: 'leave.cancel' }),
        send({ type: 'section.report', ...report('footer', 'none') }),
        send({ type: 'leave.request' }),
      ],
      end: { value: 'left', emitted: ['left'] },
    },
    {
      name: 'l’anteprima è quella della sezione davanti, nella lingua mostrata',
      input: 'due sezioni in due lingue',
      steps: [
        send({ type: 'section.report', ...report('footer', 'none') }),
        refused({ type: 'preview.request' }),
        send({ type: 'section.enter', name: 'footer' }),
        send({ type: 'preview.request' }),
        send({ type: 'language.go', language: 'en' }),
        refused({ type: 'preview.request' }),
        refused({ type: 'language.go', language: 'en' }),
        refused({ type: 'language.go', language: 'de' }),
      ],
      end: { value: 'staying', context: { front: 'footer', language: 'en' }, emitted: ['preview.open'] },
    },
    {
      name: 'a chi ha rinunciato a ciò che non è salvato si chiede di nuovo prima della prossima pagina',
      input: 'due sezioni in due lingue',
      steps: [
        send({ type: 'section.report', ...report('generale', 'lost') }),
        send({ type: 'leave.request' }),
        send({ type: 'leave.confirm' }),
        send({ type: 'leave.request' }),
      ],
      end: { value: 'asking', emitted: ['left'] },
    },
  ],
});

if (import.meta.vitest) modelSuite(settingsModel, import.meta.vitest);
