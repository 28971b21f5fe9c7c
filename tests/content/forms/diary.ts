import { cards, categories, fields } from '../../../src/content/forms/fields';
import type { FormDeclaration } from '../../../src/content/model/content';
import { formTexts } from '../../../src/messages/screens/forms';

/** The form of travel diaries. */
export const form: FormDeclaration = {
  cards: [
    {
      id: 'basics',
      title: formTexts.cards.basics,
      column: 'main',
      fields: [fields.title, fields.slug, fields.subtitle, fields.description, fields.tags],
    },
    cards.seo(170),
    cards.social,
    cards.settings,
    { id: 'networks', title: 'Categorie e reti', column: 'side', fields: [categories('theme', 5, 'Reti')] },
  ],
  required: { draft: ['title'], published: ['title', 'description', 'slug'] },
};
