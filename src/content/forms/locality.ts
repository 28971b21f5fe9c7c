import { formTexts } from '../../messages/screens/forms';
import type { CardDeclaration } from '../field/field';
import type { FormDeclaration } from '../model/content';
import { cards, categories, categoriesOf, fields, shown } from './fields';

const { locality: texts } = formTexts;

/** A chapter of its own for each of the guide's questions, in the guide's order. */
const chapters = Object.entries(texts.chapters).map(
  ([path, title]): CardDeclaration => ({
    id: path.toLowerCase(),
    title,
    column: 'main',
    fields: [{ path, kind: 'richText', label: title, localized: true }],
    opens: 'onDemand',
  }),
);

/** The form of localities. Source: document 2, sections 2, 3 and 5. */
export const form: FormDeclaration = {
  cards: [
    cards.basics({ ...fields.subtitle, limit: 90 }),
    ...chapters,
    {
      id: 'arrival',
      title: texts.arrival,
      column: 'main',
      fields: [{ path: 'location', kind: 'address', label: texts.arrival, localized: false, shape: 'bare' }],
    },
    ...shown(160),
    cards.settings,
    {
      id: 'facts',
      title: texts.facts,
      column: 'side',
      fields: [
        {
          path: 'DENOMINAZIONE',
          kind: 'text',
          label: texts.name,
          localized: false,
          limit: 300,
          fallback: 'contents.it.title',
          hint: texts.nameHint,
        },
        { path: 'DISTANZACAPOL', kind: 'text', label: texts.distance, localized: false, limit: 300 },
      ],
    },
    cards.municipalities,
    categoriesOf(categories('destinazione', 2, formTexts.destination), {
      ...categories('fascia_altimetrica', 3, texts.altitude),
      limit: 1,
      hint: texts.altitudeHint,
    }),
    cards.offices,
  ],
  required: { draft: ['title'], published: ['title', 'description', 'excerpt', 'slug'] },
  saveDebounced: true,
};
