import { imageWith } from '../../content/records/image';
import type { MediaItem } from '../../contract/media';
import type { Result } from '../../contract/result';
import { calling } from '../kit/actor';
import { type ResultParams, withAnswer, withBug, withEvent } from '../kit/result';
import { withItem } from './gallery';
import { licensedFacts, meant, unlicensed } from './rules';
import type { At, LicenseChoice, Licensing, PickerContext, SavedItem } from './types';

export const BLANK_LICENSING: Licensing = {
  license_id: null,
  versione_id: null,
  tried: false,
  sending: null,
  failure: null,
  overtaken: null,
};

/** A change of the requested licences; nothing while none are. */
const inLicensing = ({ licensing }: PickerContext, change: Partial<Licensing>): Partial<PickerContext> =>
  licensing === null ? {} : { licensing: { ...licensing, ...change } };

export const licenseChosen = ({ context }: At, { change }: { readonly change: LicenseChoice }) =>
  inLicensing(context, { ...change, failure: null });

/** What is missing of the choice is shown from now on. */
export const licenseTried = ({ context }: At) => inLicensing(context, { tried: true });

export const licenseSent = ({ context }: At) =>
  inLicensing(context, { sending: unlicensed(context)[0]?.id ?? null, failure: null });

/** The image whose licence was stored, with it; undefined if it was deleted meanwhile. */
export function licensedItem(context: PickerContext, result: Result<SavedItem>): MediaItem | undefined {
  const { licensing } = context;
  if (licensing === null || licensing.sending === null || !result.ok) return undefined;
  const item = meant(context, licensing.sending);
  if (item === undefined) return undefined;
  return result.value.item ?? imageWith(item, licensedFacts(item, licensing));
}

export function licenseStored({ context }: At, { result }: ResultParams<SavedItem>): Partial<PickerContext> {
  const item = licensedItem(context, result);
  return { ...inLicensing(context, { sending: null }), ...(item === undefined ? {} : withItem(context, item)) };
}

/** Said to be outdated; why is kept until the stored version is read. */
export const licenseOvertaken = ({ context }: At, { result }: ResultParams) =>
  inLicensing(context, { overtaken: result.ok ? null : result.failure });

/** Whether an image that was said to be outdated is as it was: sending it once more would be refused once more. */
export const isUnmoved = ({ context }: At, { result }: ResultParams<MediaItem>): boolean =>
  result.ok && result.value.updated_at === meant(context, context.licensing?.sending ?? 0)?.updated_at;

/** It was refused for a reason that only the user may know. */
export const licenseRefused = ({ context }: At) =>
  inLicensing(context, { sending: null, failure: context.licensing?.overtaken ?? null, overtaken: null });

/** An image that somebody else saved meanwhile: what they chose stays, and only what still lacks is given. */
export const licenseReread = ({ context }: At, { result }: ResultParams<MediaItem>): Partial<PickerContext> =>
  result.ok ? { ...inLicensing(context, { sending: null, overtaken: null }), ...withItem(context, result.value) } : {};

export const licenseFailed = ({ context }: At, { result }: ResultParams) =>
  inLicensing(context, { sending: null, failure: result.ok ? null : result.failure, overtaken: null });

/** Stores the choice in one image; the next one follows until all have it. */
const savingLicense = {
  description: 'Licenza e versione si salvano, un’immagine dopo l’altra',
  tags: ['licensing', 'savingLicense'],
  entry: 'sendLicense',
  invoke: {
    ...calling('saveLicense'),
    input: ({ context: { licensing, selection } }: At) => {
      const item = selection.find(({ id }) => id === licensing?.sending);
      if (item === undefined || licensing === null) throw new Error('no image lacks a licence');
      return { id: item.id, facts: licensedFacts(item, licensing), updatedAt: item.updated_at ?? null };
    },
    onDone: [
      {
        guard: withAnswer('answered'),
        target: 'checking',
        actions: [withAnswer('emitLicensed'), withAnswer('takeLicensed')],
      },
      { guard: withAnswer('isConflict'), target: 'rereading', actions: withAnswer('noteLicenseOvertaken') },
      { target: 'asking', actions: withAnswer('keepLicenseFailure') },
    ],
    onError: { target: 'asking', actions: withBug('keepLicenseFailure') },
  },
} as const;

const rereading = {
  description: 'Qualcun altro ha salvato l’immagine nel frattempo: la rilegge prima di darle la licenza',
  tags: ['licensing', 'savingLicense'],
  invoke: {
    ...calling('readUnlicensed'),
    input: ({ context: { licensing } }: At) => ({ id: licensing?.sending ?? 0 }),
    onDone: [
      { guard: withAnswer('isUnmoved'), target: 'asking', actions: 'endRefusedLicense' },
      { guard: withAnswer('answered'), target: 'checking', actions: withAnswer('takeUnlicensed') },
      { target: 'asking', actions: withAnswer('keepLicenseFailure') },
    ],
    onError: { target: 'asking', actions: withBug('keepLicenseFailure') },
  },
} as const;

/**
 * Images that were just uploaded have neither licence nor version: both are requested before they are inserted, once for
 * all of them. Source: document 1, section 5.
 */
export const licensing = {
  initial: 'idle',
  states: {
    idle: {
      description: 'Nessuna licenza da chiedere',
      entry: 'clearLicenses',
      on: { 'picker.insert': { guard: 'lacksLicenses', target: 'asking', actions: 'requestLicenses' } },
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
        'licenses.choose': { actions: withEvent('chooseLicense') },
        'licenses.save': [{ guard: 'isLicenseChosen', target: 'saving' }, { actions: 'showMissingLicense' }],
        'licenses.cancel': 'idle',
      },
    },
    saving: savingLicense,
    rereading,
    checking: {
      description: 'Un’immagine è stata salvata o riletta: guarda se ne manca ancora una',
      always: [
        { guard: 'isClosed', target: 'idle' },
        { guard: 'areLicensed', target: 'idle', actions: 'insertLicensed' },
        { target: 'saving' },
      ],
    },
  },
} as const;
