import { sameValue } from '../../../src/content/field/path';
import type { Location } from '../../../src/content/kinds/address';
import { type AddressEdit, addressEdits } from '../../../src/machines/address/edits';
import {
  type AddressGiven,
  foundOf,
  type GeocodeAnswer,
  isLocatable,
  isLocating,
  queryOf,
} from '../../../src/machines/address/rules';
import { unexpectedFailure } from '../../../src/machines/kit/unexpected';
import { A_QUESTION, formOf, reasonIn } from '../../kit/form';
import { defineModel, EXCUSES, refused, send } from '../../kit/model';
import { modelSuite } from '../../kit/suite';
import type { JourneyStep } from '../../kit/types';
import { failureOf } from '../fixtures';
import { cardStart, news } from '../starts';

interface Snapshot {
  readonly context: AddressGiven;
}

const does = (event: AddressEdit): JourneyStep => send(event);
const tells = (changes: Partial<AddressGiven>): JourneyStep => send({ type: 'form.change', changes });
const bologna = { id: 37006, city: 'Bologna', province_short: 'BO' };
const blank: Location = { city: null, address: '', number: '', lat: null, lng: null };
const square: Location = { ...blank, city: bologna, address: 'Piazza Maggiore', number: '6' };
const placed: Location = { ...square, lat: 44.4939, lng: 11.3428 };
const here = { lat: 44.5, lng: 11.25 };
const ask: AddressEdit = { type: 'coordinates.request' };
const takePosition: AddressEdit = { type: 'position.take' };
const street = (address: string): AddressEdit => ({ type: 'address.change', changes: { address } });
/** What the geocoder is asked about the square. */
const query = queryOf({ value: square, locality: null });
const quota = failureOf('server', { status: 400, message: 'You have exceeded your daily request quota for this API.' });
const none = failureOf('server', { status: 200, message: 'Impossibile calcolare tutti i campi!!' });
const found: GeocodeAnswer = { ok: true, value: here };
const overQuota: GeocodeAnswer = { ok: false, failure: quota, nearby: null };
const inTown: GeocodeAnswer = { ok: false, failure: none, nearby: { ...here, name: 'Bologna' } };
const broken: GeocodeAnswer = { ok: false, failure: unexpectedFailure(new Error('guasto di prova')), nearby: null };
const answers = (answer: GeocodeAnswer): JourneyStep => does({ type: 'answer.take', answer });

const itemForm = formOf<AddressGiven, AddressEdit>(
  'address',
  'Mostra un indirizzo con le sue coordinate e la mappa',
  addressEdits,
  { held: A_QUESTION },
);

const form = { locality: null, readOnly: null, centre: null, question: null };

export const addressModel = defineModel(itemForm, {
  title: 'Indirizzo e coordinate',
  reason: reasonIn(addressEdits),
  commands: { scopes: ['address'] },
  inputs: {
    'indirizzo vuoto': { ...form, value: blank },
    'via e città, senza coordinate': { ...form, value: square },
    'indirizzo sulla mappa': { ...form, value: placed },
    'sola lettura': { ...form, value: square, readOnly: 'Non hai il permesso di modificare questo contenuto' },
  },
  start: ({ value, readOnly }) =>
    cardStart(
      news,
      'Una news con questo indirizzo, nella sua scheda.',
      { shared: { locations: { location: value } } },
      readOnly,
    ),
  events: {
    'form.change': {
      phrase: 'L’indirizzo',
      sentBy: EXCUSES.reported,
      cases: {
        'arriva vuoto': { changes: { value: blank } },
        'arriva con le coordinate': { changes: { value: placed } },
        'si può modificare': { changes: { readOnly: null } },
        'non si può più modificare': { changes: { readOnly: 'chiuso' } },
        'è nella località scelta per la tappa': { changes: { locality: 7 } },
        'non è in nessuna località': { changes: { locality: null } },
        'ha un comune che si sa dov’è': { changes: { centre: { cityId: 37006, lat: 44.4938, lng: 11.3426 } } },
      },
    },
    'address.change': {
      phrase: 'Cambia indirizzo',
      sentBy: EXCUSES.typed,
      cases: {
        'con la città': { changes: { city: bologna } },
        'senza città': { changes: { city: null } },
        'con la via': { changes: { address: 'Via Emilia' } },
        'senza via': { changes: { address: '' } },
        'con il numero': { changes: { number: '6' } },
      },
    },
    'coordinates.type': {
      phrase: 'Scrivi le coordinate',
      sentBy: EXCUSES.typed,
      cases: {
        'la latitudine': { changes: { lat: 44.5 } },
        'la longitudine': { changes: { lng: 11.25 } },
        'una latitudine oltre il polo': { changes: { lat: 99 } },
        'lettere al posto della longitudine': { changes: { lng: 'abc' } },
        'nessuna latitudine': { changes: { lat: null } },
        'nessuna longitudine': { changes: { lng: null } },
      },
    },
    'coordinates.swap': {
      phrase: 'Scambia latitudine e longitudine',
      sentBy: 'address.swap',
      // Of two numbers one pair is enough: with each of them the states would be four times as many.
      cases: ({ context: { value, readOnly } }: Snapshot): Record<string, object> =>
        value.address === '' && readOnly === null && [here.lat, here.lng].some((one) => value.lat === one)
          ? { '': {} }
          : {},
    },
    'pin.move': {
      phrase: 'Metti il segnaposto',
      sentBy: { excuse: 'the arrows of the map' },
      cases: { qui: { point: here }, 'fuori dal globo': { point: { lat: 91, lng: 0 } } },
    },
    'coordinates.request': { phrase: 'Premi Calcola coordinate', sentBy: 'address.locate' },
    'answer.take': {
      phrase: 'Il servizio di geocodifica risponde',
      sentBy: { excuse: 'the geocoder answers' },
      cases: ({ context }: Snapshot): Record<string, { readonly answer: GeocodeAnswer }> =>
        isLocating(context)
          ? {
              'con le coordinate': { answer: found },
              'con 400 e il suo messaggio': { answer: overQuota },
              'senza risultati, con la posizione del comune': { answer: inTown },
              'e si rompe': { answer: broken },
            }
          : { 'troppo tardi': { answer: found } },
    },
    'position.take': { phrase: 'Prendi la posizione della località o del comune', sentBy: 'address.takePosition' },
  },
  actors: {},
  delays: {},
  invariants: {
    'the geocoder is asked only for an address that can be changed and found': ({ context }) =>
      !isLocating(context) || (context.readOnly === null && isLocatable(context.value)),
    'what the geocoder was asked is the address that is there': ({ context }) =>
      context.question === null || sameValue({ ...context.question.query }, { ...queryOf(context) }),
    'what is called found is where the pin stands': ({ context }) => {
      const { lat, lng } = foundOf(context) ?? context.value;
      return lat === context.value.lat && lng === context.value.lng;
    },
  },
  laws: {
    'any change ends a calculation and its message': (before, event, after) =>
      event.type === 'answer.take' ||
      event.type === 'position.take' ||
      sameValue(before.context.value, after.context.value) ||
      after.context.question === null,
    'an answer changes the coordinates and nothing else': (before, event, after) => {
      if (event.type !== 'answer.take') return true;
      const [was, is] = [before, after].map(({ context }) => ({ ...context.value, lat: null, lng: null }));
      return sameValue(was ?? null, is ?? null);
    },
    'a failure changes nothing that was typed': (before, _, after) =>
      after.context.question?.answer?.ok !== false || sameValue(before.context.value, after.context.value),
    'an address that can’t be changed stays as it is': (before, event, after) =>
      before.context.readOnly === null ||
      event.type === 'form.change' ||
      sameValue(before.context.value, after.context.value),
  },
  project: ({ value, readOnly, question }) => ({
    city: value.city !== null,
    street: value.address !== '',
    lat: value.lat,
    lng: value.lng,
    readOnly: readOnly !== null,
    asked: question !== null,
    found: question?.answer?.ok,
    failure: question?.answer?.ok === false ? question.answer.failure.status : null,
    nearby: question?.answer?.ok === false && question.answer.nearby !== null,
  }),
  limit: 60_000,
  paths: { floor: 20, cap: 1_300 },
  joinInputs: true,
  journeys: [
    {
      name: 'un indirizzo si scrive, e la ricerca lo mette sulla mappa',
      input: 'indirizzo vuoto',
      steps: [
        refused(ask),
        does({ type: 'address.change', changes: { city: bologna } }),
        does(street('Piazza Maggiore')),
        does({ type: 'address.change', changes: { number: '6' } }),
        does(ask),
        refused(ask),
        answers(found),
      ],
      end: {
        value: { form: 'open', question: 'asking' },
        context: { value: { ...square, ...here }, question: { query, answer: found } },
        emitted: ['value.changed', 'value.changed', 'value.changed', 'value.changed'],
      },
    },
    {
      name: 'un tasto premuto mentre la ricerca tarda ne scarta la risposta',
      input: 'via e città, senza coordinate',
      steps: [does(ask), does(street('Via Appia')), refused({ type: 'answer.take', answer: found })],
      end: {
        value: { form: 'open', question: 'none' },
        context: { value: { ...square, address: 'Via Appia' }, question: null },
        emitted: ['value.changed'],
      },
    },
    {
      name: 'si mostra il rifiuto del servizio, poi il testo fisso, poi il segnaposto si mette a mano',
      input: 'via e città, senza coordinate',
      steps: [
        does(ask),
        answers(overQuota),
        does(ask),
        answers(broken),
        does(ask),
        answers(inTown),
        refused({ type: 'pin.move', point: { lat: 91, lng: 0 } }),
        does({ type: 'pin.move', point: here }),
      ],
      end: {
        value: { form: 'open', question: 'none' },
        context: { value: { ...square, ...here }, question: null },
        emitted: ['value.changed'],
      },
    },
    {
      name: 'ciò che la ricerca non trova va dov’è il suo comune',
      input: 'via e città, senza coordinate',
      steps: [
        does(ask),
        answers(overQuota),
        refused(takePosition),
        does(ask),
        answers(inTown),
        does(takePosition),
        refused(takePosition),
      ],
      end: {
        value: { form: 'open', question: 'asking' },
        context: { value: { ...square, ...here }, question: { query, answer: found } },
        emitted: ['value.changed'],
      },
    },
    {
      name: 'un’altra località toglie la posizione che si era offerta della prima',
      input: 'via e città, senza coordinate',
      steps: [tells({ locality: 7 }), does(ask), answers(inTown), tells({ locality: null }), refused(takePosition)],
      end: {
        value: { form: 'open', question: 'none' },
        context: { value: square, locality: null, question: null },
        emitted: [],
      },
    },
    {
      name: 'le coordinate scritte valgono quando insieme fanno un punto',
      input: 'indirizzo vuoto',
      steps: [
        does({ type: 'coordinates.type', changes: { lat: 99 } }),
        does({ type: 'coordinates.type', changes: { lng: 11.25 } }),
        does({ type: 'coordinates.type', changes: { lat: 44.5 } }),
      ],
      end: {
        value: { form: 'open', question: 'none' },
        context: { value: { ...blank, ...here } },
        emitted: ['value.changed', 'value.changed', 'value.changed'],
      },
    },
    {
      name: 'un indirizzo che nessuno può cambiare non si cerca',
      input: 'sola lettura',
      steps: [refused(ask), refused(street('Via Appia')), refused({ type: 'pin.move', point: here })],
      end: { value: { form: 'open', question: 'none' }, context: { value: square }, emitted: [] },
    },
    {
      name: 'salvato da altri nel mezzo di un calcolo, l’indirizzo è quello più nuovo',
      input: 'via e città, senza coordinate',
      steps: [does(ask), tells({ value: placed }), refused({ type: 'answer.take', answer: found })],
      end: { value: { form: 'open', question: 'none' }, context: { value: placed, question: null }, emitted: [] },
    },
  ],
});

if (import.meta.vitest) modelSuite(addressModel, import.meta.vitest);
