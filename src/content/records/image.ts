import { INTERFACE_LANGUAGE } from '../../contract/languages';
import { MEDIA_TEXT_LIMITS, type MediaItem } from '../../contract/media';
import { mediaFileTexts } from '../../messages/screens/media';
import { mediaTexts } from '../../messages/ui/media';
import type { FieldOption } from '../field/field';
import type { Json } from '../field/json';
import { type RecordForm, type RecordItem, recordForm, sentKeys } from '../model/record';

const { fields: labels, form: texts } = mediaTexts;

/** What is stored of an image beside its file, by its names when it is sent. */
export interface ImageFacts {
  readonly titolo: string;
  readonly copyright: string;
  /** The alternative text. */
  readonly description: string;
  readonly license_id: number | null;
  readonly versione_id: number | null;
  readonly openlibrary: boolean;
}

/** What licence and its version may be. */
export interface ImageChoices {
  readonly licenses: readonly FieldOption[];
  readonly versions: readonly FieldOption[];
}

/** The form of an image's data. Source: document 1, sections 2.18 and 5. */
export const imageForm = ({ licenses, versions }: ImageChoices): RecordForm =>
  recordForm(
    {
      area: 'image',
      titles: texts,
      fields: [
        { path: 'titolo', kind: 'text', label: labels.title, limit: MEDIA_TEXT_LIMITS.titolo, localized: false },
        {
          path: 'copyright',
          kind: 'text',
          label: labels.copyright,
          limit: MEDIA_TEXT_LIMITS.copyright,
          localized: false,
        },
        {
          path: 'description',
          kind: 'textarea',
          label: labels.description,
          limit: MEDIA_TEXT_LIMITS.description,
          localized: false,
        },
        {
          path: 'license_id',
          kind: 'select',
          label: labels.license,
          options: licenses,
          required: true,
          missing: mediaFileTexts.license,
          localized: false,
        },
        {
          path: 'versione_id',
          kind: 'select',
          label: labels.version,
          options: versions,
          required: true,
          missing: mediaFileTexts.version,
          localized: false,
        },
      ],
      blank: { id: 'new', updated_at: null },
    },
    [INTERFACE_LANGUAGE],
  );

/** The data of an image, with nothing left out. */
export const factsOf = (image: MediaItem): ImageFacts => ({
  titolo: image.title ?? '',
  copyright: image.copyright ?? '',
  description: image.description ?? '',
  license_id: image.license_id ?? null,
  versione_id: image.versione_id ?? null,
  openlibrary: image.openlibrary === true || image.openlibrary === 1,
});

/** An image once these data are stored. */
export const imageWith = (image: MediaItem, { titolo, ...facts }: ImageFacts): MediaItem => ({
  ...image,
  ...facts,
  title: titolo,
});

/** An image as its form has it. */
export const itemOfImage = (image: MediaItem): RecordItem => ({
  ...sentKeys(image),
  ...factsOf(image),
  id: image.id,
  updated_at: image.updated_at ?? null,
});

const numberOf = (value: Json): number | null => (typeof value === 'number' ? value : null);

/** The data in a form, for sending. */
export const factsIn = ({
  titolo,
  copyright,
  description,
  license_id,
  versione_id,
  openlibrary,
}: RecordItem): ImageFacts => ({
  titolo: String(titolo),
  copyright: String(copyright),
  description: String(description),
  license_id: numberOf(license_id),
  versione_id: numberOf(versione_id),
  openlibrary: openlibrary === true,
});
