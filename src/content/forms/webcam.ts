import { formTexts } from '../../messages/screens/forms';
import type { FormDeclaration } from '../model/content';
import { basicsOf, cards, categories, TEXT_LIMIT } from './fields';

const texts = formTexts.webcam;

/** The form of webcams. Source: document 2, sections 3 and 5; contract, 'Pinned for documents 2 and 3'. */
export const form: FormDeclaration = {
  cards: [
    basicsOf(),
    {
      id: 'camera',
      title: texts.camera,
      column: 'main',
      fields: [
        { path: 'webcam.url', kind: 'url', label: texts.url, localized: false, limit: 2000, isEmbedded: true },
        { path: 'webcam.note', kind: 'textarea', label: texts.note, localized: false, limit: TEXT_LIMIT },
      ],
    },
    cards.bareAddress,
    cards.settings,
    {
      id: 'owner',
      title: formTexts.cards.categories,
      column: 'side',
      fields: [categories('category', 7, texts.owner)],
    },
  ],
  required: { draft: ['title'], published: ['title', 'webcam.url'] },
};
