import { type ComponentType, memo } from 'react';
import type { FieldKind } from '../../content/field/field';
import { cardsToComeTexts as loading } from '../../messages/ui/editorPage';
import { type Drawing, lazyPart } from '../base/lazyPart';
import { commandParts } from '../commands/parts';
import { type MediaCardProps, useMedia } from '../media/port';
import { AddressWidget } from './AddressWidget';
import { ActiveWidget, ChoiceWidget, FlagWidget, PortalsWidget, SelectWidget, StatusWidget } from './choiceWidgets';
import { DateTimeWidget } from './DateTimeWidget';
import { cardWidget, LazyCard } from './LazyCard';
import {
  AuthorWidget,
  CategoriesWidget,
  ContentsWidget,
  MunicipalitiesWidget,
  ProvincesWidget,
  TagsWidget,
} from './lookupWidgets';
import { RichTextWidget } from './RichTextWidget';
import { LocalityWidget, PlaceWidget } from './referenceWidgets';
import { SlotsWidget } from './SlotsWidget';
import { DetailWidget, PasswordWidget, ReachWidget, SlugWidget, TextAreaWidget, TextWidget } from './textWidgets';
import type { FieldWidgetProps } from './types';

/** The widget of a kind of field whose card needs the media. Takes the card and what is said until it is there. */
function mediaWidget(load: () => Promise<Drawing<MediaCardProps>>, text: string): ComponentType<FieldWidgetProps> {
  const code = lazyPart(load);
  return function MediaWidget(props) {
    const media = useMedia();
    const card = media === null ? null : { ...props, media };
    return <LazyCard widget={props} code={code} card={card} loading={text} />;
  };
}

/** A card with commands of its own, which come with it. */
const withCommands = <Module,>(load: () => Promise<Module>) => commandParts.with('whole', load);

/** Kinds that few forms have, or that are large: what draws them comes after the page. */
const CARDS = {
  /** The contacts of one language. Source: document 1, section 2.20. */
  contacts: cardWidget(
    withCommands(() => import('../collection/ContactsCard')),
    { loading: loading.entries },
  ),
  /** An ordered list of entries made of declared fields. */
  entries: cardWidget(
    withCommands(() => import('../collection/EntriesCard')),
    { loading: loading.entries },
  ),
  /** Contents by their ids. */
  contentIds: cardWidget(
    withCommands(() => import('../collection/ContentIdsCard')),
    { loading: loading.entries, hasControl: true },
  ),
  /** The days of an event, and its times. */
  dates: cardWidget(
    withCommands(() => import('./dates/DatesCard')),
    { loading: loading.dates },
  ),
  times: cardWidget(() => import('./dates/TimesCard'), { loading: loading.times }),
  ticketing: cardWidget(() => import('./TicketingCard'), { loading: loading.entries, tellsRefusal: true }),
  /** When an office is open. */
  openings: cardWidget(() => import('./openings/OpeningsCard'), { loading: loading.openings }),
  /** The permissions of a role. Source: document 1, section 2.13. */
  abilities: cardWidget(
    withCommands(() => import('../permissions/AbilitiesCard')),
    { loading: loading.abilities, hasControl: true },
  ),
  /** The images of an item: cover, order, alternative text. Source: document 2, section 3. */
  images: mediaWidget(
    withCommands(() => import('../media/ImagesCard')),
    loading.images,
  ),
  /** One image out of the gallery. */
  image: mediaWidget(
    withCommands(() => import('../media/ImageCard')),
    loading.images,
  ),
  /** Files that readers download. Source: document 2, section 3. */
  files: mediaWidget(
    withCommands(() => import('../collection/FilesCard')),
    loading.files,
  ),
} satisfies Partial<Record<FieldKind, ComponentType<FieldWidgetProps>>>;

/**
 * The widget of each kind of field. All take the same props and draw the whole field; each redraws only when its own
 * props change, so keep `lookups`, `context` and the callbacks the same from one key to the next.
 */
export const fieldWidgets: Readonly<Record<FieldKind, ComponentType<FieldWidgetProps>>> = {
  text: memo(TextWidget),
  slug: memo(SlugWidget),
  textarea: memo(TextAreaWidget),
  richText: memo(RichTextWidget),
  tags: memo(TagsWidget),
  status: memo(StatusWidget),
  author: memo(AuthorWidget),
  dateTime: memo(DateTimeWidget),
  categories: memo(CategoriesWidget),
  municipalities: memo(MunicipalitiesWidget),
  provinces: memo(ProvincesWidget),
  portals: memo(PortalsWidget),
  images: memo(CARDS.images),
  address: memo(AddressWidget),
  select: memo(SelectWidget),
  ticketing: memo(CARDS.ticketing),
  contents: memo(ContentsWidget),
  contentIds: memo(CARDS.contentIds),
  reviewNote: memo(TextAreaWidget),
  dates: memo(CARDS.dates),
  times: memo(CARDS.times),
  contacts: memo(CARDS.contacts),
  openings: memo(CARDS.openings),
  email: memo(ReachWidget),
  url: memo(ReachWidget),
  telephone: memo(ReachWidget),
  password: memo(PasswordWidget),
  choice: memo(ChoiceWidget),
  active: memo(ActiveWidget),
  abilities: memo(CARDS.abilities),
  locality: memo(LocalityWidget),
  place: memo(PlaceWidget),
  image: memo(CARDS.image),
  files: memo(CARDS.files),
  flag: memo(FlagWidget),
  detail: memo(DetailWidget),
  entries: memo(CARDS.entries),
  slots: memo(SlotsWidget),
};
