import { clashesOf } from '../../../src/machines/keymap/clashes';
import { DEFAULT_PREFERENCES, isDefault } from '../../../src/machines/keymap/rules';
import type { KeyPreferences } from '../../../src/machines/keymap/types';
import { keysFile } from '../../../src/machines/keySettings/file';
import { invariants } from '../../../src/machines/keySettings/invariants';
import { keySettingsMachine } from '../../../src/machines/keySettings/machine';
import { reason } from '../../../src/machines/keySettings/refusals';
import { commandOf, draftClashes, isDirty, isOwn, keysIn, rivalsOf } from '../../../src/machines/keySettings/rules';
import type { KeySettingsEvent } from '../../../src/machines/keySettings/types';
import { keySettingsTexts } from '../../../src/messages/screens/keySettings';
import { after, defineModel, done, fail, refused, send } from '../../kit/model';
import { modelSuite } from '../../kit/suite';
import type { JourneyStep } from '../../kit/types';
import { failureOf } from '../fixtures';
import { inputWith, preferring, stroke } from './fixture';

const NOW = new Date('2026-11-21T17:50:00Z');
const does = (event: KeySettingsEvent): JourneyStep => send(event);
const presses = (key: string, more = {}): JourneyStep =>
  does({ type: 'key.press', stroke: stroke(key, more), repeat: false });
const records = (command: string, replaces?: string): JourneyStep =>
  does({ type: 'key.record', command, ...(replaces === undefined ? {} : { replaces }) });

const fileOf = (preferences: KeyPreferences) => ({ ok: true as const, value: keysFile(preferences, NOW) });

const ofDialog = { excuse: 'answers of a dialog, which dialog.main and dialog.close give' };
const recorded = { excuse: 'the recorder takes every key itself' };

export const keySettingsModel = defineModel(keySettingsMachine, {
  title: 'Tastiera: i tasti dell’utente',
  reason,
  commands: { scopes: ['keyboard'] },
  inputs: {
    'apri Tastiera': inputWith(),
    'apri Tastiera con un tasto cambiato': inputWith(preferring({ changed: { 'list.create': ['w'] } })),
  },
  start: ({ preferences }) => ({
    page: '/news',
    user: { 'news-view': true, 'news-create': true },
    data:
      Object.keys(preferences.changed).length === 0
        ? 'Un elenco di news. Prima di cominciare apri «Tasti di scelta rapida», poi «Cambia i tasti».'
        : 'Un elenco di news. Prima di cominciare apri «Tasti di scelta rapida», poi «Cambia i tasti», e assegna w a «Nuovo contenuto».',
  }),
  events: {
    'search.type': {
      phrase: 'Cerca',
      sentBy: { excuse: 'typing in the box where keyboard.search leads' },
      cases: { 'Nuovo contenuto': { text: 'nuovo contenuto' } },
    },
    'singleKeys.set': {
      phrase: 'Tasti singoli',
      sentBy: 'keyboard.singleKeys',
      cases: { spenti: { allowed: false }, accesi: { allowed: true } },
    },
    'command.open': {
      phrase: 'Apri o chiudi',
      sentBy: { excuse: 'Enter on the line of a command, which the arrows reach' },
      cases: { 'Nuovo contenuto': { command: 'list.create' }, 'un comando che non c’è': { command: 'boh' } },
    },
    'command.switch': { phrase: 'Spegni o accendi i tasti del comando aperto', sentBy: 'keyboard.switch' },
    'command.reset': { phrase: 'Rimetti i tasti del comando aperto', sentBy: 'keyboard.reset' },
    'all.reset': { phrase: 'Rimetti tutti i tasti', sentBy: 'keyboard.resetAll' },
    'key.record': {
      phrase: 'Registra',
      sentBy: 'keyboard.add',
      // A third key shows nothing that the second didn't.
      cases: ({ context: { draft } }) => ({
        ...((draft.changed['list.create']?.length ?? 0) < 2 ? { 'un altro tasto per il comando aperto': {} } : {}),
        'al posto di n': { command: 'list.create', replaces: 'n' },
      }),
    },
    'key.remove': {
      phrase: 'Togli',
      sentBy: 'keyboard.remove',
      cases: { 'l’ultimo tasto del comando aperto': {}, 'j a Riga successiva': { command: 'list.next', keys: 'j' } },
    },
    'key.claim': { phrase: 'Assegna qui i tasti contesi del comando aperto', sentBy: 'keyboard.claim' },
    'key.press': {
      phrase: 'Premi',
      sentBy: recorded,
      cases: {
        w: { stroke: stroke('w'), repeat: false },
        'j, che è di un altro': { stroke: stroke('j'), repeat: false },
        'w tenuto premuto': { stroke: stroke('w'), repeat: true },
        'Ctrl+T': { stroke: stroke('t', { ctrlKey: true }), repeat: false },
        Invio: { stroke: stroke('Enter'), repeat: false },
        Esc: { stroke: stroke('Escape'), repeat: false },
        Maiusc: { stroke: stroke('Shift', { shiftKey: true }), repeat: false },
      },
    },
    'record.leave': { phrase: 'Lascia il registratore con Tab', sentBy: recorded },
    'save.request': { phrase: 'Salva', sentBy: 'keyboard.save' },
    'close.request': { phrase: 'Chiudi', sentBy: ofDialog },
    'leave.confirm': { phrase: 'Esci senza salvare', sentBy: ofDialog },
    'leave.cancel': { phrase: 'Continua a modificare', sentBy: ofDialog },
    'export.request': { phrase: 'Esporta', sentBy: 'keyboard.export' },
    'import.choose': {
      phrase: 'Importa',
      sentBy: { excuse: 'the browser’s chooser sends it, which keyboard.import opens' },
      cases: {
        'un file': { name: 'tasti.json', size: 400 },
        'un file di 10 MB': { name: 'foto.json', size: 10_000_000 },
      },
    },
    'import.accept': { phrase: 'Prendi questi tasti', sentBy: ofDialog },
    'import.cancel': { phrase: 'Annulla l’importazione', sentBy: ofDialog },
  },
  actors: {
    readFile: {
      phrase: 'Il file si legge',
      done: {
        'con un tasto cambiato': fileOf(preferring({ changed: { 'list.create': ['y'] } })),
        'con tutti i tasti come in origine': fileOf(DEFAULT_PREFERENCES),
        'con due comandi su un tasto': fileOf(preferring({ changed: { 'list.next': ['y'], 'list.create': ['y'] } })),
        'e non è JSON': { ok: true, value: '<html>' },
        'e non si apre': { ok: false, failure: failureOf('nonsense', { message: 'Il file non c’è più' }) },
      },
    },
  },
  delays: { recordingPause: 'i tasti premuti fin qui sono presi' },
  invariants,
  effects: {
    'what is saved never clashes': ({ context }, emitted) =>
      emitted.every(
        (event) => event.type !== 'preferences.save' || clashesOf(context.commands, event.preferences).length === 0,
      ),
    'it is closed once at most': (_, emitted) => emitted.filter(({ type }) => type === 'settings.closed').length <= 1,
  },
  laws: {
    'Esc never changes the keys': (before, event, now) =>
      !(event.type === 'key.press' && event.stroke.key === 'Escape') || before.context.draft === now.context.draft,
    'what can’t be a key changes nothing': (before, event, now) =>
      !(event.type === 'key.press' && event.stroke.key === 't') || before.context.draft === now.context.draft,
    'a claim leaves the command its keys and nothing that clashes with them': (before, event, now) =>
      event.type !== 'key.claim' ||
      before.context.open === null ||
      before.context.draft === now.context.draft ||
      (rivalsOf(now.context, before.context.open).length === 0 &&
        now.context.draft.changed[before.context.open] === before.context.draft.changed[before.context.open]),
    'the keys in force change by saving only': (before, event, now) =>
      event.type === 'save.request' || before.context.saved === now.context.saved,
    'a file changes nothing before it is taken': (before, event, now) =>
      !(event.type.startsWith('xstate.') || event.type === 'import.choose' || event.type === 'import.cancel') ||
      event.type.startsWith('xstate.after') ||
      before.context.draft === now.context.draft,
    'no change is lost by closing without an answer': (before, event, now) =>
      event.type !== 'close.request' ||
      !now.hasTag('closed') ||
      before.context.draft === before.context.saved ||
      JSON.stringify(before.context.draft) === JSON.stringify(before.context.saved),
  },
  project: (context) => {
    const { commands, draft, open, recording, preview, problem, saved } = context;
    const command = commandOf({ commands }, open);
    return {
      clash: draftClashes(context).length > 0,
      dirty: isDirty(context),
      own: isDefault(draft),
      open,
      openOwn: command !== null && isOwn(draft, command),
      openKeys: command === null ? 0 : keysIn(draft, command).length,
      hasJ: draft.changed['list.next'] === undefined,
      hasN: draft.changed['list.create']?.includes('n') ?? true,
      typed: recording?.typed.length,
      adds: recording?.replaces === null,
      taken: recording?.typed[0] === 'j',
      recordingProblem: recording?.problem,
      takes: preview?.changes.length,
      problem: problem !== null,
      saved: isDefault(saved),
    };
  },
  joinInputs: true,
  limit: 20_000,
  paths: { floor: 500, cap: 2000 },
  journeys: [
    {
      name: 'un tasto si cambia premendone un altro, e si salva',
      input: 'apri Tastiera',
      steps: [
        refused({ type: 'save.request' }),
        records('list.create', 'n'),
        presses('w'),
        after('recordingPause'),
        does({ type: 'save.request' }),
      ],
      end: {
        value: 'closed',
        context: { saved: preferring({ changed: { 'list.create': ['w'] } }), open: 'list.create', recording: null },
        emitted: ['preferences.save', 'settings.closed'],
      },
    },
    {
      name: 'una sequenza si registra tasto per tasto e finisce con Invio; un secondo tasto si aggiunge',
      input: 'apri Tastiera',
      steps: [
        records('list.reload'),
        presses('v'),
        presses('t', { ctrlKey: true }),
        presses('r'),
        presses('Enter'),
        records('list.reload'),
        presses('F7'),
        presses('F8'),
        presses('F9'),
      ],
      end: {
        value: 'editing',
        context: { draft: preferring({ changed: { 'list.reload': ['v r', 'F7 F8 F9'] } }) },
        emitted: [],
      },
    },
    {
      name: 'il tasto di un altro comando è conteso finché uno dei due si toglie',
      input: 'apri Tastiera',
      steps: [
        records('list.create', 'n'),
        presses('j'),
        presses('Enter'),
        refused({ type: 'save.request' }),
        refused({ type: 'export.request' }),
        does({ type: 'key.remove', command: 'list.next', keys: 'j' }),
        does({ type: 'export.request' }),
        does({ type: 'save.request' }),
      ],
      end: {
        value: 'closed',
        context: { saved: preferring({ changed: { 'list.create': ['j'], 'list.next': ['ArrowDown'] } }) },
        emitted: ['keys.export', 'preferences.save', 'settings.closed'],
      },
    },
    {
      name: 'un tasto conteso si toglie all’altro comando, e torna coi tasti suoi',
      input: 'apri Tastiera',
      steps: [
        refused({ type: 'key.claim' }),
        records('list.create', 'n'),
        refused({ type: 'key.claim' }),
        presses('j'),
        presses('Enter'),
        does({ type: 'key.claim' }),
        refused({ type: 'key.claim' }),
        does({ type: 'command.reset' }),
        does({ type: 'command.reset', command: 'list.next' }),
        records('list.create', 'n'),
        presses('j'),
        presses('Enter'),
        does({ type: 'key.claim' }),
        does({ type: 'save.request' }),
      ],
      end: {
        value: 'closed',
        context: { saved: preferring({ changed: { 'list.next': ['ArrowDown'], 'list.create': ['j'] } }) },
        emitted: ['key.claimed', 'key.claimed', 'preferences.save', 'settings.closed'],
      },
    },
    {
      name: 'Esc e Tab lasciano i tasti com’erano; Invio da solo è un tasto',
      input: 'apri Tastiera',
      steps: [
        records('list.create', 'n'),
        presses('w'),
        presses('Escape'),
        records('list.create', 'n'),
        presses('w'),
        does({ type: 'record.leave' }),
        records('list.create'),
        presses('Enter'),
        after('recordingPause'),
      ],
      end: { value: 'editing', context: { draft: preferring({ changed: { 'list.create': ['n', 'Enter'] } }) } },
    },
    {
      name: 'un comando rimesso ai suoi tasti non è una modifica; tutti si rimettono insieme',
      input: 'apri Tastiera con un tasto cambiato',
      steps: [
        does({ type: 'command.open', command: 'list.create' }),
        does({ type: 'command.switch' }),
        does({ type: 'command.reset' }),
        refused({ type: 'command.reset' }),
        refused({ type: 'all.reset' }),
        does({ type: 'close.request' }),
        refused({ type: 'save.request' }),
        does({ type: 'leave.cancel' }),
        does({ type: 'save.request' }),
      ],
      end: {
        value: 'closed',
        context: { saved: DEFAULT_PREFERENCES },
        emitted: ['preferences.save', 'settings.closed'],
      },
    },
    {
      name: 'un file si guarda, si prende e resta da salvare',
      input: 'apri Tastiera',
      steps: [
        does({ type: 'import.choose', name: 'foto.json', size: 10_000_000 }),
        does({ type: 'import.choose', name: 'tasti.json', size: 400 }),
        done('readFile', 'e non è JSON'),
        does({ type: 'import.choose', name: 'tasti.json', size: 400 }),
        fail('readFile', 'si rompe'),
        does({ type: 'import.choose', name: 'tasti.json', size: 400 }),
        done('readFile', 'con tutti i tasti come in origine'),
        refused({ type: 'import.accept' }),
        does({ type: 'import.cancel' }),
        does({ type: 'import.choose', name: 'tasti.json', size: 400 }),
        done('readFile', 'con due comandi su un tasto'),
        does({ type: 'import.accept' }),
        does({ type: 'close.request' }),
        does({ type: 'leave.confirm' }),
      ],
      end: {
        value: 'closed',
        context: {
          saved: DEFAULT_PREFERENCES,
          draft: preferring({ changed: { 'list.next': ['y'] } }),
          problem: null,
        },
        emitted: ['settings.closed'],
      },
    },
    {
      name: 'un file troppo grande lo dice e non tocca nulla',
      input: 'apri Tastiera',
      steps: [does({ type: 'import.choose', name: 'foto.json', size: 10_000_000 }), does({ type: 'close.request' })],
      end: { value: 'closed', context: { problem: keySettingsTexts.problems.tooLarge, draft: DEFAULT_PREFERENCES } },
    },
  ],
});

if (import.meta.vitest) modelSuite(keySettingsModel, import.meta.vitest);
