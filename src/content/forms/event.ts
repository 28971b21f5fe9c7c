import { formTexts } from '../../messages/screens/forms';
import type { FormDeclaration } from '../model/content';
import { cards, categories, fields } from './fields';
import { stopCards } from './stops';

const { event: texts } = formTexts;

/** The form of events. Source: document 2, sections 2, 3 and 5. */
export const form: FormDeclaration = {
  cards: [
    cards.basics({ ...fields.subtitle, limit: 140 }),
    {
      id: 'dates',
      title: texts.dates,
      column: 'main',
      fields: [
        { path: 'dates', kind: 'dates', label: texts.dates, localized: false },
        { path: 'times', kind: 'times', label: texts.times, localized: false, limit: 300, companion: 'dates' },
      ],
    },
    stopCards.event,
    cards.contacts,
    {
      id: 'ticketing',
      title: texts.ticketing,
      column: 'main',
      fields: [{ path: 'ticketing', kind: 'ticketing', label: texts.ticketing, localized: false, limit: 300 }],
    },
    // Source: document 2, section 5 (10 images an item).
    cards.images(10),
    cards.seo(160),
    cards.social,
    cards.tags,
    cards.settings,
    {
      id: 'categories',
      title: formTexts.cards.categories,
      column: 'side',
      fields: [
        categories('category', 1, formTexts.category),
        categories('theme', 5, formTexts.theme),
        categories('target', 6, formTexts.target),
        { path: 'valenza', kind: 'select', label: texts.scope, localized: false, options: texts.scopes },
      ],
    },
    {
      id: 'offices',
      title: texts.offices,
      column: 'side',
      fields: [{ path: 'iat', kind: 'contents', area: 'iat', label: texts.offices, localized: false }],
    },
    cards.portals,
  ],
  required: { draft: ['title'], published: ['title', 'description', 'excerpt', 'slug'] },
  saveDebounced: true,
};
