import { licensedForm } from './rules';
import { pickerSetup } from './setup';

/** Stores the choice in one image; the next one follows until all have it. */
const saving = pickerSetup.createStateConfig({
  description: 'Licenza e versione si salvano, un’immagine dopo l’altra',
  tags: ['licensing', 'savingLicense'],
  entry: 'sendLicense',
  invoke: {
    id: 'saveLicense',
    src: 'saveLicense',
    input: ({ context: { licensing, selection } }) => {
      const item = selection.find(({ id }) => id === licensing?.sending);
      if (item === undefined || licensing === null) throw new Error('no image lacks a licence');
      return { id: item.id, form: licensedForm(item, licensing) };
    },
    onDone: [
      {
        guard: { type: 'answered', params: ({ event }) => ({ result: event.output }) },
        target: 'checking',
        actions: ['emitLicensed', 'takeLicensed'],
      },
      {
        target: 'asking',
        actions: { type: 'keepLicenseFailure', params: ({ event }) => ({ result: event.output }) },
      },
    ],
    onError: { target: 'asking', actions: { type: 'keepLicenseBug', params: ({ event }) => ({ error: event.error }) } },
  },
});

/**
 * Images that were just uploaded have neither licence nor version: both are asked for before they are inserted, once for
 * all of them. Source: document 1, section 5.
 */
export const licensing = pickerSetup.createStateConfig({
  initial: 'idle',
  states: {
    idle: {
      description: 'Nessuna licenza da chiedere',
      entry: 'forgetLicenses',
      on: { 'picker.insert': { guard: 'lacksLicenses', target: 'asking', actions: 'askLicenses' } },
    },
    asking: {
      description: 'Si chiedono licenza e versione prima di inserire',
      tags: 'licensing',
      always: [
        { guard: 'isClosed', target: 'idle' },
        // The last one without was deleted meanwhile.
        { guard: 'areLicensed', target: 'idle' },
      ],
      on: {
        'licenses.choose': {
          guard: 'accepted',
          actions: { type: 'chooseLicense', params: ({ event }) => ({ change: event.change }) },
        },
        'licenses.save': [
          { guard: 'isLicenseChosen', target: 'saving' },
          { guard: 'accepted', actions: 'showMissingLicense' },
        ],
        'licenses.cancel': { guard: 'accepted', target: 'idle' },
      },
    },
    saving,
    checking: {
      description: 'Un’immagine ha avuto licenza e versione',
      always: [
        { guard: 'isClosed', target: 'idle' },
        { guard: 'areLicensed', target: 'idle', actions: 'insertLicensed' },
        { target: 'saving' },
      ],
    },
  },
});
