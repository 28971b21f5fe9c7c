import { formTexts } from '../../messages/screens/forms';
import type { FormDeclaration } from '../model/content';
import { basicsOf, cards, categories, categoriesOf, fields } from './fields';

/** The form of datasets. Source: document 2, sections 3 and 5; contract, 'Pinned for documents 2 and 3'. */
export const form: FormDeclaration = {
  cards: [
    basicsOf(fields.description),
    cards.files('data'),
    cards.tags,
    cards.settings,
    // A destination the document does not name: the list filters by it (D-form-05).
    categoriesOf(categories('category', 5, formTexts.category), categories('destinazione', 2, formTexts.destination)),
    // The same of municipalities.
    cards.municipalities,
  ],
  required: { draft: ['title'], published: ['title', 'attachments'] },
};
