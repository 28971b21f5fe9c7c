import { invariants } from '../../../src/machines/keymap/invariants';
import { keymapMachine } from '../../../src/machines/keymap/machine';
import { DEFAULT_PREFERENCES } from '../../../src/machines/keymap/rules';
import type { BindingSource, KeyPress } from '../../../src/machines/keymap/types';
import { commandTexts } from '../../../src/messages/commands/commands';
import { after, defineModel, EXCUSES, send } from '../../kit/model';
import { modelSuite } from '../../kit/suite';

const shell: readonly BindingSource[] = [
  { command: 'go.news', keys: ['g n'], layer: 'shell' },
  { command: 'go.viaemilia', keys: ['g y e'], layer: 'shell' },
  { command: 'shell.palette', keys: ['mod+K'], layer: 'shell' },
];
const list: readonly BindingSource[] = [
  { command: 'list.create', keys: ['n'], layer: 'screen' },
  { command: 'list.next', keys: ['j'], layer: 'screen', repeat: true },
  { command: 'list.open', keys: ['Enter'], layer: 'screen' },
  { command: 'list.selectPage', keys: ['mod+A'], layer: 'screen', allowInInput: false },
  ...shell,
];

/** A key press on the page itself, with nothing open; `more` says what is different. */
export const press = (chord: string, more: Partial<KeyPress> = {}): KeyPress => ({
  chord,
  focus: 'none',
  modal: false,
  repeat: false,
  ...more,
});
const key = (chord: string, more: Partial<KeyPress> = {}) => send({ type: 'key.press', press: press(chord, more) });

const mountList = send({ type: 'bindings.change', sources: list });

export const keymapModel = defineModel(keymapMachine, {
  title: 'Tastiera',
  inputs: { avvio: undefined },
  start: () => ({
    page: '/login',
    user: { 'news-view': true, 'news-create': true, 'news-edit': true, 'news-delete': true },
    signedIn: false,
    data: 'Nessuno è entrato; le news ci sono.',
  }),
  events: {
    'bindings.change': {
      phrase: 'Apri una pagina',
      sentBy: EXCUSES.reported,
      cases: { "l'elenco": { sources: list }, 'senza comandi propri': { sources: shell } },
    },
    'key.press': {
      phrase: 'Premi',
      sentBy: { excuse: 'a key itself' },
      cases: {
        g: { press: press('g') },
        y: { press: press('y') },
        e: { press: press('e') },
        n: { press: press('n') },
        'g tenuto premuto': { press: press('g', { repeat: true }) },
        'n tenuto premuto': { press: press('n', { repeat: true }) },
        'j tenuto premuto': { press: press('j', { repeat: true }) },
        Esc: { press: press('Escape') },
        'mod+K': { press: press('mod+k') },
        'mod+K tenuti premuti': { press: press('mod+k', { repeat: true }) },
        'n in un campo': { press: press('n', { focus: 'text' }) },
        'mod+K in un campo': { press: press('mod+k', { focus: 'text' }) },
        'Invio su un pulsante': { press: press('Enter', { focus: 'control' }) },
        'mod+A in una finestra di dialogo': { press: press('mod+a', { modal: true }) },
        'n in una finestra di dialogo': { press: press('n', { modal: true }) },
      },
    },
    'preferences.change': {
      phrase: 'Cambia i tasti',
      sentBy: { excuse: 'saved in Tastiera: keyboard.save' },
      cases: {
        'spegni i tasti singoli': { preferences: { ...DEFAULT_PREFERENCES, singleKeys: false } },
        'spegni la sequenza g n': { preferences: { ...DEFAULT_PREFERENCES, off: ['go.news'] } },
        'come in origine': { preferences: DEFAULT_PREFERENCES },
      },
    },
    'focus.lost': { phrase: 'Passa a un’altra finestra', sentBy: EXCUSES.reported },
    'command.refused': {
      phrase: 'Il comando è rifiutato',
      sentBy: EXCUSES.reported,
      cases: { 'con il suo motivo': { reason: 'Non hai il permesso di creare questi contenuti' } },
    },
  },
  actors: {},
  delays: { sequencePause: 'la sequenza cominciata si perde e il suo suggerimento sparisce' },
  invariants,
  effects: {
    'a key runs one command at most, and then the browser does not get it': (_, emitted) =>
      emitted.filter(({ type }) => type === 'command.run').length <=
      emitted.filter(({ type }) => type === 'key.claimed').length,
    'only commands of the page in front run': (_, emitted) =>
      emitted.every((event) => event.type !== 'command.run' || list.some(({ command }) => command === event.command)),
  },
  project: ({ typed, layer, bindings }) => [typed, layer, bindings.map(({ command }) => command)],
  limit: 20_000,
  paths: { floor: 60, cap: 120 },
  journeys: [
    {
      name: 'g n va alle news e non ne crea una, come farebbe n da sola',
      input: 'avvio',
      steps: [mountList, key('g'), key('n')],
      end: {
        value: 'idle',
        context: { typed: [], layer: null },
        emitted: ['key.claimed', 'key.claimed', 'command.run'],
      },
    },
    {
      name: 'una pagina che arriva fra due tasti lascia la sequenza com’è',
      input: 'avvio',
      steps: [mountList, key('g'), send({ type: 'bindings.change', sources: shell }), key('n')],
      end: {
        value: 'idle',
        context: { typed: [], layer: null },
        emitted: ['key.claimed', 'key.claimed', 'command.run'],
      },
    },
    {
      name: 'una pagina senza il resto della sequenza ne dimentica il primo tasto',
      input: 'avvio',
      steps: [mountList, key('g'), send({ type: 'bindings.change', sources: list.slice(0, 3) }), key('n')],
      end: { value: 'idle', context: { typed: [] }, emitted: ['key.claimed', 'key.claimed', 'command.run'] },
    },
    {
      name: 'dopo la pausa n è di nuovo un tasto suo',
      input: 'avvio',
      steps: [mountList, key('g'), after('sequencePause'), key('n')],
      end: { value: 'idle', context: { typed: [] }, emitted: ['key.claimed', 'key.claimed', 'command.run'] },
    },
    {
      name: 'un tasto che non continua nulla è trattenuto e lo dice',
      input: 'avvio',
      steps: [mountList, key('g'), key('j')],
      end: {
        value: 'idle',
        context: { typed: [], announcement: { number: 1, text: 'Nessun comando per «g j»' } },
        emitted: ['key.claimed', 'key.claimed'],
      },
    },
    {
      name: 'dove si scrive le lettere si scrivono, e una sequenza cominciata prima si dimentica',
      input: 'avvio',
      steps: [mountList, key('g'), key('n', { focus: 'text' }), key('j')],
      end: { value: 'idle', context: { typed: [] }, emitted: ['key.claimed', 'key.claimed', 'command.run'] },
    },
    {
      name: 'un tasto tenuto premuto che non si ripete non arriva al browser e vale una volta',
      input: 'avvio',
      steps: [mountList, key('mod+k'), key('mod+k', { repeat: true }), key('mod+k', { repeat: true })],
      end: { value: 'idle', emitted: ['key.claimed', 'command.run', 'key.claimed', 'key.claimed'] },
    },
    {
      name: 'un accordo della pagina sotto una finestra non arriva al browser e dice perché non succede nulla',
      input: 'avvio',
      steps: [mountList, key('mod+a', { modal: true }), key('mod+a', { modal: true, repeat: true })],
      end: {
        value: 'idle',
        context: { announcement: { number: 1, text: commandTexts.beneathDialog } },
        emitted: ['key.claimed', 'key.claimed'],
      },
    },
    {
      name: 'senza tasti singoli le lettere non fanno nulla, gli accordi sì',
      input: 'avvio',
      steps: [
        mountList,
        send({ type: 'preferences.change', preferences: { ...DEFAULT_PREFERENCES, singleKeys: false } }),
        key('mod+k'),
      ],
      end: { value: 'idle', emitted: ['preferences.changed', 'key.claimed', 'command.run'] },
    },
  ],
});

if (import.meta.vitest) modelSuite(keymapModel, import.meta.vitest);
