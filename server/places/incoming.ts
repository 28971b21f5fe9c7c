import type { Json } from '../../src/content/field/json';
import {
  BLANK_LOCATION,
  coordinatesProblem,
  type Location,
  locationOf,
  normalLocation,
  storedLocation,
} from '../../src/content/kinds/address';
import { LEFT, telephoneProblem } from '../../src/content/kinds/reach';
import { PLACE_INFO_LIMIT, PLACE_TEXT_LIMIT } from '../../src/content/records/place';
import { emailProblem, lengthProblem, requiredProblem } from '../../src/content/text/people';
import { urlProblem } from '../../src/content/text/web';
import { type PlaceBody, placeBodySchema } from '../../src/contract/places';
import { isPlainObject } from '../../src/contract/plainObject';
import { placeServerTexts } from '../../src/messages/server/places';
import { valueProblemTexts } from '../../src/messages/server/refusals';
import { type FieldTexts, refuseProblems, unknownFields, versionProblem } from '../http/fields';
import type { StoredPlace } from './read';

const { fields: texts } = placeServerTexts;

/** Status of a place that names none. Source: document 3, section 3. */
const DEFAULT_STATUS = 1;
/** Greatest value of PostgreSQL's `smallint`. */
const GREATEST_STATUS = 32_767;

/** Keys that clients send back as they got them from a list, beside those of the schema. */
const TOLERATED = [...Object.keys(placeBodySchema.shape), 'indirizzo'];

export const TEXTS = ['nome', 'info', 'telefono', 'mail', 'website'] as const;

/** The requested place. */
export interface PlaceChange extends Readonly<Record<(typeof TEXTS)[number], string>> {
  readonly localityId: number | null;
  readonly location: Location;
  readonly author: number | null;
  readonly status: number;
  readonly code: string;
}

function localityOf(sent: PlaceBody['localita']): number | null {
  const id: unknown = isPlainObject(sent) ? sent.id : null;
  return typeof id === 'number' ? id : null;
}

const locationFrom = (sent: PlaceBody['location']): Location =>
  storedLocation(normalLocation(locationOf(sent as Json)));

/** The place that a body asks for: what it leaves out stays as stored, of a new place as the documents say. */
export function changeOf(sent: PlaceBody, stored: StoredPlace | null, userId: number): PlaceChange {
  const textOf = (field: (typeof TEXTS)[number]) =>
    sent[field] === undefined ? (stored?.[field] ?? '') : (sent[field] ?? '').trim();
  return {
    nome: textOf('nome'),
    info: textOf('info'),
    telefono: LEFT.telephone(textOf('telefono')),
    mail: LEFT.email(textOf('mail')),
    website: LEFT.url(textOf('website')),
    localityId: sent.localita === undefined ? (stored?.localita?.id ?? null) : localityOf(sent.localita),
    location: sent.location === undefined ? (stored?.location ?? BLANK_LOCATION) : locationFrom(sent.location),
    author: stored === null ? (sent.author ?? userId) : sent.author === undefined ? stored.author : sent.author,
    status: sent.status ?? stored?.status ?? DEFAULT_STATUS,
    code: sent.code ?? stored?.code ?? '',
  };
}

const isStatus = (status: number): boolean => Number.isInteger(status) && status >= 0 && status <= GREATEST_STATUS;

function addressProblem(location: Location): string | null {
  const { address, number } = location;
  const longest = Math.max(String(address ?? '').length, String(number ?? '').length);
  return (
    coordinatesProblem(location) ?? (longest > PLACE_TEXT_LIMIT ? valueProblemTexts.tooLong(PLACE_TEXT_LIMIT) : null)
  );
}

/** Refuses with 422, by field, what a place can't have. Source: document 3, section 5; document 1, section 5. */
export function assertPlace(sent: PlaceBody, change: PlaceChange, stored: StoredPlace | null): void {
  const isOther = stored !== null && sent.id !== undefined && sent.id !== null && sent.id !== stored.id;
  const problems: FieldTexts = {
    ...unknownFields(sent, TOLERATED),
    id: isOther ? texts.id : null,
    nome: requiredProblem(change.nome, PLACE_TEXT_LIMIT),
    info: lengthProblem(change.info, PLACE_INFO_LIMIT),
    telefono:
      lengthProblem(change.telefono, PLACE_TEXT_LIMIT) ??
      (change.telefono === '' ? null : telephoneProblem(change.telefono)),
    mail: change.mail === '' ? null : emailProblem(change.mail),
    website: urlProblem(change.website),
    location: addressProblem(change.location),
    status: isStatus(change.status) ? null : texts.status,
    code: change.code === '' ? texts.codeMissing : null,
    updated_at: versionProblem(sent.updated_at),
  };
  refuseProblems(problems);
}
