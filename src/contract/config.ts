import { API_BASE } from './endpoint';
import { areContentLanguages, type ContentLanguages, defaultLanguages } from './languages';

/** A user whose password is public; `role` is its title. */
export interface DemoUserSignIn {
  readonly username: string;
  readonly password: string;
  readonly role: string;
}

/**
 * What a site sets in `config.json` beside `index.html`, read at start and never built in. Every key has a default.
 * Source: contract, 'Ground rules'; default languages: document 2, section 9.
 */
export interface SiteConfig {
  readonly apiBase: string;
  readonly contentLanguages: ContentLanguages;
  readonly geocoder: { readonly url: string; readonly key: string };
  readonly tiles: { readonly url: string; readonly attribution: string };
  readonly agency: { readonly name: string; readonly url: string };
  readonly shopUrl: string;
  /** Offered on the sign-in page; our server names them in demo mode only. */
  readonly demoUsers: readonly DemoUserSignIn[];
  /** Where a map opens when an address has no coordinates. Default: document 2, section 9. */
  readonly mapCentre: { readonly lat: number; readonly lng: number };
}

/** A key of the configuration whose value has the wrong form, by its path. */
export class MalformedKey extends Error {}

/** Reads what stands at a key. No schemas: the sign-in page needs the configuration, and nothing else of their library. */
type Reader<T> = (value: unknown, key: string) => T;

const reader =
  <T>(fits: (value: unknown) => value is T): Reader<T> =>
  (value, key) => {
    if (!fits(value)) throw new MalformedKey(key);
    return value;
  };

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const text = reader((value) => typeof value === 'string');
const filledText = reader((value): value is string => typeof value === 'string' && value !== '');
const number = reader((value) => typeof value === 'number');
const object = reader(isObject);

const or =
  <T>(read: Reader<T>, standard: T): Reader<T> =>
  (value, key) =>
    value === undefined ? standard : read(value, key);

const shape =
  <T extends object>(readers: { readonly [Key in keyof T]: Reader<T[Key]> }): Reader<T> =>
  (value, key) => {
    const given = object(value, key);
    const entries = Object.entries<Reader<unknown>>(readers).map(([name, read]) => [
      name,
      read(given[name], key === '' ? name : `${key}.${name}`),
    ]);
    return Object.fromEntries(entries);
  };

const list =
  <T>(read: Reader<T>): Reader<readonly T[]> =>
  (value, key) =>
    reader(Array.isArray)(value, key).map((entry, at) => read(entry, `${key}.${at}`));

const optionalText = or(text, '');

/** The configuration out of the file's content; throws `MalformedKey`. */
export const readSiteConfig = (content: unknown): SiteConfig =>
  shape<SiteConfig>({
    apiBase: or(filledText, API_BASE),
    contentLanguages: or(reader(areContentLanguages), defaultLanguages()),
    geocoder: or(shape({ url: optionalText, key: optionalText }), { url: '', key: '' }),
    tiles: or(shape({ url: optionalText, attribution: optionalText }), { url: '', attribution: '' }),
    agency: or(shape({ name: optionalText, url: optionalText }), { name: '', url: '' }),
    shopUrl: optionalText,
    demoUsers: or(list(shape({ username: text, password: text, role: optionalText })), []),
    mapCentre: or(shape({ lat: number, lng: number }), { lat: 47.41, lng: -1.22 }),
  })(content, '');
