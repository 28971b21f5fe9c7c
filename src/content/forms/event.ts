import { formTexts } from '../../messages/screens/forms';
import type { FormDeclaration } from '../model/content';
import { cards, categories, categoriesOf, fields, shown } from './fields';
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
    ...shown(160),
    cards.settings,
    categoriesOf(
      categories('category', 1, formTexts.category),
      categories('theme', 5, formTexts.theme),
      categories('target', 6, formTexts.target),
      { path: 'valenza', kind: 'select', label: texts.scope, localized: false, options: texts.scopes },
    ),
    cards.offices,
    cards.portals,
  ],
  required: { draft: ['title'], published: ['title', 'description', 'excerpt', 'slug'] },
  saveDebounced: true,
};
