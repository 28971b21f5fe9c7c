import type { ContextFrom } from 'xstate';
import type { pickerMachine } from '../../../src/machines/picker/machine';
import { done, refused, send } from '../../kit/model';
import type { Journey } from '../../kit/types';
import { form, fresh, media, overtaken, VERSIONS } from './samples';
import { IDLE, savingTitle, shown, UNTOUCHED } from './steps';

type Start = 'immagini di una news' | 'galleria senza permessi';
export type PickerJourney = Journey<Start, ContextFrom<typeof pickerMachine>>;

/** What people do when somebody else saved the same image meanwhile. */
export const conflictJourneys: readonly PickerJourney[] = [
  {
    name: 'due salvano lo stesso titolo: dice chi e quando, e tenendo il proprio si salva sopra la versione vista',
    input: 'immagini di una news',
    steps: [
      ...shown,
      send({ type: 'detail.open', id: 1 }),
      refused({ type: 'conflict.keepMine' }),
      send({ type: 'detail.change', change: { titolo: 'Mare calmo' } }),
      send({ type: 'detail.save' }),
      done('saveItem', 'salvata da altri'),
      done('readItem', 'con un altro titolo'),
      refused({ type: 'detail.change', change: { titolo: 'Altro' } }),
      refused({ type: 'detail.save' }),
      // Who would rather leave is asked, and finds the choice again.
      send({ type: 'detail.close' }),
      send({ type: 'leave.cancel' }),
      send({ type: 'image.select', id: 2 }),
      send({ type: 'picker.insert' }),
      send({ type: 'leave.cancel' }),
      send({ type: 'detail.open', id: 2 }),
      send({ type: 'leave.cancel' }),
      send({ type: 'conflict.keepMine' }),
      done('saveItem', 'salvato'),
    ],
    end: {
      value: { ...IDLE, detail: 'editing' },
      context: {
        items: [media(1, { title: 'Mare calmo', description: '', updated_at: VERSIONS[1] }), media(2)],
        detail: {
          item: media(1, { title: 'Mare calmo', description: '', updated_at: VERSIONS[1] }),
          form: form(1, { titolo: 'Mare calmo' }),
          ...UNTOUCHED,
        },
      },
      emitted: ['image.saved', 'notice'],
    },
  },
  {
    name: 'prendendo il titolo salvato da altri resta ciò che si è scritto altrove',
    input: 'immagini di una news',
    steps: [
      ...savingTitle,
      send({ type: 'detail.change', change: { copyright: 'Provincia' } }),
      done('saveItem', 'salvata da altri'),
      done('readItem', 'con un altro titolo'),
      send({ type: 'conflict.takeTheirs' }),
    ],
    end: {
      value: { ...IDLE, detail: 'editing' },
      context: {
        items: [media(1, { title: 'Mare mosso', updated_at: VERSIONS[1] }), media(2)],
        detail: {
          item: media(1, { title: 'Mare mosso', updated_at: VERSIONS[1] }),
          form: form(1, { titolo: 'Mare mosso', copyright: 'Provincia' }),
          ...UNTOUCHED,
        },
      },
      emitted: [],
    },
  },
  {
    name: 'campi diversi non si scontrano: quello degli altri arriva sotto il proprio, che aspetta un altro Salva',
    input: 'immagini di una news',
    steps: [
      ...savingTitle,
      done('saveItem', 'salvata da altri'),
      done('readItem', 'rifiuto'),
      send({ type: 'detail.save' }),
      done('saveItem', 'salvata da altri'),
      done('readItem', 'con un altro copyright'),
    ],
    end: {
      value: { ...IDLE, detail: 'editing' },
      context: {
        detail: {
          item: media(1, { copyright: 'Comune', updated_at: VERSIONS[1] }),
          form: form(1, { titolo: 'Mare calmo', copyright: 'Comune' }),
          ...UNTOUCHED,
          overtaken: overtaken.conflict,
        },
      },
      emitted: ['notice'],
    },
  },
  {
    name: 'se l’immagine riletta è com’era, il rifiuto si dice e non si manda ancora',
    input: 'immagini di una news',
    steps: [
      ...shown,
      send({ type: 'uploads.arrived', items: [fresh(5)], failed: 0 }),
      send({ type: 'picker.insert' }),
      send({ type: 'licenses.choose', change: { license_id: 81, versione_id: 91 } }),
      send({ type: 'licenses.save' }),
      done('saveLicense', 'salvata da altri'),
      done('readUnlicensed', 'com’era'),
    ],
    end: {
      value: { ...IDLE, licensing: 'asking' },
      context: {
        licensing: {
          license_id: 81,
          versione_id: 91,
          tried: false,
          sending: null,
          failure: overtaken,
          overtaken: null,
        },
      },
      emitted: [],
    },
  },
  {
    name: 'un’immagine che intanto altri hanno salvato si rilegge, e ha la licenza solo se le manca ancora',
    input: 'immagini di una news',
    steps: [
      ...shown,
      send({ type: 'uploads.arrived', items: [fresh(5), fresh(6)], failed: 0 }),
      send({ type: 'picker.insert' }),
      send({ type: 'licenses.choose', change: { license_id: 81, versione_id: 91 } }),
      send({ type: 'licenses.save' }),
      done('saveLicense', 'salvata da altri'),
      done('readUnlicensed', 'ancora senza licenza'),
      done('saveLicense', 'salvata'),
      done('saveLicense', 'salvata da altri'),
      done('readUnlicensed', 'con la licenza'),
    ],
    end: {
      value: { dialog: 'closed', detail: 'closed', deletion: 'idle', licensing: 'idle' },
      context: {
        selection: [],
        uploaded: [media(5, { description: '', updated_at: VERSIONS[1] }), media(6, { updated_at: VERSIONS[1] })],
      },
      emitted: ['image.saved', 'images.inserted'],
    },
  },
];
