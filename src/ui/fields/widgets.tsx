import { type ComponentType, memo } from 'react';
import type { FieldKind } from '../../content/model/types';
import { AbilitiesWidget } from './AbilitiesWidget';
import { AddressWidget } from './AddressWidget';
import { ContactsWidget } from './ContactsWidget';
import { ActiveWidget, ChoiceWidget } from './choiceWidgets';
import { DateTimeWidget } from './DateTimeWidget';
import { DatesWidget } from './dates/DatesWidget';
import { TimesWidget } from './dates/TimesWidget';
import { EntriesWidget } from './EntriesWidget';
import { ImagesWidget } from './ImagesWidget';
import { ImageWidget } from './ImageWidget';
import { AuthorWidget, CategoriesWidget, ContentsWidget, MunicipalitiesWidget, TagsWidget } from './lookupWidgets';
import { OpeningsWidget } from './openings/OpeningsWidget';
import { PortalsWidget } from './PortalsWidget';
import { RichTextWidget } from './RichTextWidget';
import { LocalityWidget, PlaceWidget } from './referenceWidgets';
import { SelectWidget } from './SelectWidget';
import { SlotsWidget } from './SlotsWidget';
import { StatusWidget } from './StatusWidget';
import { TicketingWidget } from './TicketingWidget';
import { DetailWidget, PasswordWidget, ReachWidget, SlugWidget, TextAreaWidget, TextWidget } from './textWidgets';
import type { FieldWidgetProps } from './types';

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
  portals: memo(PortalsWidget),
  images: memo(ImagesWidget),
  address: memo(AddressWidget),
  select: memo(SelectWidget),
  ticketing: memo(TicketingWidget),
  contents: memo(ContentsWidget),
  reviewNote: memo(TextAreaWidget),
  dates: memo(DatesWidget),
  times: memo(TimesWidget),
  contacts: memo(ContactsWidget),
  openings: memo(OpeningsWidget),
  email: memo(ReachWidget),
  url: memo(ReachWidget),
  telephone: memo(ReachWidget),
  password: memo(PasswordWidget),
  choice: memo(ChoiceWidget),
  active: memo(ActiveWidget),
  abilities: memo(AbilitiesWidget),
  locality: memo(LocalityWidget),
  place: memo(PlaceWidget),
  image: memo(ImageWidget),
  detail: memo(DetailWidget),
  entries: memo(EntriesWidget),
  slots: memo(SlotsWidget),
};
