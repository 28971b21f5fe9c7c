import { formTexts } from '../../messages/screens/forms';
import type { FormDeclaration } from '../model/content';
import { basicsOf, cards, categories, categoriesOf, TEXT_LIMIT } from './fields';

const texts = formTexts.files;

/** The form of downloads. Source: document 2, sections 3 and 5; contract, 'Pinned for documents 2 and 3'. */
export const form: FormDeclaration = {
  cards: [
    basicsOf({
      path: 'descrizioneFile',
      kind: 'textarea',
      label: texts.description,
      localized: true,
      limit: TEXT_LIMIT,
      alsoAt: 'descrizioneFile',
    }),
    cards.files('pdf'),
    cards.settings,
    cards.municipalities,
    categoriesOf(
      { path: 'mappa', kind: 'flag', label: texts.isMap, localized: false, hint: texts.isMapHint },
      categories('destinazione', 2, formTexts.destination),
      categories('theme', 5, formTexts.theme),
    ),
  ],
  required: { draft: ['title'], published: ['title', 'attachments'] },
};
