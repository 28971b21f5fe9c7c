import { activities } from './listings/activities';
import { attachments } from './listings/attachments';
import { bookable } from './listings/bookable';
import { desks } from './listings/desks';
import { featured } from './listings/featured';
import { operations } from './listings/operations';
import { places } from './listings/places';
import { placeTypes } from './listings/placeTypes';
import { rights } from './listings/rights';
import { roles } from './listings/roles';
import { tags } from './listings/tags';
import { users } from './listings/users';
import type { Listing } from './lists/listing';
import { type OtherSection, sectionsProblem } from './lists/section';
import { type ContentHead, isContent } from './model/content';
import { blog } from './types/blog';
import { download } from './types/download';
import { event } from './types/event';
import { experience } from './types/experience';
import { interest } from './types/interest';
import { itinerary } from './types/itinerary';
import { locality } from './types/locality';
import { news } from './types/news';
import { office } from './types/office';
import { openData } from './types/openData';
import { operator } from './types/operator';
import { page } from './types/page';
import { stay } from './types/stay';
import { valley } from './types/valley';
import { viaEmilia } from './types/viaEmilia';
import { webcam } from './types/webcam';

type Names = Readonly<Record<string, string>>;

/** A section without a declaration: its permissions by their prefix, its names on the dashboard by their type. */
const other = (area: string, permissions: Names, dashboardNames: Names, letter: string | null = null): OtherSection =>
  Object.freeze({ area, permissions, dashboardNames, letter });

/** A section that is never published, or of which even less is asked. */
const asking = (section: OtherSection, askedActions: NonNullable<OtherSection['askedActions']>): OtherSection =>
  Object.freeze({ ...section, askedActions });

/**
 * Every section, in the order of the menu, of the permission matrix, of the routes and of what the palette leads to. A
 * new content type is its own file and a line here. Source: document 1, sections 2.3 and 2.13.
 */
export const sections: readonly (ContentHead | Listing | OtherSection)[] = [
  users,
  roles,
  rights,
  desks,
  operations,
  event,
  blog,
  experience,
  news,
  office,
  itinerary,
  locality,
  valley,
  interest,
  viaEmilia,
  download,
  // The gallery, whose permissions are those of the attachments.
  other('media', {}, { media: 'Foto' }, 'm'),
  attachments,
  // The featured events by their festive categories, whose permissions are those of the attachments too.
  other('festivities', {}, {}),
  featured,
  page,
  placeTypes,
  places,
  webcam,
  openData,
  activities,
  bookable,
  operator,
  stay,
  tags,
  asking(other('category', { category: 'Categorie' }, {}, 'c'), { category: ['view', 'edit'] }),
  asking(other('redirect', { menu: 'Menu e redirect', errore404: 'Redirect 404' }, {}, 'r'), {
    menu: ['view'],
    errore404: ['create', 'delete'],
  }),
  asking(other('home-settings', { 'home-settings': 'Impostazioni della home' }, {}, 'f'), {
    // Who may open the page may save it. Source: contract, 'Pinned', settings.
    'home-settings': ['view'],
  }),
];

const problem = sectionsProblem(sections);
if (problem !== null) throw new Error(`sections: ${problem}`);

/** Whether a section is a declaration's, and no row that only names it. */
export const isDeclared = (section: ContentHead | Listing | OtherSection): section is ContentHead | Listing =>
  'list' in section;

/** Every content type, in the order of the menu. */
export const contents: readonly ContentHead[] = sections.filter(isContent);

/** Every list of other records, in the order of the menu. */
export const listings: readonly Listing[] = sections.filter(
  (section) => isDeclared(section) && !isContent(section),
) as readonly Listing[];

/** Areas that fields of others, or their own, point to. */
export const pointedTo: ReadonlySet<string> = new Set(contents.flatMap(({ pointsTo = [] }) => pointsTo));
