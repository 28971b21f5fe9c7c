import { chooseActivity, REVIEW, type ReviewedActivity, reviewedActivities } from '../../contract/activities';
import { reviewTexts as texts } from '../../messages/screens/activities';
import { labelTexts } from '../../messages/screens/content';
import { REVIEW_OPTIONS } from '../lists/activity';
import { routesOf } from '../lists/addresses';
import { defineListing } from '../lists/listing';
import { filters } from '../lists/shared';

/** Activities that others offer as open data, to be decided about. Source: document 3, 'Open-data activity review list'. */
export const activities = defineListing({
  area: 'activities',
  routes: routesOf({ list: '/opendata-list', item: null, tab: 'attivita' }),
  icon: 'eye',
  letter: null,
  barred: [],
  permissions: {},
  rightsOf: ['event'],
  dashboardNames: {},
  isOpen: true,
  titles: texts.titles,
  list: {
    layout: 'cards',
    columns: [],
    filters: [
      { ...filters.province, isHidden: true },
      filters.anyMunicipality,
      {
        name: 'scelta',
        kind: 'choice',
        label: texts.choice,
        all: { value: -1, label: labelTexts.all.feminine },
        options: [
          { value: REVIEW.undecided, label: texts.undecidedFilter, names: texts.choiceWords.undecided },
          ...REVIEW_OPTIONS.filter(({ value }) => value !== REVIEW.undecided),
        ],
      },
    ],
    removal: 'none',
    actions: [{ name: 'show', title: texts.read, on: 'row', by: 'screen', opens: 'record', inBar: false }],
  },
  endpoints: { list: reviewedActivities },
  choice: {
    undecided: { status: REVIEW.undecided },
    filter: 'scelta',
    valueOf: ({ status }) => ({ status: Number(status ?? REVIEW.undecided) }),
    save: chooseActivity,
    sent: (id, { status }) => ({ body: { id, status } }),
  },
  titleOf: ({ title }: ReviewedActivity) => title || null,
});
