import { entriesOf } from '../../../src/content/field/collection';
import { isNested, type NestedField } from '../../../src/content/field/entries';
import type { FieldDeclaration, FieldKind } from '../../../src/content/field/field';
import type { Json } from '../../../src/content/field/json';
import { asText, type Venue } from '../../../src/content/field/kind';
import { fieldPath, valueAt } from '../../../src/content/field/path';
import { locationOf } from '../../../src/content/kinds/address';
import { choiceLabel } from '../../../src/content/kinds/choice';
import { contactKindName, contactText, contactType } from '../../../src/content/kinds/contacts';
import { fieldText } from '../../../src/content/kinds/displayText';
import { coverOf, type FileCover, fileFormat, fileName, filesOf } from '../../../src/content/kinds/files';
import { ADMISSIONS, admissionOf, isPaid, TICKET_TEXTS, ticketText } from '../../../src/content/kinds/ticketing';
import { isWithheld } from '../../../src/content/kinds/withheld';
import { isWebAddress } from '../../../src/content/text/web';
import { openingSentence } from '../../../src/content/when/openingSentence';
import { displayTexts } from '../../../src/messages/screens/displayText';
import { ticketingTexts } from '../../../src/messages/screens/ticketing';
import { previewTexts } from '../../../src/messages/server/preview';
import { asHtml, figure, own } from './html';

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

/** A link out of the site, around finished HTML. */
const outward = (href: string, html: string): string => `<a href="${asHtml(href)}" rel="noreferrer">${html}</a>`;

/** Link to a place on the open map; '' without coordinates. */
function mapLink({ lat, lng }: Venue, lang: string): string {
  const [north, east] = [asText(lat).trim(), asText(lng).trim()].map((text) =>
    text === '' ? Number.NaN : Number(text),
  );
  if (!Number.isFinite(north) || !Number.isFinite(east) || (north === 0 && east === 0)) return '';
  return outward(
    `https://www.openstreetmap.org/?mlat=${north}&mlon=${east}#map=16/${north}/${east}`,
    own(previewTexts.map, lang),
  );
}

function address({ value, lang }: Detail): string {
  const location = locationOf(value);
  const street = [asText(location.address), asText(location.number)].join(' ').trim();
  const line = [street, asText(valueAt(location, 'city.city'))].filter((part) => part !== '').join(', ');
  const link = mapLink(location, lang);
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
  if (protocol === undefined) return isWebAddress(text) ? outward(text, asHtml(text)) : asHtml(text);
  return outward(`${protocol}${protocol === 'tel:' ? text.replace(/[^\d+]/g, '') : text}`, asHtml(text));
}

const contacts = ({ value, lang }: Detail): string =>
  listOf(
    entriesOf(value)
      .filter((contact) => contactText(contact) !== '')
      .map((contact) => {
        const label = asText(contact.label).trim();
        const name = label === '' ? own(contactKindName(contact), lang) : asHtml(label);
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
      `${own(ticketingTexts.fields[name], lang)}: ${isWebAddress(text) ? outward(text, asHtml(text)) : asHtml(text)}`,
    ];
  });
  return `<p>${own(admission.label, lang)}</p>${listOf(prices)}`;
}

function openings({ value, lang }: Detail): string {
  const sentence = openingSentence(value, lang);
  return sentence === null ? '' : `<p>${asHtml(sentence)}</p>`;
}

const choice = ({ field, value, lang }: Detail): string => {
  const label = choiceLabel(value, field);
  return label === '' ? '' : `<p>${own(label, lang)}</p>`;
};

/** Texts of a language that have their places on the page, or in its head. */
const PLACED = /^(title|slug|subtitle|excerpt|google\..+|social\..+)$/;

const plain = ({ field, value }: Detail): string => {
  const words = asText(value).trim();
  if (words === '' || (field.localized === true && PLACED.test(field.path))) return '';
  return plainParagraph(words);
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
  return isWebAddress(href) ? `<p>${outward(href, asHtml(href))}</p>` : plainParagraph(href);
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
const labelled = (label: string, lang: string, said: string): string => {
  const name = `<strong>${own(label, lang)}</strong>`;
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
      const said = asHtml(words);
      if (entry.summary.includes(field.path)) return `<p><strong>${said}</strong></p>`;
      return field.kind === 'detail' ? `<p>${said}</p>` : labelled(field.label, lang, `<p>${said}</p>`);
    }
    default:
      return labelled(field.label, lang, DETAILS[field.kind]?.(detail) ?? '');
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
  flag: (detail) => (detail.value === true ? `<p>${own(displayTexts.yes, detail.lang)}</p>` : ''),
};
