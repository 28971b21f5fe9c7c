import { type AuditRow, exportAudit, listAudit } from '../../contract/audit';
import { auditTexts } from '../../messages/screens/audit';
import { labelTexts } from '../../messages/screens/content';
import { routesOf } from '../lists/addresses';
import { defineListing } from '../lists/listing';
import { leadingRows, OF_ADMINISTRATORS } from './ofAdministrators';

const { list: texts, card, actions } = auditTexts;

const feminine = { value: -1, label: labelTexts.all.feminine } as const;
const masculine = { value: -1, label: labelTexts.all.masculine } as const;

/** Who did what to which record when, of everything, deleted records too. Ours, beyond the contract. */
export const operations = defineListing({
  area: 'audit',
  routes: routesOf({ list: '/registro', item: null }),
  icon: 'list',
  ...OF_ADMINISTRATORS,
  absence: texts.absence,
  titles: texts.titles,
  list: {
    filters: [
      { name: 'user', kind: 'person', label: texts.filters.person, all: masculine },
      { name: 'entity', kind: 'logged', label: texts.filters.entity, all: feminine },
      {
        name: 'action',
        kind: 'choice',
        label: texts.filters.action,
        all: feminine,
        options: Object.entries(actions).map(([value, label]) => ({ value, label })),
      },
      { name: 'dates', kind: 'dates', label: texts.filters.days, all: masculine },
    ],
    columns: [
      { kind: 'moment', label: card.columns.at, sort: 'id' },
      { kind: 'who', label: card.columns.who },
      { kind: 'operation', label: card.columns.action },
      { kind: 'subject', label: texts.subject },
      { kind: 'changes', label: card.columns.details },
    ],
    ...leadingRows(texts.show),
    exports: { fileName: 'registro.csv' },
  },
  endpoints: { list: listAudit, exportAll: exportAudit },
  titleOf: ({ title }: AuditRow) => title ?? null,
});
