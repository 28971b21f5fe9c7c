import { INTERFACE_LANGUAGE } from '../../contract/languages';
import { createPlace, type Place, readPlace, updatePlace } from '../../contract/places';
import { isPlainObject } from '../../contract/plainObject';
import { placeTexts as texts } from '../../messages/screens/places';
import { asText } from '../field/kind';
import { address, BLANK_LOCATION, locationOf } from '../kinds/address';
import { places } from '../listings/places';
import { defineRecord, type RecordItem, sentKeys, without, withTrimmedTexts } from '../model/record';

/** Most characters of a place's information. Source: document 3, section 5. */
export const PLACE_INFO_LIMIT = 250;

/** Most characters of its other texts. Source: contract, 'texts without a limit of their own'. */
export const PLACE_TEXT_LIMIT = 300;

/** Status of a place that has none. Source: document 3, section 3. */
const DEFAULT_STATUS = 1;

/** A new place is written with its address by itself; one that came keeps the shape that it came in. */
const SHAPE = { shape: 'bare' } as const;

function fromAnswer(sent: Place): RecordItem {
  const place = sentKeys(sent);
  return {
    ...place,
    id: sent.id,
    updated_at: sent.updated_at ?? null,
    nome: sent.nome ?? '',
    info: sent.info ?? '',
    localita: place.localita ?? null,
    location: address.normalise(place.location ?? null, SHAPE),
    telefono: sent.telefono ?? '',
    mail: sent.mail ?? '',
    website: sent.website ?? '',
    author: sent.author ?? null,
    status: sent.status ?? DEFAULT_STATUS,
  };
}

/** Name of the municipality that the address lies in; where it names none, the one that came. */
function municipalityOf({ location, comune }: RecordItem) {
  const { city } = locationOf(location);
  const name = isPlainObject(city) ? asText(city.city) || asText(city.nome) : '';
  return name || (comune ?? '');
}

/** The whole place. Source: contract, 'luoghi'. */
const toBody = (item: RecordItem) => ({
  ...withTrimmedTexts(without(item, 'id')),
  comune: municipalityOf(item),
  lang: INTERFACE_LANGUAGE,
});

/** A point of interest: flat, without languages and revisions. Source: document 3, sections 2, 3, 5 and 9. */
export const place = defineRecord({
  area: places.area,
  routes: places.routes,
  titles: { inserting: texts.inserting, editing: texts.editing, missing: texts.missing, one: texts.one },
  blank: {
    id: 'new',
    updated_at: null,
    nome: '',
    info: '',
    localita: null,
    location: { ...BLANK_LOCATION },
    telefono: '',
    mail: '',
    website: '',
    comune: '',
    author: null,
    status: DEFAULT_STATUS,
    code: '',
  },
  begins: ({ userId }) => ({ author: userId }),
  endpoints: { read: readPlace, create: createPlace, update: updatePlace },
  fromAnswer,
  toBody,
  saveDebounced: true,
  cards: [
    {
      id: 'basics',
      titles: { inserting: texts.cards.basics, editing: texts.cards.basics },
      fields: [
        {
          path: 'nome',
          kind: 'text',
          label: texts.fields.nome,
          required: true,
          limit: PLACE_TEXT_LIMIT,
          wide: true,
        },
        { path: 'info', kind: 'textarea', label: texts.fields.info, limit: PLACE_INFO_LIMIT, wide: true },
      ],
    },
    {
      id: 'address',
      titles: { inserting: texts.cards.address, editing: texts.cards.address },
      fields: [
        { path: 'localita', kind: 'locality', label: texts.fields.localita, wide: true },
        {
          path: 'location',
          kind: 'address',
          label: texts.fields.location,
          companion: 'localita',
          wide: true,
          ...SHAPE,
        },
      ],
    },
    {
      id: 'contacts',
      titles: { inserting: texts.cards.contacts, editing: texts.cards.contacts },
      column: 'side',
      fields: [
        { path: 'mail', kind: 'email', label: texts.fields.mail },
        { path: 'telefono', kind: 'telephone', label: texts.fields.telefono },
        { path: 'website', kind: 'url', label: texts.fields.website, hint: texts.websiteHint },
      ],
    },
    {
      id: 'settings',
      titles: { inserting: texts.cards.settings, editing: texts.cards.settings },
      column: 'side',
      fields: [{ path: 'author', kind: 'author', label: texts.fields.author }],
    },
  ],
  nameField: 'nome',
  nameOf: ({ nome }) => String(nome ?? ''),
});
