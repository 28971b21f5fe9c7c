import type { ContextFrom } from 'xstate';
import type { pickerMachine } from '../../../src/machines/picker/machine';
import { done, send } from '../../kit/model';
import type { Journey } from '../../kit/types';
import { fresh, media, overtaken, VERSIONS } from './samples';
import { IDLE, shown } from './steps';

type Start = 'immagini di una news' | 'galleria senza permessi';
export type PickerJourney = Journey<Start, ContextFrom<typeof pickerMachine>>;

/** What people do when somebody else saved the same image meanwhile. */
export const conflictJourneys: readonly PickerJourney[] = [
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
