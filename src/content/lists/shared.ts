import { labelTexts } from '../../messages/screens/content';
import { DESTINATION_GROUP } from './categories';
import { type FilterDeclaration, OWN } from './filter';
import type { ColumnDeclaration, ColumnKind } from './list';

const allMasculine = { value: -1, label: labelTexts.all.masculine } as const;
const allFeminine = { value: -1, label: labelTexts.all.feminine } as const;

/** Filters that several lists show alike. Source: document 2, section 2. */
export const filters = {
  destination: {
    name: 'destinazione',
    kind: 'category',
    label: labelTexts.destination,
    all: allFeminine,
    main: DESTINATION_GROUP,
  },
  province: { name: 'provincia', kind: 'province', label: labelTexts.province, all: allFeminine },
  municipality: {
    name: 'comune',
    kind: 'municipality',
    label: labelTexts.municipality,
    all: allMasculine,
    within: 'provincia',
  },
  /** The same where no province narrows it. Source: document 3, section 2. */
  anyMunicipality: { name: 'comune', kind: 'municipality', label: labelTexts.municipality, all: allMasculine },
  /** A theme of the tree, which stands for its children too. Source: contract, 'Pinned for documents 2 and 3'. */
  theme: { name: 'tema', kind: 'category', label: labelTexts.theme, all: allMasculine, field: 'theme', main: 5 },
  /** What an operator is, out of the tree. Source: document 3, section 2; contract, 'Content areas'. */
  category: {
    name: 'categoria',
    kind: 'category',
    label: labelTexts.category,
    all: allFeminine,
    field: 'category',
    main: 10,
  },
  duration: { name: 'durata', kind: 'category', label: labelTexts.duration, all: allFeminine, main: 4 },
  target: { name: 'target', kind: 'category', label: labelTexts.target, all: allMasculine, main: 6 },
  status: { name: 'stato', kind: 'status', label: labelTexts.status, all: allMasculine },
  language: {
    name: 'lang',
    kind: 'language',
    label: labelTexts.language,
    all: { value: 'all', label: labelTexts.all.feminine },
  },
  own: {
    name: 'miei',
    kind: 'own',
    label: labelTexts.own,
    all: allMasculine,
    options: [
      { value: OWN.all, label: labelTexts.ownOptions.all, names: labelTexts.ownNames.all },
      { value: OWN.incomplete, label: labelTexts.ownOptions.incomplete, names: labelTexts.ownNames.incomplete },
    ],
  },
  dates: { name: 'dates', kind: 'dates', label: labelTexts.dates, all: allFeminine },
} as const satisfies Record<string, FilterDeclaration>;

/** A column that can't be sorted. */
export const unsorted = <C extends ColumnDeclaration>({ sort: _, ...column }: C): Omit<C, 'sort'> => column;

/** Who changed a record last, and when. Ours. */
export const modified = {
  kind: 'modified',
  label: labelTexts.columns.modified,
  sort: 'updated_at',
  onlyWith: 'updated_at',
} as const;

/** Columns that several content types declare alike. Source: document 2, section 2. */
export const columns = {
  id: { kind: 'id', label: labelTexts.columns.id, sort: 'id' },
  title: { kind: 'title', label: labelTexts.columns.title, sort: 'title' },
  municipality: { kind: 'municipality', label: labelTexts.columns.municipality },
  /** The same in the words of document 3. */
  municipalityOrNone: { kind: 'municipality', label: labelTexts.columns.municipality, ...labelTexts.municipalityCell },
  theme: { kind: 'choices', field: 'theme', label: labelTexts.columns.theme },
  target: { kind: 'choices', field: 'target', label: labelTexts.columns.target },
  publicationDate: { kind: 'publicationDate', label: labelTexts.columns.publicationDate, sort: 'pub_date' },
  status: { kind: 'status', label: labelTexts.columns.status },
  languages: { kind: 'languages', label: labelTexts.columns.languages },
  modified,
  actions: { kind: 'actions', label: labelTexts.columns.actions },
} as const satisfies Readonly<Record<string, ColumnDeclaration<ColumnKind>>>;

/** These of the shared columns, in their order. */
export const columnsOf = (...names: readonly (keyof typeof columns)[]): readonly ColumnDeclaration<ColumnKind>[] =>
  names.map((name) => columns[name]);
