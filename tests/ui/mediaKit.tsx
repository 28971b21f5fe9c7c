// The library remembers who had the focus from the moment it is loaded; in the application the shell loads it.
import { news } from '../content/named';
import '@headlessui/react';
import { useSyncExternalStore } from 'react';
import { fromCallback } from 'xstate';
import type { FieldDeclaration } from '../../src/content/field/field';
import type { AttachedImage } from '../../src/content/media/images';
import type { MediaItem } from '../../src/contract/media';
import type { Result } from '../../src/contract/result';
import { callActor } from '../../src/machines/kit/actor';
import type { DeletionAnswer, MediaPage, PickerAbilities, PickerActors } from '../../src/machines/picker/types';
import type { Inspection, ReductionOutcome } from '../../src/machines/upload/types';
import { imageFormParts } from '../../src/screens/media/ImageForm';
import { type Ports, PortsContext } from '../../src/screens/ports';
import { type SessionActor, SessionContext } from '../../src/screens/session';
import type { FieldLookups } from '../../src/ui/fields/types';
import { createMediaChanges } from '../../src/ui/media/changes';
import ImagesCard from '../../src/ui/media/ImagesCard';
import type { Media } from '../../src/ui/media/port';
import { render } from '../page/render';
import { holding, lookups } from '../ui-fields/kit';
import { quietCenter, withCommands } from './withCommands';

// Four columns of thumbnails, two rows in sight.
Object.defineProperties(HTMLElement.prototype, {
  clientHeight: { configurable: true, get: () => 400 },
  clientWidth: { configurable: true, get: () => 640 },
  offsetHeight: { configurable: true, get: () => 400 },
  offsetWidth: { configurable: true, get: () => 640 },
});

export const item = (id: number, more: Partial<MediaItem> = {}): MediaItem => ({
  id,
  name: `foto-${id}.jpg`,
  url: `/media/files/${id}.jpg`,
  url_thumb: `/media/thumbs/${id}.webp`,
  title: `Foto ${id}`,
  copyright: 'APT',
  description: `Descrizione ${id}`,
  license_id: 81,
  versione_id: 91,
  ...more,
});

/** An image that an item has. */
export const attached = (id: number, order: number, more: Partial<AttachedImage> = {}): AttachedImage => ({
  id,
  url: `/media/files/${id}.jpg`,
  url_thumb: null,
  title: `Foto ${id}`,
  copyright: 'APT',
  description: `Descrizione ${id}`,
  order,
  is_primary: order === 1,
  ...more,
});

interface MediaOptions {
  readonly items?: readonly MediaItem[];
  readonly lastPage?: number;
  readonly deletion?: DeletionAnswer;
  readonly abilities?: Partial<PickerAbilities>;
}

const ok = <T,>(value: T): Promise<Result<T>> => Promise.resolve({ ok: true, value });

/** Media over a server that answers at once, and what was sent to it. */
export function fakeMedia({ items = [], lastPage = 1, deletion, abilities = {} }: MediaOptions = {}) {
  const saved: unknown[] = [];
  const notices: string[] = [];
  const store: PickerActors['saveLicense'] = (sent) => {
    saved.push(sent);
    return ok({ message: null, item: null });
  };
  const page = (number: number): MediaPage => ({ items, page: number, lastPage, total: items.length * lastPage });
  const found = (id: number) => items.find((other) => other.id === id) ?? item(id);
  const picker: PickerActors = {
    loadPage: ({ page: number }) => ok(page(number)),
    saveLicense: store,
    readUnlicensed: ({ id }) => ok(found(id)),
    deleteItem: () => Promise.resolve(deletion ?? { ok: true as const, value: { message: null } }),
  };
  const media: Media = {
    abilities: { upload: true, edit: true, delete: true, ...abilities },
    form: imageFormParts,
    notify: (_tone, text) => notices.push(text),
    guard: () => () => undefined,
    port: {
      picker,
      gallery: picker,
      one: () => picker,
      upload: {
        inspectFile: callActor((): Promise<Inspection> => Promise.resolve({ width: 1600, height: 900 })),
        reduceFile: callActor((): Promise<ReductionOutcome> => Promise.resolve({ ok: false, why: 'undecodable' })),
        sendFile: fromCallback(() => undefined),
      },
      changes: createMediaChanges(),
      addressOf: (url) => url,
      register: () => [],
      release: () => undefined,
      bytesOf: () => null,
      choices: () => ok([{ id: 81, name: 'CC BY' }]),
    },
  };
  return { media, saved, notices };
}

const field: FieldDeclaration = { path: 'attachments', kind: 'images', label: 'Immagini', localized: false, limit: 3 };

/** An image card in an editor's stead: it keeps the value and gives it at any time. */
export async function drawCard(
  initial: readonly AttachedImage[],
  { media }: Pick<ReturnType<typeof fakeMedia>, 'media'>,
  readOnly = false,
) {
  const form = holding(field.path, initial);
  const ports = {
    site: { contentLanguages: ['it'], mapCentre: { lat: 0, lng: 0 }, tiles: { url: '', attribution: '' } },
    drafts: { keeps: () => true, onChange: () => () => undefined },
    notify: media.notify,
    fieldLookups: lookups(),
    uuid: () => 'chiave',
  } as unknown as Ports;
  const nothing = { unsubscribe: () => undefined };
  const session = {
    getSnapshot: () => ({ context: { user: null } }),
    subscribe: () => nothing,
    on: () => nothing,
    send: () => undefined,
  } as unknown as SessionActor;
  const center = quietCenter([news], { platform: 'mac' });
  function Kept() {
    const value = useSyncExternalStore(form.subscribe, () => form.state.value);
    return (
      <ImagesCard
        {...{
          media,
          field,
          path: field.path,
          value,
          readOnly,
          refusal: null,
          error: null,
          language: 'it',
          required: false,
        }}
        id="card"
        onChange={form.change}
        onBlur={() => undefined}
        lookups={{} as FieldLookups}
        context={form.context}
      />
    );
  }
  await render(
    withCommands(
      center,
      <SessionContext value={session}>
        <PortsContext value={ports}>
          <Kept />
        </PortsContext>
      </SessionContext>,
    ),
  );
  return { center, images: () => form.state.value as readonly AttachedImage[] };
}
