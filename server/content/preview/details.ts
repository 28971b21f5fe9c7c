import { locationOf } from '../../../src/content/kinds/address';
import { contactKindName, contactText, contactType } from '../../../src/content/kinds/contacts';
import { fieldText } from '../../../src/content/kinds/displayText';
import { coverOf, type FileCover, fileFormat, fileName, filesOf } from '../../../src/content/kinds/files';
import { asText, type Venue } from '../../../src/content/kinds/kind';
import { choiceLabel } from '../../../src/content/kinds/select';
import { ADMISSIONS, admissionOf, isPaid, TICKET_TEXTS, ticketText } from '../../../src/content/kinds/ticketing';
import { entriesOf } from '../../../src/content/model/collection';
import { isNested, type NestedField } from '../../../src/content/model/entries';
import { fieldPath, valueAt } from '../../../src/content/model/path';
import type { FieldDeclaration, FieldKind, Json } from '../../../src/content/model/types';
import { isWebAddress } from '../../../src/content/model/web';
import { isWithheld } from '../../../src/content/model/withheld';
import { openingSentence } from '../../../src/content/when/openingSentence';
import { displayTexts } from '../../../src/messages/screens/displayText';
import { ticketingTexts } from '../../../src/messages/screens/ticketing';
import { previewTexts } from '../../../src/messages/server/preview';
import { asHtml, figure } from './html';

/** A field's value and the language it is read in. */
export interface Detail {
  readonly field: FieldDeclaration;
  readonly value: Json;
  readonly lang: string;
  /** The rich texts as they may be shown, by what is stored. */
  readonly clean: ReadonlyMap<string, string>;
}

const listOf = (entries: readonly string[], tag: 'ul' | 'ol' = 'ul'): string =>
  entries.length === 0 ? '' : `<${tag}>${entries.map((entry) => `<li>${entry}</li>`).join('')}</${tag}>`;

const outward = (href: string, text: string): string =>
  `<a href="${asHtml(href)}" rel="noreferrer">${asHtml(text)}</a>`;

/** Texts that an author wrote in the page's language, within the Italian of the labels. */
const written = (text: string, lang: string): string => `<span lang="${asHtml(lang)}">${asHtml(text)}</span>`;

/** Link to a place on the open map; '' without coordinates. */
export function mapLink({ lat, lng }: Venue): string {
  const [north, east] = [asText(lat).trim(), asText(lng).trim()].map((text) =>
    text === '' ? Number.NaN : Number(text),
  );
  if (!Number.isFinite(north) || !Number.isFinite(east) || (north === 0 && east === 0)) return '';
  return outward(`https://www.openstreetmap.org/?mlat=${north}&mlon=${east}#map=16/${north}/${east}`, previewTexts.map);
}

function address({ value }: Detail): string {
  const location = locationOf(value);
  const street = [asText(location.address), asText(location.number)].join(' ').trim();
  const line = [street, asText(valueAt(location, 'city.city'))].filter((part) => part !== '').join(', ');
  const link = mapLink(location);
  return line === '' && link === '' ? '' : `<p>${asHtml(line)} ${link}</p>`;
}

const PROTOCOLS: Readonly<Partial<Record<string, string>>> = {
  email: 'mailto:',
  telephone: 'tel:',
  whatsapp: 'tel:',
  fax: 'tel:',
};

function contactLink(type: string | null, text: string): string {
  const protocol = type === null ? undefined : PROTOCOLS[type];
  if (protocol === undefined) return isWebAddress(text) ? outward(text, text) : asHtml(text);
  return outward(`${protocol}${protocol === 'tel:' ? text.replace(/[^\d+]/g, '') : text}`, text);
}

const contacts = ({ value, lang }: Detail): string =>
  listOf(
    entriesOf(value)
      .filter((contact) => contactText(contact) !== '')
      .map((contact) => {
        const label = asText(contact.label).trim();
        const name = label === '' ? asHtml(contactKindName(contact)) : written(label, lang);
        return `${name}: ${contactLink(contactType(contact), contactText(contact))}`;
      }),
  );

function tickets({ value, lang }: Detail): string {
  const admission = ADMISSIONS.find((choice) => choice.value === admissionOf(value));
  if (admission === undefined || admission.value === -1) return '';
  const prices = (isPaid(value) ? TICKET_TEXTS : []).flatMap((name) => {
    const text = ticketText(value, lang, name).trim();
    if (text === '') return [];
    return [
      `${asHtml(ticketingTexts.fields[name])}: ${isWebAddress(text) ? outward(text, text) : written(text, lang)}`,
    ];
  });
  return `<p>${asHtml(admission.label)}</p>${listOf(prices)}`;
}

function openings({ value, lang }: Detail): string {
  const sentence = openingSentence(value, lang);
  return sentence === null ? '' : `<p>${written(sentence, lang)}</p>`;
}

const choice = ({ field, value }: Detail): string => {
  const label = choiceLabel(value, field);
  return label === '' ? '' : `<p>${asHtml(label)}</p>`;
};

/** Texts of a language that have their places on the page, or in its head. */
const PLACED = /^(title|slug|subtitle|excerpt|google\..+|social\..+)$/;

const plain = ({ field, value, lang }: Detail): string => {
  const words = asText(value).trim();
  if (words === '' || (field.localized === true && PLACED.test(field.path))) return '';
  return `<p>${field.localized === true ? written(words, lang) : asHtml(words)}</p>`;
};

/** What something is called, whichever key its name is under; '' where readers may not know it. */
const nameIn = (value: Json): string =>
  (isWithheld(value) ? [] : ['nome', 'name', 'title'])
    .map((key) => asText(valueAt(value, key)))
    .find((name) => name !== '') ?? '';

/** Several things by their names; those that readers may not know are left out. */
const references = ({ value }: Detail): string =>
  listOf(
    (Array.isArray(value) ? value : [])
      .map(nameIn)
      .filter((name) => name !== '')
      .map(asHtml),
  );

/** One thing by its name; nothing where readers may not know it. */
const reference = ({ value }: Detail): string => {
  const name = nameIn(value);
  return name === '' ? '' : `<p>${asHtml(name)}</p>`;
};

function link({ value }: Detail): string {
  const href = asText(value).trim();
  return isWebAddress(href) ? `<p>${outward(href, href)}</p>` : plainParagraph(href);
}

/** Files to download, each with its cover, format and size. */
function downloads({ value }: Detail): string {
  return listOf(
    filesOf(value).map((file) => {
      const format = fileFormat(file);
      const link = `<a href="${asHtml(asText(file.url))}" download>${asHtml(fileName(file))}</a>`;
      const cover = coverOf(file.cover ?? null);
      return `${cover === null ? '' : figure(imageOfCover(cover))}${link}${format === '' ? '' : ` (${asHtml(format)})`}`;
    }),
  );
}

/** A cover as the page draws images. */
const imageOfCover = ({ thumb_url: url, caption: title, description, copyright }: FileCover): Json => ({
  url,
  title,
  description,
  copyright,
});

const plainParagraph = (words: string): string => (words === '' ? '' : `<p>${asHtml(words)}</p>`);

/** What is said under a label: beside it where it is one line. */
const labelled = (label: string, said: string): string => {
  const name = `<strong>${asHtml(label)}</strong>`;
  if (said === '') return '';
  return said.startsWith('<p>') && !said.includes('<p>', 1) ? `<p>${name}: ${said.slice(3)}` : `<p>${name}</p>${said}`;
};

/** A part of an entry, in its place within it. What the entry is called by needs no label. */
function part({ entry }: NestedField, detail: Detail): string {
  const { field, value, lang, clean } = detail;
  switch (field.kind) {
    case 'richText':
      return clean.get(asText(value)) ?? '';
    case 'images':
      return Array.isArray(value) ? value.map(figure).join('') : '';
    case 'image':
      return figure(value);
    case 'url':
      return link(detail);
    case 'text':
    case 'detail': {
      const words = fieldText(field, value).trim();
      if (words === '') return '';
      const said = field.localized ? written(words, lang) : asHtml(words);
      if (entry.summary.includes(field.path)) return `<p><strong>${said}</strong></p>`;
      return field.kind === 'detail' ? `<p>${said}</p>` : labelled(field.label, `<p>${said}</p>`);
    }
    default:
      return labelled(field.label, DETAILS[field.kind]?.(detail) ?? '');
  }
}

/** Entries and slots one after the other, each with what its parts say in the page's language. */
function entries({ field, value, lang, clean }: Detail): string {
  if (!isNested(field)) return '';
  const list: readonly Json[] = field.kind === 'entries' ? entriesOf(value) : Array.isArray(value) ? value : [];
  return listOf(
    list
      .map((entry) =>
        field.entry.fields
          .map((own) => part(field, { field: own, value: valueAt(entry, fieldPath(own, lang)), lang, clean }))
          .join(''),
      )
      .filter((said) => said !== ''),
    field.kind === 'entries' ? 'ol' : 'ul',
  );
}

/** What the page says of a field of these kinds, under the field's label; '' where there is nothing to say. */
export const DETAILS: Readonly<Partial<Record<FieldKind, (detail: Detail) => string>>> = {
  text: plain,
  textarea: plain,
  url: link,
  address,
  entries,
  slots: entries,
  contacts,
  ticketing: tickets,
  openings,
  contents: references,
  locality: reference,
  place: reference,
  select: choice,
  files: downloads,
  flag: (detail) => (detail.value === true ? `<p>${asHtml(displayTexts.yes)}</p>` : ''),
};
