import type { CardDeclaration, FieldDeclaration } from '../../content/field/field';
import { fieldPath } from '../../content/field/path';
import { kindOf } from '../../content/kinds/table';
import type { Listing } from '../../content/lists/listing';
import type { Content } from '../../content/model/content';
import { isFieldShown } from '../../machines/editor/document';
import { editorCommandTexts as titles } from '../../messages/commands/editor';
import { absent } from '../define';
import type { Command, CommandEffect } from '../types';
import { type EditorMoment, editorCommand } from './editorParts';

/** Cards of the content type whose editor is mounted: of one with its form. */
const cardsOf = (listing: Listing | null): readonly CardDeclaration[] =>
  listing !== null && 'cards' in listing ? (listing as Content).cards : [];

const isShownIn = ({ snapshot: { context } }: EditorMoment, field: FieldDeclaration): boolean =>
  isFieldShown(context, field, context.language);

const leadTo = (
  { snapshot: { context } }: EditorMoment,
  field: FieldDeclaration,
  part: string | null,
): CommandEffect => {
  const path = fieldPath(field, context.language);
  return { kind: 'event', event: part === null ? { type: 'field.go', path } : { type: 'field.go', path, part } };
};

/** Whether a card is one field and nothing more, so that leading to either is the same. */
const isOneField = ({ fields: [field, ...more] }: CardDeclaration): boolean =>
  field !== undefined && more.length === 0 && kindOf(field).parts === undefined;

/** Leads to each card that some content type has, by its first field in sight. */
export function cardCommands(contents: readonly Content[]): readonly Command[] {
  const cards = new Map(contents.flatMap((content) => content.cards).map((card) => [card.id, card]));
  const cardOf = (listing: Listing | null, id: string) => cardsOf(listing).find((card) => card.id === id);
  return [...cards.values()].map((card) =>
    editorCommand(`card.${card.id}`, {
      title: (listing) => titles.card(cardOf(listing, card.id)?.title ?? card.title),
      keywords: [...titles.cardWords, ...(isOneField(card) ? card.fields.map(({ label }) => label) : [])],
      inPalette: 'typed',
      effect: (moment) => {
        const { fields } = cardOf(moment.listing, card.id) ?? { fields: [] };
        const field = fields.find((one) => isShownIn(moment, one)) ?? fields[0];
        return field === undefined ? absent : leadTo(moment, field, null);
      },
    }),
  );
}

/** Opens all the cards that open on demand, of content types that have any, or closes them. */
export const CHAPTERS_COMMAND: Command = editorCommand('chapters', {
  title: titles.chapters,
  keys: ['s c'],
  keywords: titles.chaptersWords,
  effect: ({ listing }) =>
    cardsOf(listing).some(({ opens }) => opens === 'onDemand') ? { kind: 'view', action: 'chapters.toggle' } : absent,
});

/** A field, or a part of one that has a control of its own, with what it is called and the card it stands in. */
interface Place {
  readonly id: string;
  readonly label: string;
  readonly card: string;
  readonly field: FieldDeclaration;
  readonly part: string | null;
}

function placesIn(card: CardDeclaration): readonly Place[] {
  if (isOneField(card)) return [];
  return card.fields.flatMap((field) => {
    const { path, label } = field;
    const whole: Place = { id: path, label, card: card.title, field, part: null };
    const parts = (kindOf(field).parts ?? []).map((part) => ({
      ...whole,
      id: `${path}.${part.name}`,
      label: part.label,
      part: part.name,
    }));
    return parts.length === 0 ? [whole] : parts;
  });
}

/** Leads to each field that some content type has, in the language shown. */
export function fieldCommands(contents: readonly Content[]): readonly Command[] {
  const places = new Map(contents.flatMap(({ cards }) => cards.flatMap(placesIn)).map((place) => [place.id, place]));
  const placeOf = (listing: Listing | null, id: string) =>
    cardsOf(listing)
      .flatMap(placesIn)
      .find((place) => place.id === id);
  return [...places.values()].map((place) =>
    editorCommand(`field.${place.id}`, {
      title: (listing) => (placeOf(listing, place.id) ?? place).label,
      hint: (listing) => (placeOf(listing, place.id) ?? place).card,
      keywords: titles.fieldWords,
      isField: true,
      onlyWhenReady: true,
      effect: (moment) => {
        const here = placeOf(moment.listing, place.id);
        return here === undefined || !isShownIn(moment, here.field) ? absent : leadTo(moment, here.field, here.part);
      },
    }),
  );
}
